/** One grain is a tenth of a kilogram. */
export const GRAINS_PER_KG = 10;

/**
 * Stacks a tenth of a kilogram a grain from zero, column by column, so many deep. Centers in the order of stacking, from
 * the zero and from the row's middle. Nothing for nothing; NaN counts as nothing.
 */
export function placeGrains(kg: number, grainPx: number, ranks: number): { xPx: number; yPx: number }[] {
  const count = kg > 0 ? Math.round(kg * GRAINS_PER_KG) : 0;
  return Array.from({ length: count }, (_, grain) => ({
    xPx: (Math.floor(grain / ranks) + 0.5) * grainPx,
    yPx: ((ranks - 1) / 2 - (grain % ranks)) * grainPx,
  }));
}
