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
 * Gives `canvas` a bitmap for `widthPx` × `heightPx` CSS pixels and a context that draws in CSS pixels.
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
  canvas.width = Math.max(1, Math.round(widthPx * pixelRatio));
  canvas.height = Math.max(1, Math.round(heightPx * pixelRatio));
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  return { context, pixelRatio };
}
