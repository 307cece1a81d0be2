import type { Waypoint } from './placeThread';
import { isRopeStage } from './ropeStages';

/**
 * Where a card stays in its place while the thread runs on behind it, the thread wears what the card says now:
 * it comes to it in one dye and leaves it in the next, and changes no sooner than the card does.
 */
export function dyeAtCard(points: readonly Waypoint[], page: HTMLElement): readonly Waypoint[] {
  const card = page.querySelector<HTMLElement>('[data-active] [data-dyes]');
  if (!card || getComputedStyle(card).position !== 'sticky') return points;
  const [entering = '', leaving = ''] = card.dataset.dyes?.split(',') ?? [];
  if (!isRopeStage(entering) || !isRopeStage(leaving)) return points;
  const { top, height } = card.getBoundingClientRect();
  const middlePx = top + height / 2 - page.getBoundingClientRect().top;
  return points.map((point) => ({ ...point, stage: point.yPx < middlePx ? entering : leaving }));
}
