import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import type { MeasureText } from '../../scene/fitText';
import type { Waypoint } from '../../thread/placeThread';
import { measureTags, type TagWidths } from './labels';
import { type Camera, placeStage, type Stage, type StageSize } from './placeLake';
import { findShoreline } from './shoreline';

/** Lake Ontario's shore, in the outline's units. */
const SHORE = findShoreline(LAKE_ONTARIO);

const ROPE_STEP_PX = 3;

/** Samples the shoreline evenly on the screen, where the map rests. */
function placeShorePoints({ leftPx, topPx, pxPerUnit }: Camera): Waypoint[] {
  const points: Waypoint[] = [];
  for (let i = 0; i + 1 < SHORE.length; i++) {
    const [[x1, y1], [x2, y2]] = [SHORE[i] ?? [0, 0], SHORE[i + 1] ?? [0, 0]];
    const [fromX, fromY] = [leftPx + x1 * pxPerUnit, topPx + y1 * pxPerUnit];
    const [toX, toY] = [leftPx + x2 * pxPerUnit, topPx + y2 * pxPerUnit];
    const parts = Math.max(1, Math.round(Math.hypot(toX - fromX, toY - fromY) / ROPE_STEP_PX));
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

/** Where everything stands: on the stage, and along the shore where the map rests. */
export interface LakeLayout {
  stage: Stage;
  shorePoints: Waypoint[];
  tags: TagWidths;
}

/** Places the lake and the yarns in their rooms, where tags are set in `fontPx`. */
export function placeLakeLayout(size: StageSize, fontPx: number, measure: MeasureText): LakeLayout {
  const stage = placeStage(size);
  return { stage, shorePoints: placeShorePoints(stage.lake), tags: measureTags(fontPx, measure) };
}
