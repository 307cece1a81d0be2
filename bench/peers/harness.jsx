import { createRoot } from 'react-dom/client';
import * as peer from '#peer';
import { listCharts } from './series.js';

const container = document.getElementById('root');
let root;

/** What bench/measure/charts.mjs calls in the page: the dashboard, or one chart of `count` bars. */
window.mountCharts = (count) => {
  root = createRoot(container);
  root.render(peer.show(listCharts(count)));
};
window.unmountCharts = () => root.unmount();
// A reader's page, where the chart is not in the HTML.
if (location.search === '?mount') window.mountCharts();
