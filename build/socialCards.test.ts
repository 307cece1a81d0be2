import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES } from '../src/routes';
import { CARDS, writeSocialCards } from './socialCards';

const names = new Set(Object.values(CARDS).map(({ name }) => name));
let folder = '';

describe('CARDS', () => {
  it('CARDS has a card for each route, and for nothing else', () => {
    expect(Object.keys(CARDS).toSorted()).toEqual(PAGES.map(({ path }) => path).toSorted());
  });
});

describe('writeSocialCards', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cards-'));
    await writeSocialCards(folder);
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true }));

  it.each([...names])(
    'writeSocialCards(outDir) writes %s as a JPEG of 1200 × 630 below 300 kB',
    async (name) => {
      const path = join(folder, 'cards', `${name}.jpg`);
      const { format, width, height } = await sharp(path).metadata();
      expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
      expect((await stat(path)).size).toBeLessThan(300_000);
    },
  );
});
