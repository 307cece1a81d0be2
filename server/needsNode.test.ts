import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isNodeEnough } from './needsNode.cjs';

it.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.4.0', '100.0.0'])(
  'isNodeEnough(%s) is true',
  (version) => {
    expect(isNodeEnough(version)).toBe(true);
  },
);

it.each(['0.12.18', '8.17.0', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])(
  'isNodeEnough(%s) is false',
  (version) => {
    expect(isNodeEnough(version)).toBe(false);
  },
);

it('every command of package.json that runs Node asks for its version before all else', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const others = Object.entries(scripts).filter(
    ([, command]) => !/^node (-r \.\/)?server\/needsNode\.cjs /.test(command),
  );
  // Programs of their own, which run on any Node.
  expect(others.map(([name]) => name)).toEqual(['check', 'format', 'sbom']);
});

it('a command without its dependencies says so in one line', () => {
  const root = mkdtempSync(join(tmpdir(), 'threadprint-'));
  for (const path of ['package.json', 'build/run.mjs', 'server', 'src/words/languageList.mjs'])
    cpSync(path, join(root, path), { recursive: true });
  for (const args of [
    ['build/run.mjs', 'build/build.ts'],
    ['server/start.mjs', '--serve'],
  ]) {
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^The dependencies are missing.*npm ci.*\n$/),
    ]);
  }
  rmSync(root, { recursive: true });
});
