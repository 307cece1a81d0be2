/** One grain is a tenth of a kilogram. */
export const GRAINS_PER_KG = 10;

/**
 * Stacks a tenth of a kilogram a grain from zero, column by column, so many deep, over the length of their value: the first
 * column begins at zero, and the last one ends where the value does. Centers in the order of stacking, from the zero and
 * from the row's middle. Nothing for nothing; NaN counts as nothing.
 */
export function placeGrains(
  kg: number,
  lengthPx: number,
  grainPx: number,
  ranks: number,
): { xPx: number; yPx: number }[] {
  const count = kg > 0 ? Math.round(kg * GRAINS_PER_KG) : 0;
  const last = Math.max(1, Math.ceil(count / ranks) - 1);
  return Array.from({ length: count }, (_, grain) => ({
    xPx: grainPx / 2 + (Math.floor(grain / ranks) / last) * (lengthPx - grainPx),
    yPx: ((ranks - 1) / 2 - (grain % ranks)) * grainPx,
  }));
}
