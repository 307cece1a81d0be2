/** Browsers without `scrollend`, and scrolls that end where they begin, must not keep the reader waiting. */
const LONGEST_SCROLL_MS = 900;

function waitForScroll(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timeout);
      removeEventListener('scrollend', done);
      resolve();
    };
    const timeout = setTimeout(done, LONGEST_SCROLL_MS);
    addEventListener('scrollend', done);
  });
}

/**
 * Where the page must scroll so that a box stands whole between the bar and the viewport's bottom; a taller box
 * begins right below the bar. Zero when nothing is hidden.
 */
export function calculateScrollBy(
  topPx: number,
  bottomPx: number,
  barPx: number,
  viewportPx: number,
): number {
  if (topPx >= barPx - 1 && bottomPx <= viewportPx + 1) return 0;
  if (topPx < barPx || bottomPx - topPx > viewportPx - barPx) return topPx - barPx;
  return bottomPx - viewportPx;
}

/** Scrolls so that all of `element` is seen, and resolves once it stands. */
export async function bringIntoView(element: HTMLElement, isStill: boolean): Promise<void> {
  const { top, bottom } = element.getBoundingClientRect();
  const barPx = Number.parseFloat(getComputedStyle(element).getPropertyValue('--bar'));
  const byPx = calculateScrollBy(top, bottom, barPx, document.documentElement.clientHeight);
  if (byPx === 0) return;
  window.scrollBy({ top: byPx, behavior: isStill ? 'instant' : 'smooth' });
  if (!isStill) await waitForScroll();
}
