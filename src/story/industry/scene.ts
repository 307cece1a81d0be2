import type { Studio } from '../../charts/studio';
import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { waitForTurn } from '../../motion/scheduler';
import type { Waypoint } from '../thread/placeThread';
import { createLakePaths, type LakePaths, placeShorePoints } from './drawLake';
import { createLakeLayers, type LakeLayers } from './lakeLayers';
import type { Stage } from './layout';
import { findShoreline, measureWater, type ShorePoint, type WaterTable } from './shoreline';

/** The lake, measured once for the life of the page. */
export interface Lake {
  shore: ShorePoint[];
  water: WaterTable;
}

let lakeOnce: Lake | undefined;

/** Measures the lake at the first call, in turns; every later one gets the same. */
export async function readLake(): Promise<Lake> {
  if (!lakeOnce) {
    const shore = findShoreline(LAKE_ONTARIO);
    await waitForTurn();
    lakeOnce = { shore, water: measureWater(LAKE_ONTARIO) };
  }
  return lakeOnce;
}

/** What is prepared once for a stage of one size. */
export interface Scene {
  stage: Stage;
  lake: Lake;
  /** Where its pictures are drawn. */
  studio: Studio;
  paths: LakePaths;
  layers: LakeLayers;
  /** The shoreline where the map rests. */
  shorePoints: Waypoint[];
}

/** Prepares the lake, in turns, as it stays while the stage keeps its size. */
export async function createScene(stage: Stage, lake: Lake, studio: Studio): Promise<Scene> {
  const paths = createLakePaths(studio);
  await waitForTurn();
  const shorePoints = placeShorePoints(lake.shore, stage.lake, stage);
  const layers = await createLakeLayers(studio, stage, paths, shorePoints);
  return { stage, lake, studio, paths, layers, shorePoints };
}
