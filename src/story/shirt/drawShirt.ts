import { drawYourCup } from '../cups/drawYourCup';
import { BAKE_MARGIN, bakeShirt, isYours, type ShirtBitmap } from './bakeShirt';
import { drawGlass } from './drawGlass';
import { CUP_SHARE, type PlacedShirt } from './placeShirt';
import { readShade, SHADE_COLORS } from './shirtPalette';
import { HALF_CELLS, SHIRT_ROWS, type YourPlace } from './shirtRows';
import { calculateOpacity, eachRunInView, type Stage, type ZoomView } from './zoomView';

/** Wider than this, a baked shirt would cost more memory than it saves time. */
const LARGEST_BITMAP = 3300;
/** Cups up to this many bitmap pixels are blitted from glasses of this size; larger ones are drawn. */
const GLASS_PIXELS = 64;
/** Your cups are drawn with water and light from this cell size on. */
const DETAIL_FROM_PX = 13;

/** What the scene bakes once for a stage and a number of cups. */
export interface ShirtPainter {
  /** Draws one frame. */
  draw: (context: CanvasRenderingContext2D, view: ZoomView) => void;
  /** Bakes the next part of the next bitmap that is still missing; returns whether there was one. */
  bakeNext: () => boolean;
}

function bakeGlasses(): HTMLCanvasElement[] {
  return SHADE_COLORS.map((color) => {
    const image = document.createElement('canvas');
    image.width = GLASS_PIXELS + 1;
    image.height = Math.ceil(GLASS_PIXELS * 1.1) + 1;
    const context = image.getContext('2d');
    if (context) drawGlass(context, color, 0, 0, GLASS_PIXELS);
    return image;
  });
}

/** Sizes to bake: the final one, then twice and four times that, as far as memory allows. */
function listCellPixels(cellPixels: number): number[] {
  return [1, 2, 4]
    .map((factor) => factor * cellPixels)
    .filter((cell, i) => i === 0 || cell * (2 * HALF_CELLS + 1) <= LARGEST_BITMAP);
}

/** Prepares to draw the shirt for one stage, one screen and one visitor. */
export function createShirtPainter(
  stage: Stage,
  shirt: PlacedShirt,
  yours: YourPlace,
  pixelRatio: number,
): ShirtPainter {
  const rowPerCell = shirt.rowPx / shirt.cellPx;
  const sizes = listCellPixels(shirt.cellPx * pixelRatio);
  const bitmaps: ShirtBitmap[] = [];
  let baking: ReturnType<typeof bakeShirt> | undefined;
  let glasses: HTMLCanvasElement[] | undefined;
  const scratch = document.createElement('canvas').getContext('2d');

  const bakeNext = () => {
    const cell = sizes[bitmaps.length];
    if (cell === undefined) return false;
    baking ??= bakeShirt(cell, cell * rowPerCell, yours);
    const { done, value } = baking.next();
    if (done) {
      bitmaps.push(value);
      baking = undefined;
    } else {
      // A browser may draw only when it must: all tiles at once, in the first frame that shows them.
      scratch?.drawImage(value.image, 0, 0, 1, 1);
    }
    return true;
  };
  const findBitmap = (cellPixels: number): ShirtBitmap | undefined => {
    const index = sizes.findIndex((size) => size >= cellPixels - 1e-6);
    while (index >= bitmaps.length && bakeNext());
    return bitmaps[index];
  };

  const drawBaked = (context: CanvasRenderingContext2D, view: ZoomView, bitmap: ShirtBitmap) => {
    const scale = view.cellPx / bitmap.cellPixels;
    const cupPx = view.cellPx * CUP_SHARE;
    const snap = (px: number) =>
      Math.abs(scale * pixelRatio - 1) < 1e-6 ? Math.round(px * pixelRatio) / pixelRatio : px;
    const leftPx = snap(view.originXPx - HALF_CELLS * view.cellPx - cupPx / 2) - BAKE_MARGIN * scale;
    const topPx = snap(view.originYPx - cupPx / 2) - BAKE_MARGIN * scale;
    for (const { image, topPixels } of bitmap.tiles) {
      const yPx = topPx + topPixels * scale;
      const heightPx = image.height * scale;
      if (yPx + heightPx < 0 || yPx > stage.heightPx) continue;
      context.drawImage(image, leftPx, yPx, image.width * scale, heightPx);
    }
  };

  const drawEach = (context: CanvasRenderingContext2D, view: ZoomView) => {
    const cupPx = view.cellPx * CUP_SHARE;
    glasses ??= bakeGlasses();
    const sheet = cupPx * pixelRatio <= GLASS_PIXELS * 1.25 ? glasses : undefined;
    const heightPx = (cupPx * (Math.ceil(GLASS_PIXELS * 1.1) + 1)) / GLASS_PIXELS;
    const widthPx = (cupPx * (GLASS_PIXELS + 1)) / GLASS_PIXELS;
    eachRunInView(SHIRT_ROWS, view, stage, (row, first, last) => {
      const y = view.originYPx + row * view.rowPx - cupPx / 2;
      const dy = (row - yours.row) * view.rowPx;
      for (let cell = first; cell <= last; cell++) {
        if (isYours(yours, cell, row)) continue;
        const x = view.originXPx + cell * view.cellPx - cupPx / 2;
        const alpha = calculateOpacity(view.reveal, Math.hypot(x + cupPx / 2 - view.yoursXPx, dy), stage);
        if (alpha <= 0) continue;
        context.globalAlpha = alpha;
        const shade = readShade(cell, row);
        const glass = sheet?.[shade];
        if (glass) context.drawImage(glass, x, y, widthPx, heightPx);
        else drawGlass(context, SHADE_COLORS[shade] ?? '', x, y, cupPx);
      }
    });
    context.globalAlpha = 1;
  };

  const drawYours = (context: CanvasRenderingContext2D, view: ZoomView) => {
    const cupPx = view.cellPx * CUP_SHARE;
    for (let cell = yours.first; cell <= yours.last; cell++) {
      const x = view.originXPx + cell * view.cellPx - cupPx / 2;
      drawYourCup(context, x, view.originYPx + yours.row * view.rowPx - cupPx / 2, cupPx);
    }
  };

  return {
    bakeNext,
    draw(context, view) {
      context.clearRect(0, 0, stage.widthPx, stage.heightPx);
      const bitmap = findBitmap(view.cellPx * pixelRatio);
      if (bitmap && view.reveal >= 1) drawBaked(context, view, bitmap);
      else drawEach(context, view);
      if (view.cellPx > DETAIL_FROM_PX) drawYours(context, view);
    },
  };
}
