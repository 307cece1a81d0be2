import { COLORS } from '../../theme/tokens';
import { type CupSprite, createCupSprite } from '../cups/cupSprite';
import { CUP_SHARE } from './placeShirt';
import { readShade, SHADE_COLORS } from './shirtPalette';
import { eachCupOfRow, HALF_CELLS, ROW_COUNT, SHIRT_ROWS, type YourPlace } from './shirtRows';

/** Some rows of the shirt, in a picture of their own. */
export interface ShirtTile {
  image: HTMLCanvasElement;
  /** How far below the shirt's top it begins. */
  topPixels: number;
}

/** The whole shirt drawn once, in bitmap pixels; the zoom's far part only scales it. */
export interface ShirtBitmap {
  tiles: ShirtTile[];
  cellPixels: number;
  rowPixels: number;
}

/** Bitmap pixels around the shirt, so that its outermost cups keep their soft edge when scaled. */
export const BAKE_MARGIN = 2;

/** Whether a cup is one of yours. */
export function isYours(yours: YourPlace, cell: number, row: number): boolean {
  return row === yours.row && cell >= yours.first && cell <= yours.last;
}

/** So many rows are drawn at a stretch: a slow phone answers in between. */
const ROWS_A_TILE = 8;

/**
 * Draws each of the 11,421 cups once, yours in weld, a tile at each step. One call of `drawImage` is one cup.
 * No cup reaches into another's row, so none is cut where two tiles meet.
 * @returns the bitmap, at the last step
 */
export function* bakeShirt(
  cellPixels: number,
  rowPixels: number,
  yours: YourPlace,
): Generator<ShirtTile, ShirtBitmap> {
  const cupPixels = cellPixels * CUP_SHARE;
  const sprites: CupSprite[] = SHADE_COLORS.map((color) => createCupSprite({ color }, cupPixels, 1));
  const yourSprite = createCupSprite({ color: COLORS.weld }, cupPixels, 1);
  const tiles: ShirtTile[] = [];
  for (let first = 0; first < ROW_COUNT; first += ROWS_A_TILE) {
    const rows = SHIRT_ROWS.slice(first, first + ROWS_A_TILE);
    const topPixels = Math.floor(first * rowPixels);
    const image = document.createElement('canvas');
    image.width = Math.ceil((2 * HALF_CELLS + 1) * cellPixels) + 2 * BAKE_MARGIN;
    image.height =
      Math.ceil((first + rows.length - 1) * rowPixels + cellPixels) - topPixels + 2 * BAKE_MARGIN;
    const context = image.getContext('2d');
    for (const [index, shirtRow] of rows.entries()) {
      const row = first + index;
      eachCupOfRow(shirtRow, (cell) => {
        const sprite = isYours(yours, cell, row) ? yourSprite : sprites[readShade(cell, row)];
        const x = BAKE_MARGIN + (cell + HALF_CELLS) * cellPixels;
        if (sprite) context?.drawImage(sprite.image, x, BAKE_MARGIN + row * rowPixels - topPixels);
      });
    }
    const tile = { image, topPixels };
    tiles.push(tile);
    yield tile;
  }
  return { tiles, cellPixels, rowPixels };
}
