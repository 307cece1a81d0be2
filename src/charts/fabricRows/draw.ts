import type { FabricId } from '../../data/fabrics';
import { getMeasure } from '../../model/fabrics';
import { findMost } from '../../model/threeCounts';
import type { CanvasPool } from '../../scene/canvas';
import { COLORS } from '../../theme/tokens';
import { COSTS_AXES } from './axes';
import { drawCausticTile } from './caustics';
import { bakeFilament, drawFilament, drawSpring, type FilamentSprites } from './drawFilament';
import { drawGrain, drawGrains } from './drawGrains';
import { bakeWater, drawWater, type WaterSprites } from './drawWater';
import { calculateCostsFrame, calculateFrontYPx } from './frame';
import type { CostsLayout } from './placeFabricRows';
import { placeGrains } from './placeGrains';

type Context = CanvasRenderingContext2D;

/** Each material once; all rows are alike. */
export interface CostsSprites {
  glass: WaterSprites;
  filaments: Partial<Record<FabricId, FilamentSprites>>;
  stacks: Partial<Record<FabricId, ReturnType<typeof placeGrains>>>;
  grain: HTMLCanvasElement;
}

const MOST_LITERS = findMost('water').waterLitersPerKg;
const SMOG = COLORS['smog-lo'];
/** Pinking shears cut teeth so long, in the smog's edge and in the cloth's. */
const TEETH_PX = { smog: 12, cloth: 6 } as const;
/** The cloth with the names reaches so far beyond the rows. */
const HEM_PX = 5;
/** So far beneath it the energy's ground begins. */
const UNDER_NAMES_PX = 12;
/** How far the light in the water drifts through the whole scene, as time. */
const DRIFT_MS = 20_000;

/** Prepares the materials, a row at each step. */
export function* bakeCosts(
  { rows, grainPx, ranks }: CostsLayout,
  pool: CanvasPool,
  pixelRatio: number,
): Generator<undefined, CostsSprites | undefined> {
  const [first] = rows;
  if (!first) return undefined;
  const baking = { pool, pixelRatio };
  const light = yield* drawCausticTile(pool);
  const sprites: CostsSprites = {
    glass: bakeWater(first.water, COSTS_AXES.water.end, baking, light),
    filaments: {},
    stacks: {},
    grain: drawGrain(pool),
  };
  for (const { fabric, energy, spring, co2 } of rows) {
    yield;
    const kwh = getMeasure(fabric, 'energy');
    sprites.filaments[fabric.id] = bakeFilament(kwh, { energy, spring }, COSTS_AXES.energy.end, baking);
    const kg = getMeasure(fabric, 'co2');
    sprites.stacks[fabric.id] = placeGrains(kg, (co2.lengthPx * kg) / COSTS_AXES.co2.end, grainPx, ranks);
  }
  return sprites;
}

/** Traces an edge cut with pinking shears: teeth to the right of a downward edge, above one that runs across. */
function tracePinked(
  context: Context,
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  toothPx: number,
): void {
  const isAcross = fromY === toY;
  const count = Math.max(2, Math.round((Math.abs(toX - fromX) + Math.abs(toY - fromY)) / toothPx));
  for (let i = 0; i <= count; i++) {
    const tooth = i % 2 ? toothPx : 0;
    const x = fromX + ((toX - fromX) * i) / count;
    const y = fromY + ((toY - fromY) * i) / count;
    context.lineTo(isAcross ? x : x + tooth, isAcross ? y - tooth : y);
  }
}

/** Right of the names: the energy's ground, of which the smog, coming up from below, leaves a strip. */
function drawPanel(
  context: Context,
  { names, widthPx, panelBottomPx, tornXPx }: CostsLayout,
  frontYPx: number,
): void {
  const fromXPx = names.toXPx - UNDER_NAMES_PX;
  context.save();
  context.beginPath();
  context.rect(fromXPx, 0, widthPx - fromXPx, panelBottomPx);
  context.clip();
  context.fillStyle = COLORS.ember;
  context.fillRect(fromXPx, 0, widthPx - fromXPx, panelBottomPx);
  if (frontYPx < panelBottomPx) {
    context.fillStyle = SMOG;
    context.beginPath();
    tracePinked(context, [tornXPx, frontYPx], [widthPx + 24, frontYPx], TEETH_PX.smog);
    context.lineTo(widthPx + 24, panelBottomPx);
    tracePinked(context, [tornXPx, panelBottomPx], [tornXPx, frontYPx], TEETH_PX.cloth);
    context.fill();
  }
  context.restore();
}

/** The cloth on which the names stand, a stitched line between each two. */
function drawCloth(context: Context, { names, topPx, bottomPx, rows }: CostsLayout): void {
  const { fromXPx, toXPx } = names;
  const [topYPx, endYPx] = [topPx - HEM_PX, bottomPx + HEM_PX];
  context.fillStyle = COLORS['dip-0'];
  context.fillRect(fromXPx, topYPx, toXPx - fromXPx, endYPx - topYPx);
  context.fillStyle = 'rgba(7,22,41,.06)';
  for (let y = topYPx + 2; y < endYPx; y += 4) context.fillRect(fromXPx, y, toXPx - fromXPx, 1);
  context.strokeStyle = 'rgba(7,22,41,.4)';
  context.lineWidth = 1.4;
  context.setLineDash([5, 5]);
  context.beginPath();
  for (const { topPx: y } of rows.slice(1)) {
    context.moveTo(fromXPx + HEM_PX, y);
    context.lineTo(toXPx - HEM_PX, y);
  }
  context.stroke();
  context.setLineDash([]);
}

function drawRows(
  context: Context,
  { grainPx, rowPx, rows }: CostsLayout,
  sprites: CostsSprites,
  frontYPx: number,
  progress: number,
): void {
  for (const [index, { fabric, water, energy, spring, co2 }] of rows.entries()) {
    const frame = calculateCostsFrame(progress, index, rows.length);
    const { [fabric.id]: filament } = sprites.filaments;
    const { [fabric.id]: centers } = sprites.stacks;
    drawWater(context, sprites.glass, water, {
      share: (fabric.waterLitersPerKg / COSTS_AXES.water.end) * frame.water,
      thirst: fabric.waterLitersPerKg / MOST_LITERS,
      flow: frame.flow,
      elapsedMs: Math.max(0, progress + 1) * DRIFT_MS,
    });
    if (filament && frame.pressed > 0) drawSpring(context, filament, { energy, spring }, frame.pressed);
    else if (filament) drawFilament(context, filament, energy, frame.lit);
    if (centers && frontYPx < co2.centerYPx - rowPx / 2 + 6)
      drawGrains(context, sprites.grain, {
        centers,
        grainPx,
        zeroXPx: co2.zeroXPx,
        centerYPx: co2.centerYPx,
        growth: frame.grains,
        risePx: rowPx * 0.7,
        seed: index + 1,
      });
  }
}

/** Draws the whole picture at one moment, without its words. */
export function drawCosts(
  context: Context,
  layout: CostsLayout,
  sprites: CostsSprites | undefined,
  progress: number,
): void {
  const frontYPx = calculateFrontYPx(layout, progress);
  drawPanel(context, layout, frontYPx);
  if (sprites) drawRows(context, layout, sprites, frontYPx, progress);
  // Over the taps, which come from beneath it.
  drawCloth(context, layout);
}
