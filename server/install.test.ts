import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasServerTools, isInstallNeeded } from './install.mjs';

const STAMP = 'node_modules/.installed-for';
const MACHINE = `Node ${process.versions.node.split('.')[0]}, ${process.platform} ${process.arch}`;

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
  it('is false where node_modules is newer, and made for this machine', () => {
    writeInstalled(-60);
    writeFileSync(join(root, STAMP), MACHINE);
    expect(isInstallNeeded(root)).toBe(false);
  });
  it.each([
    MACHINE.replace(/\d+/, '18'),
    MACHINE.replace(process.platform, 'plan9'),
    MACHINE.replace(process.arch, 'pdp11'),
    '',
  ])('is true where it was made for "%s"', (machine) => {
    writeInstalled(-60);
    writeFileSync(join(root, STAMP), machine);
    expect(isInstallNeeded(root)).toBe(true);
  });
  it('tries what was installed by hand: is true where the loader does not start, and false where it does', () => {
    writeInstalled(-60);
    mkdirSync(join(root, 'node_modules/vite'));
    writeFileSync(join(root, 'node_modules/vite/index.js'), 'throw new Error("no native binding")');
    expect(isInstallNeeded(root)).toBe(true);
    writeFileSync(join(root, 'node_modules/vite/index.js'), '');
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
    writeFileSync(join(root, STAMP), MACHINE);
    expect(hasServerTools(root)).toBe(true);
    writeFileSync(join(root, STAMP), MACHINE.replace(/\d+/, '18'));
    expect(hasServerTools(root)).toBe(false);
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
