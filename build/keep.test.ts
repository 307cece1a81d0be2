import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keepEarlierFiles } from './keep';

/** Builds once for each name, with one script of that name, and says what stands there after each build. */
function build(names: readonly string[]): string[][] {
  const folder = mkdtempSync(join(tmpdir(), 'threadprint-keep-'));
  const [dist, stage] = [join(folder, 'dist'), join(folder, 'stage')];
  const found = names.map((name) => {
    mkdirSync(join(stage, 'x/assets'), { recursive: true });
    writeFileSync(join(stage, `x/assets/${name}.js`), name);
    writeFileSync(join(stage, `x/page-${name}.html`), name);
    keepEarlierFiles(dist, stage, '/x/');
    rmSync(dist, { recursive: true, force: true });
    renameSync(stage, dist);
    return readdirSync(join(dist, 'x'), { recursive: true }).map(String).sort();
  });
  rmSync(folder, { recursive: true });
  return found;
}

describe('keepEarlierFiles(oldDir, newDir, basePath)', () => {
  test('keeps the hashed files of the two builds before, and no page of theirs', () => {
    expect(build(['a', 'b', 'c', 'd'])).toEqual([
      ['assets', 'assets/a.js', 'assets/builds.json', 'page-a.html'],
      ['assets', 'assets/a.js', 'assets/b.js', 'assets/builds.json', 'page-b.html'],
      ['assets', 'assets/a.js', 'assets/b.js', 'assets/builds.json', 'assets/c.js', 'page-c.html'],
      ['assets', 'assets/b.js', 'assets/builds.json', 'assets/c.js', 'assets/d.js', 'page-d.html'],
    ]);
  });

  test('takes the same build once more for the one that it is', () => {
    expect(build(['a', 'b', 'c', 'c', 'c']).at(-1)).toEqual([
      'assets',
      'assets/a.js',
      'assets/b.js',
      'assets/builds.json',
      'assets/c.js',
      'page-c.html',
    ]);
  });
});
