import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeLimits, listFiles } from '../../server/headerFiles.ts';
import { commonHeaders, sharedPathHeaders } from '../../server/headers.ts';
import { DEFAULT_BASE_PATH as BASE } from '../../server/settings.mjs';
import { listAddresses, readHeadersFile, STATIC_HOSTS } from '../staticHosts.ts';
import { DIST_DIR } from './hosts.ts';

// What docs/hosting.md promises of dist/_headers.

const text = readFileSync(join(DIST_DIR, '_headers'), 'utf8');

it.each(STATIC_HOSTS)('%s adds to each address of the build its own headers, each once', (host) => {
  const headersAt = readHeadersFile(text, host);
  const files = listFiles(join(DIST_DIR, BASE)).filter((file) => !/\.(br|gz)$/.test(file));
  for (const path of files.flatMap((file) => listAddresses(file, host))) {
    const expected = { ...commonHeaders(false), ...sharedPathHeaders(path) };
    const lines = Object.entries(expected).map(([name, value]) => `${name}: ${value}`);
    expect(headersAt(BASE + path).toSorted(), path).toEqual(lines.toSorted());
  }
});

it('is no more than any host takes', () => {
  expect(describeLimits(text)).toBe('');
});
