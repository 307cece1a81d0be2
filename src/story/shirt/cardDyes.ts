import { calculateCupsShown, steps } from '../../model/steps';
import { clamp } from '../../theme/easing';
import { isRopeStage, type RopeStage } from '../../thread/ropeStages';
import type { FindDye } from '../../thread/scene';

/** A step's section and its card, which stays in its place while the section passes; page pixels. */
interface PlacedCard {
  id: string;
  topPx: number;
  heightPx: number;
  /** The middle of the card where it stands in its section at first, and at last. */
  firstMiddlePx: number;
  lastMiddlePx: number;
  /** The same in the viewport, while it stays there. */
  stuckMiddlePx: number;
  entering: RopeStage;
  leaving: RopeStage;
}

function measureCard(card: HTMLElement, pageTopPx: number): PlacedCard | undefined {
  const step = card.parentElement;
  const [entering = '', leaving = ''] = card.dataset.dyes?.split(',') ?? [];
  const style = getComputedStyle(card);
  if (!step || style.position !== 'sticky' || !isRopeStage(entering) || !isRopeStage(leaving))
    return undefined;
  const { top, height } = step.getBoundingClientRect();
  const topPx = top - pageTopPx;
  const halfPx = card.offsetHeight / 2;
  return {
    id: step.dataset.step ?? '',
    topPx,
    heightPx: height,
    firstMiddlePx: topPx + Number.parseFloat(style.marginTop) + halfPx,
    lastMiddlePx: topPx + height - Number.parseFloat(style.marginBottom) - halfPx,
    stuckMiddlePx: Number.parseFloat(style.top) + halfPx,
    entering,
    leaving,
  };
}

/**
 * The dyes at the card of the step that counts: the thread comes to it in one dye and leaves it in the next, and changes
 * no sooner than the card does.
 */
export function findCardDye(
  cards: readonly PlacedCard[],
  scrolledPx: number,
  viewportPx: number,
): ReturnType<FindDye> {
  const visibility = cards.map(({ id, topPx, heightPx }) => {
    const [fromPx, toPx] = [Math.max(topPx, scrolledPx), Math.min(topPx + heightPx, scrolledPx + viewportPx)];
    return [id, Math.max(0, toPx - fromPx) / heightPx];
  });
  const { active } = calculateCupsShown(Object.fromEntries(visibility));
  const card = cards.find(({ id }) => id === active);
  if (!card) return undefined;
  const { firstMiddlePx, lastMiddlePx, stuckMiddlePx, entering, leaving } = card;
  const middlePx = clamp(scrolledPx + stuckMiddlePx, firstMiddlePx, lastMiddlePx);
  return (yPx) => (yPx < middlePx ? entering : leaving);
}

/** Reads the steps' cards; undefined where they do not stay in their places. */
export function measureCardDyes(page: HTMLElement): FindDye | undefined {
  const pageTopPx = page.getBoundingClientRect().top;
  const viewportPx = document.documentElement.clientHeight;
  const cards = [...page.querySelectorAll<HTMLElement>('[data-dyes]')]
    .map((card) => measureCard(card, pageTopPx))
    .filter((card) => card !== undefined);
  return cards.length === steps.length
    ? (scrolledPx) => findCardDye(cards, scrolledPx, viewportPx)
    : undefined;
}
