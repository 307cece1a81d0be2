import { NARROW_MAX_PX } from '../theme/tokens';
import { type PlacedSeam, placeWay, type Seam, type Way } from './way';

/** The middle of what an element holds, within its padding. */
function findMiddle(element: Element, { left, width }: DOMRect): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return left + (width + Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)) / 2;
}

/**
 * Reads the thread's way through `page` from its list. What is not displayed is not passed, and nothing hides the thread
 * in a section that shows its plain reading. `sewnTo` selects what it ends at.
 */
export function readWay(page: HTMLElement, seams: readonly Seam[], sewnTo?: string): Way {
  const { left, top, width, height } = page.getBoundingClientRect();
  const placed = seams.flatMap(({ at, ...seam }): PlacedSeam[] => {
    const element = page.querySelector(at);
    if (!element || element.getClientRects().length === 0) return [];
    const box = element.getBoundingClientRect();
    const middleXPx = element.closest('[data-fallen], [data-cramped]')
      ? undefined
      : findMiddle(element, box) - left;
    return [{ ...seam, topPx: box.top - top, heightPx: box.height, middleXPx }];
  });
  // In forced colors the label has no stitches.
  const border = sewnTo === undefined ? undefined : page.querySelector(sewnTo)?.getClientRects()[0];
  return placeWay(placed, {
    widthPx: width,
    heightPx: height,
    isNarrow: document.documentElement.clientWidth <= NARROW_MAX_PX,
    isFromRight: getComputedStyle(page).direction === 'rtl',
    border: border && { leftPx: border.left - left, rightPx: border.right - left, topPx: border.top - top },
  });
}
