import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BUILD_FILE } from './built.mjs';
import { findBuild } from './serve.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'threadprint-dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

describe('findBuild(distDir, basePath)', () => {
  const build = { basePath: '/a/', inputs: '1', pageHashes: {} };
  const write = () => writeFileSync(join(dist, BUILD_FILE), JSON.stringify(build));

  it('is the build that stands there, where it lies or wherever nothing else is asked for', () => {
    write();
    for (const asked of ['/a/', '', undefined]) expect(findBuild(dist, asked)).toEqual(build);
  });
  it('says in one line that there is none', () => {
    expect(() => findBuild(dist, '/a/')).toThrow(
      new RangeError('There is no build in dist/. Make one: npm run build'),
    );
  });
  it('says in one line that it lies elsewhere', () => {
    write();
    expect(() => findBuild(dist, '/b/')).toThrow('dist/ was built for BASE_PATH "/a/", not "/b/"');
  });
});
