import { open, waitUntilHydrated } from '../harness/pages.ts';
import { EMBEDS, ROUTES } from '../harness/routes.ts';
import { expect, test } from '../harness/site.ts';

const SIZES = [
  { viewport: { width: 1440, height: 900 }, leastPx: 16 },
  { viewport: { width: 390, height: 844 }, leastPx: 14 },
] as const;

/** What an embed says of where it comes from. */
const CREDITS = { selector: 'main footer, main footer *', leastPx: 13 };

/** Texts that are smaller than `leastPx` as one sees them: "12.5 px: fiber shrinkage". */
function listSmallTexts({ leastPx, credits }: { leastPx: number; credits: typeof CREDITS }) {
  for (const details of document.querySelectorAll('details')) details.open = true;
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]'))
    if (menu.matches('header *')) menu.showPopover();
  const small: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement as Element | null;
    const text = walker.currentNode.nodeValue?.trim() ?? '';
    if (!element || text === '' || element.closest('script, style, .visually-hidden')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { width, height } = range.getBoundingClientRect();
    const isForReadersOnly = getComputedStyle(element).clipPath.startsWith('inset(50%');
    if (width < 2 || height < 2 || isForReadersOnly) continue;
    // A drawing's text is as large as its view box lets it be.
    const { a = 1, b = 0 } = (element instanceof SVGGraphicsElement && element.getScreenCTM()) || {};
    const sizePx = Number.parseFloat(getComputedStyle(element).fontSize) * Math.hypot(a, b);
    const wantedPx = element.matches(credits.selector) ? credits.leastPx : leastPx;
    if (sizePx < wantedPx - 0.05) small.push(`${sizePx.toFixed(1)} px: ${text.slice(0, 40)}`);
  }
  return [...new Set(small)];
}

test('all text is at least 16 px high on desks and 14 px on phones', { tag: '@long' }, async ({ page }) => {
  test.slow();
  for (const path of [...ROUTES, ...EMBEDS]) {
    await page.setViewportSize(SIZES[0].viewport);
    await open(page, path);
    await waitUntilHydrated(page);
    for (const { viewport, leastPx } of SIZES) {
      await page.setViewportSize(viewport);
      const what = `${path} at ${viewport.width}`;
      const small = await page.evaluate(listSmallTexts, { leastPx, credits: CREDITS });
      expect.soft(small, what).toEqual([]);
    }
  }
});
