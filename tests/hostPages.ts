import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// Pages of others that show a chart of ours: what their makers' editors turn the code that we give into.

interface HostPage {
  headers?: (site: string) => Record<string, string>;
  compose: (code: string) => string;
}

const NONCE = 'c2hvcnQ';
const LONG_READ = `<p id="after">${'A long read. '.repeat(400)}</p>`;
const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Host</title>${head}</head><body>${body}</body></html>`;

export const HOST_PAGES: Readonly<Record<string, HostPage>> = {
  'a plain page': { compose: (code) => page('', `<h1>Plain</h1>${code}${LONG_READ}`) },
  'a dark page with a strict policy': {
    headers: (site) => ({
      'content-security-policy': `default-src 'none'; script-src ${site}; frame-src ${site}; img-src ${site} data:; style-src 'nonce-${NONCE}'; require-trusted-types-for 'script'; trusted-types 'none'`,
    }),
    // Such a page takes no style attribute: its own sheet says the same.
    compose: (code) => {
      const [, style = ''] = /style="([^"]*)"/.exec(code) ?? [];
      return page(
        `<style nonce="${NONCE}">:root{color-scheme:dark}body{background:#111;color:#eee}threadprint-chart{${style}}</style>`,
        `<h1>Strict</h1>${code.replace(` style="${style}"`, '')}${LONG_READ}`,
      );
    },
  },
  'a Ghost post': {
    compose: (code) =>
      page(
        '<style>.gh-canvas{display:grid;grid-template-columns:1fr min(720px,100%) 1fr}.gh-canvas>*{grid-column:2}img{max-width:100%;height:auto}</style>',
        `<article class="gh-article"><section class="gh-content gh-canvas"><h1>Ghost</h1><!--kg-card-begin: html-->${code}<!--kg-card-end: html-->${LONG_READ}</section></article>`,
      ),
  },
  'a WordPress post': {
    compose: (code) =>
      page(
        '<style>.is-layout-constrained>*{max-width:645px;margin-inline:auto!important}.entry-content img{height:auto;max-width:100%;vertical-align:middle}</style>',
        `<div class="entry-content is-layout-constrained"><h1>WordPress</h1>\n<p>${code}</p>\n${LONG_READ}</div>`,
      ),
  },
};

/** Shows a host's page with some code on an origin of its own, until it is closed. */
export async function serveHostPage(
  { compose, headers = () => ({}) }: HostPage,
  site: string,
  code: string,
): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html', ...headers(new URL(site).origin) })
      .end(compose(code));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
