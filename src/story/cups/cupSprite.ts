import type { CanvasPool } from '../../scene/canvas';
import { CUP_HEIGHT_PER_WIDTH, traceCupMark } from '../../ui/cupOutline';

/** A cup drawn once, to be blitted many times: about fifteen times faster than one giant path. */
export interface CupSprite {
  image: HTMLCanvasElement;
  /** Size of the image in CSS pixels; it holds a margin of one bitmap pixel at the right and below. */
  widthPx: number;
  heightPx: number;
}

interface CupStyle {
  color: string;
  /** Outline in CSS pixels instead of a filled cup. */
  outlinePx?: number;
}

/** Draws a cup of `widthPx` CSS pixels into a sprite for a screen of `pixelRatio`. */
export function createCupSprite(
  style: CupStyle,
  widthPx: number,
  pixelRatio: number,
  pool: Pick<CanvasPool, 'make'>,
): CupSprite {
  const image = pool.make(
    Math.ceil(widthPx * pixelRatio) + 1,
    Math.ceil(widthPx * CUP_HEIGHT_PER_WIDTH * pixelRatio) + 1,
  );
  const context = image.getContext('2d');
  if (context) {
    context.scale(pixelRatio, pixelRatio);
    context.beginPath();
    if (style.outlinePx === undefined) {
      traceCupMark(context, 0, 0, widthPx);
      context.fillStyle = style.color;
      context.fill();
    } else {
      const inset = style.outlinePx / 2;
      traceCupMark(context, inset, inset, widthPx - style.outlinePx);
      context.lineWidth = style.outlinePx;
      context.lineJoin = 'round';
      context.strokeStyle = style.color;
      context.stroke();
    }
  }
  return { image, widthPx: image.width / pixelRatio, heightPx: image.height / pixelRatio };
}
