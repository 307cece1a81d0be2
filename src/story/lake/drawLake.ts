import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { formatOutlinePath } from '../../model/outlineArea';
import { BASIN_COLOR, COLORS } from '../../theme/tokens';
import { drawRope } from '../../thread/drawRope';
import type { Waypoint } from '../../thread/placeThread';
import type { Camera } from './placeLake';

type Context = CanvasRenderingContext2D;

/** Steps by which the water grows deeper away from the shore, as shares of the lake's width. */
const SHALLOWS = [0.012, 0.028, 0.05, 0.08];

interface LakePaths {
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

/** Draws the shore with a thread. */
export function drawShoreline(context: Context, points: readonly Waypoint[], isNarrow: boolean): void {
  drawRope(context, points, 0, points.length, isNarrow ? 1.8 : 3.2);
}
