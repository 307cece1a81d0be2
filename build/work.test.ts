import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWorkFolder, swapBuild } from './work';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'threadprint-work-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('openWorkFolder(cache)', () => {
  it('gives this process a folder of its own, empty', () => {
    const folder = openWorkFolder(root);
    writeFileSync(join(folder, 'left'), '');
    expect(readdirSync(openWorkFolder(root))).toEqual([]);
  });

  it('leaves the folder of a build that runs, and removes that of one that was killed', () => {
    // No process has so high a number.
    const [running, killed] = [join(root, `build-${process.ppid}`), join(root, 'build-99999999')];
    for (const folder of [running, killed]) mkdirSync(folder);
    mkdirSync(join(root, 'finished'));
    openWorkFolder(root);
    expect([existsSync(running), existsSync(killed), existsSync(join(root, 'finished'))]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('openWorkFolder(cache), where nothing can be written', () => {
  it('says so in one line', () => {
    const file = join(root, 'file');
    writeFileSync(file, '');
    expect(() => openWorkFolder(join(file, 'cache'))).toThrow(/cache cannot be written: nothing is built\./);
  });
});

describe('swapBuild(stage, dist, old)', () => {
  it('puts the first build where none is, and the next in its place, whole', () => {
    const [stage, dist, old] = [join(root, 'stage'), join(root, 'dist'), join(root, 'old')];
    for (const name of ['a', 'b']) {
      mkdirSync(stage);
      writeFileSync(join(stage, name), name);
      swapBuild(stage, dist, old);
    }
    expect(readdirSync(dist)).toEqual(['b']);
    expect(readFileSync(join(old, 'a'), 'utf8')).toBe('a');
    expect(existsSync(stage)).toBe(false);
  });
});
