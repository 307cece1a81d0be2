import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import type { Waypoint } from '../thread/placeThread';
import { type LabelId, type PlacedLabel, placeLabels } from './labels';
import { type Camera, placeStage, type Stage, type StageSize } from './layout';
import { findShoreline, measureWater, type ShorePoint } from './shoreline';

/** Lake Ontario's shore, and its water column by column, in the outline's units. */
export const SHORE = findShoreline(LAKE_ONTARIO);
export const WATER = measureWater(LAKE_ONTARIO);

const ROPE_STEP_PX = 3;

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

/** Where everything stands: on the stage, along the shore where the map rests, and in words. */
export interface LakeLayout {
  stage: Stage;
  shorePoints: Waypoint[];
  labels: Record<LabelId, PlacedLabel>;
}

/** Places the lake and the yarns on a stage of that size. */
export function placeLakeLayout(size: StageSize): LakeLayout {
  const stage = placeStage(size, WATER.area.at(-1) ?? 0);
  return {
    stage,
    shorePoints: placeShorePoints(SHORE, stage.lake, stage),
    labels: placeLabels(stage, WATER),
  };
}
