import type { CanvasPool } from '../../../scene/canvas';
import { COLORS } from '../../../theme/tokens';
import { CELL, ROW_COUNT, type YourPlace } from '../shirtRows';
import { bakeShirt, type ShirtBitmap, type ShirtLook } from '../zoom/bake';
import { drawBitmap, drawYours } from '../zoom/draw';
import type { PlacedShirt } from '../zoom/placeShirt';
import { calculateShifts, findRowPx, type Point, traceFiber, type WatersView } from './placeWaters';
import { FIRST_CUPS, findWater, WATER_COLORS, WATER_IDS, type WaterId } from './waters';

export interface WatersLayout {
  widthPx: number;
  heightPx: number;
  pixelRatio: number;
  isStill: boolean;
  shirt: PlacedShirt;
  yours: YourPlace;
}

/** The whole shirt as home's zoom leaves it and with its cups empty, and each of its waters. */
export type WatersSprites = Record<WaterId | 'pale' | 'empty', ShirtBitmap>;

/** Draws the shirt five times; every cup of a water once. */
export function* bakeWaters(
  { shirt: { cellPx, rowPx }, yours, pixelRatio }: WatersLayout,
  pool: CanvasPool,
): Generator<undefined, WatersSprites> {
  const bake = (look?: ShirtLook) => bakeShirt(cellPx * pixelRatio, rowPx * pixelRatio, yours, pool, look);
  const sprites: Partial<WatersSprites> = { pale: yield* bake() };
  for (const id of WATER_IDS) {
    sprites[id] = yield* bake({
      colors: WATER_COLORS[id],
      isHollow: id === 'dilution',
      isShown: (cell, row) => findWater({ cell, row }) === id,
    });
  }
  sprites.empty = yield* bake({ colors: WATER_COLORS.irrigation.map(() => COLORS['dip-3']), isHollow: true });
  return sprites as WatersSprites;
}

/** What is not lifted out is as faint as this. */
const FAINT = 0.24;
/** Where a level stands, `share` of the way down the shirt; at both ends beyond it, however far its seams are open. */
export const findLevelPx = (shirt: PlacedShirt, share: number): number =>
  findRowPx(shirt, -9 + share * (ROW_COUNT + 17));

/** The shirt, or a part of it that has moved, as the zoom's drawing looks at it. */
export const lookAt = (shirt: PlacedShirt, shiftPx = 0) => ({
  ...shirt,
  originXPx: shirt.centerXPx,
  originYPx: shirt.firstRowYPx + shiftPx,
});

/** White tacking threads across the open seam above a cup, which the part below it begins with. */
function drawTacks(
  context: CanvasRenderingContext2D,
  shirt: PlacedShirt,
  row: number,
  abovePx: number,
  belowPx: number,
): void {
  if (belowPx - abovePx < 3) return;
  const yPx = findRowPx(shirt, row);
  const shirtPx = shirt.cellPx / CELL;
  context.beginPath();
  for (let x = -0.25; x < 0.25; x += 0.06) {
    context.moveTo(shirt.centerXPx + x * shirtPx, yPx + abovePx - 4);
    context.lineTo(shirt.centerXPx + (x + 0.022) * shirtPx, yPx + belowPx + 2);
  }
  context.strokeStyle = COLORS.white;
  context.lineWidth = 2;
  context.stroke();
}

function drawStitchedLine(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const { xPx, yPx } of points) context.lineTo(xPx, yPx);
  context.closePath();
  context.setLineDash([8, 5]);
  context.strokeStyle = COLORS.weld;
  context.lineWidth = 2.5;
  context.stroke();
}

/** Draws the shirt as the view has it. */
export function drawWaters(
  context: CanvasRenderingContext2D,
  layout: WatersLayout,
  sprites: WatersSprites,
  view: WatersView,
): void {
  const { shirt, widthPx, pixelRatio } = layout;
  const { dyed, lifted, stitched, emptied } = view;
  const shifts = calculateShifts(view, shirt);
  const draw = (bitmap: ShirtBitmap, shiftPx?: number) =>
    drawBitmap(context, lookAt(shirt, shiftPx), bitmap, pixelRatio);
  if (dyed < 1) draw(sprites.pale);
  if (emptied > 0) draw(sprites.empty);
  context.save();
  const [topPx, bottomPx] = [findLevelPx(shirt, emptied), findLevelPx(shirt, dyed)];
  context.beginPath();
  context.rect(0, topPx, widthPx, bottomPx - topPx);
  context.clip();
  const most = Math.max(...Object.values(lifted));
  for (const id of WATER_IDS) {
    context.globalAlpha = 1 - (1 - FAINT) * (most - lifted[id]);
    draw(sprites[id], shifts[id]);
  }
  context.globalAlpha = 1;
  // Yours stay lit.
  if (most > 0) drawYours(context, layout, lookAt(shirt, shifts.rain));
  drawTacks(context, shirt, FIRST_CUPS.irrigation.row, shifts.rain, 0);
  drawTacks(context, shirt, FIRST_CUPS.dilution.row, 0, shifts.dilution);
  context.restore();
  context.globalAlpha = stitched;
  if (stitched > 0) drawStitchedLine(context, traceFiber(shirt));
}
