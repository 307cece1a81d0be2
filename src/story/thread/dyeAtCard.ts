import type { Waypoint } from './placeThread';
import { isRopeStage, type RopeStage } from './ropeStages';

/** Where a card stays in its place while the thread runs on behind it: the dyes above and below its middle. */
export interface CardDye {
  middlePx: number;
  entering: RopeStage;
  leaving: RopeStage;
}

/** Reads the dyes of the card that counts now, in page pixels; undefined where none stays in its place. */
export function readCardDye(page: HTMLElement): CardDye | undefined {
  const card = page.querySelector<HTMLElement>('[data-active] [data-dyes]');
  if (!card || getComputedStyle(card).position !== 'sticky') return undefined;
  const [entering = '', leaving = ''] = card.dataset.dyes?.split(',') ?? [];
  if (!isRopeStage(entering) || !isRopeStage(leaving)) return undefined;
  const { top, height } = card.getBoundingClientRect();
  return { middlePx: top + height / 2 - page.getBoundingClientRect().top, entering, leaving };
}

/** Whether both say the same dyes, wherever their cards stand. */
export function hasSameDyes(a: CardDye | undefined, b: CardDye | undefined): boolean {
  return a?.entering === b?.entering && a?.leaving === b?.leaving;
}

/**
 * Gives `points` the dyes of the card, or those of `raw`, which they are copies of: the thread comes to a card in
 * one dye and leaves it in the next, and changes no sooner than the card does.
 */
export function dyePoints(points: readonly Waypoint[], raw: readonly Waypoint[], dye?: CardDye): void {
  for (const [index, point] of points.entries()) {
    if (dye) point.stage = point.yPx < dye.middlePx ? dye.entering : dye.leaving;
    else point.stage = raw[index]?.stage ?? point.stage;
  }
}
