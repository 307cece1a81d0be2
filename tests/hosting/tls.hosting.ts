import { readFileSync } from 'node:fs';
import { get } from 'node:https';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_BASE_PATH as BASE } from '../../server/settings.mjs';
import { ask } from './ask.ts';
import { DIST_DIR, startNginx } from './hosts.ts';

// nginx with the lines for TLS that docs/hosting.md shows.

const isNginxThere = process.env.THREADPRINT_HOSTS?.includes('nginx') === true;
const PATH = `${BASE}thirsty_fashion?cups=6`;

let host: Awaited<ReturnType<typeof startNginx>> | undefined;
beforeAll(async () => {
  if (isNginxThere) host = await startNginx(BASE, true);
});
afterAll(() => host?.stop());

function askSecurely(port: number | undefined, ca: Buffer) {
  return new Promise<{ status?: number; hsts?: string; body: string }>((resolve, reject) => {
    const request = get({ host: 'localhost', port, path: PATH, ca, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      const { statusCode: status, headers } = response;
      response.on('end', () => resolve({ status, hsts: headers['strict-transport-security'], body }));
    });
    request.on('error', reject);
  });
}

it.runIf(isNginxThere)(
  'serves the story over TLS, and sends plain HTTP there with path and query',
  async () => {
    const { status, hsts, body } = await askSecurely(host?.port, readFileSync(host?.certificate ?? ''));
    expect([status, body]).toEqual([200, readFileSync(join(DIST_DIR, BASE, 'thirsty_fashion.html'), 'utf8')]);
    expect(hsts).toBe('max-age=63072000; includeSubDomains; preload');
    const plain = await ask(host?.plainPort ?? 0, PATH, { headers: { host: 'localhost' } });
    expect([plain.status, plain.headers.location]).toEqual([301, `https://localhost:${host?.port}${PATH}`]);
  },
);
