import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import type { Waypoint } from '../thread/placeThread';
import { createBollSprite } from './drawEnds';
import { createLakePaths, type LakePaths, placeShorePoints } from './drawLake';
import type { YarnSprites } from './drawWarp';
import { createLakeLayers, type LakeLayers } from './lakeLayers';
import type { Stage } from './layout';
import { findShoreline, measureWater, type ShorePoint, type WaterTable } from './shoreline';
import { createYarnSprite, type YarnKind } from './yarnSprite';

/** The lake, measured once for the life of the page. */
export interface Lake {
  shore: ShorePoint[];
  water: WaterTable;
  paths: LakePaths;
}

let lakeOnce: Lake | undefined;

/** Measures the lake at the first call; every later one gets the same. */
export function readLake(): Lake {
  lakeOnce ??= {
    shore: findShoreline(LAKE_ONTARIO),
    water: measureWater(LAKE_ONTARIO),
    paths: createLakePaths(),
  };
  return lakeOnce;
}

/** What is prepared once for a stage of one size. */
export interface Scene {
  stage: Stage;
  lake: Lake;
  layers: LakeLayers;
  sprites: YarnSprites;
  /** The boll that each cotton yarn ends in. */
  boll: HTMLCanvasElement;
  /** The shoreline where the map rests. */
  shorePoints: Waypoint[];
}

/** Prepares everything that stays the same while the stage keeps its size. */
export function createScene(stage: Stage, lake: Lake): Scene {
  const { warp, pixelRatio, heightPx } = stage;
  const shorePoints = placeShorePoints(lake.shore, stage.lake, stage);
  const spin = (kind: YarnKind) =>
    // Blue yarns are drawn longer: they stand in the lake while it is large.
    createYarnSprite(kind, warp.pitchPx, kind === 'blue' ? heightPx : warp.bottomPx - warp.topPx, pixelRatio);
  return {
    stage,
    lake,
    layers: createLakeLayers(stage, lake.paths, lake.water, shorePoints),
    sprites: { blue: spin('blue'), cotton: spin('cotton'), undyed: spin('undyed') },
    boll: createBollSprite(warp.pitchPx, pixelRatio),
    shorePoints,
  };
}
