import { createRandom, mixColors } from '../../theme/easing';
import { COLORS } from '../../theme/tokens';
import { CELL, eachCupOfRow, findRowY, HALF_CELLS, SHIRT_ROWS } from './shirtRows';
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

/** The place in its row of a cup that stands `cell` from the middle line: rows are set off by half a cell. */
const toSlot = (cell: number) => Math.round(2 * (cell + HALF_CELLS));

/** The shade of every cup of a row, with a hair of dither so that no contour can form. */
function shadeRow(row: number): Uint8Array {
  const random = createRandom(77 + row);
  const shades = new Uint8Array(toSlot(HALF_CELLS) + 1);
  eachCupOfRow(SHIRT_ROWS[row] ?? { runs: [] }, (cell) => {
    const light = calculateShade(cell * CELL, findRowY(row)) + (random() - 0.5) * 0.03;
    shades[toSlot(cell)] = Math.min(SHADES - 1, Math.max(0, Math.floor(light * SHADES)));
  });
  return shades;
}

/** Rows are shaded when they are first seen: all 11,421 cups at once would hold the page up. */
const shadedRows: Uint8Array[] = [];

/** The index in `SHADE_COLORS` of the cup at `cell` of `row`. */
export function readShade(cell: number, row: number): number {
  shadedRows[row] ??= shadeRow(row);
  return shadedRows[row][toSlot(cell)] ?? 0;
}
