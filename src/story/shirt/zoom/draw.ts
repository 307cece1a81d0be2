import { drawYourCup } from '../../cups/drawYourCup';
import { readShade, SHADE_COLORS } from '../shirtPalette';
import { HALF_CELLS, SHIRT_ROWS, type YourPlace } from '../shirtRows';
import {
  BAKE_MARGIN,
  type Glasses,
  isYours,
  listCellPixels,
  type ShirtBitmap,
  type ZoomSprites,
} from './bake';
import { drawGlass } from './drawGlass';
import { CUP_SHARE, type PlacedShirt } from './placeShirt';
import { calculateOpacity, eachRunInView, type ShirtView, type Stage, type ZoomView } from './view';

export interface ZoomLayout {
  stage: Stage;
  pixelRatio: number;
  isStill: boolean;
  shirt: PlacedShirt;
  yours: YourPlace;
}

/** Your cups are drawn with water and light from this cell size on. */
const DETAIL_FROM_PX = 13;
/** A glass may be scaled up by so much; larger ones are drawn. */
const LARGEST_SCALE = 1.25;
/** Between the folds of the shirt and its light. */
const FLAT_COLOR = SHADE_COLORS[Math.floor(SHADE_COLORS.length * 0.6)] ?? '';

/** The whole shirt to scale down; where it is not baked yet, a smaller one. None for cups that are seen from near. */
function findBitmap({ shirt, pixelRatio }: ZoomLayout, bitmaps: readonly ShirtBitmap[], view: ZoomView) {
  const cellPixels = view.cellPx * pixelRatio - 1e-6;
  const largest = listCellPixels(shirt.cellPx * pixelRatio).at(-1) ?? 0;
  if (view.reveal < 1 || cellPixels > largest) return undefined;
  return bitmaps.find((bitmap) => bitmap.cellPixels >= cellPixels) ?? bitmaps.at(-1);
}

/** Draws a baked shirt where the view has it. */
export function drawBitmap(
  context: CanvasRenderingContext2D,
  view: ShirtView,
  { image, cellPixels }: ShirtBitmap,
  pixelRatio: number,
): void {
  const cupPx = view.cellPx * CUP_SHARE;
  // Not scaled it lies on whole pixels, too.
  const isWhole = Math.abs((view.cellPx * pixelRatio) / cellPixels - 1) < 1e-6;
  const scale = isWhole ? 1 / pixelRatio : view.cellPx / cellPixels;
  const snap = (px: number) => (isWhole ? Math.round(px * pixelRatio) / pixelRatio : px);
  const leftPx = snap(view.originXPx - HALF_CELLS * view.cellPx - cupPx / 2) - BAKE_MARGIN * scale;
  const topPx = snap(view.originYPx - cupPx / 2) - BAKE_MARGIN * scale;
  context.drawImage(image, leftPx, topPx, image.width * scale, image.height * scale);
}

/** Draws each cup but yours from a glass of its shade. */
function drawGlasses(
  context: CanvasRenderingContext2D,
  { stage, yours, pixelRatio }: ZoomLayout,
  glasses: readonly Glasses[],
  view: ZoomView,
): void {
  const cupPx = view.cellPx * CUP_SHARE;
  const glass = glasses.find(({ cupPixels }) => cupPx * pixelRatio <= cupPixels * LARGEST_SCALE);
  const scale = cupPx / (glass?.cupPixels ?? cupPx);
  const [widthPx, heightPx] = [
    (glass?.images[0]?.width ?? 0) * scale,
    (glass?.images[0]?.height ?? 0) * scale,
  ];
  eachRunInView(SHIRT_ROWS, view, stage, (row, first, last) => {
    const y = view.originYPx + row * view.rowPx - cupPx / 2;
    const dy = (row - yours.row) * view.rowPx;
    for (let cell = first; cell <= last; cell++) {
      if (isYours(yours, cell, row)) continue;
      const x = view.originXPx + cell * view.cellPx - cupPx / 2;
      const distancePx = Math.hypot(x + cupPx / 2 - view.yoursXPx, dy);
      const opacity = calculateOpacity(view.reveal, distancePx, stage);
      if (opacity <= 0) continue;
      context.globalAlpha = opacity;
      const shade = readShade(cell, row);
      const image = glass?.images[shade];
      if (image) context.drawImage(image, x, y, widthPx, heightPx);
      else drawGlass(context, SHADE_COLORS[shade] ?? '', x, y, cupPx);
    }
  });
  context.globalAlpha = 1;
}

/** What stands there until the shirt is baked, which takes a slow engine seconds: every cup but yours, flat. */
export function drawFlatCups(
  context: CanvasRenderingContext2D,
  { stage, yours }: Pick<ZoomLayout, 'stage' | 'yours'>,
  view: ShirtView,
): void {
  const cupPx = view.cellPx * CUP_SHARE;
  context.fillStyle = FLAT_COLOR;
  eachRunInView(SHIRT_ROWS, view, stage, (row, first, last) => {
    const y = view.originYPx + row * view.rowPx - cupPx / 2;
    for (let cell = first; cell <= last; cell++) {
      if (isYours(yours, cell, row)) continue;
      context.fillRect(view.originXPx + cell * view.cellPx - cupPx / 2, y, cupPx, cupPx);
    }
  });
}

/** Draws your cups, full of light. */
function drawYours(
  context: CanvasRenderingContext2D,
  { yours }: Pick<ZoomLayout, 'yours'>,
  view: ShirtView,
): void {
  const cupPx = view.cellPx * CUP_SHARE;
  for (let cell = yours.first; cell <= yours.last; cell++) {
    const x = view.originXPx + cell * view.cellPx - cupPx / 2;
    drawYourCup(context, x, view.originYPx + yours.row * view.rowPx - cupPx / 2, cupPx);
  }
}

/**
 * Draws what the camera sees. From far it is a baked shirt, from near each cup. `shown` (0 to 1) is
 * how clearly yours stand.
 */
export function drawZoom(
  context: CanvasRenderingContext2D,
  layout: ZoomLayout,
  sprites: ZoomSprites | undefined,
  view: ZoomView,
  shown = 1,
): void {
  const bitmap = findBitmap(layout, sprites?.bitmaps ?? [], view);
  if (bitmap) drawBitmap(context, view, bitmap, layout.pixelRatio);
  else if (sprites || view.reveal < 1) drawGlasses(context, layout, sprites?.glasses ?? [], view);
  else drawFlatCups(context, layout, view);
  // Baked, yours are among the others.
  context.globalAlpha = shown;
  if (!bitmap || view.cellPx > DETAIL_FROM_PX) drawYours(context, layout, view);
  context.globalAlpha = 1;
}
