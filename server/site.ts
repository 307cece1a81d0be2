import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { contentType } from 'mime-types';
import send from 'send';
import { findLanguageFolder, LANGUAGES, languageFolder } from '../src/words/languages.ts';
import { type HeaderSettings, headersOf, pageFileOf } from './headers.ts';

export type Site = (request: IncomingMessage, response: ServerResponse) => void;

type SiteSettings = HeaderSettings & { distDir: string; basePath: string };

type Answer =
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

/** Of Brotli and gzip, those that a client likes best: "gzip, br;q=0" → ["gzip"], "sabre" → []. */
export function parseEncodings(acceptEncoding: string): string[] {
  const qualities = new Map<string, number>();
  for (const item of acceptEncoding.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
    qualities.set(coding.replace(/^x-gzip$/, 'gzip'), Number(weight ?? 1) || 0);
  }
  const rate = (coding: string) => qualities.get(coding) ?? qualities.get('*') ?? 0;
  const best = Math.max(rate('br'), rate('gzip'), qualities.get('identity') ?? 0);
  return ['br', 'gzip'].filter((coding) => best > 0 && rate(coding) === best);
}

/** The ending of a compressed sibling, by its coding. */
const ENDINGS: Record<string, string> = { br: '.br', gzip: '.gz' };

/** A tag that changes with the content alone: two machines behind one address give a file the same. */
const tagContent = (content: Buffer) =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Answers every request from the files of the build. */
export function createSite(settings: SiteSettings): Site {
  const { distDir, basePath } = settings;
  const baseDir = join(distDir, basePath);
  /** Each error page, plain under "" and compressed under its coding. */
  const errorPages = new Map<string, Map<string, Buffer>>();
  for (const page of ERROR_PAGES) {
    const codings = Object.entries({ '': '', ...ENDINGS }).map(([coding, ending]) => [coding, page + ending]);
    const forms = codings.filter(([, file]) => existsSync(join(baseDir, file ?? '')));
    if (forms.length > 0)
      errorPages.set(
        page,
        new Map(forms.map(([coding = '', file = '']) => [coding, readFileSync(join(baseDir, file))])),
      );
  }
  const tags = new Map<string, string>();

  function applyHeaders(response: ServerResponse, pathUnderBase: string) {
    for (const [name, value] of Object.entries(headersOf(pathUnderBase, settings))) {
      response.setHeader(name, value);
    }
  }

  function sendError(request: IncomingMessage, response: ServerResponse, status: number, asked: string) {
    // A language that this site was not built in has no pages.
    const page = errorPages.has(asked) ? asked : `${status}.html`;
    const forms = errorPages.get(page);
    const coding = parseEncodings(request.headers['accept-encoding'] ?? '').find((name) => forms?.has(name));
    const body = forms?.get(coding ?? '') ?? Buffer.alloc(0);
    // An error answers as its own page does, with nothing that the path asked for would have had.
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    applyHeaders(response, page);
    response.setHeader('Vary', 'Accept-Encoding');
    if (coding !== undefined) response.setHeader('Content-Encoding', coding);
    if (status === 405) response.setHeader('Allow', 'GET, HEAD');
    // A body that nobody reads must not hold the connection.
    if (request.method !== 'GET' && request.method !== 'HEAD') response.setHeader('Connection', 'close');
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  const findStats = (file: string) => {
    const stats = statSync(join(baseDir, file), { throwIfNoEntry: false });
    return stats?.isFile() ? stats : undefined;
  };

  /** The file that answers for a path, in the form that the client likes best, with the headers that tell of both. */
  function findFile(pathUnderBase: string, acceptEncoding: string) {
    const name = pathUnderBase.replace(/\/(index\.html)?$/, '');
    const found = [name, `${name}.html`, pathUnderBase].find(findStats);
    if (found === undefined) return undefined;
    const coding = parseEncodings(acceptEncoding).find((accepted) => findStats(found + ENDINGS[accepted]));
    const file = found + (ENDINGS[coding ?? ''] ?? '');
    const stats = findStats(file);
    const key = `${file} ${stats?.mtimeMs}`;
    const tag = tags.get(key) ?? tagContent(readFileSync(join(baseDir, file)));
    tags.set(key, tag);
    const headers = {
      'Content-Type': contentType(extname(found)) || 'application/octet-stream',
      ETag: tag,
      Vary: 'Accept-Encoding',
      ...(coding === undefined ? {} : { 'Content-Encoding': coding }),
    };
    return { file, headers, sizeBytes: stats?.size ?? 0 };
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, pathUnderBase: string) {
    const sendMissing = () =>
      sendError(request, response, 404, `${findLanguageFolder(pathUnderBase)}404.html`);
    let found: ReturnType<typeof findFile>;
    try {
      // Looked up with each request: a file that is gone, or goes meanwhile as another build comes, answers 404.
      found = findFile(pathUnderBase, request.headers['accept-encoding'] ?? '');
    } catch {
      return sendMissing();
    }
    if (found === undefined) return sendMissing();
    for (const [name, value] of Object.entries(found.headers)) response.setHeader(name, value);
    // send refuses a suffix that is longer than the file; it means all of it.
    const suffix = /^bytes=-(\d+)$/.exec(request.headers.range ?? '')?.[1];
    if (Number(suffix) >= found.sizeBytes) request.headers.range = 'bytes=0-';
    const path = `/${found.file.split('/').map(encodeURIComponent).join('/')}`;
    send(request, path, {
      root: baseDir,
      etag: false,
      lastModified: false,
      cacheControl: false,
      index: false,
    })
      .on('error', ({ status }: { status: number }) => {
        if (response.headersSent) response.destroy();
        else if (status === 404) sendMissing();
        else {
          for (const name of ['Content-Type', 'Content-Encoding']) response.removeHeader(name);
          response.writeHead(status, { 'Content-Length': 0 }).end();
        }
      })
      .pipe(response);
  }

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
    sendFile(request, response, answer.pathUnderBase);
  };
}
