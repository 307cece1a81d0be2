import { LAKE_SHARES, YARNS } from '../../model/industry';
import { clamp, mix } from '../../theme/easing';
import type { Camera, Stage } from './placeLake';
import { calculateSpreadShare } from './placeYarns';
import { placeEdges, type WaterTable } from './shoreline';
import { calculateSpan, SPANS } from './timeline';

/** Where one yarn lies, in CSS pixels: its two ends and the width of the room it has. */
export interface Strand {
  topXPx: number;
  topPx: number;
  bottomXPx: number;
  bottomPx: number;
  pitchPx: number;
  /** 0 in the lake, where the shoreline cuts it; 1 on the beam. */
  carried: number;
}

/** The time that one yarn takes to be drawn up, as a share of the whole carrying. */
const CARRY_SHARE = 0.2;

/** How far yarn `index` has been carried from the lake to the beam at progress `p`: they go one by one. */
function calculateCarried(index: number, p: number): number {
  const [start, end] = SPANS.carry;
  if (p >= end) return 1;
  const share = (p - start) / (end - start);
  return clamp((share - (index / (YARNS.all - 1)) * (1 - CARRY_SHARE)) / CARRY_SHARE);
}

/** How many yarns hang on the beam at progress `p`. */
export const countHung = (p: number): number =>
  Array.from({ length: YARNS.all }, (_, index) => calculateCarried(index, p)).filter((share) => share === 1)
    .length;

/** Where the map lies at progress `p`: it steps aside before its water is hung up. */
export function placeCamera({ lake, aside }: Stage, p: number): Camera {
  const share = calculateSpan('aside', p);
  if (share === 0) return lake;
  return {
    leftPx: mix(lake.leftPx, aside.leftPx, share),
    topPx: mix(lake.topPx, aside.topPx, share),
    pxPerUnit: mix(lake.pxPerUnit, aside.pxPerUnit, share),
  };
}

/**
 * Where each of the 100 yarns lies at progress `p`. In the lake every yarn covers the same area, first of the
 * claimed half, then of the true twentieth; from there each grows in its own place on the beam.
 */
export function placeStrands(stage: Stage, water: WaterTable, camera: Camera, p: number): Strand[] {
  const edges = placeEdges(water, calculateSpreadShare(p), YARNS.all);
  const { warp, hangingEndPx } = stage;
  const hungBottomPx = mix(hangingEndPx, warp.bottomPx, calculateSpan('drop', p));
  return Array.from({ length: YARNS.all }, (_, i) => {
    const carried = calculateCarried(i, p);
    if (carried > 0) {
      const xPx = warp.leftPx + (i + 0.5) * warp.pitchPx;
      const bottomPx = mix(warp.topPx, hungBottomPx, carried);
      return {
        topXPx: xPx,
        topPx: warp.topPx,
        bottomXPx: xPx,
        bottomPx,
        pitchPx: warp.pitchPx,
        carried,
      };
    }
    const [west = 0, east = 0] = [edges[i], edges[i + 1]];
    const column = Math.min(water.top.length - 1, Math.floor((west + east) / 2));
    const xPx = camera.leftPx + ((west + east) / 2) * camera.pxPerUnit;
    return {
      topXPx: xPx,
      topPx: camera.topPx + (water.top[column] ?? 0) * camera.pxPerUnit,
      bottomXPx: xPx,
      bottomPx: camera.topPx + (water.bottom[column] ?? 0) * camera.pxPerUnit,
      pitchPx: (east - west) * camera.pxPerUnit,
      carried,
    };
  });
}

/** A thread on its way from the lake: from the end of its yarn down into the water. */
export interface Pull {
  fromXPx: number;
  fromPx: number;
  toXPx: number;
  toPx: number;
}

/** The threads of the yarns that do not hang yet, from their places on the beam down into the true twentieth. */
export function placePulls(
  { warp }: Stage,
  water: WaterTable,
  camera: Camera,
  strands: readonly Strand[],
): Pull[] {
  const east = placeEdges(water, LAKE_SHARES.true, 1)[1] ?? 0;
  return strands.flatMap(({ carried, bottomPx }, i) => {
    if (carried === 1) return [];
    // Steps by two primes spread the ends evenly over the water, and never in a row.
    const [across, down] = [((i * 37) % YARNS.all) / YARNS.all, ((i * 61) % YARNS.all) / YARNS.all];
    return {
      fromXPx: warp.leftPx + (i + 0.5) * warp.pitchPx,
      fromPx: carried === 0 ? warp.topPx : bottomPx,
      toXPx: camera.leftPx + east * mix(0.25, 0.9, across) * camera.pxPerUnit,
      toPx: camera.topPx + mix(320, 372, down) * camera.pxPerUnit,
    };
  });
}
