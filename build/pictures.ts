import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { PICTURE_FORMATS, PICTURES, type Picture, type PictureFormat } from '../src/data/pictures';
import { cached, hashParts } from './cache';

/** The plain JPEGs, last source of each picture, may not be heavier. */
export const MAX_JPEG_BYTES = 120_000;
const PLAIN_QUALITIES = [76, 70, 64, 58];

const ENCODERS: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: 4, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 70, effort: 4, smartSubsample: true }),
  jpg: (image) => image.jpeg({ quality: 76, mozjpeg: true }),
};
// A change of the settings above must reach the cache's keys.
const ENCODER_KEY = hashParts(...Object.values(ENCODERS).map(String), JSON.stringify(sharp.versions));

async function encode(master: Uint8Array, width: number, format: PictureFormat): Promise<string> {
  const key = hashParts(master, ENCODER_KEY, `${width}`, format);
  return cached('pictures', key, format, () =>
    ENCODERS[format](sharp(master).resize({ width, kernel: 'lanczos3' })).toBuffer(),
  );
}

/** The whole master as a JPEG, in the best quality that its limit allows: fuzz and weave take many bytes. */
async function encodePlainJpeg(master: Uint8Array, id: string): Promise<string> {
  for (const quality of PLAIN_QUALITIES) {
    const key = hashParts(master, ENCODER_KEY, `plain ${quality}`);
    const path = await cached('pictures', key, 'jpg', () =>
      sharp(master).jpeg({ quality, mozjpeg: true }).toBuffer(),
    );
    if ((await stat(path)).size <= MAX_JPEG_BYTES) return path;
  }
  throw new RangeError(`img/${id}.jpg weighs over ${MAX_JPEG_BYTES} bytes at every quality`);
}

async function writePicture(picture: Picture, folder: string): Promise<void> {
  const master = await readFile(`art/renders/${picture.id}.png`);
  const { width, height } = await sharp(master).metadata();
  if (width !== picture.width || height !== picture.height) {
    throw new RangeError(`art/renders/${picture.id}.png is ${width}×${height}, not what pictures.ts says`);
  }
  for (const format of PICTURE_FORMATS) {
    for (const size of picture.widths) {
      await copyFile(await encode(master, size, format), join(folder, `${picture.id}-${size}.${format}`));
    }
  }
  await copyFile(await encodePlainJpeg(master, picture.id), join(folder, `${picture.id}.jpg`));
}

/**
 * Writes every picture into `outDir/img/`, in three widths and three formats, and as a plain JPEG (`img/cotton.jpg`).
 * Encoded files are kept in `.build/pictures/` and used again.
 */
export async function writePictures(outDir: string): Promise<void> {
  const folder = join(outDir, 'img');
  await mkdir(folder, { recursive: true });
  for (const picture of Object.values(PICTURES)) await writePicture(picture, folder);
}
