import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDifferences } from './main';
import { listPages } from './takePictures';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));

async function paint(file: string, color: string): Promise<void> {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  await sharp({ create: { width: 8, height: 8, channels: 3, background: color } }).toFile(join(folder, file));
}

beforeAll(async () => {
  await paint('a/home/wide/en-rest.png', 'white');
  await paint('b/home/wide/en-rest.png', 'white');
  await paint('a/home/wide/de-rest.png', 'white');
  await paint('b/home/wide/de-rest.png', 'black');
  await paint('b/teach/wide/en-rest.png', 'white');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('findDifferences', () => {
  const find = (...pages: string[]) => findDifferences(join(folder, 'a'), join(folder, 'b'), pages);

  it('findDifferences(before, after, []) names what differs, with a picture of it, and what one side lacks', () => {
    expect(find().map(({ name, why, diff }) => [name, why.split(' ')[0], diff !== undefined])).toEqual([
      ['home/wide/de-rest.png', '64', true],
      ['teach/wide/en-rest.png', 'only', false],
    ]);
  });

  it('findDifferences(before, after, pages) looks at these pages alone', () => {
    expect(find('teach').map(({ name }) => name)).toEqual(['teach/wide/en-rest.png']);
    expect(find('tea')).toEqual([]);
  });
});

describe('listPages', () => {
  it('listPages(site) are the English pages, without those of other languages and the index', () => {
    for (const file of [
      'site/index.html',
      'site/404.html',
      'site/charts/fabrics.html',
      'site/de/teach.html',
    ]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), '');
    }
    expect(listPages(join(folder, 'site'))).toEqual(['404', 'charts/fabrics']);
  });
});
