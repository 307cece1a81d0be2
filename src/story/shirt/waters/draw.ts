import type { CanvasPool } from '../../../scene/canvas';
import { mix } from '../../../theme/easing';
import { COLORS } from '../../../theme/tokens';
import type { YourPlace } from '../shirtRows';
import { bakeShirt, type ShirtBitmap, type ShirtLook } from '../zoom/bake';
import { drawBitmap, drawFlatCups } from '../zoom/draw';
import type { PlacedShirt } from '../zoom/placeShirt';
import { type calculateDyed, findRowPx, mixShirts, placeLabels, WATER_ROWS } from './placeWaters';
import { findWater, WATER_COLORS, WATER_IDS, type WaterId } from './waters';

export interface WatersLayout {
  widthPx: number;
  heightPx: number;
  pixelRatio: number;
  isStill: boolean;
  /** Where the zoom leaves it. */
  shirt: PlacedShirt;
  /** Where it stands beside its labels. */
  beside: PlacedShirt;
  yours: YourPlace;
}

/** The whole shirt as the zoom leaves it, and each of its waters. */
export type WatersSprites = Record<WaterId | 'pale', ShirtBitmap>;

/** Draws the shirt twice: every cup pale, and every cup in the dye of its water. */
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
  return sprites as WatersSprites;
}

/** The shirt, as the zoom's drawing looks at it. */
const lookAt = (shirt: PlacedShirt) => ({
  ...shirt,
  originXPx: shirt.centerXPx,
  originYPx: shirt.firstRowYPx,
});

const LEADER_DYES: Readonly<Record<WaterId, string>> = {
  rain: COLORS['dip-0'],
  irrigation: COLORS['dip-2'],
  dilution: COLORS.print,
};

/** The shirt while it is dyed: the first water makes room for the labels. */
const findShirt = ({ shirt, beside }: WatersLayout, { rain }: ReturnType<typeof calculateDyed>) =>
  mixShirts(shirt, beside, rain);

/** Draws the shirt, dyed as far as its waters have come, and the line from each to its label. */
export function drawWaters(
  context: CanvasRenderingContext2D,
  layout: WatersLayout,
  sprites: WatersSprites | undefined,
  dyed: ReturnType<typeof calculateDyed>,
): void {
  const { widthPx, pixelRatio, yours } = layout;
  const shirt = findShirt(layout, dyed);
  if (!sprites) {
    drawFlatCups(context, { stage: layout, yours }, lookAt(shirt));
    return;
  }
  const within = (bitmap: ShirtBitmap, ...rows: readonly (readonly [fromPx: number, toPx: number])[]) => {
    context.save();
    context.beginPath();
    for (const [fromPx, toPx] of rows) context.rect(0, fromPx, widthPx, toPx - fromPx);
    context.clip();
    drawBitmap(context, lookAt(shirt), bitmap, pixelRatio);
    context.restore();
  };
  const findDyed = (id: WaterId): [fromPx: number, levelPx: number] => {
    const [from, to] = WATER_ROWS[id];
    return [findRowPx(shirt, from), findRowPx(shirt, mix(from, to, dyed[id]))];
  };
  // Pale cups would show through the hem's, which are only outlined.
  const [hemPx, levelPx] = findDyed('dilution');
  within(sprites.pale, [0, hemPx], [levelPx, layout.heightPx]);
  for (const id of WATER_IDS) within(sprites[id], findDyed(id));
  const labels = placeLabels(shirt);
  for (const id of WATER_IDS) {
    const { at, from } = labels[id];
    context.globalAlpha = dyed[id];
    context.beginPath();
    context.moveTo(from.xPx, from.yPx);
    context.lineTo(at.xPx - 6, at.yPx);
    context.strokeStyle = LEADER_DYES[id];
    context.lineWidth = 2;
    context.stroke();
  }
  context.globalAlpha = 1;
}
