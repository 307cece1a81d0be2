import { createRoot } from 'react-dom/client';
import { Dashboard } from '#peer';

const container = document.getElementById('root');
let root;

/** What bench/measure/charts.mjs calls in the page. */
window.mountDashboard = () => {
  root = createRoot(container);
  root.render(<Dashboard />);
};
window.unmountDashboard = () => root.unmount();
