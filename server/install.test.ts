import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasServerTools, isInstallNeeded } from './install.mjs';

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

describe('hasServerTools(root)', () => {
  const writePackages = (names: readonly string[]) => {
    for (const name of names) {
      mkdirSync(join(root, 'node_modules', name), { recursive: true });
      writeFileSync(join(root, 'node_modules', name, 'package.json'), '{}');
    }
  };

  it('is true with what serves, though the lockfile is newer', () => {
    writePackages(['vite', 'send', 'mime-types']);
    writeInstalled(60);
    expect(hasServerTools(root)).toBe(true);
  });
  it('is false where one of them is missing', () => {
    writePackages(['vite', 'mime-types']);
    writeInstalled(60);
    expect(hasServerTools(root)).toBe(false);
  });
  it('is false where the installation was stopped', () => {
    writePackages(['vite', 'send', 'mime-types']);
    expect(hasServerTools(root)).toBe(false);
  });
});
