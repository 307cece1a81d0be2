import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PICTURES } from '../src/data/pictures';
import { DRAWING_BOX, TIP_DRAWINGS, TIP_ORDER, traceDrawing } from '../src/story/costs/tipDrawings';
import { COLORS } from '../src/theme/tokens';
import { PUBLIC_FOLDER } from './assets';
import { setText } from './cards/type';

const SHEET = 'docs/pictures/contact-sheet.jpg';
const WIDTH = 1480;
const GAP = 20;
const LABEL_PX = 30;

interface Print {
  /** Path below the public folder, or a drawing's name. */
  file: string;
  width: number;
  height: number;
  /** A drawing that the pages hold as markup. */
  svg?: string;
}

const print = (file: string, width: number, height: number): Print => ({ file, width, height });

/** A tip's drawing on its ground, in the thread's two strokes. */
function printTip(id: (typeof TIP_ORDER)[number]): Print {
  const { width, height } = DRAWING_BOX;
  const holes = (TIP_DRAWINGS[id].holes ?? []).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9"/>`);
  const strand = `d="${traceDrawing(id)}" fill="none" stroke-linecap="round" stroke-linejoin="round"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${COLORS.weld}"/>${holes.join('')}
<path ${strand} stroke="${COLORS['dip-10']}" stroke-width="7"/><path ${strand} stroke="${COLORS['dip-6']}" stroke-width="4.500"/></svg>`;
  return { file: `tip: ${id}`, width, height, svg };
}

/** Every picture at the sizes in which readers meet it. */
function listPrints(): Print[] {
  const cards = ['home', 'shirt', 'lake', 'costs', 'production', 'fabrics', 'about', 'sources'];
  return [
    ...Object.values(PICTURES).map(({ id }) => print(`img/${id}-520.avif`, 220, 275)),
    ...Object.values(PICTURES).map(({ id }) => print(`img/${id}-320.avif`, 140, 175)),
    ...cards.map((name) => print(`cards/${name}.jpg`, 466, 245)),
    ...TIP_ORDER.map(printTip),
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
  for (const { file, width, height, svg } of listPrints()) {
    if (left + width + GAP > WIDTH) [left, top, rowHeight] = [GAP, top + rowHeight + LABEL_PX + GAP, 0];
    const picture = sharp(svg === undefined ? `${PUBLIC_FOLDER}/${file}` : Buffer.from(svg));
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
