import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PICTURES, type Picture } from '../src/data/pictures';
import { hashPicture, RECORD } from './pictures';

const pictures = Object.values<Picture>(PICTURES);

describe('public/img', () => {
  it('was encoded from the masters as they are, in the way that pictures.ts says: npm run pictures', async () => {
    const hashes = await Promise.all(
      pictures.map(async (picture) => [picture.id, await hashPicture(picture)]),
    );
    expect(JSON.parse(readFileSync(RECORD, 'utf8'))).toEqual(Object.fromEntries(hashes));
  });

  it('holds three widths of each picture in each format, a plain JPEG, and nothing else', () => {
    const expected = pictures.flatMap(({ id, widths }) => [
      ...widths.flatMap((width) => [`${id}-${width}.avif`, `${id}-${width}.webp`]),
      `${id}.jpg`,
    ]);
    expect(readdirSync('public/img').sort()).toEqual(expected.sort());
  });
});
