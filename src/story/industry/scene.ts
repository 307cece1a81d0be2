import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import type { Waypoint } from '../thread/placeThread';
import { createLakePaths, type LakePaths, placeShorePoints } from './drawLake';
import { createLakeLayers, type LakeLayers } from './lakeLayers';
import type { Stage } from './layout';
import { findShoreline, measureWater, type ShorePoint, type WaterTable } from './shoreline';

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
  /** The shoreline where the map rests. */
  shorePoints: Waypoint[];
}

/** Prepares the lake as it stays while the stage keeps its size. */
export function createScene(stage: Stage, lake: Lake): Scene {
  const shorePoints = placeShorePoints(lake.shore, stage.lake, stage);
  return { stage, lake, layers: createLakeLayers(stage, lake.paths, shorePoints), shorePoints };
}
