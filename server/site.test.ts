import fs, { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { type Server, request as sendRequest } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from './listen.mjs';
import { createCurrentSite, createSiteServer } from './serve.ts';
import { createSite, decideAnswer, parseEncodings } from './site.ts';

const FILES: Record<string, string | Buffer> = {
  'secret.txt': 'outside',
  'dist/threadprint/index.html': 'base',
  'dist/threadprint/thirsty_fashion.html': 'home',
  'dist/threadprint/thirsty_fashion/405.html': 'specimen',
  'dist/threadprint/thirsty_fashion/info1.html': 'info1',
  'dist/threadprint/400.html': 'our 400',
  'dist/threadprint/404.html': 'our 404',
  'dist/threadprint/404.html.br': brotliCompressSync('our 404'),
  'dist/threadprint/405.html': 'our 405',
  'dist/threadprint/.hidden': 'hidden',
  'dist/threadprint/assets/a-1.js': '0123456789',
  'dist/threadprint/assets/a-1.js.br': brotliCompressSync('0123456789'),
};

type Reply = { status: number; headers: Record<string, unknown>; body: string };

let folder: string;
let servers: Server[];
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'threadprint-'));
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const pageHashes = { 'thirsty_fashion.html': { styleHashes: ["'sha256-home='"], scriptHashes: [] } };
  const distDir = join(folder, 'dist');
  const site = createSite({ distDir, basePath: '/threadprint/', pageHashes, hasHsts: false });
  ({ servers, port } = await listen(() => createSiteServer(site), { host: '127.0.0.1', port: 0 }));
});

afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

/** Sends the path byte for byte: `fetch` would tidy it up first. */
function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = sendRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

describe('the server', () => {
  it('answers a page with and without a trailing slash', async () => {
    for (const path of ['/threadprint/thirsty_fashion', '/threadprint/thirsty_fashion/?a=1']) {
      const { status, body, headers } = await ask(path);
      expect([status, body, headers['content-type']]).toEqual([200, 'home', 'text/html; charset=utf-8']);
      expect(headers['content-security-policy']).toContain("'sha256-home='");
    }
  });
  it('sends / and the base without its slash to the base, with the query', async () => {
    for (const path of ['/?a=1', '/threadprint?a=1']) {
      const { status, headers } = await ask(path);
      expect([status, headers.location]).toEqual([302, '/threadprint/?a=1']);
    }
  });
  it.each([
    '/nope',
    '/threadprint/nope',
    '/threadprint/thirsty_fashion/nope/',
    '/threadprintx',
    '/threadprint/404',
    '/threadprint/404.html',
    '/threadprint/thirsty_fashion/405',
    '//threadprint/',
  ])('answers 404 with our page to %s', async (path) => {
    const { status, body, headers } = await ask(path);
    expect([status, body]).toEqual([404, 'our 404']);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
  it.each(['/threadprint/%E0%A4%A', '/%', '/threadprint/%zz', '/threadprint/%FF', '/threadprint/a%00'])(
    'answers 400 with our page to %s',
    async (path) => {
      const { status, body } = await ask(path);
      expect([status, body]).toEqual([400, 'our 400']);
    },
  );
  it('answers a page by all its names', async () => {
    for (const name of ['info1', 'info1/', 'info1.html', 'info1/index.html']) {
      const { status, body } = await ask(`/threadprint/thirsty_fashion/${name}`);
      expect([name, status, body]).toEqual([name, 200, 'info1']);
    }
  });
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('answers 405 to %s', async (method) => {
    const { status, body, headers } = await ask('/threadprint/thirsty_fashion/info1', method);
    expect([status, body, headers.allow]).toEqual([405, 'our 405', 'GET, HEAD']);
  });
  it("answers home's own 405 with home's own page", async () => {
    for (const path of ['/threadprint/thirsty_fashion', '/threadprint/thirsty_fashion/']) {
      const { status, body } = await ask(path, 'POST');
      expect([status, body]).toEqual([405, 'specimen']);
    }
  });
  it.each([
    '/threadprint/..\\..\\secret.txt',
    '/threadprint//etc/passwd',
    '/threadprint/.hidden',
    '/threadprint/%2ehidden',
    '/threadprint/assets/a-1.js.br',
    '/threadprint/assets/a-1.js.br/',
    '/threadprint/assets/a-1.js/',
    '/threadprint/thirsty_fashion.html/',
    '/threadprint/thirsty_fashion/index',
    '/threadprint/405.html.br',
  ])('shows nothing for %s', async (path) => {
    const { status, body } = await ask(path);
    expect([status, body]).toEqual([404, 'our 404']);
  });
  it.each([
    '/threadprint/../../secret.txt',
    '/threadprint/..%2f..%2fsecret.txt',
    '/threadprint/%2e%2e/%2e%2e/secret.txt',
  ])('answers 400 to %s, which climbs over the root', async (path) => {
    const { status, body } = await ask(path);
    expect([status, body]).toEqual([400, 'our 400']);
  });
  it.each([
    '/threadprint/./thirsty_fashion',
    '/threadprint/assets/../thirsty_fashion',
    '/x/../threadprint/thirsty_fashion/.',
  ])('resolves the dots of %s', async (path) => {
    const { status, body, headers } = await ask(path);
    expect([status, body]).toEqual([200, 'home']);
    expect(headers['content-security-policy']).toContain("'sha256-home='");
  });
  it('answers 404 to a file that is gone since it started', async () => {
    const file = join(folder, 'dist/threadprint/assets/gone-1.js');
    writeFileSync(file, 'here');
    expect((await ask('/threadprint/assets/gone-1.js')).status).toBe(200);
    rmSync(file);
    const { status, body } = await ask('/threadprint/assets/gone-1.js');
    expect([status, body]).toEqual([404, 'our 404']);
  });
  it('answers 404 to a file that goes while it is looked up', async () => {
    const file = join(folder, 'dist/threadprint/assets/goes-1.js');
    writeFileSync(file, 'here');
    const { statSync } = fs;
    const fail = (path: string, ...rest: never[]) => {
      if (path === file) throw new Error('ENOENT');
      return statSync(path, ...rest);
    };
    Object.assign(fs, { statSync: fail });
    syncBuiltinESMExports();
    try {
      const { status, body } = await ask('/threadprint/assets/goes-1.js');
      expect([status, body]).toEqual([404, 'our 404']);
    } finally {
      Object.assign(fs, { statSync });
      syncBuiltinESMExports();
    }
    expect((await ask('/threadprint/assets/goes-1.js')).body).toBe('here');
  });
  it('hangs up on a client that asks for much and reads nothing', async () => {
    writeFileSync(join(folder, 'dist/threadprint/assets/large-1.js'), Buffer.alloc(32_000_000));
    for (const server of servers) server.timeout = 200;
    const socket = connect(port, '127.0.0.1');
    socket.pause();
    socket.write('GET /threadprint/assets/large-1.js HTTP/1.1\r\nHost: x\r\n\r\n');
    const [server] = servers;
    const countOpen = () => new Promise<number>((done) => server?.getConnections((_, count) => done(count)));
    await expect.poll(countOpen).toBeGreaterThan(0);
    await expect.poll(countOpen, { timeout: 5000 }).toBe(0);
    socket.destroy();
    expect((await ask('/threadprint/thirsty_fashion')).status).toBe(200);
  });
  it('answers HEAD with the headers alone', async () => {
    const { status, body, headers } = await ask('/threadprint/assets/a-1.js', 'HEAD');
    expect([status, body, headers['content-length']]).toEqual([200, '', '10']);
    expect((await ask('/threadprint/nope', 'HEAD')).status).toBe(404);
  });
  it('keeps hashed files for ever', async () => {
    const { headers } = await ask('/threadprint/assets/a-1.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
  it('lets every origin read hashed files, and no page that stands in for one', async () => {
    expect((await ask('/threadprint/assets/a-1.js')).headers['access-control-allow-origin']).toBe('*');
    const { status, headers } = await ask('/threadprint/assets/nope-1.js');
    expect(status).toBe(404);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });
  it('sends the compressed sibling to those who can read it', async () => {
    const { headers } = await ask('/threadprint/assets/a-1.js', 'GET', { 'accept-encoding': 'gzip, br' });
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect((await ask('/threadprint/assets/a-1.js')).headers).not.toHaveProperty('content-encoding');
    for (const accepted of ['gzip, br;q=0', 'sabre', 'identity']) {
      const plain = await ask('/threadprint/assets/a-1.js', 'GET', { 'accept-encoding': accepted });
      expect([accepted, plain.headers['content-encoding'], plain.body]).toEqual([
        accepted,
        undefined,
        '0123456789',
      ]);
    }
  });
  it('answers 304 to the tag it gave, alone or in a list, and to any, with tag and Vary', async () => {
    const { headers } = await ask('/threadprint/assets/a-1.js');
    const tag = String(headers.etag);
    for (const match of [tag, `"x", ${tag}`, `W/${tag}`, '*']) {
      const again = await ask('/threadprint/assets/a-1.js', 'GET', { 'if-none-match': match });
      expect([match, again.status, again.body]).toEqual([match, 304, '']);
      expect([again.headers.etag, again.headers.vary]).toEqual([tag, 'Accept-Encoding']);
      expect(again.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    for (const match of ['"x"', '"x", "y"', tag.slice(1, -1)])
      expect((await ask('/threadprint/assets/a-1.js', 'GET', { 'if-none-match': match })).status).toBe(200);
  });
  it('gives a tag by content alone, and each form of a file its own', async () => {
    const file = join(folder, 'dist/threadprint/assets/tag-1.js');
    const readTag = async (content: string) => {
      writeFileSync(file, content);
      utimesSync(file, times++, times);
      return (await ask('/threadprint/assets/tag-1.js')).headers.etag;
    };
    let times = 1_000_000_000;
    const [first, other, again] = [await readTag('ab'), await readTag('ba'), await readTag('ab')];
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    const [plain, br] = await Promise.all(
      ['identity', 'br'].map((coding) =>
        ask('/threadprint/assets/a-1.js', 'GET', { 'accept-encoding': coding }),
      ),
    );
    expect(br?.headers.etag).not.toBe(plain?.headers.etag);
  });
  it('compresses its error pages for those who can read it', async () => {
    const { status, headers } = await ask('/threadprint/nope', 'GET', { 'accept-encoding': 'gzip, br' });
    expect([status, headers['content-encoding'], headers.vary]).toEqual([404, 'br', 'Accept-Encoding']);
    expect(headers['content-length']).toBe(String(brotliCompressSync('our 404').length));
    const plain = await ask('/threadprint/nope', 'GET', { 'accept-encoding': 'gzip' });
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'our 404']);
  });
  it.each([
    ['bytes=2-4', 206, '234'],
    ['bytes=7-', 206, '789'],
    ['bytes=-3', 206, '789'],
    ['bytes=-99', 206, '0123456789'],
    ['bytes=5-99', 206, '56789'],
    ['bytes=99-', 416, ''],
    ['bytes=4-2', 416, ''],
    ['bytes=0-0', 206, '0'],
    ['bytes=0-1,4-5', 200, '0123456789'],
    ['lines=1-2', 200, '0123456789'],
  ])('answers the range %s with %i', async (range, status, body) => {
    const reply = await ask('/threadprint/assets/a-1.js', 'GET', { range });
    expect([reply.status, reply.body]).toEqual([status, body]);
  });
  it('sends the range to whoever has its beginning, and the whole file to whoever has another', async () => {
    const { headers } = await ask('/threadprint/assets/a-1.js');
    for (const [tag, body] of [
      [String(headers.etag), '234'],
      ['"old"', '0123456789'],
    ]) {
      const own = { range: 'bytes=2-4', 'if-range': tag ?? '' };
      expect((await ask('/threadprint/assets/a-1.js', 'GET', own)).body).toBe(body);
    }
  });
});

describe('parseEncodings(acceptEncoding)', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br,gzip'],
    ['GZIP , Br', 'br,gzip'],
    ['x-gzip', 'gzip'],
    ['*', 'br,gzip'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0, br', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['gzip;q=0.5,\tbr ; q=0.8', 'br'],
    ['identity, gzip;q=0.5', ''],
    ['br;q=0.000, gzip;q=0', ''],
    ['br;q=x', ''],
    ['sabre', ''],
    ['gzipped, brotli, vbr-1', ''],
    ['identity', ''],
    ['', ''],
  ])('takes "%s" for "%s"', (acceptEncoding, encodings) => {
    expect(parseEncodings(acceptEncoding).join()).toBe(encodings);
  });
});

describe('createCurrentSite(createNewest, distDir)', () => {
  it('reads the build anew once another has taken its place, and goes on with the old one in between', () => {
    const root = mkdtempSync(join(tmpdir(), 'threadprint-swap-'));
    const dist = join(root, 'dist');
    mkdirSync(dist);
    let builds = 0;
    const answers: number[] = [];
    const site = createCurrentSite(() => {
      builds += 1;
      const own = builds;
      return () => answers.push(own);
    }, dist);
    const answer = () => site({} as never, {} as never);
    answer();
    mkdirSync(join(root, 'stage'));
    renameSync(dist, join(root, 'old'));
    answer();
    renameSync(join(root, 'stage'), dist);
    answer();
    answer();
    expect(answers).toEqual([1, 1, 2, 2]);
    rmSync(root, { recursive: true });
  });
});

describe('decideAnswer(method, url, basePath)', () => {
  it('reads the absolute form that proxies send', () => {
    expect(decideAnswer('GET', 'http://example.org/a/b?c', '/a/')).toEqual({
      kind: 'file',
      pathUnderBase: 'b',
    });
  });
  it('leads from the base to the story, with the query', () => {
    expect(decideAnswer('GET', '/', '/')).toEqual({ kind: 'redirect', location: '/thirsty_fashion' });
    expect(decideAnswer('GET', '/a/?view=plain', '/a/')).toEqual({
      kind: 'redirect',
      location: '/a/thirsty_fashion?view=plain',
    });
  });
  it('takes the asterisk form for an unknown path', () => {
    expect(decideAnswer('GET', '*', '/a/')).toMatchObject({ kind: 'error', status: 404 });
  });
  it('leads from the base of a language to its story, with the query', () => {
    for (const path of ['/a/es', '/a/es/'])
      expect(decideAnswer('GET', `${path}?view=plain`, '/a/')).toEqual({
        kind: 'redirect',
        location: '/a/es/thirsty_fashion?view=plain',
      });
    expect(decideAnswer('GET', '/es', '/')).toEqual({ kind: 'redirect', location: '/es/thirsty_fashion' });
  });
  it('answers errors in the language of the path', () => {
    expect(decideAnswer('POST', '/a/fr/thirsty_fashion', '/a/')).toEqual({
      kind: 'error',
      status: 405,
      page: 'fr/thirsty_fashion/405.html',
    });
    expect(decideAnswer('GET', '/a/es/%E0%A4%A', '/a/')).toMatchObject({ status: 400, page: 'es/400.html' });
    expect(decideAnswer('GET', '/a/de/.git', '/a/')).toMatchObject({ status: 404, page: 'de/404.html' });
    expect(decideAnswer('GET', '/a/essay/.git', '/a/')).toMatchObject({ status: 404, page: '404.html' });
  });
});
