import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as peer from '#peer';

/** The dashboard as a server writes it. */
export async function renderDashboard() {
  if (peer.renderStatically) return peer.renderStatically(renderToString);
  return renderToString(createElement(peer.Dashboard));
}
