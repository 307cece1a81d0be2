import { releaseCanvases } from '../../../charts/canvas';
import { pageStudio, type Studio } from '../../../charts/studio';
import { drawYourCup } from '../../cups/drawYourCup';
import { readShade, SHADE_COLORS } from '../shirtPalette';
import { HALF_CELLS, SHIRT_ROWS, type YourPlace } from '../shirtRows';
import {
  BAKE_MARGIN,
  bakeGlasses,
  bakeNear,
  bakeShirt,
  isYours,
  type ShirtBake,
  type ShirtBitmap,
} from './bake';
import { drawGlass } from './drawGlass';
import { CUP_SHARE, type PlacedShirt } from './layout';
import {
  calculateOpacity,
  calculateZoomView,
  eachRunInView,
  findZoomProgress,
  type Stage,
  type ZoomView,
} from './view';

/** Wider than this, a baked shirt would cost more memory than it saves time. */
const LARGEST_BITMAP = 3300;
const LARGEST_NEAR_BITMAP = 3600 ** 2;
/** Up to this cell size what is seen is baked: from there on so few cups are seen that each can be drawn. */
const NEAREST_PIXELS = 44;
/** Cups up to this many bitmap pixels are blitted from glasses of this size; larger ones are drawn. */
const GLASS_PIXELS = 64;
/** Your cups are drawn with water and light from this cell size on. */
const DETAIL_FROM_PX = 13;

/** What the scene bakes once for a stage and a number of cups. */
export interface ShirtPainter {
  /**
   * Draws one frame with what is baked.
   * @returns whether that was sharp: else draw again once `bakeNext` has caught up
   */
  draw: (context: CanvasRenderingContext2D, view: ZoomView) => boolean;
  /** Bakes the next part of the next bitmap that is still missing; returns what that was, or has made whole. */
  bakeNext: () => 'part' | 'bitmap' | 'nothing';
  /** The whole shirt at its smallest, as soon as it is baked: it stands in for what is not. */
  findSmallest: () => ShirtBitmap | undefined;
  /** Gives all memory back; nothing can be drawn any more. */
  release: () => void;
}

/** Sizes to bake whole: the final one, then twice and four times that, as far as memory allows. */
function listCellPixels(cellPixels: number): number[] {
  return [1, 2, 4]
    .map((factor) => factor * cellPixels)
    .filter((cell, i) => i === 0 || cell * (2 * HALF_CELLS + 1) <= LARGEST_BITMAP);
}

/** Larger sizes, of which only what is seen is baked: at most twice the stage in width and height. */
function listNearCellPixels(wholeCellPixels: readonly number[], stagePixels: number): number[] {
  const sizes: number[] = [];
  if (4 * stagePixels > LARGEST_NEAR_BITMAP) return sizes;
  let size = wholeCellPixels.at(-1) ?? 0;
  while (size > 0 && size < NEAREST_PIXELS) {
    size *= 2;
    sizes.push(size);
  }
  return sizes;
}

/**
 * Prepares to draw the shirt for one stage, one screen and one visitor.
 * @param standIn a shirt that was baked for another stage or visitor; it is shown until this one's is
 */
export function createShirtPainter(
  stage: Stage,
  shirt: PlacedShirt,
  yours: YourPlace,
  pixelRatio: number,
  standIn?: ShirtBitmap,
  studio: Studio = pageStudio,
): ShirtPainter {
  const rowPerCell = shirt.rowPx / shirt.cellPx;
  const wholeSizes = listCellPixels(shirt.cellPx * pixelRatio);
  const stagePixels = stage.widthPx * stage.heightPx * pixelRatio ** 2;
  const nearSizes = listNearCellPixels(wholeSizes, stagePixels);
  const sizes = [...wholeSizes, ...nearSizes];
  const bitmaps = new Map<number, ShirtBitmap>();
  const bakes = new Map<number, ShirtBake>();
  const images: HTMLCanvasElement[] = [];
  /** What the last frame lacked. */
  let missing: number | undefined;
  let glasses: HTMLCanvasElement[] | undefined;
  const readGlasses = () => {
    glasses ??= bakeGlasses(GLASS_PIXELS, studio);
    return glasses;
  };
  const scratch = studio.createCanvas(1, 1);

  const beginBake = (cell: number): ShirtBake => {
    if (wholeSizes.includes(cell)) return bakeShirt(cell, cell * rowPerCell, yours, studio);
    const progress = findZoomProgress(stage, shirt, yours, cell / 2 / pixelRatio);
    const widest = calculateZoomView(stage, shirt, yours, progress);
    return bakeNear(cell, cell * rowPerCell, yours, widest, stage, studio);
  };
  const bakeTile = (cell: number) => {
    const bake = bakes.get(cell) ?? beginBake(cell);
    bakes.set(cell, bake);
    const { done, value } = bake.next();
    if (done) {
      bitmaps.set(cell, value);
      return;
    }
    images.push(value.image);
    // A browser may draw only when it must: all tiles at once, in the first frame that shows them.
    scratch.getContext('2d')?.drawImage(value.image, 0, 0, 1, 1);
  };
  const findSmallest = () => bitmaps.get(wholeSizes[0] ?? 0) ?? standIn;
  const bakeNext = () => {
    if (!glasses) {
      readGlasses();
      return 'part';
    }
    // The smallest first, since it can stand in for all; then what is waited for; then as the way leads, near to far.
    const [smallest, ...larger] = sizes;
    const cell = [smallest, missing, ...larger.reverse()].find(
      (size) => size !== undefined && !bitmaps.has(size),
    );
    if (cell === undefined) return 'nothing';
    bakeTile(cell);
    return bitmaps.has(cell) ? 'bitmap' : 'part';
  };
  const findBitmap = (cellPixels: number): ShirtBitmap | undefined => {
    const cell = sizes.find((size) => size >= cellPixels - 1e-6);
    const bitmap = bitmaps.get(cell ?? 0);
    // From near, cups can also be drawn one by one.
    if (bitmap || cell === undefined || !wholeSizes.includes(cell)) return bitmap;
    missing = cell;
    return findSmallest();
  };

  const drawBaked = (context: CanvasRenderingContext2D, view: ZoomView, bitmap: ShirtBitmap) => {
    const scale = view.cellPx / bitmap.cellPixels;
    const cupPx = view.cellPx * CUP_SHARE;
    const snap = (px: number) =>
      Math.abs(scale * pixelRatio - 1) < 1e-6 ? Math.round(px * pixelRatio) / pixelRatio : px;
    const leftPx = snap(view.originXPx - HALF_CELLS * view.cellPx - cupPx / 2) - BAKE_MARGIN * scale;
    const topPx = snap(view.originYPx - cupPx / 2) - BAKE_MARGIN * scale;
    for (const { image, leftPixels, topPixels } of bitmap.tiles) {
      const yPx = topPx + topPixels * scale;
      const heightPx = image.height * scale;
      if (yPx + heightPx < 0 || yPx > stage.heightPx) continue;
      context.drawImage(image, leftPx + leftPixels * scale, yPx, image.width * scale, heightPx);
    }
  };

  const drawEach = (context: CanvasRenderingContext2D, view: ZoomView) => {
    const cupPx = view.cellPx * CUP_SHARE;
    const sheet = cupPx * pixelRatio <= GLASS_PIXELS * 1.25 ? readGlasses() : undefined;
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
    findSmallest,
    release: () => releaseCanvases([scratch, ...images, ...(glasses ?? [])]),
    draw(context, view) {
      context.clearRect(0, 0, stage.widthPx, stage.heightPx);
      missing = undefined;
      const bitmap = view.reveal < 1 ? undefined : findBitmap(view.cellPx * pixelRatio);
      if (bitmap) drawBaked(context, view, bitmap);
      else if (!missing) drawEach(context, view);
      // Baked, yours are among the others.
      if (!bitmap || view.cellPx > DETAIL_FROM_PX) drawYours(context, view);
      return !missing;
    },
  };
}
