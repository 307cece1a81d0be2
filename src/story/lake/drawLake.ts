import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { LAKE_SHARES } from '../../model/industry';
import { formatOutlinePath } from '../../model/outlineArea';
import { BASIN_COLOR, COLORS } from '../../theme/tokens';
import { drawRope } from '../../thread/drawRope';
import { drawNeedle } from '../../thread/needle';
import { calculateHeading, type Waypoint } from '../../thread/placeThread';
import { WATER } from './lake';
import type { Camera, Stage } from './placeLake';
import { placeEdges } from './shoreline';

type Context = CanvasRenderingContext2D;

/** Steps by which the water grows deeper away from the shore, as shares of the lake's width. */
const SHALLOWS = [0.012, 0.028, 0.05, 0.08];

export interface LakePaths {
  water: Path2D;
  islands: Path2D;
}

/** The lake's paths in the map's units: the water with its islands left out, and the islands alone. */
export function createLakePaths(): LakePaths {
  const longest = LAKE_ONTARIO.rings.reduce((a, b) => (b.length > a.length ? b : a), []);
  const rings = LAKE_ONTARIO.rings.filter((ring) => ring !== longest);
  return {
    water: new Path2D(formatOutlinePath(LAKE_ONTARIO)),
    islands: new Path2D(formatOutlinePath({ ...LAKE_ONTARIO, rings })),
  };
}

/** Moves `context` into the map's units; the caller restores it. */
function enterMap(context: Context, camera: Camera): void {
  context.translate(camera.leftPx, camera.topPx);
  context.scale(camera.pxPerUnit, camera.pxPerUnit);
}

/** Draws the basin, shallower in steps toward its shore, and the islands' shores; pauses between the steps. */
export function* drawBasin(context: Context, paths: LakePaths, camera: Camera): Generator<undefined> {
  context.save();
  enterMap(context, camera);
  context.fillStyle = BASIN_COLOR;
  context.fill(paths.water, 'evenodd');
  context.save();
  context.clip(paths.water, 'evenodd');
  context.lineJoin = 'round';
  context.strokeStyle = COLORS['dip-5'];
  context.globalAlpha = 0.075;
  for (const distance of SHALLOWS) {
    yield;
    context.lineWidth = distance * LAKE_ONTARIO.width * 2;
    context.stroke(paths.water);
  }
  context.restore();
  context.strokeStyle = COLORS['dip-1'];
  context.lineWidth = 1.4 / camera.pxPerUnit;
  context.stroke(paths.islands);
  context.restore();
}

/** Draws the stitched line that the thread will follow. */
export function drawStitchLine(context: Context, { water }: LakePaths, camera: Camera): void {
  context.save();
  enterMap(context, camera);
  context.strokeStyle = COLORS['dip-4'];
  context.lineWidth = 1.4 / camera.pxPerUnit;
  context.setLineDash([5 / camera.pxPerUnit, 6 / camera.pxPerUnit]);
  context.stroke(water);
  context.restore();
}

/** Draws the lines that the claim left behind where there never was that much water. */
export function drawGhost(context: Context, paths: LakePaths, { lake, isNarrow }: Stage): void {
  const edges = placeEdges(WATER, LAKE_SHARES.claimed, 50);
  const from = placeEdges(WATER, LAKE_SHARES.true, 1)[1] ?? 0;
  const { pxPerUnit } = lake;
  enterMap(context, lake);
  context.clip(paths.water, 'evenodd');
  context.globalAlpha = 0.22;
  context.strokeStyle = COLORS['dip-2'];
  context.lineWidth = (isNarrow ? 1 : 1.6) / pxPerUnit;
  context.setLineDash([3 / pxPerUnit, 8 / pxPerUnit]);
  context.beginPath();
  for (const edge of edges) {
    if (edge < from + 3) continue;
    context.moveTo(edge, 0);
    context.lineTo(edge, LAKE_ONTARIO.height);
  }
  context.stroke();
}

/** Draws the shoreline as far as the needle has come. */
export function drawShoreline(
  context: Context,
  points: readonly Waypoint[],
  share: number,
  isNarrow: boolean,
): void {
  const end = Math.floor(points.length * share);
  drawRope(context, points, 0, end, isNarrow ? 1.8 : 3.2);
  const head = points[end - 1];
  if (share >= 1 || !head) return;
  drawNeedle(context, head.xPx, head.yPx, calculateHeading(points, end - 1), isNarrow ? 30 : 44, 'white');
}
