import type { CanvasPool } from '../../../scene/canvas';
import type { Scene } from '../../../scene/scene';
import { COLORS } from '../../../theme/tokens';
import { createCupSprite } from '../../cups/cupSprite';
import { drawYourCup } from '../../cups/drawYourCup';
import type { CupGrid } from '../../cups/placeCupGrid';
import { placeGuessField } from './placeGuessField';

interface FieldProps {
  /** The reader's own, or one. */
  cups: number;
  guess: number;
}

interface FieldLayout extends CupGrid {
  cups: number;
  widthPx: number;
  heightPx: number;
}

/** Smaller cups have no outline: they are dimmed instead. */
const OUTLINED_FROM_PX = 6.5;
const DIMMED = 0.68;
/** From this size on the reader's own show their water. */
const DETAIL_FROM_PX = 13;
const CUPS_A_SLICE = 2000;

/** Draws every cup that is guessed, each once: the reader's own full, the others outlined. */
export function* bakeField(
  { cupPx, points, cups, widthPx, heightPx }: FieldLayout,
  pool: CanvasPool,
  pixelRatio: number,
): Generator<undefined, HTMLCanvasElement> {
  const image = pool.make(widthPx * pixelRatio, heightPx * pixelRatio);
  const context = image.getContext('2d');
  const isOutlined = cupPx > OUTLINED_FROM_PX;
  const outline = isOutlined && { outlinePx: Math.min(2.4, Math.max(0.9, cupPx * 0.07)) };
  const other = createCupSprite({ color: COLORS.weld, ...outline }, cupPx, pixelRatio, pool);
  const own = createCupSprite({ color: COLORS.weld }, cupPx, pixelRatio, pool);
  context?.scale(pixelRatio, pixelRatio);
  for (const [index, { xPx, yPx }] of points.entries()) {
    if (index % CUPS_A_SLICE === 0) yield;
    if (!context) return image;
    const isOwn = index < cups;
    const { image: cup, widthPx: cupWidthPx, heightPx: cupHeightPx } = isOwn ? own : other;
    context.globalAlpha = isOwn || isOutlined ? 1 : DIMMED;
    if (isOwn && cupPx >= DETAIL_FROM_PX) drawYourCup(context, xPx, yPx, cupPx);
    else context.drawImage(cup, xPx, yPx, cupWidthPx, cupHeightPx);
  }
  return image;
}

/** The cups that the reader guesses. They follow the hand: the picture before stays until the next one is drawn. */
export const fieldScene: Scene<FieldProps, FieldLayout, HTMLCanvasElement> = {
  clock: 'time',
  rests: [{ name: 'as guessed', at: {} }],
  measure: (_, { widthPx, heightPx }, { cups, guess }) => ({
    ...placeGuessField(cups, guess, widthPx, heightPx),
    cups,
    widthPx,
    heightPx,
  }),
  prepare: (layout, pool, { pixelRatio }) => bakeField(layout, pool, pixelRatio),
  draw(context, { widthPx, heightPx }, image) {
    if (image) context.drawImage(image, 0, 0, widthPx, heightPx);
    return false;
  },
};
