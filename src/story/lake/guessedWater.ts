import { LAKE_SHARES } from '../../model/industry';
import { easeStitch, mix, smoothStep } from '../../theme/easing';
import { WATER } from './lake';
import { placeEdges } from './shoreline';

/** The reader's waterline: held where they drag it, until it is let go. */
export interface LakeGuess {
  percent: number;
  /** When it was let go, as the scene's elapsed time; undefined while it is held. */
  releasedMs: number | undefined;
}

/** A guess as it is drawn, in shares of the lake: the reader's line, and the water. */
export interface ShownGuess {
  guessed: number;
  water: number;
}

/** How long the water takes to drain to the truth. */
export const DRAIN_MS = 1100;

/** How far the water has drained: 0 to 1. */
export const calculateDrained = ({ releasedMs }: LakeGuess, elapsedMs: number): number =>
  releasedMs === undefined ? 0 : easeStitch((elapsedMs - releasedMs) / DRAIN_MS);

/** The water stands where the reader holds it; let go, it drains to what it is. */
export function placeGuessedWater(guess: LakeGuess, drained: number): ShownGuess {
  const guessed = guess.percent / 100;
  return { guessed, water: mix(guessed, LAKE_SHARES.true, drained) };
}

/** How clearly the guess stands at progress `p`: from the claim on, until the lake steps aside. */
export const calculateGuessOpacity = (p: number): number =>
  smoothStep(0.09, 0.13, p) * (1 - smoothStep(0.345, 0.37, p));

/** How clearly the waterline can be taken hold of: as long as the claim is read. */
export const calculateHoldOpacity = (p: number): number =>
  smoothStep(0.09, 0.13, p) * (1 - smoothStep(0.19, 0.2, p));

/** Where the water ends that covers a share of the lake, in the map's units from its western end. */
export const findEdge = (share: number): number => placeEdges(WATER, share, 1)[1] ?? 0;

/** The percent of the lake that lies west of `x`. */
export function findPercent(x: number): number {
  const all = WATER.area.at(-1) ?? 1;
  return (100 * (WATER.area[Math.round(x)] ?? all)) / all;
}
