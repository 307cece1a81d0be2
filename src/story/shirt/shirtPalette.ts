import { createRandom, mixColors } from '../../theme/easing';
import { COLORS } from '../../theme/tokens';
import { CELL, eachCup, findRowY, HALF_CELLS, SHIRT_ROWS } from './shirtRows';
import { calculateShade } from './shirtShade';

/** As many shades as keep the cloth smooth. */
const SHADES = 40;

/** Colors of the cloth from its deepest fold to its light. */
export const SHADE_COLORS: readonly string[] = Array.from({ length: SHADES }, (_, index) => {
  const light = index / (SHADES - 1);
  return light < 0.5
    ? mixColors(COLORS['dip-6'], COLORS['dip-3'], light * 2)
    : mixColors(COLORS['dip-3'], COLORS['dip-0'], light * 2 - 1);
});

/** Half cells in a row of the table below. */
const ROW_SLOTS = 4 * HALF_CELLS + 3;

function toSlot(cell: number, row: number): number {
  return row * ROW_SLOTS + Math.round(2 * (cell + HALF_CELLS));
}

/** The shade of every cup, with a hair of dither so that no contour can form. */
function shadeShirt(): Uint8Array {
  const random = createRandom(77);
  const shades = new Uint8Array(ROW_SLOTS * SHIRT_ROWS.length);
  eachCup(SHIRT_ROWS, (cell, row) => {
    const light = calculateShade(cell * CELL, findRowY(row)) + (random() - 0.5) * 0.03;
    shades[toSlot(cell, row)] = Math.min(SHADES - 1, Math.max(0, Math.floor(light * SHADES)));
  });
  return shades;
}

let shades: Uint8Array | undefined;

/** The index in `SHADE_COLORS` of the cup at `cell` of `row`. */
export function readShade(cell: number, row: number): number {
  shades ??= shadeShirt();
  return shades[toSlot(cell, row)] ?? 0;
}
