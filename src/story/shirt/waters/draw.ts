import { figures } from '../../../data/figures';
import { COUNTED_PARTS, type CountedPart } from '../../../model/countedParts';
import type { CanvasPool } from '../../../scene/canvas';
import { COLORS, NARROW_MAX_PX } from '../../../theme/tokens';
import { createCupSprite } from '../../cups/cupSprite';
import { CELL, ROW_COUNT, type YourPlace } from '../shirtRows';
import { bakeShirt, type ShirtBitmap, type ShirtLook } from '../zoom/bake';
import { drawBitmap, drawFlatCups, drawYours } from '../zoom/draw';
import { CUP_SHARE, type PlacedShirt } from '../zoom/placeShirt';
import type { Lit, LitPart } from './lit';
import {
  calculateCounting,
  calculateLabelled,
  calculateShifts,
  findRowPx,
  mixShirts,
  type Point,
  placeDripCup,
  placeLeaders,
  placeSwitches,
  type SwitchBox,
  traceFiber,
  type WatersView,
} from './placeWaters';
import { FIRST_CUPS, findWater, WATER_COLORS, WATER_IDS, type WaterId } from './waters';

export interface WatersLayout {
  widthPx: number;
  heightPx: number;
  pixelRatio: number;
  isStill: boolean;
  shirt: PlacedShirt;
  /** Where it stands while it is counted. */
  countedShirt: PlacedShirt;
  switches: Readonly<Record<CountedPart, SwitchBox>>;
  yours: YourPlace;
}

/** The whole shirt as home's zoom leaves it and with its cups empty, each of its waters, and one cup of the factory's. */
export type WatersSprites = Record<WaterId | 'pale' | 'empty', ShirtBitmap> & { drip: HTMLCanvasElement };

/** Draws the shirt five times; every cup of a water once. */
export function* bakeWaters(
  { shirt: { cellPx, rowPx }, yours, pixelRatio }: WatersLayout,
  pool: CanvasPool,
): Generator<undefined, WatersSprites> {
  const bake = (look?: ShirtLook) => bakeShirt(cellPx * pixelRatio, rowPx * pixelRatio, yours, pool, look);
  const drip = createCupSprite(
    { color: COLORS['madder-light'] },
    cellPx * pixelRatio * CUP_SHARE,
    1,
    pool,
  ).image;
  const sprites: Partial<WatersSprites> = { drip, pale: yield* bake() };
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

/** Each water's parts that are lit apart. */
const PARTS_OF: Readonly<Record<WaterId, readonly LitPart[]>> = {
  rain: ['rain'],
  irrigation: ['rest', 'fiber'],
  dilution: ['dilution'],
};

/** Leaves of a lit part what is lit of it, from its top down. */
function clipPart(context: CanvasRenderingContext2D, shirt: PlacedShirt, part: LitPart, share: number): void {
  const { irrigation, fiber, dilution } = FIRST_CUPS;
  const rows: Readonly<Record<LitPart, readonly [from: number, to: number]>> = {
    // The sleeves end below the yoke.
    rain: [-1, ROW_COUNT / 2],
    rest: [irrigation.row - 0.5, fiber.row + 1],
    fiber: [fiber.row - 0.5, dilution.row + 1],
    dilution: [dilution.row - 0.5, ROW_COUNT],
    factory: [0, 0],
  };
  const [from, to] = rows[part];
  const topPx = findRowPx(shirt, from);
  context.beginPath();
  context.rect(0, topPx, 2 * shirt.centerXPx, share * (findRowPx(shirt, to) - topPx));
  context.clip();
  if (part !== 'fiber' && part !== 'rest') return;
  context.beginPath();
  for (const { xPx, yPx } of traceFiber(shirt)) context.lineTo(xPx, yPx);
  context.closePath();
  if (part === 'rest') context.rect(0, 0, 2 * shirt.centerXPx, findRowPx(shirt, ROW_COUNT));
  context.clip('evenodd');
}

/** The cups that the factory pours at most, lit from the first on. */
function drawDrip(
  context: CanvasRenderingContext2D,
  shirt: PlacedShirt,
  drip: HTMLCanvasElement,
  share: number,
  opacity: number,
): void {
  const cupPx = shirt.cellPx * CUP_SHARE;
  const all = figures['after-finishing'].high;
  for (let index = 0; index < all; index++) {
    const { cell, row } = placeDripCup(index);
    context.globalAlpha = opacity * (index < share * all ? 1 : FAINT);
    context.drawImage(
      drip,
      shirt.centerXPx + cell * shirt.cellPx - cupPx / 2,
      findRowPx(shirt, row) - cupPx / 2,
      (drip.width * cupPx) / (drip.width - 1),
      (drip.height * cupPx) / (drip.width - 1),
    );
  }
}

const SWITCH_DYES: Readonly<Record<CountedPart, string>> = {
  rain: COLORS['dip-1'],
  irrigation: COLORS['dip-3'],
  dilution: COLORS.print,
  factory: COLORS['madder-light'],
};

/** The thread that sews each switch to its part: pulled tight where it counts. */
function drawSwitchThreads(
  context: CanvasRenderingContext2D,
  layout: WatersLayout,
  shirt: PlacedShirt,
  lit: Lit,
): void {
  const placed = placeSwitches(shirt, layout, layout.switches);
  for (const part of COUNTED_PARTS) {
    const { from, to } = placed[part];
    const share = lit[part === 'irrigation' ? 'fiber' : part];
    const bendPx = (1 - share) * Math.min(14, (to.xPx - from.xPx) / 4);
    context.beginPath();
    context.moveTo(from.xPx, from.yPx);
    context.quadraticCurveTo((from.xPx + to.xPx) / 2, (from.yPx + to.yPx) / 2 + bendPx, to.xPx, to.yPx);
    context.setLineDash(share < 0.5 ? [7, 6] : []);
    context.strokeStyle = SWITCH_DYES[part];
    context.lineWidth = 2.5;
    context.stroke();
    context.beginPath();
    context.arc(from.xPx, from.yPx, 4, 0, 2 * Math.PI);
    context.fillStyle = SWITCH_DYES[part];
    context.fill();
  }
  context.setLineDash([]);
}

const LABEL_DYES: Readonly<Record<WaterId, string>> = {
  rain: COLORS['dip-0'],
  irrigation: COLORS['dip-2'],
  dilution: COLORS.print,
};

/** The line from each part to its label. */
function drawLeaders(
  context: CanvasRenderingContext2D,
  shirt: PlacedShirt,
  widthPx: number,
  shifts: Readonly<Record<WaterId, number>>,
): void {
  for (const { id, from, to } of placeLeaders(shirt, widthPx)) {
    context.beginPath();
    context.moveTo(from.xPx, from.yPx + shifts[id]);
    context.lineTo(to.xPx, to.yPx + shifts[id]);
    context.strokeStyle = LABEL_DYES[id];
    context.lineWidth = 1.5;
    context.stroke();
  }
}

/** The shirt at that moment: it makes room while it is counted. */
export const findShirt = ({ shirt, countedShirt }: WatersLayout, { counted }: WatersView): PlacedShirt =>
  counted === 0 ? shirt : mixShirts(shirt, countedShirt, counted);

/** Draws the shirt as the view has it, and of what is counted as much as is lit. */
export function drawWaters(
  context: CanvasRenderingContext2D,
  layout: WatersLayout,
  sprites: WatersSprites | undefined,
  view: WatersView,
  lit: Lit,
): void {
  const { widthPx, pixelRatio, yours } = layout;
  const { dyed, lifted, counted, emptied } = view;
  const shirt = findShirt(layout, view);
  if (!sprites) {
    drawFlatCups(context, { stage: layout, yours }, lookAt(shirt));
    return;
  }
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
    context.globalAlpha = 1 - (1 - FAINT) * Math.max(most - lifted[id], counted);
    draw(sprites[id], shifts[id]);
    for (const part of counted > 0 ? PARTS_OF[id] : []) {
      if (lit[part] === 0) continue;
      context.save();
      clipPart(context, shirt, part, lit[part]);
      context.globalAlpha = counted;
      draw(sprites[id]);
      context.restore();
    }
  }
  context.globalAlpha = 1;
  // Yours stay lit.
  if (most > 0 || counted > 0) drawYours(context, layout, lookAt(shirt, shifts.rain));
  drawTacks(context, shirt, FIRST_CUPS.irrigation.row, shifts.rain, 0);
  drawTacks(context, shirt, FIRST_CUPS.dilution.row, 0, shifts.dilution);
  context.restore();
  context.globalAlpha = calculateLabelled(view);
  if (context.globalAlpha > 0) drawLeaders(context, shirt, widthPx, shifts);
  context.globalAlpha = 1;
  if (counted === 0) return;
  const counting = calculateCounting(view);
  drawDrip(context, shirt, sprites.drip, lit.factory, counting);
  context.globalAlpha = counting;
  if (widthPx > NARROW_MAX_PX) drawSwitchThreads(context, layout, shirt, lit);
  context.globalAlpha = counting * (1 - lit.rest) * lit.fiber;
  if (context.globalAlpha > 0) drawStitchedLine(context, traceFiber(shirt));
}
