import { COLORS } from '../../theme/tokens';
import { type CupSprite, createCupSprite } from '../cups/cupSprite';
import { CUP_SHARE } from './placeShirt';
import { readShade, SHADE_COLORS } from './shirtPalette';
import { eachCupOfRow, HALF_CELLS, ROW_COUNT, SHIRT_ROWS, type YourPlace } from './shirtRows';

/** The whole shirt drawn once, in bitmap pixels; the zoom's far part only scales it. */
export interface ShirtBitmap {
  image: HTMLCanvasElement;
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
const ROWS_A_SLICE = 8;

/**
 * Draws each of the 11,421 cups once, yours in weld, some rows at each step. One call of `drawImage` is one cup.
 * @returns the bitmap, at the last step
 */
export function* bakeShirt(
  cellPixels: number,
  rowPixels: number,
  yours: YourPlace,
): Generator<undefined, ShirtBitmap> {
  const image = document.createElement('canvas');
  const cupPixels = cellPixels * CUP_SHARE;
  image.width = Math.ceil((2 * HALF_CELLS + 1) * cellPixels) + 2 * BAKE_MARGIN;
  image.height = Math.ceil((ROW_COUNT - 1) * rowPixels + cellPixels) + 2 * BAKE_MARGIN;
  const context = image.getContext('2d');
  if (context) {
    const sprites: CupSprite[] = SHADE_COLORS.map((color) => createCupSprite({ color }, cupPixels, 1));
    const yourSprite = createCupSprite({ color: COLORS.weld }, cupPixels, 1);
    for (const [row, shirtRow] of SHIRT_ROWS.entries()) {
      eachCupOfRow(shirtRow, (cell) => {
        const sprite = isYours(yours, cell, row) ? yourSprite : sprites[readShade(cell, row)];
        const x = BAKE_MARGIN + (cell + HALF_CELLS) * cellPixels;
        if (sprite) context.drawImage(sprite.image, x, BAKE_MARGIN + row * rowPixels);
      });
      if ((row + 1) % ROWS_A_SLICE === 0) yield;
    }
  }
  return { image, cellPixels, rowPixels };
}
