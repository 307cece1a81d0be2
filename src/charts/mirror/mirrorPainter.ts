import { fitCanvas } from '../canvas';
import { pageStudio, type Studio } from '../studio';
import { drawCausticTile } from './caustics';
import { bakeFilament, calculatePulse, drawFilament, drawLead, type FilamentSprites } from './drawFilament';
import { bakeGrains, drawGrains, drawStem, type GrainSprites } from './drawGrains';
import { bakeWater, drawWater, type WaterSprites } from './drawWater';
import { placeGrains } from './grains';
import { getMirrorAxes, type MirrorKind, type MirrorRow } from './layout';
import { calculateMirrorFrame, MIRROR_MS } from './mirrorFrame';
import type { MirrorGeometry } from './mirrorGeometry';

interface RowSprites {
  filament?: FilamentSprites;
  grains?: GrainSprites;
}

export interface MirrorPainter {
  /**
   * Draws one moment; `ambientMs` moves the light in the water and the pulses, which may be stopped. `awayPx` is how
   * far below its place each row is, while rows are being sorted.
   */
  draw: (elapsedMs: number, ambientMs: number | undefined, awayPx?: readonly number[]) => void;
}

/**
 * Prepares the materials of a chart of that size and order, each drawn once and in steps of its own.
 * @returns undefined where canvas is not to be had
 */
export function* prepareMirrorPainter(
  canvas: HTMLCanvasElement,
  kind: MirrorKind,
  rows: readonly MirrorRow[],
  geometry: MirrorGeometry,
  studio: Studio = pageStudio,
): Generator<undefined, MirrorPainter | undefined> {
  const fitted = fitCanvas(canvas, geometry.widthPx, geometry.heightPx);
  const firstBox = geometry.rows[0];
  if (!fitted || !firstBox) return undefined;
  const { context } = fitted;
  const oven = { studio, pixelRatio: fitted.pixelRatio };
  const axes = getMirrorAxes(kind);
  const thirstiest = Math.max(...rows.map(({ water }) => water.value));
  const light = yield* drawCausticTile(studio);
  const glass: WaterSprites = bakeWater(firstBox.water, axes.water.end, oven, light);
  const sprites: RowSprites[] = [];
  for (const [index, { other }] of rows.entries()) {
    yield;
    const box = geometry.rows[index]?.other ?? firstBox.other;
    sprites.push(
      kind === 'energy'
        ? { filament: bakeFilament(other.value, box, axes.other.end, oven) }
        : { grains: bakeGrains(placeGrains(other.value, box, axes.other.end, geometry.rowPx), oven) },
    );
  }

  function drawRow(index: number, elapsedMs: number, ambientMs: number | undefined) {
    const row = rows[index];
    const boxes = geometry.rows[index];
    const { filament, grains } = sprites[index] ?? {};
    if (!row || !boxes) return;
    const frame = calculateMirrorFrame(elapsedMs, index, kind === 'energy');
    drawWater(context, glass, boxes.water, {
      share: row.water.share * frame.waterGrowth,
      thirst: row.water.value / thirstiest,
      flow: frame.flow,
      elapsedMs: elapsedMs < MIRROR_MS ? Math.max(0, elapsedMs) : MIRROR_MS + (ambientMs ?? 0),
      hasSpout: geometry.hasRoomForSpouts,
    });
    if (filament) {
      if (geometry.hasRoomForSpouts) drawLead(context, boxes.other, frame.otherGrowth > 0);
      const pulse = ambientMs === undefined ? undefined : calculatePulse(ambientMs + index * 90);
      drawFilament(context, filament, boxes.other, frame.otherGrowth, pulse);
    }
    if (grains) {
      if (geometry.hasRoomForSpouts) drawStem(context, boxes.other, boxes.other.thicknessPx * 0.8);
      drawGrains(context, grains, boxes.other, frame.otherGrowth);
    }
  }

  return {
    draw(elapsedMs, ambientMs, awayPx) {
      context.clearRect(0, 0, geometry.widthPx, geometry.heightPx);
      for (const index of rows.keys()) {
        const downPx = awayPx?.[index] ?? 0;
        context.translate(0, downPx);
        drawRow(index, elapsedMs, ambientMs);
        context.translate(0, -downPx);
      }
    },
  };
}

/** Prepares them at once. */
export function createMirrorPainter(
  ...chart: Parameters<typeof prepareMirrorPainter>
): MirrorPainter | undefined {
  const steps = prepareMirrorPainter(...chart);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
