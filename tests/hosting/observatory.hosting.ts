import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_BASE_PATH as BASE } from '../../server/settings.mjs';
import { type Host, startNginx } from './hosts.ts';

// The real scanner, against nginx with TLS. It leaves this machine for nothing: all that it asks for is on localhost.

type Scan = { score: number; changes: string[] } | { refused: string };
const isInstalled = existsSync('tests/observatory/node_modules');
const isNginxThere = process.env.THREADPRINT_HOSTS?.includes('nginx') === true;

let host: (Host & { certificate?: string }) | undefined;
beforeAll(async () => {
  if (isNginxThere) host = await startNginx(BASE, true);
});
afterAll(() => host?.stop());

function scan(...paths: string[]): Scan[] {
  const targets = paths.map((path) => `localhost:${host?.port}${BASE}${path}`);
  const { stdout, stderr } = spawnSync(process.execPath, ['scan.mjs', ...targets], {
    cwd: resolve('tests/observatory'),
    env: { ...process.env, NODE_EXTRA_CA_CERTS: host?.certificate },
    encoding: 'utf8',
  });
  const answer = stdout.trim().split('\n').at(-1) ?? '';
  if (!answer.startsWith('[')) throw new Error(stdout + stderr);
  return JSON.parse(answer) as Scan[];
}

it.runIf(isInstalled && isNginxThere)(
  'gives home 135 points, and takes none away anywhere',
  { timeout: 60_000 },
  () => {
    const [home, embed, data, licenses, unknown] = scan(
      'thirsty_fashion',
      'charts/embed/water',
      'data/fabrics.csv',
      'licenses.txt',
      'nope',
    );
    const forAll = [
      'csp-implemented-with-no-unsafe-default-src-none 10',
      'referrer-policy-private 5',
      'x-frame-options-implemented-via-csp 5',
    ];
    const integrity = 'sri-implemented-and-all-scripts-loaded-securely 5';
    const ownOrigin = 'corp-implemented-with-same-origin 10';
    expect(home).toEqual({ score: 135, changes: expect.arrayContaining([...forAll, integrity, ownOrigin]) });
    // An embed and the data are for other sites; a file that is no page loads no scripts.
    expect(embed).toEqual({ score: 125, changes: expect.arrayContaining([...forAll, integrity]) });
    expect(data).toEqual({ score: 120, changes: expect.arrayContaining(forAll) });
    expect(licenses).toEqual({ score: 130, changes: expect.arrayContaining([...forAll, ownOrigin]) });
    // The scanner scores no error page; site.hosting.ts compares its headers with all others'.
    expect(unknown).toEqual({ refused: expect.stringContaining('status code 404') });
  },
);
