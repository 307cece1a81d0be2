import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { LAKE_SHARES } from '../../model/industry';
import { mix, smoothStep } from '../../theme/easing';
import { COLORS } from '../../theme/tokens';
import type { Waypoint } from '../thread/placeThread';
import { createBollSprite, drawEnds } from './drawEnds';
import {
  createLakePaths,
  drawBasin,
  drawLeader,
  drawMark,
  drawShoreline,
  enterMap,
  type LakePaths,
  placeShorePoints,
} from './drawLake';
import { drawBeam, drawYarn, type YarnSprites } from './drawWarp';
import { drawWeft, placeWeft } from './drawWeft';
import { placeLabels } from './labels';
import type { Camera, Stage } from './layout';
import { placeCamera, placeStrands, type Strand } from './placeStrands';
import { placeYarns, type YarnDye } from './placeYarns';
import { findShoreline, measureWater, placeEdges, type ShorePoint, type WaterTable } from './shoreline';
import { calculateSpan } from './timeline';
import { createYarnSprite } from './yarnSprite';

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
  sprites: YarnSprites;
  /** The boll that each cotton yarn ends in. */
  boll: HTMLCanvasElement;
  /** The shoreline where the map rests. */
  shorePoints: Waypoint[];
}

export function createScene(stage: Stage, lake: Lake): Scene {
  const { warp, pixelRatio, heightPx } = stage;
  const spin = (kind: 'blue' | 'cotton' | 'undyed') =>
    createYarnSprite(kind, warp.pitchPx, kind === 'blue' ? heightPx : warp.bottomPx - warp.topPx, pixelRatio);
  return {
    stage,
    lake,
    sprites: { blue: spin('blue'), cotton: spin('cotton'), undyed: spin('undyed') },
    boll: createBollSprite(warp.pitchPx, pixelRatio),
    shorePoints: placeShorePoints(lake.shore, stage.lake, stage),
  };
}

type Context = CanvasRenderingContext2D;

/** The water in the lake: the yarns that have not been carried over yet, cut by the shoreline. */
function drawWaterInLake(
  context: Context,
  { lake, sprites }: Scene,
  camera: Camera,
  strands: readonly Strand[],
  dyes: readonly YarnDye[],
): void {
  context.save();
  enterMap(context, camera);
  context.clip(lake.paths.water, 'evenodd');
  context.scale(1 / camera.pxPerUnit, 1 / camera.pxPerUnit);
  context.translate(-camera.leftPx, -camera.topPx);
  strands.forEach((strand, i) => {
    const dye = dyes[i];
    if (!dye || strand.carried > 0 || dye.blue === 0) return;
    context.fillStyle = COLORS['dip-6'];
    const lengthPx = (strand.bottomPx - strand.topPx + 24) * dye.blue;
    context.fillRect(strand.topXPx - strand.pitchPx / 2, strand.topPx - 12, strand.pitchPx + 0.5, lengthPx);
    // The shoreline cuts the ends: so they reach past it.
    const cut = { ...strand, topPx: strand.topPx - 60, bottomPx: strand.bottomPx + 60 };
    drawYarn(context, sprites, cut, dye);
  });
  context.restore();
}

/** The lines that the claim left behind where there never was that much water. */
function drawGhost(context: Context, { stage, lake }: Scene, camera: Camera, shown: number): void {
  const edges = placeEdges(lake.water, LAKE_SHARES.claimed, 50);
  const from = placeEdges(lake.water, LAKE_SHARES.true, 1)[1] ?? 0;
  context.save();
  enterMap(context, camera);
  context.clip(lake.paths.water, 'evenodd');
  context.globalAlpha = 0.22 * shown;
  context.strokeStyle = COLORS['dip-2'];
  context.lineWidth = (stage.isNarrow ? 1 : 1.6) / camera.pxPerUnit;
  context.setLineDash([3 / camera.pxPerUnit, 8 / camera.pxPerUnit]);
  context.beginPath();
  for (const edge of edges) {
    if (edge < from + 3) continue;
    context.moveTo(edge, 0);
    context.lineTo(edge, 460);
  }
  context.stroke();
  context.restore();
}

function drawTahoe(context: Context, { stage, sprites }: Scene, shown: number): void {
  const { xPx, yPx, radiusPx, levelPx } = stage.tahoe;
  const pitchPx = Math.max(4, stage.warp.pitchPx / 2);
  context.save();
  context.globalAlpha = shown;
  context.beginPath();
  context.arc(xPx, yPx, radiusPx, 0, 2 * Math.PI);
  context.fillStyle = '#102d4e';
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = COLORS['dip-6'];
  context.fillRect(xPx - radiusPx, levelPx, 2 * radiusPx, 2 * radiusPx);
  const dye = { cotton: 0, blue: 1, undyed: 0 };
  for (let left = xPx - radiusPx; left < xPx + radiusPx; left += pitchPx) {
    const at = left + pitchPx / 2;
    const strand = {
      topXPx: at,
      bottomXPx: at,
      topPx: levelPx,
      bottomPx: yPx + radiusPx,
      pitchPx,
      carried: 0,
    };
    drawYarn(context, sprites, strand, dye);
  }
  context.restore();
  context.strokeStyle = COLORS['dip-0'];
  context.lineWidth = stage.isNarrow ? 2 : 3;
  context.beginPath();
  context.arc(xPx, yPx, radiusPx, 0, 2 * Math.PI);
  context.stroke();
  context.restore();
}

/** Lets what has been drawn fade out below the bar, so that nothing passes beneath its links. */
function clearUnderBar(context: Context, { barPx, widthPx }: Stage): void {
  const fade = context.createLinearGradient(0, barPx, 0, barPx + 24);
  fade.addColorStop(0, '#000f');
  fade.addColorStop(1, '#0000');
  context.save();
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = fade;
  context.fillRect(0, 0, widthPx, barPx + 24);
  context.restore();
}

function drawLakeScene(
  context: Context,
  scene: Scene,
  p: number,
  strands: readonly Strand[],
  dyes: readonly YarnDye[],
): void {
  const { stage, lake } = scene;
  const camera = placeCamera(stage, lake.water, p);
  const shown = 1 - smoothStep(0.42, 0.475, p);
  const check = calculateSpan('check', p);
  const aside = 1 - smoothStep(0.345, 0.39, p);
  const sewn = calculateSpan('shoreline', p);
  drawBasin(context, lake.paths, camera, shown, sewn);
  if (check * aside > 0) drawGhost(context, scene, camera, check * aside);
  drawWaterInLake(context, scene, camera, strands, dyes);
  context.globalAlpha = shown;
  const isResting = camera === stage.lake;
  const points = isResting ? scene.shorePoints : placeShorePoints(lake.shore, camera, stage);
  drawShoreline(context, points, sewn, stage.isNarrow);
  const marked = Math.max(check, 0.85 * calculateSpan('claim', p)) * aside;
  if (marked > 0) {
    const half = placeEdges(lake.water, LAKE_SHARES.claimed, 1)[1] ?? 0;
    context.globalAlpha = marked;
    const heightPx = camera.pxPerUnit * 452;
    drawMark(
      context,
      camera.leftPx + half * camera.pxPerUnit,
      camera.topPx + heightPx * 0.22,
      camera.topPx + heightPx * 1.04,
      stage.isNarrow,
    );
  }
  context.globalAlpha = 1;
  if (!isResting) clearUnderBar(context, stage);
  const proof = smoothStep(0.24, 0.29, p) * aside;
  if (proof > 0) {
    drawTahoe(context, scene, proof);
    context.globalAlpha = proof;
    drawLeader(context, placeLabels(stage, lake.water).share, camera.topPx + 372 * camera.pxPerUnit);
    context.globalAlpha = 1;
  }
}

/** Draws the whole picture at progress `p`: the same picture for the same `p`, whichever way the page was scrolled. */
export function paintScene(context: Context, scene: Scene, p: number): void {
  const { stage, lake } = scene;
  context.clearRect(0, 0, stage.widthPx, stage.heightPx);
  const dyes = placeYarns(p);
  const strands = placeStrands(stage, lake.water, placeCamera(stage, lake.water, p), p);
  if (p < 0.49) drawLakeScene(context, scene, p, strands, dyes);
  const hung = smoothStep(0.37, 0.39, p);
  if (hung > 0) {
    strands.forEach((strand, i) => {
      const dye = dyes[i];
      if (dye && strand.carried > 0) drawYarn(context, scene.sprites, strand, dye);
    });
    drawBeam(context, stage, strands, dyes, hung);
    drawEnds(context, scene.boll, stage, strands, dyes);
  }
  const woven = calculateSpan('rise', p);
  const weft = placeWeft(stage, p, mix(stage.weft.groundPx, stage.weft.warpPx, woven), woven);
  drawWeft(context, stage, scene.sprites, weft, strands, dyes);
}
