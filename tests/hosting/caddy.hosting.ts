import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commonHeaders, sharedPathHeaders } from '../../server/headers.ts';
import { DEFAULT_BASE_PATH as BASE } from '../../server/settings.mjs';
import { ask } from './ask.ts';
import { DIST_DIR, type Host, startCaddy } from './hosts.ts';

// What docs/hosting.md promises of server/Caddyfile.

const readFile = (file: string) => readFileSync(join(DIST_DIR, BASE, file), 'utf8');

describe.runIf(process.env.THREADPRINT_HOSTS?.includes('Caddy') === true)('Caddy', () => {
  let host: Host | undefined;
  let port = 0;
  beforeAll(async () => {
    host = await startCaddy(BASE);
    port = host.port;
  });
  afterAll(() => host?.stop());

  it('answers pages with and without a slash, and says who may frame them', async () => {
    for (const [path, frames] of [
      ['thirsty_fashion', "frame-ancestors 'none'"],
      ['thirsty_fashion/info1/', "frame-ancestors 'none'"],
      ['thirsty_fashion/info1/index.html', "frame-ancestors 'none'"],
      ['charts/embed/water', 'frame-ancestors * file:'],
    ] as const) {
      const { status, headers, body } = await ask(port, BASE + path);
      expect([path, status, body]).toEqual([
        path,
        200,
        readFile(`${path.replace(/\/(index\.html)?$/, '')}.html`),
      ]);
      expect([path, headers['content-security-policy']]).toEqual([path, frames]);
      const expected = { ...commonHeaders(false), ...sharedPathHeaders(path) };
      for (const [header, value] of Object.entries(expected))
        expect([path, header, headers[header.toLowerCase()]]).toEqual([path, header, value]);
    }
  });

  it('leads from the base to the story, with the query', async () => {
    const { status, headers } = await ask(port, `${BASE}?view=plain`);
    expect(status).toBe(302);
    expect(headers.location).toMatch(/\/threadprint\/thirsty_fashion\?view=plain$/);
  });

  it('shows our own pages for what is not there and what is not allowed', async () => {
    for (const path of [
      'nope',
      '405.html.br',
      '405.html.br/',
      'thirsty_fashion.html/',
      'thirsty_fashion/index',
      'thirsty_fashion.html.gz',
      '404.html',
      'assets/',
    ]) {
      const { status, body } = await ask(port, BASE + path);
      expect([path, status, body]).toEqual([path, 404, readFile('404.html')]);
    }
    const { status, body } = await ask(port, `${BASE}thirsty_fashion/info1`, { method: 'POST' });
    expect([status, body]).toEqual([405, readFile('405.html')]);
  });

  it('keeps hashed files for ever and for every origin, and sends the compressed sibling', async () => {
    const script = /src="([^"]*\/assets\/[^"]+\.js)"/.exec(readFile('thirsty_fashion.html'))?.[1] ?? '';
    for (const [path, type, cache] of [
      [script, /^text\/javascript|^application\/javascript/, 'public, max-age=31536000, immutable'],
      [`${BASE}thirsty_fashion`, /^text\/html; ?charset=utf-8/i, 'no-cache'],
    ] as const) {
      const origins = path === script ? '*' : undefined;
      for (const encoding of ['br', 'gzip']) {
        const { status, headers } = await ask(port, path, { headers: { 'accept-encoding': encoding } });
        expect([path, status, headers['content-encoding']]).toEqual([path, 200, encoding]);
        expect(headers['content-type']).toMatch(type);
        expect(headers['cache-control']).toBe(cache);
        expect([path, headers['access-control-allow-origin']]).toEqual([path, origins]);
        expect(headers.vary).toMatch(/accept-encoding/i);
      }
      expect((await ask(port, path)).headers).not.toHaveProperty('content-encoding');
    }
  });
});
