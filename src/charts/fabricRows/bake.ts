import type { CanvasPool } from '../../scene/canvas';

/** Where pictures are baked, and in how many bitmap pixels per CSS pixel. */
export interface BakeContext {
  pool: CanvasPool;
  pixelRatio: number;
}

/** A picture drawn once, to be copied many times. */
export interface Baked {
  image: HTMLCanvasElement;
  widthPx: number;
  heightPx: number;
  pixelRatio: number;
}

/** Draws a picture of `widthPx` × `heightPx` CSS pixels once. */
export function bake(
  widthPx: number,
  heightPx: number,
  { pool, pixelRatio }: BakeContext,
  draw: (context: CanvasRenderingContext2D) => void,
): Baked {
  const image = pool.make(widthPx * pixelRatio, heightPx * pixelRatio);
  const context = image.getContext('2d');
  if (context) {
    context.scale(pixelRatio, pixelRatio);
    draw(context);
  }
  return { image, widthPx, heightPx, pixelRatio };
}

/** Copies the part of a baked picture from `fromXPx` on, `widthPx` wide, to `xPx`, `yPx`. */
export function copyPart(
  context: CanvasRenderingContext2D,
  { image, heightPx, pixelRatio }: Baked,
  fromXPx: number,
  widthPx: number,
  xPx: number,
  yPx: number,
): void {
  if (widthPx <= 0) return;
  const [from, width] = [fromXPx * pixelRatio, widthPx * pixelRatio];
  context.drawImage(image, from, 0, width, image.height, xPx, yPx, widthPx, heightPx);
}
