import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { PICTURE_FORMATS, PICTURES, type Picture, type PictureFormat } from '../src/data/pictures';
import { cached, hashParts } from './cache';

/** The plain JPEGs, last source of each picture, may not be heavier. */
const MAX_JPEG_BYTES = 120_000;
/** Nor may an AVIF, which nearly all readers get: two of them lie near the first screen of the costs and the fabrics. */
const MAX_AVIF_BYTES = 70_000;

/** A way to encode: its qualities, the best first, and what a picture may weigh, where that is limited. */
interface Encoding {
  qualities: readonly number[];
  maxBytes?: number;
  encode: (image: Sharp, quality: number) => Sharp;
}

const encodeJpeg: Encoding['encode'] = (image, quality) => image.jpeg({ quality, mozjpeg: true });

const ENCODINGS: Record<PictureFormat | 'plain', Encoding> = {
  avif: {
    qualities: [50, 46, 42, 38],
    maxBytes: MAX_AVIF_BYTES,
    encode: (image, quality) => image.avif({ quality, effort: 4, chromaSubsampling: '4:2:0' }),
  },
  webp: {
    qualities: [70],
    encode: (image, quality) => image.webp({ quality, effort: 4, smartSubsample: true }),
  },
  jpg: { qualities: [76], encode: encodeJpeg },
  plain: { qualities: [76, 70, 64, 58], maxBytes: MAX_JPEG_BYTES, encode: encodeJpeg },
};

/** The master in the best quality that its limit allows: fuzz and weave take many bytes. */
async function encodePicture(
  picture: Picture,
  master: Uint8Array,
  width: number,
  encoding: keyof typeof ENCODINGS,
): Promise<string> {
  const { qualities, maxBytes = Number.POSITIVE_INFINITY, encode } = ENCODINGS[encoding];
  const extension = encoding === 'plain' ? 'jpg' : encoding;
  for (const quality of qualities) {
    // A change of the settings above must reach the cache's keys.
    const key = hashParts(master, `${encode}`, JSON.stringify(sharp.versions), `${width} ${quality}`);
    const path = await cached('pictures', key, extension, () =>
      encode(sharp(master).resize({ width, kernel: 'lanczos3' }), quality).toBuffer(),
    );
    if ((await stat(path)).size <= maxBytes) return path;
  }
  throw new RangeError(`${picture.id} as ${encoding} weighs over ${maxBytes} bytes at every quality`);
}

async function writePicture(picture: Picture, folder: string): Promise<void> {
  const master = await readFile(`art/renders/${picture.id}.png`);
  const { width, height } = await sharp(master).metadata();
  if (width !== picture.width || height !== picture.height) {
    throw new RangeError(`art/renders/${picture.id}.png is ${width}×${height}, not what pictures.ts says`);
  }
  for (const format of PICTURE_FORMATS) {
    for (const size of picture.widths) {
      await copyFile(
        await encodePicture(picture, master, size, format),
        join(folder, `${picture.id}-${size}.${format}`),
      );
    }
  }
  await copyFile(await encodePicture(picture, master, width, 'plain'), join(folder, `${picture.id}.jpg`));
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
