/** Sharper than this, nobody sees the difference, and every pixel costs time. */
const MAX_PIXEL_RATIO = 2;

export interface FittedCanvas {
  context: CanvasRenderingContext2D;
  /** Bitmap pixels per CSS pixel, at most 2. */
  pixelRatio: number;
}

/** The pixel ratio to draw with on this screen, at most 2. */
export function readPixelRatio(): number {
  return Math.min(MAX_PIXEL_RATIO, window.devicePixelRatio || 1);
}

/**
 * Gives `canvas` an empty bitmap for `widthPx` × `heightPx` CSS pixels and a context that draws in CSS pixels.
 * @returns undefined where canvas is not to be had; the text then stands alone
 */
export function fitCanvas(
  canvas: HTMLCanvasElement,
  widthPx: number,
  heightPx: number,
): FittedCanvas | undefined {
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const pixelRatio = readPixelRatio();
  const width = Math.max(1, Math.round(widthPx * pixelRatio));
  const height = Math.max(1, Math.round(heightPx * pixelRatio));
  if (canvas.width === width && canvas.height === height) {
    // A new bitmap of the same size would cost more than clearing this one.
    context.restore();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
  } else {
    canvas.width = width;
    canvas.height = height;
  }
  // What the last drawing set is left behind with the next fit.
  context.save();
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  return { context, pixelRatio };
}

/** A part of a canvas, in CSS pixels. */
export interface Box {
  leftPx: number;
  topPx: number;
  widthPx: number;
  heightPx: number;
}

/** So many CSS pixels are whole bitmap pixels at any usual pixel ratio. */
const WHOLE_PX = 4;

/** The smallest box around `box` that lies on whole bitmap pixels: a canvas that is shown elsewhere blurs. */
export function roundOut(box: Box): Box {
  const down = (px: number) => Math.floor(px / WHOLE_PX) * WHOLE_PX;
  const up = (px: number) => Math.ceil(px / WHOLE_PX) * WHOLE_PX;
  const [leftPx, topPx] = [down(box.leftPx), down(box.topPx)];
  return {
    leftPx,
    topPx,
    widthPx: up(box.leftPx + box.widthPx) - leftPx,
    heightPx: up(box.topPx + box.heightPx) - topPx,
  };
}

/** Clears a box and draws it anew, and nothing outside of it. Its edges lie on whole bitmap pixels, or they would show. */
export function redrawBox(
  context: CanvasRenderingContext2D,
  { leftPx, topPx, widthPx, heightPx }: Box,
  draw: () => void,
): void {
  context.save();
  context.beginPath();
  context.rect(leftPx, topPx, widthPx, heightPx);
  context.clip();
  context.clearRect(leftPx, topPx, widthPx, heightPx);
  draw();
  context.restore();
}

/**
 * Gives the memory of `canvases` back, one after the other. Left to the garbage collector all would go at once, and hold
 * the page up.
 */
export function releaseCanvases(canvases: HTMLCanvasElement[]): void {
  const canvas = canvases.pop();
  if (!canvas) return;
  canvas.width = 0;
  setTimeout(releaseCanvases, 0, canvases);
}
