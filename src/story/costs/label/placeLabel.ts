import { calculateDaysOfDrinking, SHIRT_CUPS } from '../../../model/shirt';
import type { DailyCups } from '../../../model/userInput';
import { placeThread, type Waypoint } from '../../../thread/placeThread';
import { OUTLINE } from '../../shirt/shirtOutline';
import { type SewnShirt, sewShirt } from './stitches';

/** The tacked outline stands so far outside the cloth: a share of the shirt's height. */
const TACK_GAP = 0.013;
/** Above the shirt there is room for the thread that comes out of it: a share of its height. */
const HEADROOM = 0.075;
const WIDTH_PER_HEIGHT = 1.02;
/** Where the needle rests in the collar: its eye. */
const NEEDLE = { x: 0.012, y: 0.075, radians: 1.12 };

interface Point {
  xPx: number;
  yPx: number;
}

export interface LabelLayout {
  /** The shirt's height in CSS pixels, and where its middle line and its top are. */
  sizePx: number;
  middlePx: number;
  topPx: number;
  shirt: SewnShirt;
  count: number;
  /** What one stitch is: a day of the reader's, or a cup. */
  isOwn: boolean;
  outline: readonly Point[];
  /** The reader's thread from the last stitch to the needle's eye. */
  tail: readonly Waypoint[];
  needlePx: number;
  needleRadians: number;
}

/** How many stitches a shirt has: one for each of the reader's days, or for each cup where there is no reader. */
export const countStitches = (cups: DailyCups | undefined): number =>
  cups === undefined ? SHIRT_CUPS : calculateDaysOfDrinking(cups);

/** To which side the thread leads over the collar: away from the shoulder of the last stitch. */
const findSide = ({ rows }: SewnShirt): 1 | -1 => ((rows.at(-1)?.xs.at(-1) ?? 0) < 0 ? 1 : -1);

function layTail(shirt: SewnShirt, toPoint: (x: number, y: number) => Point): Waypoint[] {
  const last = shirt.rows.at(-1);
  const x = last?.xs.at(-1);
  if (!last || x === undefined) return [];
  const side = findSide(shirt);
  const start = x + shirt.stitch * 0.8;
  return [
    [start, last.y],
    [start + side * 0.012, last.y - 0.05],
    [start + side * 0.06, last.y - 0.085],
    [start + (side * NEEDLE.x - start) * 0.72, last.y - 0.06],
    [side * NEEDLE.x, NEEDLE.y],
  ].map(([atX = 0, atY = 0]) => ({ ...toPoint(atX, atY), stage: 'weld' }));
}

/** Places the shirt as large as the box allows. A box without room gives a shirt without size. */
export function placeLabel(widthPx: number, heightPx: number, cups: DailyCups | undefined): LabelLayout {
  const count = countStitches(cups);
  const shirt = sewShirt(count);
  const isOwn = cups !== undefined;
  const side = findSide(shirt);
  const sizePx = Math.max(0, Math.min(widthPx / WIDTH_PER_HEIGHT, heightPx / (1 + HEADROOM))) || 0;
  const middlePx = widthPx / 2;
  const topPx = (heightPx - sizePx * (1 - HEADROOM)) / 2;
  const toPoint = (x: number, y: number) => ({ xPx: middlePx + x * sizePx, yPx: topPx + y * sizePx });
  const outline = OUTLINE.map(([x, y]) =>
    toPoint(x * (1 + 2 * TACK_GAP), 0.5 + (y - 0.5) * (1 + 2 * TACK_GAP)),
  );
  return {
    sizePx,
    middlePx,
    topPx,
    shirt,
    count,
    isOwn,
    outline,
    tail: isOwn ? placeThread(layTail(shirt, toPoint)) : [],
    needlePx: Math.max(26, sizePx * 0.115),
    needleRadians: side > 0 ? NEEDLE.radians : Math.PI - NEEDLE.radians,
  };
}
