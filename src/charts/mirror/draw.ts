import type { FabricId } from '../../data/fabrics';
import type { BakeContext } from './bake';
import { drawCausticTile } from './caustics';
import { bakeFilament, calculatePulse, drawFilament, drawLead, type FilamentSprites } from './drawFilament';
import { bakeGrains, drawGrains, drawStem, type GrainSprites } from './drawGrains';
import { bakeWater, drawWater, type WaterSprites } from './drawWater';
import { calculateMirrorFrame, MIRROR_MS } from './frame';
import { placeGrains } from './grains';
import { getMirrorAxes, type MirrorKind, type MirrorRow, placeMirrorRows } from './layout';
import type { MirrorGeometry } from './measure';

/** Each material once, in the first row's place: all rows are alike. */
export interface MirrorSprites {
  glass: WaterSprites;
  filaments: Partial<Record<FabricId, FilamentSprites>>;
  grains: Partial<Record<FabricId, GrainSprites>>;
}

/** Prepares the materials of a chart, a row at each step. Undefined without rows. */
export function* bakeMirror(
  kind: MirrorKind,
  { rows, rowPx }: MirrorGeometry,
  baking: BakeContext,
): Generator<undefined, MirrorSprites | undefined> {
  const first = rows[0];
  if (!first) return undefined;
  const axes = getMirrorAxes(kind);
  const light = yield* drawCausticTile(baking.pool);
  const sprites: MirrorSprites = {
    glass: bakeWater(first.water, axes.water.end, baking, light),
    filaments: {},
    grains: {},
  };
  for (const { id, other } of placeMirrorRows(kind)) {
    yield;
    if (kind === 'energy')
      sprites.filaments[id] = bakeFilament(other.value, first.other, axes.other.end, baking);
    else {
      const stack = placeGrains(other.value, { ...first.other, centerYPx: 0 }, axes.other.end, rowPx);
      sprites.grains[id] = bakeGrains(stack, baking);
    }
  }
  return sprites;
}

/** Draws the rows, from the top, so long after the press; `awayPx` is how far below its place each one stands. */
export function drawMirror(
  context: CanvasRenderingContext2D,
  geometry: MirrorGeometry,
  { glass, filaments, grains }: MirrorSprites,
  kind: MirrorKind,
  rows: readonly MirrorRow[],
  elapsedMs: number,
  awayPx: readonly number[] = [],
): void {
  const { hasRoomForSpouts } = geometry;
  const thirstiest = Math.max(...rows.map(({ water }) => water.value));
  // What goes on moving after the growth; it does not where all stands still.
  const ambientMs = elapsedMs >= MIRROR_MS && Number.isFinite(elapsedMs) ? elapsedMs - MIRROR_MS : undefined;
  for (const [index, row] of rows.entries()) {
    const boxes = geometry.rows[index];
    if (!boxes) continue;
    const frame = calculateMirrorFrame(elapsedMs, index, kind === 'energy');
    const downPx = awayPx[index] ?? 0;
    context.translate(0, downPx);
    drawWater(context, glass, boxes.water, {
      share: row.water.share * frame.waterGrowth,
      thirst: row.water.value / thirstiest,
      flow: frame.flow,
      elapsedMs: Number.isFinite(elapsedMs) ? Math.max(0, elapsedMs) : MIRROR_MS,
      hasSpout: hasRoomForSpouts,
    });
    const { [row.id]: filament } = filaments;
    if (filament) {
      if (hasRoomForSpouts) drawLead(context, boxes.other, frame.otherGrowth > 0);
      const pulse = ambientMs === undefined ? undefined : calculatePulse(ambientMs + index * 90);
      drawFilament(context, filament, boxes.other, frame.otherGrowth, pulse);
    }
    const { [row.id]: soot } = grains;
    if (soot) {
      if (hasRoomForSpouts) drawStem(context, boxes.other, boxes.other.thicknessPx * 0.8);
      drawGrains(context, soot, boxes.other, frame.otherGrowth);
    }
    context.translate(0, -downPx);
  }
}
