import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const find = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name).toSorted();

it('the Dockerfile takes every setting of docs/hosting.md, and the build reads each', () => {
  const settings = find('docs/hosting.md', /^\| `([A-Z_]+)(?:=1)?` \|/gm);
  expect(settings).toContain('SITE_URL');
  expect(find('Dockerfile', /^ARG (\w+)=/gm)).toEqual(settings);
  const read = find('server/settings.mjs', /environment\.([A-Z_]+)/g);
  expect(read).toEqual(expect.arrayContaining(settings));
});
