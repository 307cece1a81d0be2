import { createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The script that the proxy adds to each page: it keeps every fault where all engines can be asked for it. */
const COLLECTOR = `
window.faults = [];
addEventListener('error', (event) => {
  // Firefox tells every observer that a layout did not settle within its frame; it settles in the next one.
  if (/^ResizeObserver loop/.test(event.message)) return;
  window.faults.push('error: ' + (event.message || event.target?.src || event.target?.href));
}, true);
addEventListener('unhandledrejection', (event) => window.faults.push('rejection: ' + event.reason));
addEventListener('securitypolicyviolation', (event) => window.faults.push('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
const logError = console.error;
console.error = (...args) => { window.faults.push('console: ' + args.join(' ')); logError(...args); };
`;

export interface ErrorProxy {
  origin: string;
  close: () => void;
}

/**
 * Stands between a browser and the site on `sitePort`, and changes nothing but this: each HTML page gets one more
 * script of its own origin, which collects faults in `window.faults`. WebDriver has no console to read.
 */
export async function startErrorProxy(sitePort: number, basePath: string): Promise<ErrorProxy> {
  const collectorPath = `${basePath}collect-faults.js`;
  const answer: RequestListener = (incoming, response) => {
    if (incoming.url === collectorPath) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(COLLECTOR);
      return;
    }
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const forwarded = request(
      // A connection of its own: one kept alive may be closed by the site just as it is used again.
      { port: sitePort, method: incoming.method, path: incoming.url, headers, agent: false },
      (answered) => {
        const isPage = String(answered.headers['content-type']).startsWith('text/html');
        if (!isPage) {
          response.writeHead(answered.statusCode ?? 502, answered.headers);
          answered.pipe(response);
          return;
        }
        const chunks: Buffer[] = [];
        answered.on('data', (chunk) => chunks.push(chunk));
        answered.on('end', () => {
          const { 'content-length': _, etag: __, ...kept } = answered.headers;
          const html = Buffer.concat(chunks).toString();
          response.writeHead(answered.statusCode ?? 502, kept);
          response.end(html.replace('<head>', `<head><script src="${collectorPath}"></script>`));
        });
      },
    );
    forwarded.on('error', () => response.writeHead(502).end());
    incoming.pipe(forwarded);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
