import { NARROW_MAX_PX } from '../theme/tokens';
import { type PlacedSeam, placeWay, type Seam, type Way } from './way';

/** Where it goes behind a card, of its width: past what is counted above it. */
const BEHIND_SHARE = 0.97;

/**
 * Reads the thread's way through `page` from its list. What is not displayed is not passed, and nothing hides the thread
 * in a section that shows its plain reading. `sewnTo` selects what it ends at.
 */
export function readWay(page: HTMLElement, seams: readonly Seam[], sewnTo?: string): Way {
  const { left, top, width, height } = page.getBoundingClientRect();
  const isFromRight = getComputedStyle(page).direction === 'rtl';
  const share = isFromRight ? 1 - BEHIND_SHARE : BEHIND_SHARE;
  const placed = seams.flatMap(({ at, ...seam }): PlacedSeam[] => {
    const element = page.querySelector(at);
    if (!element || element.getClientRects().length === 0) return [];
    const box = element.getBoundingClientRect();
    const behindXPx = element.closest('[data-fallen], [data-cramped]')
      ? undefined
      : box.left + share * box.width - left;
    return [{ ...seam, topPx: box.top - top, heightPx: box.height, behindXPx }];
  });
  // In forced colors the label has no stitches.
  const border = sewnTo === undefined ? undefined : page.querySelector(sewnTo)?.getClientRects()[0];
  return placeWay(placed, {
    widthPx: width,
    heightPx: height,
    isNarrow: document.documentElement.clientWidth <= NARROW_MAX_PX,
    isFromRight,
    border: border && { leftPx: border.left - left, rightPx: border.right - left, topPx: border.top - top },
  });
}
