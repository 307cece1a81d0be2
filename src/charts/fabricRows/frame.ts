import { clamp, easePour, mix, smoothStep } from '../../theme/easing';
import type { CostsLayout } from './placeFabricRows';

/** Over which part of the scene each thing moves. Water begins while the scene is still coming in. */
export const COSTS_SPANS = {
  water: [-0.08, 0.32],
  heat: [0.32, 0.52],
  smog: [0.62, 0.76],
  grains: [0.64, 0.88],
} as const;

/** From when on each measure's longest bar stands, and can be told of. */
export const TOLD_FROM = { water: 0.31, energy: 0.51, co2: 0.87 } as const;

/** The scene's first and last moment. */
export const COSTS_START = COSTS_SPANS.water[0];

/** How far one row has come, each 0 to 1. */
export interface CostsFrame {
  water: number;
  /** Share of its full width that the stream of water has. */
  flow: number;
  /** How much of the filament is lit. */
  lit: number;
  /** How far the filament is pressed together. */
  pressed: number;
  /** How many of the grains have landed. */
  grains: number;
}

const follow = (progress: number, [from, to]: readonly [number, number]) =>
  clamp((progress - from) / (to - from));

/** How far the smog has risen, 0 to 1. */
const calculateSmog = (progress: number): number => follow(progress, COSTS_SPANS.smog);

/**
 * One row of `count` at one moment; NaN counts as before all. Filaments light from the top row down, grains come from the
 * lowest up.
 */
export function calculateCostsFrame(progress: number, row: number, count: number): CostsFrame {
  const fromFoot = count - 1 - row;
  const span = Math.max(1, count - 1);
  const water = follow(progress, COSTS_SPANS.water);
  return {
    water: easePour(water),
    flow: smoothStep(0, 0.1, water) * (1 - smoothStep(0.8, 0.96, water)),
    lit: easePour(clamp(follow(progress, COSTS_SPANS.heat) * 1.35 - (0.35 * row) / span)),
    pressed: smoothStep(0, 0.8, clamp((calculateSmog(progress) * (count + 2) - fromFoot - 0.4) / 1.2)),
    grains: easePour(clamp(follow(progress, COSTS_SPANS.grains) * 1.6 - (0.5 * fromFoot) / span - 0.02)),
  };
}

/** Where the smog's front stands: it rests at each of its places for a third of the way to the next. */
export function calculateFrontYPx({ frontYsPx }: CostsLayout, progress: number): number {
  const way = calculateSmog(progress) * (frontYsPx.length - 1);
  const from = Math.min(frontYsPx.length - 2, Math.floor(way));
  const [y = 0, next = 0] = frontYsPx.slice(from);
  return mix(y, next, smoothStep(0.35, 1, way - from));
}
