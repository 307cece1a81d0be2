import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
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
/** How much of the picture the tip of the lake fills when the scene has zoomed in. */
const ZOOM_WIDTH = 0.4;
const ZOOM_HEIGHT = 0.82;

/** How far yarn `index` has been carried from the lake to the beam at progress `p`: they go one by one. */
export function calculateCarried(index: number, p: number): number {
  const [start, end] = SPANS.carry;
  if (p >= end) return 1;
  const share = (p - start) / (end - start);
  return clamp((share - (index / (YARNS.all - 1)) * (1 - CARRY_SHARE)) / CARRY_SHARE);
}

/** Where the map lies at progress `p`: it zooms toward the true share of water in the lake's western tip. */
export function placeCamera(stage: Stage, water: WaterTable, p: number): Camera {
  const zoom = calculateSpan('zoom', p);
  const { lake, widthPx, heightPx } = stage;
  if (zoom === 0) return lake;
  const tip = findTip(water);
  const fullPxPerUnit = Math.max(
    lake.pxPerUnit,
    Math.min((widthPx * ZOOM_WIDTH) / tip.width, (heightPx * ZOOM_HEIGHT - 80) / tip.height),
  );
  const pxPerUnit = lake.pxPerUnit * (fullPxPerUnit / lake.pxPerUnit) ** zoom;
  const centerXPx = mix(lake.leftPx + tip.x * lake.pxPerUnit, widthPx / 2, zoom);
  const centerYPx = mix(lake.topPx + tip.y * lake.pxPerUnit, heightPx / 2 + 30, zoom);
  return { leftPx: centerXPx - tip.x * pxPerUnit, topPx: centerYPx - tip.y * pxPerUnit, pxPerUnit };
}

/** The box of the true share of water, in the map's units. */
function findTip(water: WaterTable): { x: number; y: number; width: number; height: number } {
  const width = placeEdges(water, calculateSpreadShare(1), 1)[1] ?? LAKE_ONTARIO.width;
  const columns = Math.max(1, Math.round(width));
  const top = Math.min(...water.top.slice(0, columns));
  const bottom = Math.max(...water.bottom.slice(0, columns));
  return { x: width / 2, y: (top + bottom) / 2, width, height: bottom - top };
}

/**
 * Where each of the 100 yarns lies at progress `p`. In the lake every yarn covers the same area, first of the
 * claimed half, then of the true twentieth; from there each is carried to its own place on the beam.
 */
export function placeStrands(stage: Stage, water: WaterTable, camera: Camera, p: number): Strand[] {
  const edges = placeEdges(water, calculateSpreadShare(p), YARNS.all);
  const { warp } = stage;
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
      bottomPx: mix(lakeBottomPx, warp.bottomPx, behind),
      pitchPx: mix((east - west) * camera.pxPerUnit, warp.pitchPx, behind),
      carried,
    };
  });
}
