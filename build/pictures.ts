import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_FORMATS, PICTURES, type Picture, type PictureFormat } from '../src/data/pictures';
import { hashParts } from './cache';

/** The plain JPEGs, last source of each picture, may not be heavier. */
const MAX_JPEG_BYTES = 120_000;
/** Nor may an AVIF, which nearly all readers get: two of them lie near the first screen of the costs and the fabrics. */
const MAX_AVIF_BYTES = 70_000;

/** Where the encoded pictures lie: they are committed, since to encode them takes longer than all else that a build does. */
const ENCODED = 'public/img';
/** What each of them was made of, so that a test can tell when one is out of date. */
export const RECORD = 'art/renders/encoded.json';

/** A way to encode: sharp's options, its qualities, the best first, and what a picture may weigh, where that is limited. */
interface Encoding {
  options: object;
  qualities: readonly number[];
  maxBytes?: number;
}

const ENCODINGS: Record<PictureFormat | 'jpeg', Encoding> = {
  avif: {
    options: { effort: 4, chromaSubsampling: '4:2:0' },
    qualities: [50, 46, 42, 38],
    maxBytes: MAX_AVIF_BYTES,
  },
  webp: { options: { effort: 4, smartSubsample: true }, qualities: [70] },
  jpeg: { options: { mozjpeg: true }, qualities: [76, 70, 64, 58], maxBytes: MAX_JPEG_BYTES },
};

const masterOf = ({ id }: Picture): Promise<Buffer> => readFile(`art/renders/${id}.png`);

/** Sixteen digits that change with a picture's master, its widths, or how it is encoded. */
export async function hashPicture(picture: Picture): Promise<string> {
  return hashParts(await masterOf(picture), JSON.stringify([picture.widths, ENCODINGS]));
}

/** The master in the best quality that its limit allows: fuzz and weave take many bytes. */
async function encodePicture(id: string, master: Buffer, width: number, format: keyof typeof ENCODINGS) {
  const { options, qualities, maxBytes = Number.POSITIVE_INFINITY } = ENCODINGS[format];
  const image = sharp(master).resize({ width, kernel: 'lanczos3' });
  for (const quality of qualities) {
    const content = await image
      .clone()
      .toFormat(format, { ...options, quality })
      .toBuffer();
    if (content.length <= maxBytes) return content;
  }
  throw new RangeError(`${id} as ${format} weighs over ${maxBytes} bytes at every quality`);
}

async function writePicture(picture: Picture): Promise<void> {
  const { id } = picture;
  const master = await masterOf(picture);
  const { width, height } = await sharp(master).metadata();
  if (width !== picture.width || height !== picture.height) {
    throw new RangeError(`art/renders/${id}.png is ${width}×${height}, not what pictures.ts says`);
  }
  for (const format of PICTURE_FORMATS)
    for (const size of picture.widths)
      await writeFile(
        join(ENCODED, `${id}-${size}.${format}`),
        await encodePicture(id, master, size, format),
      );
  await writeFile(join(ENCODED, `${id}.jpg`), await encodePicture(id, master, width, 'jpeg'));
}

/** Puts the encoded pictures into `outDir/img/`. */
export const writePictures = (outDir: string): Promise<void> =>
  cp(ENCODED, join(outDir, 'img'), { recursive: true });

/** `npm run pictures`: encodes every picture anew, in three widths and two formats, and as a plain JPEG (`img/cotton.jpg`). */
export async function main(): Promise<void> {
  await rm(ENCODED, { recursive: true, force: true });
  await mkdir(ENCODED, { recursive: true });
  const record: Record<string, string> = {};
  for (const picture of Object.values<Picture>(PICTURES)) {
    await writePicture(picture);
    record[picture.id] = await hashPicture(picture);
  }
  await writeFile(RECORD, `${JSON.stringify(record, null, 2)}\n`);
}
