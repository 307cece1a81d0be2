import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COTTON_CUPS } from '../src/data/shirt';
import { BLOCK_COLORS, PALE_COLORS, pickPale } from '../src/story/shirt/fieldColors';
import { placeField } from '../src/story/shirt/placeField';
import { placeShirt } from '../src/story/shirt/placeShirt';
import { placeStepCups } from '../src/story/shirt/placeStepCups';
import { PROCESS_COLORS } from '../src/story/shirt/processColors';
import { readShade, SHADE_COLORS } from '../src/story/shirt/shirtPalette';
import { eachCupOfRow, HALF_CELLS, SHIRT_ROWS } from '../src/story/shirt/shirtRows';
import { listStepCups } from '../src/story/shirt/stepCups';
import { STILLS } from '../src/story/shirt/stillPictures';
import { COLORS } from '../src/theme/tokens';

/** Cups of one color, as the middle part of a path: one subpath a cup. */
type Paths = Map<string, string[]>;

/** Two decimals are finer than any screen; fewer digits compress better. */
const digits = (value: number) => String(Math.round(value * 100) / 100);

function addCup(paths: Paths, style: string, xPx: number, yPx: number, widthPx: number): void {
  const [rim, side, height] = [widthPx, widthPx * 0.17, widthPx * 1.1].map(digits);
  const bottom = digits(widthPx * 0.66);
  const subpath = `M${digits(xPx)} ${digits(yPx)}h${rim}l-${side} ${height}h-${bottom}z`;
  const known = paths.get(style);
  if (known) known.push(subpath);
  else paths.set(style, [subpath]);
}

function composeSvg(size: { widthPx: number; heightPx: number }, paths: Paths, ground?: string): string {
  const { widthPx, heightPx } = size;
  const cups = [...paths].map(([style, subpaths]) => `<path ${style} d="${subpaths.join('')}"/>`);
  const rect = ground ? `<rect width="${widthPx}" height="${heightPx}" fill="${ground}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}">${rect}${cups.join('')}</svg>\n`;
}

/** All 11,421 cups of the cotton in the shape of a T-shirt. */
export function composeShirt(): string {
  const paths: Paths = new Map();
  const { cellPx, rowPx } = placeShirt(1440, 900);
  const cupPx = cellPx * 0.8;
  for (const [row, shirtRow] of SHIRT_ROWS.entries()) {
    eachCupOfRow(shirtRow, (cell) => {
      const x = STILLS.shirt.widthPx / 2 + cell * cellPx - cupPx / 2;
      addCup(paths, `fill="${SHADE_COLORS[readShade(cell, row)]}"`, x, 4 + row * rowPx, cupPx);
    });
  }
  if (HALF_CELLS * 2 * cellPx > STILLS.shirt.widthPx) throw new RangeError('the still shirt is clipped');
  return composeSvg(STILLS.shirt, paths);
}

/** The 403 cups of the four processes. */
export function composeSteps(): string {
  const paths: Paths = new Map();
  const { widthPx, heightPx } = STILLS.steps;
  const { cups, cupPx } = placeStepCups(listStepCups().length, widthPx, heightPx);
  listStepCups().forEach(({ process, isCertain }, index) => {
    const { fill, line } = PROCESS_COLORS[process];
    const place = cups[index];
    if (!place) return;
    const style = `fill="${isCertain ? fill : 'none'}" stroke="${line}" stroke-width="1.6"`;
    addCup(paths, style, place.xPx, place.yPx, cupPx);
  });
  return composeSvg(STILLS.steps, paths);
}

/** All 11,824 cups: the cotton's and, below, those of the factory. */
export function composeField(): string {
  const paths: Paths = new Map();
  const { widthPx, heightPx } = STILLS.field;
  const { cups, cupPx, blocks } = placeField(widthPx, heightPx, 0, false);
  const pick = pickPale();
  cups.slice(0, COTTON_CUPS).forEach(({ xPx, yPx }, index) => {
    addCup(paths, `fill="${PALE_COLORS[pick(index)]}"`, xPx, yPx, cupPx);
  });
  blocks.forEach(({ first, count, certain }, block) => {
    const color = BLOCK_COLORS[block] ?? COLORS.white;
    cups.slice(first, first + count).forEach(({ xPx, yPx }, index) => {
      const isCertain = index < certain;
      const style = isCertain ? `fill="${color}"` : `fill="none" stroke="${color}" stroke-width=".7"`;
      addCup(paths, style, isCertain ? xPx : xPx + 0.35, yPx, isCertain ? cupPx : cupPx - 0.7);
    });
  });
  return composeSvg(STILLS.field, paths);
}

/** Writes the still pictures of the plain reading into `outDir/stills/`. */
export async function writeStills(outDir: string): Promise<void> {
  const folder = join(outDir, 'stills');
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'shirt.svg'), composeShirt()),
    writeFile(join(folder, 'steps.svg'), composeSteps()),
    writeFile(join(folder, 'field.svg'), composeField()),
  ]);
}
