import type { FabricId } from '../../data/fabrics';
import { getMeasure } from '../../model/fabrics';
import { findMost } from '../../model/threeCounts';
import type { CanvasPool } from '../../scene/canvas';
import { COLORS } from '../../theme/tokens';
import { COSTS_AXES, placeAxisTicks } from './axes';
import { drawCausticTile } from './caustics';
import { bakeFilament, drawBead, drawFilament, drawSpring, type FilamentSprites } from './drawFilament';
import { drawGrain, drawGrains } from './drawGrains';
import { bakeWater, drawWater, type WaterSprites } from './drawWater';
import { type CostsFrame, calculateCostsFrame, calculateFrontYPx, calculateSmog } from './frame';
import { type CostsLayout, type CostsRow, STRIPED_PX } from './placeFabricRows';
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
/** Pinking shears cut teeth so long, in the smog's edge, in the cloth's, and in a stripe's. */
const TEETH_PX = { smog: 12, cloth: 6, stripe: 5 } as const;
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

function fillSmog(
  context: Context,
  { widthPx, heightPx }: CostsLayout,
  fromXPx: number,
  frontYPx: number,
): void {
  context.fillStyle = SMOG;
  context.beginPath();
  tracePinked(context, [fromXPx, frontYPx], [widthPx + 24, frontYPx], TEETH_PX.smog);
  context.lineTo(widthPx + 24, heightPx + 4);
  context.lineTo(fromXPx, heightPx + 4);
  context.fill();
}

/** The cloth on which the names stand, and what is left of the energy's ground beside it once the smog has come. */
function drawCloth(context: Context, layout: CostsLayout, frontYPx: number): void {
  const { cloth, topPx, bottomPx, em } = layout;
  if (!cloth) return;
  const { middleXPx, halfPx, swatchEndPx } = cloth;
  const [topYPx, endYPx] = [topPx - 5, bottomPx + 3];
  const swatchTopPx = Math.max(topYPx, frontYPx);
  if (swatchTopPx < endYPx) {
    context.fillStyle = COLORS.ember;
    context.beginPath();
    context.moveTo(middleXPx, swatchTopPx);
    tracePinked(
      context,
      [swatchEndPx - TEETH_PX.cloth, swatchTopPx],
      [swatchEndPx - TEETH_PX.cloth, endYPx],
      TEETH_PX.cloth,
    );
    context.lineTo(middleXPx, endYPx);
    context.fill();
  }
  context.fillStyle = COLORS['dip-0'];
  context.beginPath();
  tracePinked(context, [middleXPx - halfPx, topYPx], [middleXPx - halfPx, endYPx], TEETH_PX.cloth);
  tracePinked(
    context,
    [middleXPx + halfPx - TEETH_PX.cloth, endYPx],
    [middleXPx + halfPx - TEETH_PX.cloth, topYPx],
    TEETH_PX.cloth,
  );
  context.fill();
  context.fillStyle = 'rgba(7,22,41,.06)';
  for (let y = topYPx + 2; y < endYPx; y += 4)
    context.fillRect(middleXPx - halfPx + TEETH_PX.cloth, y, 2 * (halfPx - TEETH_PX.cloth), 1);
  context.strokeStyle = 'rgba(7,22,41,.4)';
  context.lineWidth = 1.4;
  context.setLineDash([5, 5]);
  context.beginPath();
  for (const { topPx: y } of layout.rows.slice(1)) {
    context.moveTo(middleXPx - halfPx + 12 * em, y);
    context.lineTo(middleXPx + halfPx - 12 * em, y);
  }
  context.stroke();
  context.setLineDash([]);
}

interface AxisLook {
  measure: 'water' | 'energy' | 'co2';
  color: string;
  /** Where its line stands, and how far the rows' lines reach. */
  lineYPx: number;
  topYPx: number;
  endYPx: number;
}

function drawAxis(
  context: Context,
  layout: CostsLayout,
  { measure, color, lineYPx, topYPx, endYPx }: AxisLook,
): void {
  const box = layout.rows[0]?.[measure];
  if (!box) return;
  const side = measure === 'water' ? layout.waterSide : 1;
  context.strokeStyle = color;
  context.lineWidth = 1.4;
  context.setLineDash([5, 6]);
  context.globalAlpha = 0.32;
  context.beginPath();
  for (const { value, share } of placeAxisTicks(COSTS_AXES[measure])) {
    const x = box.zeroXPx + side * box.lengthPx * share;
    if (value > 0) {
      context.moveTo(x, topYPx);
      context.lineTo(x, endYPx);
    }
  }
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;
  context.fillStyle = color;
  context.fillRect(
    box.zeroXPx - 1,
    Math.min(topYPx, lineYPx),
    2,
    Math.max(endYPx, lineYPx) - Math.min(topYPx, lineYPx),
  );
  const fromXPx = side < 0 ? box.zeroXPx - box.lengthPx : box.zeroXPx;
  context.fillRect(fromXPx, lineYPx - 1, box.lengthPx, 2);
}

/** Calls `draw` with all but a part of the stage's height cut off. */
function clipHeight(
  context: Context,
  { widthPx }: CostsLayout,
  fromYPx: number,
  toYPx: number,
  draw: () => void,
): void {
  if (toYPx <= fromYPx) return;
  context.save();
  context.beginPath();
  context.rect(0, fromYPx, widthPx, toYPx - fromYPx);
  context.clip();
  draw();
  context.restore();
}

/** Where the measures stand beside one another: the right half's ground, the axes, and the cloth with the names. */
function drawBesideGround(context: Context, layout: CostsLayout, progress: number): void {
  const { topPx, bottomPx, heightPx, cloth, axisGapPx } = layout;
  const frontYPx = calculateFrontYPx(layout, progress);
  const hasSmog = calculateSmog(progress) > 0;
  const [lineYPx, endYPx] = [topPx - axisGapPx, bottomPx];
  drawAxis(context, layout, {
    measure: 'water',
    color: COLORS['dip-10'],
    lineYPx,
    topYPx: lineYPx + 1,
    endYPx,
  });
  clipHeight(context, layout, 0, hasSmog ? frontYPx - TEETH_PX.smog : heightPx, () =>
    drawAxis(context, layout, {
      measure: 'energy',
      color: COLORS['ember-glow'],
      lineYPx,
      topYPx: lineYPx + 1,
      endYPx,
    }),
  );
  if (hasSmog && cloth) {
    fillSmog(context, layout, cloth.middleXPx, frontYPx);
    clipHeight(context, layout, Math.max(0, frontYPx), heightPx, () =>
      drawAxis(context, layout, {
        measure: 'co2',
        color: COLORS['dip-10'],
        lineYPx: bottomPx + axisGapPx,
        topYPx: topPx - 4,
        endYPx: bottomPx + axisGapPx - 1,
      }),
    );
  }
  drawCloth(context, layout, hasSmog ? frontYPx : heightPx);
}

/** Where they lie beneath one another: a stripe of each row is the ember's, then the smog's, which comes up from below. */
function drawStripedGround(context: Context, layout: CostsLayout, progress: number): void {
  const { widthPx, topPx, rowPx, stripePx, bottomPx, em } = layout;
  const frontYPx = calculateFrontYPx(layout, progress);
  const smog = calculateSmog(progress);
  context.fillStyle = COLORS.ember;
  context.fillRect(0, topPx - STRIPED_PX.energyAxis * em, widthPx, STRIPED_PX.energyAxis * em);
  for (const row of layout.rows) {
    const [fromYPx, toYPx] = [row.topPx + rowPx - stripePx, row.topPx + rowPx];
    context.fillStyle = COLORS.ember;
    context.fillRect(0, fromYPx, widthPx, stripePx);
    if (smog > 0 && frontYPx < toYPx)
      clipHeight(context, layout, fromYPx, toYPx, () => fillSmog(context, layout, 0, frontYPx));
    context.fillStyle = smog > 0 && frontYPx < fromYPx ? COLORS['dip-10'] : COLORS['ember-glow'];
    context.fillRect(row.energy.zeroXPx - 1, fromYPx, 2, stripePx);
  }
  if (smog <= 0.1) return;
  context.fillStyle = SMOG;
  context.beginPath();
  context.moveTo(0, bottomPx);
  context.lineTo(widthPx, bottomPx);
  tracePinked(
    context,
    [widthPx, bottomPx + STRIPED_PX.co2Axis * em],
    [0, bottomPx + STRIPED_PX.co2Axis * em],
    TEETH_PX.stripe,
  );
  context.fill();
}

function drawRowWater(
  context: Context,
  layout: CostsLayout,
  { water, fabric }: CostsRow,
  glass: WaterSprites,
  frame: CostsFrame,
  progress: number,
): void {
  context.save();
  if (layout.waterSide > 0) {
    context.translate(2 * water.zeroXPx, 0);
    context.scale(-1, 1);
  }
  drawWater(context, glass, water, {
    share: (fabric.waterLitersPerKg / COSTS_AXES.water.end) * frame.water,
    thirst: fabric.waterLitersPerKg / MOST_LITERS,
    flow: frame.flow,
    elapsedMs: Math.max(0, progress + 1) * DRIFT_MS,
    hasSpout: layout.waterSide < 0,
  });
  context.restore();
}

/** Draws the whole picture at one moment, without its words. */
export function drawCosts(
  context: Context,
  layout: CostsLayout,
  sprites: CostsSprites | undefined,
  progress: number,
): void {
  const { isStriped, grainPx, rowPx } = layout;
  const frontYPx = calculateFrontYPx(layout, progress);
  const drawGround = isStriped ? drawStripedGround : drawBesideGround;
  drawGround(context, layout, progress);
  if (!sprites) return;
  for (const [index, row] of layout.rows.entries()) {
    const frame = calculateCostsFrame(progress, index, layout.rows.length);
    const { [row.fabric.id]: filament } = sprites.filaments;
    const { [row.fabric.id]: centers } = sprites.stacks;
    drawRowWater(context, layout, row, sprites.glass, frame, progress);
    const { energy, spring, co2 } = row;
    const isOnSmog =
      calculateSmog(progress) > 0 && frontYPx < co2.centerYPx - (isStriped ? 0 : rowPx / 2 - 6);
    if (filament && spring && frame.pressed > 0)
      drawSpring(context, filament, { energy, spring }, frame.pressed);
    else if (filament && !(isStriped && isOnSmog)) drawFilament(context, filament, energy, frame.lit);
    if (!isStriped && frame.pressed <= 0) drawBead(context, energy);
    if (centers && isOnSmog)
      drawGrains(context, sprites.grain, {
        centers,
        grainPx,
        zeroXPx: co2.zeroXPx,
        centerYPx: co2.centerYPx,
        growth: frame.grains,
        risePx: isStriped ? layout.stripePx * 0.3 : rowPx * 0.7,
        seed: index + 1,
      });
  }
}
