import { SHIRT_CUPS } from '../../../model/shirt';
import { type CupGrid, placeCupGrid } from '../../cups/placeCupGrid';
import { OUTLINE } from '../../shirt/shirtOutline';
import { type SewnShirt, sewShirt } from '../label/stitches';

/** Above the shirt there is room for its line or hanger: a share of its height. */
const HEADROOM = 0.12;
/** The shirt takes at most this share of the width; the cups of one wear stand beside it. */
const SHIRT_SHARE = 0.66;
const GAP_PX = 14;
/** The seam between sleeve and body, on the right, from the shoulder to the armpit. */
const SEAM = { top: [0.258, 0.125], bottom: [0.284, 0.31] } as const;

interface Point {
  xPx: number;
  yPx: number;
}

/** A shirt of all its cups, and a box beside it for those of one wear. */
export interface WearLayout {
  /** The shirt's height in CSS pixels, and where its middle line and its top are. */
  sizePx: number;
  middlePx: number;
  topPx: number;
  /** A place for each of its cups, from the hem up. */
  shirt: SewnShirt;
  outline: readonly Point[];
  seam: { top: Point; bottom: Point };
  pile: { leftPx: number; bottomPx: number; widthPx: number; heightPx: number };
}

/** Places the shirt as large as the box allows, at its left. */
export function placeWear(widthPx: number, heightPx: number): WearLayout {
  const sizePx = Math.min(heightPx / (1 + HEADROOM), widthPx * SHIRT_SHARE);
  const middlePx = sizePx / 2;
  const topPx = heightPx - sizePx * 0.985 - 2;
  const toPoint = ([x, y]: readonly [number, number]): Point => ({
    xPx: middlePx + x * sizePx,
    yPx: topPx + y * sizePx,
  });
  const leftPx = sizePx + GAP_PX;
  return {
    sizePx,
    middlePx,
    topPx,
    shirt: sewShirt(SHIRT_CUPS),
    outline: OUTLINE.map(toPoint),
    seam: { top: toPoint(SEAM.top), bottom: toPoint(SEAM.bottom) },
    pile: { leftPx, bottomPx: heightPx - 2, widthPx: widthPx - leftPx - 1, heightPx: sizePx * 0.985 },
  };
}

/**
 * Piles up the cups of one wear from the bottom. The pile is full with `full` cups or more, which are drawn as large as
 * they can be; fewer are as large, and the pile sinks.
 */
export function pileCups({ pile }: Pick<WearLayout, 'pile'>, cups: number, full: number): CupGrid {
  const { cupPx: largestPx } = placeCupGrid(full, pile.widthPx, pile.heightPx);
  const { cupPx, points } = placeCupGrid(cups, pile.widthPx, pile.heightPx, largestPx);
  const lastYPx = pile.bottomPx - cupPx * 1.1;
  return {
    cupPx,
    points: points.map(({ xPx, yPx }) => ({ xPx: pile.leftPx + xPx, yPx: lastYPx - yPx })),
  };
}
