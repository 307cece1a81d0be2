import { SHIRT_CUPS } from '../../../model/shirt';
import type { Scene } from '../../../scene/scene';
import { COLORS } from '../../../theme/tokens';
import { traceCupMark } from '../../../ui/cupOutline';
import { OUTLINE } from '../../shirt/shirtOutline';
import { sewShirt } from './stitches';

interface PatchLayout {
  /** The shirt's height in CSS pixels, and where its middle line and its top are. */
  sizePx: number;
  middlePx: number;
  topPx: number;
}

/** The patch begins over the heart, in a shirt that is one unit high; x from its middle line. */
const HEART = { x: 0.105, y: 0.345 };
/** The seam stands on the cloth's edge. */
const SEAM_PX = 3;
/** So much of its place a cup fills. */
const FILL = 0.82;

let places: { cup: number; points: readonly (readonly [x: number, y: number])[] } | undefined;

/** A place for each cup of the shirt, from the heart outward. */
function listPlaces() {
  if (places) return places;
  const { stitch, rows } = sewShirt(SHIRT_CUPS);
  const points = rows.flatMap(({ y, xs }) => xs.map((x) => [x, y] as const));
  const distance = ([x, y]: readonly [number, number]) => Math.hypot(x + stitch / 2 - HEART.x, y - HEART.y);
  places = { cup: stitch * FILL, points: points.toSorted((a, b) => distance(a) - distance(b)) };
  return places;
}

/** Places the shirt as large as the box allows, in its middle. */
export function placePatch(widthPx: number, heightPx: number): PatchLayout {
  const sizePx = Math.max(0, Math.min(widthPx, heightPx) - 2 * SEAM_PX);
  return { sizePx, middlePx: widthPx / 2, topPx: (heightPx - sizePx) / 2 };
}

/** A bare shirt, and on it the cups of one wear, drawn one by one. */
export const patchScene: Scene<{ cups: number }, PatchLayout, undefined> = {
  clock: 'time',
  rests: [{ name: 'as chosen', at: {} }],
  layoutKey: () => '',
  measure: (_, { widthPx, heightPx }) => placePatch(widthPx, heightPx),
  draw(context, { sizePx, middlePx, topPx }, _, __, { cups }) {
    context.beginPath();
    for (const [x, y] of OUTLINE) context.lineTo(middlePx + x * sizePx, topPx + y * sizePx);
    context.closePath();
    context.fillStyle = COLORS['finish-card'];
    context.fill();
    context.lineWidth = SEAM_PX;
    context.lineJoin = 'round';
    context.setLineDash([10, 7]);
    context.strokeStyle = COLORS['dip-10'];
    context.stroke();
    context.setLineDash([]);
    const { cup, points } = listPlaces();
    context.fillStyle = COLORS['dip-6'];
    context.beginPath();
    for (const [x, y] of points.slice(0, cups))
      traceCupMark(context, middlePx + x * sizePx, topPx + (y - cup / 2) * sizePx, cup * sizePx);
    context.fill();
    return false;
  },
};
