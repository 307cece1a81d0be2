import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COTTON_CUPS } from '../src/data/shirt';
import { listDataTables } from '../src/model/dataTables';
import { steps } from '../src/model/steps';
import { BATH_COLORS, PALE_COLORS, pickPale } from '../src/story/shirt/field/colors';
import { placeField } from '../src/story/shirt/field/placeField';
import { readShade, SHADE_COLORS } from '../src/story/shirt/shirtPalette';
import { eachCupOfRow, HALF_CELLS, SHIRT_ROWS } from '../src/story/shirt/shirtRows';
import { placeStepCups } from '../src/story/shirt/steps/placeStepCups';
import { PROCESS_COLORS } from '../src/story/shirt/steps/processColors';
import { listStepCups } from '../src/story/shirt/steps/stepCups';
import { findWater, WATER_COLORS } from '../src/story/shirt/waters/waters';
import { placeShirt } from '../src/story/shirt/zoom/placeShirt';
import { STILLS, type StillName, stillPath, weavePath } from '../src/ui/stillPictures';
import { composeWeave } from './weave';

interface StillCup {
  /** Attributes of the path that all cups of this look share. */
  style: string;
  xPx: number;
  yPx: number;
  widthPx: number;
}

/** Two decimals are finer than any screen; fewer digits are read sooner. */
const digits = (value: number) => String(Math.round(value * 100) / 100).replace(/^0\./, '.');

const HEIGHT_PER_WIDTH = 1.1;

/** A cup as a subpath. */
function composeCup({ style, xPx, yPx, widthPx }: StillCup): string {
  const [rim, side, height, bottom] = [1, 0.17, HEIGHT_PER_WIDTH, 0.66].map((part) => digits(widthPx * part));
  // A fill closes each cup by itself.
  const end = style.includes('stroke') ? 'z' : '';
  return `M${digits(xPx)} ${digits(yPx)}h${rim}l-${side} ${height}h-${bottom}${end}`;
}

/** One path for all cups of a look. */
function composePaths(cups: readonly StillCup[]): string {
  return [...new Set(cups.map(({ style }) => style))]
    .map((style) => {
      const alike = cups.filter((cup) => cup.style === style);
      return `<path ${style} d="${alike.map(composeCup).join('')}"/>`;
    })
    .join('');
}

/**
 * Cuts a picture into its stripes: one drawing each, from the top.
 * @throws RangeError if a cup would be cut
 */
function composeStripes(name: StillName, cups: readonly StillCup[]): string[] {
  const { widthPx, heightPx, stripes } = STILLS[name];
  const stripePx = heightPx / stripes;
  return Array.from({ length: stripes }, (_, stripe) => {
    const [topPx, bottomPx] = [stripe * stripePx, (stripe + 1) * stripePx];
    const within = cups.filter(({ yPx }) => yPx >= topPx && yPx < bottomPx);
    if (within.some(({ yPx, widthPx: cupPx }) => yPx + cupPx * HEIGHT_PER_WIDTH > bottomPx))
      throw new RangeError(`stripe ${stripe + 1} of the still picture "${name}" cuts a cup`);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${topPx} ${widthPx} ${stripePx}">${composePaths(within)}</svg>\n`;
  });
}

/** All 11,421 cups of the cotton in the shape of a T-shirt, in stripes from the top; `findStyle` says what a cup looks like. */
function composeCloth(name: 'shirt' | 'waters', findStyle: (cell: number, row: number) => string): string[] {
  const cups: StillCup[] = [];
  const { cellPx, rowPx } = placeShirt(1440, 900);
  const cupPx = cellPx * 0.8;
  for (const [row, shirtRow] of SHIRT_ROWS.entries()) {
    eachCupOfRow(shirtRow, (cell) => {
      cups.push({
        style: findStyle(cell, row),
        xPx: STILLS.shirt.widthPx / 2 + cell * cellPx - cupPx / 2,
        yPx: 4 + row * rowPx,
        widthPx: cupPx,
      });
    });
  }
  if (HALF_CELLS * 2 * cellPx > STILLS.shirt.widthPx) throw new RangeError('the still shirt is clipped');
  return composeStripes(name, cups);
}

/** The shirt as the zoom shows it. */
export const composeShirt = () =>
  composeCloth('shirt', (cell, row) => `fill="${SHADE_COLORS[readShade(cell, row)]}"`);

/** The same shirt, dyed by its waters: nobody poured the outlined cups. */
export const composeWaters = () =>
  composeCloth('waters', (cell, row) => {
    const water = findWater({ cell, row });
    const color = WATER_COLORS[water][readShade(cell, row)];
    return water === 'dilution' ? `fill="none" stroke="${color}" stroke-width=".7"` : `fill="${color}"`;
  });

/** The 403 cups of the four processes. */
export function composeSteps(): string[] {
  const { widthPx, heightPx } = STILLS.steps;
  const { cups, cupPx } = placeStepCups(listStepCups().length, widthPx, heightPx);
  const stepCups = listStepCups().flatMap(({ process, isCertain }, index) => {
    const { fill, line } = PROCESS_COLORS[process];
    const place = cups[index];
    const style = `fill="${isCertain ? fill : 'none'}" stroke="${line}" stroke-width="1.6"`;
    return place ? { style, ...place, widthPx: cupPx } : [];
  });
  return composeStripes('steps', stepCups);
}

/** All 11,824 cups: the cotton's and, below, those of the factory. */
export function composeField(): string[] {
  const { widthPx, heightPx } = STILLS.field;
  const { cups, cupPx } = placeField(widthPx, heightPx, 0);
  const pick = pickPale();
  const drawn = cups.map(({ xPx, yPx }, index) => {
    const bath = steps.findIndex(({ highTotal }) => index - COTTON_CUPS < highTotal);
    const color = index < COTTON_CUPS ? PALE_COLORS[pick(index)] : BATH_COLORS[bath];
    return { style: `fill="${color}"`, xPx, yPx, widthPx: cupPx };
  });
  return composeStripes('field', drawn);
}

/** Writes the still pictures of the plain reading, and the tables as cloth, into `outDir/stills/`. */
export async function writeStills(outDir: string): Promise<void> {
  await mkdir(join(outDir, 'stills'), { recursive: true });
  const pictures = {
    shirt: composeShirt(),
    waters: composeWaters(),
    steps: composeSteps(),
    field: composeField(),
  };
  for (const table of listDataTables())
    await writeFile(join(outDir, weavePath(table.id)), composeWeave(table));
  await Promise.all(
    Object.entries(pictures).flatMap(([name, stripes]) =>
      stripes.map((svg, stripe) => writeFile(join(outDir, stillPath(name as StillName, stripe)), svg)),
    ),
  );
}
