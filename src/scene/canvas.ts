import { browser } from './platform';

/** Sharper than this, nobody sees the difference, and every pixel costs time. */
const MAX_PIXEL_RATIO = 2;

/** The pixel ratio to draw with, at most 2, and no more than gives `maxPixels` on such a box. */
export function choosePixelRatio(
  screenRatio: number,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  maxPixels = Number.POSITIVE_INFINITY,
): number {
  return Math.min(MAX_PIXEL_RATIO, screenRatio, Math.sqrt(maxPixels / (widthPx * heightPx)));
}

/** The pixel ratio to draw with on this screen, at most 2. */
export const readPixelRatio = (): number => Math.min(MAX_PIXEL_RATIO, browser.readPixelRatio());

/**
 * Gives `canvas` an empty bitmap for `widthPx` × `heightPx` CSS pixels, and a context that draws in CSS pixels.
 * @returns undefined where canvas is not to be had; the text then stands alone
 */
export function fitCanvas(
  canvas: HTMLCanvasElement,
  widthPx: number,
  heightPx: number,
  pixelRatio: number = readPixelRatio(),
): CanvasRenderingContext2D | undefined {
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const width = Math.max(1, Math.round(widthPx * pixelRatio));
  const height = Math.max(1, Math.round(heightPx * pixelRatio));
  // A new bitmap of the same size would cost more than clearing this one.
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  return context;
}

/** Gives a canvas's memory back now; the garbage collector would take its time. */
export function releaseCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}

/** Makes the canvases that sprites are drawn on, and releases them together. */
export interface CanvasPool {
  /** An empty canvas of so many bitmap pixels, rounded up. */
  make: (width: number, height: number) => HTMLCanvasElement;
  release: () => void;
}

export function createCanvasPool(createCanvas = browser.createCanvas): CanvasPool {
  const made = new Set<HTMLCanvasElement>();
  return {
    make(width, height) {
      const canvas = createCanvas();
      canvas.width = Math.max(1, Math.ceil(width));
      canvas.height = Math.max(1, Math.ceil(height));
      made.add(canvas);
      return canvas;
    },
    release() {
      for (const canvas of made) releaseCanvas(canvas);
      made.clear();
    },
  };
}
