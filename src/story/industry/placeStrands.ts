import { YARNS } from '../../model/industry';
import { clamp, mix, smoothStep } from '../../theme/easing';
import type { Camera, Stage } from './layout';
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

/** The time that one yarn takes to be carried over, as a share of the whole carrying. */
const CARRY_SHARE = 0.2;

/** How far yarn `index` has been carried from the lake to the beam at progress `p`: they go one by one. */
export function calculateCarried(index: number, p: number): number {
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
 * claimed half, then of the true twentieth; from there each is carried to its own place on the beam, where all are
 * shortened at last.
 */
export function placeStrands(stage: Stage, water: WaterTable, camera: Camera, p: number): Strand[] {
  const edges = placeEdges(water, calculateSpreadShare(p), YARNS.all);
  const { warp, bundle } = stage;
  const hungBottomPx = mix(warp.bottomPx, bundle.yarnsEndPx, calculateSpan('shorten', p));
  return Array.from({ length: YARNS.all }, (_, i) => {
    const [west = 0, east = 0] = [edges[i], edges[i + 1]];
    const column = Math.min(water.top.length - 1, Math.floor((west + east) / 2));
    const lakeXPx = camera.leftPx + ((west + east) / 2) * camera.pxPerUnit;
    const lakeTopPx = camera.topPx + (water.top[column] ?? 0) * camera.pxPerUnit;
    const lakeBottomPx = camera.topPx + (water.bottom[column] ?? 0) * camera.pxPerUnit;
    const carried = calculateCarried(i, p);
    // The upper end goes ahead and draws the yarn after it.
    const ahead = smoothStep(0, 0.78, carried);
    const behind = smoothStep(0.16, 1, carried);
    const warpXPx = warp.leftPx + (i + 0.5) * warp.pitchPx;
    return {
      topXPx: mix(lakeXPx, warpXPx, ahead),
      topPx: mix(lakeTopPx, warp.topPx, ahead),
      bottomXPx: mix(lakeXPx, warpXPx, behind),
      bottomPx: mix(lakeBottomPx, hungBottomPx, behind),
      pitchPx: mix((east - west) * camera.pxPerUnit, warp.pitchPx, behind),
      carried,
    };
  });
}
