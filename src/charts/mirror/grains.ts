import type { TrackBox } from './measure';

/** One grain is a tenth of a kilogram. */
export const GRAINS_PER_KG = 10;
const RANKS_DEEP = 5;
const FILES_PER_KG = GRAINS_PER_KG / RANKS_DEEP;
/** Space between two kilograms, as a share of one: so that tens can be counted. */
const GAP_SHARE = 0.09;
/** The most of its row's height that a stack may take. */
const HIGHEST_SHARE = 0.8;

export interface PlacedGrains {
  diameterPx: number;
  /** Centers in the order of stacking. */
  centers: { xPx: number; yPx: number }[];
}

/**
 * Stacks a tenth of a kilogram a grain from zero: each kilogram is ten grains, two files of five, and as long as
 * a kilogram on the axis. Nothing for nothing; NaN counts as nothing.
 */
export function placeGrains(kg: number, box: TrackBox, axisEnd: number, rowPx: number): PlacedGrains {
  const kgPx = box.lengthPx / axisEnd;
  const stepXPx = (kgPx * (1 - GAP_SHARE)) / FILES_PER_KG;
  const stepYPx = Math.min(stepXPx, (rowPx * HIGHEST_SHARE) / RANKS_DEEP);
  const count = kg > 0 ? Math.round(kg * GRAINS_PER_KG) : 0;
  const centers = Array.from({ length: count }, (_, grain) => {
    const kilogram = Math.floor(grain / GRAINS_PER_KG);
    const file = Math.floor((grain % GRAINS_PER_KG) / RANKS_DEEP);
    const rank = grain % RANKS_DEEP;
    return {
      xPx: box.zeroXPx + kilogram * kgPx + (file + 0.5) * stepXPx + (kgPx * GAP_SHARE) / 2,
      yPx: box.centerYPx + ((RANKS_DEEP - 1) / 2 - rank) * stepYPx,
    };
  });
  return { diameterPx: Math.min(stepXPx, stepYPx), centers };
}
