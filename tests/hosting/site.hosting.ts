import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersOf } from '../../server/headers.ts';
import { DEFAULT_BASE_PATH as BASE } from '../../server/settings.mjs';
import { ask, writeRaw } from './ask.ts';
import { DIST_DIR, type Host, readPageHashes, startNginx, startOwnServer } from './hosts.ts';

const STARTERS = { 'npm start': startOwnServer, nginx: startNginx };
const NAMES = (Object.keys(STARTERS) as (keyof typeof STARTERS)[]).filter((name) =>
  (process.env.THREADPRINT_HOSTS ?? 'npm start').split(',').includes(name),
);

const baseDir = join(DIST_DIR, BASE);
const pageHashes = readPageHashes();
const pages = Object.keys(pageHashes).map((file) => file.replace(/\.html$/, ''));
const routes = pages.filter((page) => !/(^|\/)(40\d|index)$/.test(page));
const readPage = (page: string) => readFileSync(join(baseDir, `${page}.html`), 'utf8');
/** The entry script: the bundler names it, the pages know its name. */
const script =
  /type="module" src="[^"]*\/assets\/([^"]+)"/.exec(readPage('thirsty_fashion/info1'))?.[1] ?? '';

describe.each(NAMES)('%s', (name) => {
  let host: Host | undefined;
  let port: number;
  beforeAll(async () => {
    host = await STARTERS[name](BASE);
    port = host.port;
  });
  afterAll(() => host?.stop());

  it('answers each page with and without a trailing slash, under its own policy', async () => {
    expect(routes).toContain('thirsty_fashion/info1');
    for (const route of routes) {
      for (const path of [route, `${route}/`]) {
        const { status, headers, body } = await ask(port, BASE + path);
        expect([path, status]).toEqual([path, 200]);
        expect(body).toBe(readPage(route));
        expect(headers['content-type']?.replace(' ', '').toLowerCase()).toBe('text/html;charset=utf-8');
        for (const [header, value] of Object.entries(headersOf(path, { pageHashes, hasHsts: false }))) {
          expect([path, header, headers[header.toLowerCase()]]).toEqual([path, header, value]);
        }
      }
    }
  });

  it('sends / and the base without its slash to the base, with the query', async () => {
    for (const path of ['/?a=1', `${BASE.slice(0, -1)}?a=1`]) {
      const { status, headers } = await ask(port, path);
      expect([status, headers.location]).toEqual([302, `${BASE}?a=1`]);
    }
  });

  it('leads from the base to the story, with the query', async () => {
    const { status, headers } = await ask(port, `${BASE}?view=plain&motion=off`);
    expect([status, headers.location]).toEqual([302, `${BASE}thirsty_fashion?view=plain&motion=off`]);
  });

  it.each([
    '/nope',
    `${BASE}nope`,
    `${BASE}thirsty_fashion/nope/`,
    `${BASE}thirsty_fashion/info1/x/y`,
    `${BASE}charts`,
    `${BASE}assets/`,
    `${BASE}assets/nope.js`,
    `${BASE}404`,
    `${BASE}404.html`,
    `${BASE}thirsty_fashion/405.html`,
    '/threadprintx',
    '/_headers',
    '/.build.json',
    `${BASE}.hidden`,
    `${BASE}%2ehidden`,
    `${BASE}.git/config`,
    `${BASE}%c3%a9`,
    `${BASE}%e2%82%ac`,
    `${BASE}%f0%9f%98%80`,
  ])('answers 404 with our page to %s', async (path) => {
    const { status, headers, body } = await ask(port, path);
    expect([status, body]).toEqual([404, readPage('404')]);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain(pageHashes['404.html']?.styleHashes[0]);
  });

  it.each([
    `${BASE}%E0%A4%A`,
    `${BASE}thirsty_fashion/%`,
    '/%zz',
    `${BASE}%FF`,
    `${BASE}caf%e9`,
    // An overlong slash, half a pair, and one beyond the last character.
    `${BASE}..%c0%af`,
    `${BASE}%ed%a0%80`,
    `${BASE}%f4%90%80%80`,
    `${BASE}a%00`,
  ])('answers 400 to %s', async (path) => {
    const { status, headers, body } = await ask(port, path);
    expect([status, body]).toEqual([400, readPage('400')]);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    [`${BASE}/thirsty_fashion`, 404],
    ['//threadprint/thirsty_fashion', 404],
    [`${BASE}thirsty_fashion//info1`, 404],
    [`${BASE}./thirsty_fashion`, 200],
    [`${BASE}assets/../thirsty_fashion`, 200],
    [`${BASE}%2e/thirsty_fashion`, 200],
    [`${BASE}../..`, 400],
    ['/..', 400],
    [`${BASE}405.html.br`, 404],
    [`${BASE}405.html.br/`, 404],
    [`${BASE}405.html%2ebr`, 404],
    [`${BASE}thirsty_fashion.html.gz`, 404],
    [`${BASE}assets/${script}.br`, 404],
    [`${BASE}assets/${script}/`, 404],
    [`${BASE}thirsty_fashion.html/`, 404],
    [`${BASE}thirsty_fashion/index.html`, 200],
    [`${BASE}index/`, 404],
    [`${BASE}thirsty_fashion/index`, 404],
    [`${BASE}thirsty_fashion/index/`, 404],
    [`${BASE}thirsty_fashion.`, 404],
    [`${BASE}thirsty_fashion..`, 404],
    [`${BASE}thirsty_fashion%20`, 404],
    [`${BASE}thirsty_fashion;a=1`, 404],
    [`${BASE}THIRSTY_FASHION`, 404],
    [`${BASE}assets%2f..%2fthirsty_fashion`, 200],
    [`${BASE}thirsty_fashion/info1/..`, 200],
    [`${BASE}thirsty_fashion?cups=6&cups=3&/../..`, 200],
    [`${BASE}thirsty_fashion?%zz%00`, 200],
    [`http://elsewhere.example${BASE}thirsty_fashion`, 200],
    [BASE + 'a'.repeat(5000), 404],
    [BASE + 'a/'.repeat(2500), 404],
  ])('answers %s with %i', async (path, status) => {
    const reply = await ask(port, path);
    expect(reply.status).toBe(status);
    const page = status === 200 ? 'thirsty_fashion' : String(status);
    expect(reply.body).toBe(readPage(page));
    const [style] = pageHashes[`${page}.html`]?.styleHashes ?? [];
    expect(reply.headers['content-security-policy']).toContain(style);
  });

  it('reads past a body that nobody asked for', async () => {
    for (const length of [5, 200_000]) {
      const body = 'x'.repeat(length);
      const head = `HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n${body}`;
      const get = await writeRaw(port, `GET ${BASE}thirsty_fashion ${head}`, 5000);
      expect([length, get.reply.slice(0, 12)]).toEqual([length, 'HTTP/1.1 200']);
      const post = await writeRaw(port, `POST ${BASE}thirsty_fashion ${head}`, 5000);
      if (post.reply !== '') expect([length, post.reply.slice(0, 12)]).toEqual([length, 'HTTP/1.1 405']);
      expect(post.isClosed).toBe(true);
    }
    const chunks =
      'Host: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nxxxxx\r\n0\r\n\r\n';
    const chunked = await writeRaw(port, `GET ${BASE}thirsty_fashion HTTP/1.1\r\n${chunks}`, 5000);
    expect(chunked.reply.slice(0, 12)).toBe('HTTP/1.1 200');
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('answers 405 to %s', async (method) => {
    for (const path of ['thirsty_fashion/info1', 'nope', `assets/${script}`]) {
      const { status, headers, body } = await ask(port, BASE + path, { method });
      expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD']);
      expect(body).toBe(readPage('405'));
    }
  });

  it("shows home's own 405 on home's own page", async () => {
    for (const path of ['thirsty_fashion', 'thirsty_fashion/']) {
      const { status, body } = await ask(port, BASE + path, { method: 'POST' });
      expect([status, body]).toEqual([405, readPage('thirsty_fashion/405')]);
    }
  });

  it.each([
    `${BASE}../../package.json`,
    `${BASE}..%2f..%2fpackage.json`,
    `${BASE}%2e%2e/%2e%2e/package.json`,
    `${BASE}..\\..\\package.json`,
    `${BASE}....//....//package.json`,
    '/../package.json',
    '/..%5cpackage.json',
    `${BASE}%252e%252e/%252e%252e/package.json`,
    `${BASE}assets/../../../package.json`,
  ])('shows nothing outside the build for %s', async (path) => {
    const { status, body } = await ask(port, path);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain('devDependencies');
  });

  it('answers HEAD with the headers alone', async () => {
    const page = await ask(port, `${BASE}thirsty_fashion`, { method: 'HEAD' });
    expect([page.status, page.body]).toEqual([200, '']);
    expect(page.headers['content-length']).toBe(String(Buffer.byteLength(readPage('thirsty_fashion'))));
    expect((await ask(port, `${BASE}nope`, { method: 'HEAD' })).status).toBe(404);
  });

  it('keeps hashed files for ever and for every origin, and asks again for all else', async () => {
    const asset = await ask(port, `${BASE}assets/${script}`);
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['access-control-allow-origin']).toBe('*');
    expect(asset.headers['cross-origin-resource-policy']).toBe('cross-origin');
    for (const path of ['', 'thirsty_fashion', 'img/wool.jpg', 'charts/embed/water', 'assets/nope.js']) {
      const { headers } = await ask(port, BASE + path);
      expect([path, headers['cache-control']]).toEqual([path, 'no-cache']);
      expect([path, headers['access-control-allow-origin']]).toEqual([path, undefined]);
    }
  });

  it('lets every origin read the data, the cards and the element of the charts, and asks for them again', async () => {
    for (const path of ['data/fabrics.csv', 'data/datapackage.json', 'v1/chart.js', 'cards/about.jpg']) {
      const { status, headers } = await ask(port, BASE + path);
      expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-cache']);
      expect([path, headers['access-control-allow-origin']]).toEqual([path, '*']);
      expect([path, headers['cross-origin-resource-policy']]).toEqual([path, 'cross-origin']);
    }
  });

  it.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip'],
  ])('sends the %s sibling to those who accept %s', async (encoding, accepted) => {
    for (const path of ['thirsty_fashion', `assets/${script}`]) {
      const { headers } = await ask(port, BASE + path, { headers: { 'accept-encoding': accepted } });
      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    }
  });

  it.each([
    [undefined, 'br;q=0, gzip;q=0'],
    ['gzip', 'br;q=0.0, gzip'],
    [undefined, 'identity'],
    [undefined, 'sabre'],
  ])('sends %s to those who accept "%s"', async (encoding, accepted) => {
    const { headers } = await ask(port, `${BASE}thirsty_fashion`, {
      headers: { 'accept-encoding': accepted },
    });
    expect(headers['content-encoding']).toBe(encoding);
  });

  it('answers 304 to the tag it gave, alone or in a list, and to any, and 200 to another', async () => {
    for (const path of ['thirsty_fashion', `assets/${script}`, 'img/wool.jpg']) {
      const tag = (await ask(port, BASE + path)).headers.etag ?? '';
      expect(tag).not.toBe('');
      for (const match of [tag, `"other", ${tag}`, `W/${tag}`, '*']) {
        const again = await ask(port, BASE + path, { headers: { 'if-none-match': match } });
        expect([path, match, again.status, again.body, again.headers.etag]).toEqual([
          path,
          match,
          304,
          '',
          tag,
        ]);
      }
      expect((await ask(port, BASE + path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    }
  });

  it('compresses its error pages, and says that they differ', async () => {
    for (const [path, method] of [
      ['nope', 'GET'],
      ['thirsty_fashion/info1', 'POST'],
    ] as const) {
      const { headers } = await ask(port, BASE + path, {
        method,
        headers: { 'accept-encoding': 'gzip, br' },
      });
      expect([path, headers['content-encoding'], headers.vary]).toEqual([path, 'br', 'Accept-Encoding']);
      expect(Number(headers['content-length'])).toBeLessThan(15_000);
    }
  });

  it.each([
    ['bytes=2-5', 206],
    ['bytes=-4', 206],
    ['bytes=99999999-', 416],
    ['lines=1-2', 200],
  ])('answers the range %s with %i', async (range, status) => {
    const path = `${BASE}assets/${script}`;
    const whole = readFileSync(join(baseDir, 'assets', script), 'utf8');
    const reply = await ask(port, path, { headers: { range } });
    expect(reply.status).toBe(status);
    if (status === 206) expect(reply.body).toBe(range === 'bytes=2-5' ? whole.slice(2, 6) : whole.slice(-4));
    if (status === 200) expect(reply.body).toBe(whole);
  });

  it('answers odd requests, 2,000 of them, with a status of ours and nothing from outside the build', {
    timeout: 90_000,
  }, async () => {
    const encode = (bytes: Uint8Array) =>
      [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
    const path = fc.oneof(
      fc.uint8Array({ maxLength: 40 }).map(encode),
      // Printable and beyond, but no space: that would end the path.
      fc
        .array(fc.integer({ min: 0x21, max: 0xff }), { maxLength: 40 })
        .map((codes) => String.fromCharCode(...codes)),
    );
    const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'get', 'BREW');
    const start = fc.constantFrom(
      BASE,
      '/',
      `${BASE}thirsty_fashion/`,
      `${BASE}../`,
      '//',
      `${BASE}assets/%2e%2e/`,
    );
    const header = fc.constantFrom(
      'X-A: 1',
      'Range: bytes=5-1',
      'Range: bytes=-0',
      'If-None-Match: *',
      'Accept-Encoding: br;q=0, *',
      'If-Modified-Since: never',
      'Host: y',
    );
    const property = fc.asyncProperty(method, start, path, header, async (verb, base, bytes, line) => {
      const request = `${verb} ${base}${bytes} HTTP/1.1\r\nHost: x\r\n${line}\r\nConnection: close\r\n\r\n`;
      const { reply } = await writeRaw(port, request, 5000);
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1] ?? 0);
      expect([200, 206, 302, 304, 400, 404, 405, 416]).toContain(status);
      expect(reply).not.toContain('devDependencies');
    });
    await fc.assert(property, { numRuns: 2000, seed: 2026 });
    expect((await ask(port, `${BASE}thirsty_fashion`)).status).toBe(200);
  });

  it('refuses huge URLs and headers, and goes on', async () => {
    const length = 100_000;
    const url = await writeRaw(port, `GET ${BASE}${'a'.repeat(length)} HTTP/1.1\r\nHost: x\r\n\r\n`, 5000);
    const header = await writeRaw(
      port,
      `GET ${BASE} HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(length)}\r\n\r\n`,
      5000,
    );
    for (const { reply, isClosed } of [url, header]) {
      expect(isClosed).toBe(true);
      // A server may close before it has read all; then its answer may be lost.
      if (reply !== '') expect(reply).toMatch(/^HTTP\/1\.1 4(00|14|31)/);
    }
    expect((await ask(port, `${BASE}thirsty_fashion`)).status).toBe(200);
  });

  it('refuses what is not HTTP, and goes on', async () => {
    const { reply, isClosed } = await writeRaw(port, '\x16\x03\x01 hello\r\n\r\n', 5000);
    expect(isClosed).toBe(true);
    if (reply !== '') expect(reply).toMatch(/^HTTP\/1\.1 400|<html>/);
    expect((await ask(port, `${BASE}thirsty_fashion`)).status).toBe(200);
  });

  it('hangs up on slow and half-open connections, and serves others meanwhile', {
    timeout: 40_000,
  }, async () => {
    const slow = Array.from({ length: 50 }, () => writeRaw(port, `GET ${BASE} HTTP/1.1\r\nHost:`, 30_000));
    const silent = writeRaw(port, '', 30_000);
    expect((await ask(port, `${BASE}thirsty_fashion`)).status).toBe(200);
    const ended = await Promise.all([...slow, silent]);
    expect(ended.every(({ isClosed }) => isClosed)).toBe(true);
  });
});
