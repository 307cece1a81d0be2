import type { Waypoint } from '../../thread/placeThread';
import type { Way } from '../../thread/way';

/** Of the gutter, from the words to the middle of the thread. */
const BESIDE = 0.64;
/** Room for the needle at the end of the last shelf. */
const NEEDLE_PX = 52;
/** The thread comes out of the drop a little above its lowest point. */
const OUT_PX = 3;

/** Just under the cups, above their numbers: once for each row. */
function findShelves(survey: Element): number[] {
  const shelves = [...survey.querySelectorAll('[data-cup] > b')].map((number) => {
    const { top } = number.getBoundingClientRect();
    return Math.round(top - Number.parseFloat(getComputedStyle(number).marginTop) / 2);
  });
  return [...new Set(shelves)];
}

/**
 * The thread's way on home: out of the logo, between the bar and the title, down beside the words, and under each row of
 * cups as their shelf. Where the cups stand beside the title, it keeps to their side.
 */
export function readHomeWay(page: HTMLElement): Way {
  const logo = document.querySelector('[data-bar] svg')?.getBoundingClientRect();
  const bar = document.querySelector('[data-bar]')?.getBoundingClientRect();
  const survey = page.querySelector('[data-survey]');
  if (!logo || !bar || !survey) return { corners: [] };
  const pageBox = page.getBoundingClientRect();
  const box = survey.getBoundingClientRect();
  const gutterPx = Number.parseFloat(getComputedStyle(page).paddingInlineEnd);
  const isFromRight = getComputedStyle(page).direction === 'rtl';
  const isBesideTitle = box.width < pageBox.width * 0.7;
  const sides = [
    { xPx: box.left - gutterPx * BESIDE, needleXPx: box.left + NEEDLE_PX },
    { xPx: box.right + gutterPx * BESIDE, needleXPx: box.right - NEEDLE_PX },
  ] as const;
  const corners: Waypoint[] = [];
  const go = (xPx: number, yPx: number) =>
    corners.push({ xPx: xPx - pageBox.left, yPx: yPx - pageBox.top, stage: 'gold' });

  let side: 0 | 1 = isFromRight === isBesideTitle ? 1 : 0;
  const logoXPx = (logo.left + logo.right) / 2;
  go(logoXPx, logo.bottom - OUT_PX);
  // The bar is fixed, the page is not.
  go(logoXPx, bar.bottom);
  go(sides[side].xPx, bar.bottom);
  const shelves = findShelves(survey);
  for (const [row, yPx] of shelves.entries()) {
    go(sides[side].xPx, yPx);
    side = side === 0 ? 1 : 0;
    go(row === shelves.length - 1 ? sides[side].needleXPx : sides[side].xPx, yPx);
  }
  return { corners };
}
