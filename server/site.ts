import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { findLanguageFolder, LANGUAGES, languageFolder } from '../src/words/languages.ts';
import { type HeaderSettings, headersOf, pageFileOf } from './headers.ts';

export type Site = (request: IncomingMessage, response: ServerResponse) => void;

type SiteSettings = HeaderSettings & { distDir: string; basePath: string };

export type Answer =
  | { kind: 'file'; pathUnderBase: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'error'; status: 400 | 404 | 405; page: string };

const HOME = 'thirsty_fashion';
/**
 * What has no address of its own: hidden files, doubled slashes, the compressed siblings, a page's file without its ending,
 * a file as if it were a folder. The error pages neither.
 */
const NO_ADDRESS = /\/\.|\/\/|\.(br|gz)$|\/index\/?$|\.[^/]*\/$/;
const ERROR_PAGES = LANGUAGES.flatMap((language) =>
  ['400.html', '403.html', '404.html', '405.html', `${HOME}/405.html`].map(
    (page) => languageFolder(language) + page,
  ),
);

/** What a request gets, before any file is looked up. */
export function decideAnswer(method: string, url: string, basePath: string): Answer {
  const target = url.replace(/^https?:\/\/[^/?]*/i, '');
  const queryStart = target.indexOf('?');
  const query = queryStart === -1 ? '' : target.slice(queryStart);
  const decoded = decodePath(queryStart === -1 ? target : target.slice(0, queryStart));
  const pathname = decoded === undefined ? undefined : resolveDots(decoded);
  if (pathname === undefined) {
    const asked = target.startsWith(basePath) ? findLanguageFolder(target.slice(basePath.length)) : '';
    return { kind: 'error', status: 400, page: `${asked}400.html` };
  }
  const pathUnderBase = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : undefined;
  const folder = findLanguageFolder(pathUnderBase ?? '');
  if (method !== 'GET' && method !== 'HEAD') {
    // An error that home itself raises is shown on home's own page.
    const isHome = pathUnderBase?.replace(/\/$/, '') === folder + HOME;
    return { kind: 'error', status: 405, page: folder + (isHome ? `${HOME}/405.html` : '405.html') };
  }
  if (pathname === '/' && basePath !== '/') return { kind: 'redirect', location: basePath + query };
  if (`${pathname}/` === basePath) return { kind: 'redirect', location: basePath + query };
  // The page at the base, and that of a language, only leads to the story's home.
  if (pathUnderBase === folder || `${pathUnderBase}/` === folder)
    return { kind: 'redirect', location: `${basePath}${folder}${HOME}${query}` };
  const isError = ERROR_PAGES.includes(pageFileOf(pathUnderBase ?? ''));
  if (pathUnderBase === undefined || isError || NO_ADDRESS.test(pathname)) {
    return { kind: 'error', status: 404, page: `${folder}404.html` };
  }
  return { kind: 'file', pathUnderBase };
}

/** The decoded path, or undefined where it holds a malformed % sequence, what is no UTF-8, or a NUL. */
function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** The path with "." and ".." resolved, as nginx does it after decoding; undefined where it climbs over the root. */
function resolveDots(path: string): string | undefined {
  const segments: string[] = [];
  const given = path.split('/');
  for (const segment of given) {
    if (segment === '..') {
      if (segments.length < 2) return undefined;
      segments.pop();
    } else if (segment !== '.') segments.push(segment);
  }
  // Dots at the end lead to a folder.
  if (['.', '..'].includes(given.at(-1) ?? '')) segments.push('');
  return segments.join('/');
}

/**
 * The one range that a request may ask for, rewritten as sirv reads it; undefined means the whole file.
 * sirv mistakes a suffix ("-500") for a beginning and "0-0" for everything.
 */
export function parseRange(range: string, sizeBytes: number): string | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range);
  if (match === null) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '') {
    const start = Math.max(0, sizeBytes - Number(last));
    return Number(last) === 0 || sizeBytes === 0 ? undefined : `bytes=${start}-${sizeBytes - 1}`;
  }
  if (last === '') return range;
  return Number(last) === 0 || Number(first) > Number(last) ? undefined : range;
}

/**
 * Of Brotli and gzip, those that a client likes best, as sirv takes them: "gzip, br;q=0" → "gzip", "sabre" → "".
 * sirv looks for the names anywhere in the header, and would send Brotli to either.
 */
export function parseEncodings(acceptEncoding: string): string {
  const qualities = new Map<string, number>();
  for (const item of acceptEncoding.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
    qualities.set(coding.replace(/^x-gzip$/, 'gzip'), Number(weight ?? 1) || 0);
  }
  const rate = (coding: string) => qualities.get(coding) ?? qualities.get('*') ?? 0;
  const best = Math.max(rate('br'), rate('gzip'), qualities.get('identity') ?? 0);
  return ['br', 'gzip'].filter((coding) => best > 0 && rate(coding) === best).join();
}

/** Answers every request from the files of the build. */
export function createSite(settings: SiteSettings): Site {
  const { distDir, basePath } = settings;
  const baseDir = join(distDir, basePath);
  const errorPages = new Map<string, Buffer>();
  for (const page of ERROR_PAGES) {
    const file = join(baseDir, page);
    if (existsSync(file)) errorPages.set(page, readFileSync(file));
  }

  function applyHeaders(response: ServerResponse, pathUnderBase: string) {
    for (const [name, value] of Object.entries(headersOf(pathUnderBase, settings))) {
      response.setHeader(name, value);
    }
  }

  function sendError(request: IncomingMessage, response: ServerResponse, status: number, asked: string) {
    // A language that this site was not built in has no pages.
    const page = errorPages.has(asked) ? asked : `${status}.html`;
    const body = errorPages.get(page) ?? Buffer.alloc(0);
    // An error answers as its own page does, with nothing that the path asked for would have had.
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    applyHeaders(response, page);
    if (status === 405) response.setHeader('Allow', 'GET, HEAD');
    // A body that nobody reads must not hold the connection.
    if (request.method !== 'GET' && request.method !== 'HEAD') response.setHeader('Connection', 'close');
    response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8', 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  const serveFile = sirv(baseDir, {
    // Files are looked up with each request: one that is gone answers 404. Without it sirv would serve its list of the start.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    onNoMatch: (request, response) =>
      sendError(request, response, 404, `${findLanguageFolder(request.url?.slice(1) ?? '')}404.html`),
    setHeaders: (response, _pathname, stats) => {
      const { headers } = response.req;
      if (headers.range === undefined) return;
      // If-Range wants a strong validator, and ours are weak: the whole file is the right answer.
      const range = headers['if-range'] === undefined ? parseRange(headers.range, stats.size) : undefined;
      if (range === undefined) delete headers.range;
      else headers.range = range;
    },
  });

  return (request, response) => {
    const answer = decideAnswer(request.method ?? 'GET', request.url ?? '/', basePath);
    if (answer.kind === 'error') return sendError(request, response, answer.status, answer.page);
    if (answer.kind === 'redirect') {
      applyHeaders(response, '');
      response.writeHead(302, { Location: answer.location, 'Content-Length': 0 });
      response.end();
      return;
    }
    applyHeaders(response, answer.pathUnderBase);
    if (request.method === 'HEAD') delete request.headers.range;
    request.headers['accept-encoding'] = parseEncodings(request.headers['accept-encoding'] ?? '');
    request.url = `/${answer.pathUnderBase.split('/').map(encodeURIComponent).join('/')}`;
    // A file that goes between its look-up and its reading ends this answer, and nothing else.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    try {
      serveFile(request, response);
    } catch {
      // sirv looks for a file and then at it: a rebuild may take it away in between.
      sendError(request, response, 404, '404.html');
    }
  };
}
