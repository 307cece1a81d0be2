import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstallNeeded } from './install.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'threadprint-'));
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

function writeInstalled(ageSeconds: number) {
  const file = join(root, 'node_modules/.package-lock.json');
  writeFileSync(file, '{}');
  const time = Date.now() / 1000 - ageSeconds;
  utimesSync(file, time, time);
}

describe('isInstallNeeded(root)', () => {
  it('is true where nothing is installed', () => {
    expect(isInstallNeeded(root)).toBe(true);
  });
  it('is true where the lockfile is newer', () => {
    writeInstalled(60);
    expect(isInstallNeeded(root)).toBe(true);
  });
  it('is false where node_modules is newer', () => {
    writeInstalled(-60);
    expect(isInstallNeeded(root)).toBe(false);
  });
});
