import type { CanvasPool } from '../../../scene/canvas';
import type { Scene } from '../../../scene/scene';
import { mixColors } from '../../../theme/easing';
import { COLORS } from '../../../theme/tokens';
import { traceCup } from '../../../ui/cupOutline';
import { OUTLINE } from '../../shirt/shirtOutline';
import { CELL, eachCupOfRow, findRowY, ROW_PER_CELL, SHIRT_ROWS } from '../../shirt/shirtRows';
import { calculateShade } from '../../shirt/shirtShade';

interface ClothLayout {
  /** The shirt's height in CSS pixels, and where its middle line and its top are. */
  sizePx: number;
  middlePx: number;
  topPx: number;
}

/** So many shades of indigo keep the cloth smooth. */
const SHADES = Array.from({ length: 10 }, (_, shade) =>
  mixColors(COLORS['dip-7'], COLORS['dip-5'], shade / 9),
);
/** So much of its place a cup fills: the rest is the seam between them. */
const FILL = 0.86;
/** The reader's cups: where the first one's corner stands on the chest, how wide they are, and from one to the next. */
const YOURS = { x: 0, y: 0.27, width: 0.028, step: 0.037 };
const SEAM_PX = 2.5;

/** Places the shirt as large as the box allows. */
export const placeCloth = (widthPx: number, heightPx: number): ClothLayout => {
  const sizePx = Math.max(0, Math.min(widthPx, heightPx));
  return { sizePx, middlePx: widthPx / 2, topPx: (heightPx - sizePx) / 2 };
};

/** Each of the 11,421 cups of the cotton, row by row. */
function* bakeCloth(
  { sizePx }: ClothLayout,
  pool: CanvasPool,
  pixelRatio: number,
): Generator<undefined, HTMLCanvasElement> {
  const image = pool.make(sizePx * pixelRatio, sizePx * pixelRatio);
  const context = image.getContext('2d');
  if (!context) return image;
  context.scale(pixelRatio, pixelRatio);
  const [widthPx, heightPx] = [CELL * sizePx, CELL * ROW_PER_CELL * sizePx];
  for (const [row, cups] of SHIRT_ROWS.entries()) {
    yield;
    const y = findRowY(row);
    eachCupOfRow(cups, (cell) => {
      const shade = Math.round(calculateShade(cell * CELL, y) * (SHADES.length - 1));
      context.fillStyle = SHADES[shade] ?? COLORS['dip-6'];
      context.fillRect(
        sizePx / 2 + (cell - FILL / 2) * widthPx,
        y * sizePx - (heightPx * FILL) / 2,
        widthPx * FILL,
        heightPx * FILL,
      );
    });
  }
  return image;
}

/** One shirt of its cups, and on its chest the reader's. */
export const labelScene: Scene<{ cups: number }, ClothLayout, HTMLCanvasElement> = {
  clock: 'time',
  rests: [{ name: 'whole', at: {} }],
  layoutKey: () => '',
  measure: (_, { widthPx, heightPx }) => placeCloth(widthPx, heightPx),
  *prepare(layout, pool, { pixelRatio }) {
    return yield* bakeCloth(layout, pool, pixelRatio);
  },
  draw(context, { sizePx, middlePx, topPx }, cloth, _, { cups }) {
    const at = (x: number, y: number) => [middlePx + x * sizePx, topPx + y * sizePx] as const;
    context.beginPath();
    for (const [x, y] of OUTLINE) context.lineTo(...at(x, y));
    context.closePath();
    context.fillStyle = COLORS['dip-8'];
    context.fill();
    if (cloth) context.drawImage(cloth, middlePx - sizePx / 2, topPx, sizePx, sizePx);
    context.lineWidth = SEAM_PX;
    context.setLineDash([9, 6]);
    context.strokeStyle = COLORS['dip-1'];
    context.stroke();
    context.setLineDash([]);
    context.beginPath();
    for (let cup = 0; cup < cups; cup++) {
      const first = YOURS.x + Math.min(0, 0.22 - cups * YOURS.step);
      traceCup(context, ...at(first + cup * YOURS.step, YOURS.y), YOURS.width * sizePx);
    }
    context.fillStyle = COLORS.weld;
    context.fill();
    return false;
  },
};
