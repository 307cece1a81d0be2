import { browser } from './platform';

/**
 * Gives `canvas` an empty bitmap for `widthPx` × `heightPx` CSS pixels, and a context that draws in CSS pixels.
 * @returns undefined where canvas is not to be had; the text then stands alone
 */
export function fitCanvas(
  canvas: HTMLCanvasElement,
  widthPx: number,
  heightPx: number,
  pixelRatio: number,
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
export type CanvasPool = ReturnType<typeof createCanvasPool>;

export function createCanvasPool(createCanvas = browser.createCanvas) {
  const made: HTMLCanvasElement[] = [];
  return {
    /** An empty canvas of so many bitmap pixels, rounded up. */
    make(width: number, height: number): HTMLCanvasElement {
      const canvas = createCanvas();
      canvas.width = Math.max(1, Math.ceil(width));
      canvas.height = Math.max(1, Math.ceil(height));
      made.push(canvas);
      return canvas;
    },
    release: () => made.splice(0).forEach(releaseCanvas),
  };
}
