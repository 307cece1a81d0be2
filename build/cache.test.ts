import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cached, forgetUnused } from './cache';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'threadprint-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('cached(key, extension, make, folder)', () => {
  it('makes a work once, be it asked for twice at the same time or later', async () => {
    let times = 0;
    const make = async () => {
      times += 1;
      return Buffer.from('work');
    };
    const paths = await Promise.all([1, 2].map(() => cached('a', 'br', make, folder)));
    expect(readFileSync(await cached('a', 'br', make, folder), 'utf8')).toBe('work');
    expect(new Set(paths).size).toBe(1);
    expect(times).toBe(1);
  });

  it('tells works of one key by their extension', async () => {
    const [br, gz] = await Promise.all(
      ['br', 'gz'].map((extension) => cached('a', extension, async () => Buffer.from(extension), folder)),
    );
    expect([br, gz].map((path) => readFileSync(path ?? '', 'utf8'))).toEqual(['br', 'gz']);
  });
});

describe('forgetUnused(folder)', () => {
  it('removes what nobody has asked for in a week', async () => {
    const [old, fresh] = await Promise.all(
      ['old', 'new'].map((key) => cached(key, 'br', async () => Buffer.from(key), folder)),
    );
    const longAgo = Date.now() / 1000 - 8 * 24 * 60 * 60;
    utimesSync(old ?? '', longAgo, longAgo);
    await forgetUnused(folder);
    expect([existsSync(old ?? ''), existsSync(fresh ?? '')]).toEqual([false, true]);
  });
});
