import type { Studio } from '../../charts/studio';
import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { formatOutlinePath } from '../../model/outlineArea';
import { BASIN_COLOR, COLORS } from '../../theme/tokens';
import { drawNeedle, drawRope } from '../thread/drawRope';
import { calculateHeading, type Waypoint } from '../thread/placeThread';
import type { Camera, Stage } from './layout';
import type { ShorePoint } from './shoreline';

type Context = CanvasRenderingContext2D;

/** Steps by which the water grows deeper away from the shore, as shares of the lake's width. */
const SHALLOWS = [0.012, 0.028, 0.05, 0.08];
const ROPE_STEP_PX = 3;

export interface LakePaths {
  water: Path2D;
  islands: Path2D;
}

/** The lake's paths in the map's units: the water with its islands left out, and the islands alone. */
export function createLakePaths(studio: Studio): LakePaths {
  const longest = LAKE_ONTARIO.rings.reduce((a, b) => (b.length > a.length ? b : a), []);
  const rings = LAKE_ONTARIO.rings.filter((ring) => ring !== longest);
  return {
    water: studio.createPath(formatOutlinePath(LAKE_ONTARIO)),
    islands: studio.createPath(formatOutlinePath({ ...LAKE_ONTARIO, rings })),
  };
}

/** Moves `context` into the map's units; the caller restores it. */
export function enterMap(context: Context, camera: Camera): void {
  context.translate(camera.leftPx, camera.topPx);
  context.scale(camera.pxPerUnit, camera.pxPerUnit);
}

/** Fills the basin with its flat color; the caller is in the map's units. */
export function fillBasin(context: Context, { water }: LakePaths): void {
  context.fillStyle = BASIN_COLOR;
  context.fill(water, 'evenodd');
}

/** Draws the basin, shallower in steps toward its shore, and the islands' shores; pauses between the steps. */
export function* drawBasin(context: Context, paths: LakePaths, camera: Camera): Generator<undefined> {
  context.save();
  enterMap(context, camera);
  fillBasin(context, paths);
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

/** Samples the shoreline evenly on the screen; what lies far outside the stage is taken in long steps. */
export function placeShorePoints(shore: readonly ShorePoint[], camera: Camera, stage: Stage): Waypoint[] {
  const points: Waypoint[] = [];
  const isNear = (x: number, y: number) =>
    x > -60 && x < stage.widthPx + 60 && y > -60 && y < stage.heightPx + 60;
  for (let i = 0; i + 1 < shore.length; i++) {
    const [[x1, y1], [x2, y2]] = [shore[i] ?? [0, 0], shore[i + 1] ?? [0, 0]];
    const [fromX, fromY] = [camera.leftPx + x1 * camera.pxPerUnit, camera.topPx + y1 * camera.pxPerUnit];
    const [toX, toY] = [camera.leftPx + x2 * camera.pxPerUnit, camera.topPx + y2 * camera.pxPerUnit];
    const isShown = isNear(fromX, fromY) || isNear(toX, toY);
    const parts = isShown ? Math.max(1, Math.round(Math.hypot(toX - fromX, toY - fromY) / ROPE_STEP_PX)) : 1;
    for (let part = 0; part < parts; part++) {
      const share = part / parts;
      points.push({
        xPx: fromX + (toX - fromX) * share,
        yPx: fromY + (toY - fromY) * share,
        stage: 'white',
      });
    }
  }
  const first = points[0];
  return first ? [...points, first] : [];
}

/** Draws the shoreline as far as the needle has come. */
export function drawShoreline(
  context: Context,
  points: readonly Waypoint[],
  share: number,
  isNarrow: boolean,
): void {
  const end = Math.floor(points.length * share);
  drawRope(context, points, 0, end, isNarrow ? 2.6 : 4.8);
  const head = points[end - 1];
  if (share >= 1 || !head) return;
  drawNeedle(context, head.xPx, head.yPx, calculateHeading(points, end - 1), isNarrow ? 30 : 44, 'white');
}
