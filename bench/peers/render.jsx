import { renderToString } from 'react-dom/server';
import * as peer from '#peer';
import { listCharts } from './series.js';

/** The dashboard as a server writes it. */
export async function renderDashboard() {
  const charts = listCharts();
  return renderToString(await (peer.showStatically ?? peer.show)(charts));
}
