import { releaseCanvases } from '../../../charts/canvas';
import { pageStudio, type Studio } from '../../../charts/studio';
import { COLORS } from '../../../theme/tokens';
import { createCupSprite } from '../../cups/cupSprite';
import { readShade, SHADE_COLORS } from '../shirtPalette';
import { type CupRun, HALF_CELLS, SHIRT_ROWS, type YourPlace } from '../shirtRows';
import { drawGlass } from './drawGlass';
import { CUP_SHARE } from './layout';
import { eachRunInView, type Stage, type ZoomView } from './view';

/** Some rows of the shirt, in a picture of their own. */
export interface ShirtTile {
  image: HTMLCanvasElement;
  /** How far right of and below the shirt's corner it begins. */
  leftPixels: number;
  topPixels: number;
}

/** The shirt drawn once, in bitmap pixels, whole or as far as it is seen; the zoom only scales it. */
export interface ShirtBitmap {
  tiles: ShirtTile[];
  cellPixels: number;
  rowPixels: number;
}

/** Bakes a tile at each step, and gives the bitmap at the last. */
export type ShirtBake = Generator<ShirtTile, ShirtBitmap>;

interface RowOfRuns {
  row: number;
  runs: readonly CupRun[];
}

/** Bitmap pixels around the shirt, so that its outermost cups keep their soft edge when scaled. */
export const BAKE_MARGIN = 2;

/** So many rows are drawn at a stretch, from far and from near: a slow phone answers in between. */
const ROWS_A_TILE = { far: 8, near: 4 };

/** Whether a cup is one of yours. */
export function isYours(yours: YourPlace, cell: number, row: number): boolean {
  return row === yours.row && cell >= yours.first && cell <= yours.last;
}

const createShirtCup = (color: string, cellPixels: number, studio: Studio) =>
  createCupSprite({ color }, cellPixels * CUP_SHARE, 1, { make: studio.createCanvas }).image;

/**
 * Draws each cup of `rows` once, yours in weld: one call of `drawImage` is one cup. No cup reaches into another's row,
 * so none is cut where two tiles meet.
 * @param sprites a cup of each shade; their memory is given back in the end
 */
function* bakeRows(
  cellPixels: number,
  rowPixels: number,
  rows: readonly RowOfRuns[],
  rowsATile: number,
  sprites: readonly HTMLCanvasElement[],
  yours: YourPlace,
  studio: Studio,
): ShirtBake {
  const yourSprite = createShirtCup(COLORS.weld, cellPixels, studio);
  const firstCell = Math.min(...rows.flatMap(({ runs }) => runs.map(({ first }) => first)));
  const lastCell = Math.max(...rows.flatMap(({ runs }) => runs.map(({ last }) => last)));
  const leftPixels = Math.floor((firstCell + HALF_CELLS) * cellPixels);
  const tiles: ShirtTile[] = [];
  for (let at = 0; at < rows.length; at += rowsATile) {
    const some = rows.slice(at, at + rowsATile);
    const topPixels = Math.floor((some[0]?.row ?? 0) * rowPixels);
    const endPixels = (some.at(-1)?.row ?? 0) * rowPixels + cellPixels;
    const image = studio.createCanvas(
      Math.ceil((lastCell + HALF_CELLS + 1) * cellPixels) - leftPixels + 2 * BAKE_MARGIN,
      Math.ceil(endPixels) - topPixels + 2 * BAKE_MARGIN,
    );
    const context = image.getContext('2d');
    for (const { row, runs } of some) {
      const y = BAKE_MARGIN + row * rowPixels - topPixels;
      for (const { first, last } of runs) {
        for (let cell = first; cell <= last; cell++) {
          const sprite = isYours(yours, cell, row) ? yourSprite : sprites[readShade(cell, row)];
          const x = BAKE_MARGIN + (cell + HALF_CELLS) * cellPixels - leftPixels;
          if (sprite) context?.drawImage(sprite, x, y);
        }
      }
    }
    const tile = { image, leftPixels, topPixels };
    tiles.push(tile);
    yield tile;
  }
  releaseCanvases([...sprites, yourSprite]);
  return { tiles, cellPixels, rowPixels };
}

const ALL_ROWS = SHIRT_ROWS.map(({ runs }, row) => ({ row, runs }));

/** Draws each of the 11,421 cups once, yours in weld. */
export function bakeShirt(
  cellPixels: number,
  rowPixels: number,
  yours: YourPlace,
  studio: Studio = pageStudio,
): ShirtBake {
  const sprites = SHADE_COLORS.map((color) => createShirtCup(color, cellPixels, studio));
  return bakeRows(cellPixels, rowPixels, ALL_ROWS, ROWS_A_TILE.far, sprites, yours, studio);
}

/** Draws a full cup of each shade, seen from near. */
export function bakeGlasses(cupPixels: number, studio: Studio = pageStudio): HTMLCanvasElement[] {
  return SHADE_COLORS.map((color) => {
    const image = studio.createCanvas(Math.ceil(cupPixels) + 1, Math.ceil(cupPixels * 1.1) + 1);
    const context = image.getContext('2d');
    if (context) drawGlass(context, color, 0, 0, cupPixels);
    return image;
  });
}

/** Draws each cup that `view` shows once, seen from near, and yours in weld: what any nearer view shows is among them. */
export function bakeNear(
  cellPixels: number,
  rowPixels: number,
  yours: YourPlace,
  view: ZoomView,
  stage: Stage,
  studio: Studio = pageStudio,
): ShirtBake {
  const glasses = bakeGlasses(cellPixels * CUP_SHARE, studio);
  const seen = new Map<number, CupRun[]>();
  eachRunInView(SHIRT_ROWS, view, stage, (row, first, last) => {
    seen.set(row, [...(seen.get(row) ?? []), { first, last }]);
  });
  const rows = [...seen].map(([row, runs]) => ({ row, runs }));
  return bakeRows(cellPixels, rowPixels, rows, ROWS_A_TILE.near, glasses, yours, studio);
}
