import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Locked = { version?: string; integrity?: string; hasInstallScript?: boolean; optional?: boolean };
type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const packages = Object.entries(lockfile.packages as Record<string, Locked>).filter(([path]) => path !== '');

describe('package-lock.json', () => {
  it('holds version and integrity of every package', () => {
    const open = packages.filter(([, entry]) => !entry.version || !/^sha512-/.test(entry.integrity ?? ''));
    expect(open.map(([path]) => path)).toEqual([]);
  });
  it('names every optional package of the tools, so that npm ci takes it on any system', () => {
    const names = new Set(packages.map(([path]) => path.replace(/^.*node_modules\//, '')));
    const missing = packages.flatMap(([, entry]) =>
      Object.keys((entry as { optionalDependencies?: object }).optionalDependencies ?? {}).filter(
        (name) => !names.has(name),
      ),
    );
    expect(missing).toEqual([]);
  });
  it('needs no install script but optional ones', () => {
    const scripted = packages.filter(([, entry]) => entry.hasInstallScript && !entry.optional);
    expect(scripted.map(([path]) => path)).toEqual([]);
  });
});

describe('package.json', () => {
  it('pins every version exactly', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
    const versions = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});
