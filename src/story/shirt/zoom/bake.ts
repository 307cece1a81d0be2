import type { CanvasPool } from '../../../scene/canvas';
import { COLORS } from '../../../theme/tokens';
import { createCupSprite } from '../../cups/cupSprite';
import { readShade, SHADE_COLORS } from '../shirtPalette';
import { eachCupOfRow, HALF_CELLS, ROW_COUNT, SHIRT_ROWS, type YourPlace } from '../shirtRows';
import { drawGlass } from './drawGlass';
import { CUP_SHARE, type PlacedShirt } from './placeShirt';

/** The whole shirt drawn once, in bitmap pixels; the zoom only scales it. */
export interface ShirtBitmap {
  image: HTMLCanvasElement;
  cellPixels: number;
}

/** A full cup of each shade, seen from near. */
export interface Glasses {
  cupPixels: number;
  images: readonly HTMLCanvasElement[];
}

export interface ZoomSprites {
  /** From small to large. */
  glasses: readonly Glasses[];
  /** From small to large; the largest come last. */
  bitmaps: readonly ShirtBitmap[];
}

/** Bitmap pixels around the shirt, so that its outermost cups keep their soft edge when scaled. */
export const BAKE_MARGIN = 2;

/** Wider than this, a baked shirt would cost more memory than it saves time. */
const LARGEST_BITMAP = 3300;

const GLASS_PIXELS = [32, 64];

const ROWS_A_SLICE = 4;

/** Whether a cup is one of yours. */
export function isYours(yours: YourPlace, cell: number, row: number): boolean {
  return row === yours.row && cell >= yours.first && cell <= yours.last;
}

/** What the cups of a shirt look like. */
export interface ShirtLook {
  /** By shade, from the deepest fold to the light. */
  colors: readonly string[];
  /** Whether the cups are only outlined: nobody poured them, or they are empty. */
  isHollow?: boolean;
  /** Leaves the other cups out. */
  isShown?: (cell: number, row: number) => boolean;
}

const PALE: ShirtLook = { colors: SHADE_COLORS };

/** An outline as a share of a cup's width. */
const HOLLOW_LINE = 0.16;

/**
 * Draws each of the 11,421 cups once, yours in weld: one call of `drawImage` is one cup. Every second row is set off by
 * half a cell. Where a cell is whole pixels it begins at a whole pixel all the same: cups between pixels are fainter, and
 * would show as bands.
 */
export function* bakeShirt(
  cellPixels: number,
  rowPixels: number,
  yours: YourPlace,
  pool: CanvasPool,
  { colors, isHollow, isShown }: ShirtLook = PALE,
): Generator<undefined, ShirtBitmap> {
  const image = pool.make(
    (2 * HALF_CELLS + 1) * cellPixels + 2 * BAKE_MARGIN,
    (ROW_COUNT - 1) * rowPixels + cellPixels + 2 * BAKE_MARGIN,
  );
  const context = image.getContext('2d');
  const cupPixels = cellPixels * CUP_SHARE;
  const outline = isHollow && { outlinePx: Math.max(1, cupPixels * HOLLOW_LINE) };
  const cups = colors.map((color) => createCupSprite({ color, ...outline }, cupPixels, 1, pool).image);
  const yourCup = createCupSprite({ color: COLORS.weld }, cupPixels, 1, pool).image;
  const isWhole = Math.abs(cellPixels - Math.round(cellPixels)) < 1e-6;
  for (const [row, run] of SHIRT_ROWS.entries()) {
    if (row % ROWS_A_SLICE === 0) yield;
    eachCupOfRow(run, (cell) => {
      if (isShown?.(cell, row) === false) return;
      const cup = isYours(yours, cell, row) ? yourCup : cups[readShade(cell, row)];
      const x = (cell + HALF_CELLS) * cellPixels;
      if (cup)
        context?.drawImage(cup, BAKE_MARGIN + (isWhole ? Math.round(x) : x), BAKE_MARGIN + row * rowPixels);
    });
  }
  return { image, cellPixels };
}

function bakeGlasses(cupPixels: number, pool: CanvasPool): Glasses {
  const images = SHADE_COLORS.map((color) => {
    const image = pool.make(cupPixels + 1, cupPixels * 1.1 + 1);
    const context = image.getContext('2d');
    if (context) drawGlass(context, color, 0, 0, cupPixels);
    return image;
  });
  return { cupPixels, images };
}

/** The sizes at which the whole shirt is drawn: the final one, then twice and four times that, as far as memory allows. */
export function listCellPixels(cellPixels: number): number[] {
  return [1, 2, 4]
    .map((factor) => factor * cellPixels)
    .filter((cell, i) => i === 0 || cell * (2 * HALF_CELLS + 1) <= LARGEST_BITMAP);
}

/** Draws what the zoom is made of. The smallest shirt comes first: until the larger ones are there it stands in for them. */
export function* bakeZoom(
  shirt: PlacedShirt,
  yours: YourPlace,
  pixelRatio: number,
  pool: CanvasPool,
): Generator<ZoomSprites | undefined, ZoomSprites> {
  const glasses: Glasses[] = [];
  for (const cupPixels of GLASS_PIXELS) {
    glasses.push(bakeGlasses(cupPixels, pool));
    yield;
  }
  const bitmaps: ShirtBitmap[] = [];
  for (const cellPixels of listCellPixels(shirt.cellPx * pixelRatio)) {
    const rowPixels = (cellPixels * shirt.rowPx) / shirt.cellPx;
    bitmaps.push(yield* bakeShirt(cellPixels, rowPixels, yours, pool));
    yield { glasses, bitmaps: [...bitmaps] };
  }
  return { glasses, bitmaps };
}
