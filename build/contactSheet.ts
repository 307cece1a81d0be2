import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PICTURES } from '../src/data/pictures';
import { COLORS } from '../src/theme/tokens';
import { PUBLIC_FOLDER } from './assets';
import { setText } from './cards/type';

const SHEET = 'docs/pictures/contact-sheet.jpg';
const WIDTH = 1480;
const GAP = 20;
const LABEL_PX = 30;

interface Print {
  /** Path below the public folder. */
  file: string;
  width: number;
  height: number;
}

const print = (file: string, width: number, height: number): Print => ({ file, width, height });

/** Every picture at the sizes in which readers meet it. */
function listPrints(): Print[] {
  const cards = ['home', 'shirt', 'lake', 'costs', 'production', 'fabrics', 'about', 'sources'];
  return [
    ...Object.values(PICTURES).map(({ id }) => print(`img/${id}-520.avif`, 220, 275)),
    ...Object.values(PICTURES).map(({ id }) => print(`img/${id}-320.avif`, 140, 175)),
    ...cards.map((name) => print(`cards/${name}.jpg`, 466, 245)),
    print('icon-maskable-512.png', 180, 180),
    print('apple-touch-icon.png', 90, 90),
    print('favicon-32.png', 32, 32),
  ];
}

/** The prints in rows, each with its name below. */
export async function main(): Promise<void> {
  let [left, top, rowHeight] = [GAP, GAP, 0];
  const layers = [];
  const labels: string[] = [];
  for (const { file, width, height } of listPrints()) {
    if (left + width + GAP > WIDTH) [left, top, rowHeight] = [GAP, top + rowHeight + LABEL_PX + GAP, 0];
    const picture = sharp(`${PUBLIC_FOLDER}/${file}`);
    const input = await picture.resize(width, height, { fit: 'cover' }).png().toBuffer();
    layers.push({ input, left, top });
    const name = file.replace(/^.*\/|(-\d+)?\.\w+$/g, '');
    const text = width < 100 ? `${width} px` : `${name}, ${width} px`;
    labels.push(await setText({ text, x: left, y: top + height + 18, sizePx: 13, fill: COLORS['dip-10'] }));
    left += width + GAP;
    rowHeight = Math.max(rowHeight, height);
  }
  const height = top + rowHeight + LABEL_PX + GAP;
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">${labels.join('')}</svg>`;
  const sheet = sharp({ create: { width: WIDTH, height, channels: 3, background: COLORS['dip-0'] } })
    .composite([...layers, { input: Buffer.from(words), left: 0, top: 0 }])
    .jpeg({ quality: 82, mozjpeg: true });
  await writeFile(SHEET, await sheet.toBuffer());
}
