import type { Page } from '@playwright/test';
import { goOn } from '#words/home';
import * as shell from '#words/shell';
import { cupsOfWater } from '#words/text/count';
import { open, waitUntilHydrated } from '../harness/pages.ts';
import { ROUTES } from '../harness/routes.ts';
import { expect, test } from '../harness/site.ts';

/** Smaller than 44 pixels for a reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'a[data-claim], p a, li:not([id^="ref-"]) a, dd a, figcaption a, h3 a':
    'a link in a line of text, as high as its line',
  'main button[popovertarget]': 'a word of the glossary in a line of text, as high as its line',
  '.visually-hidden': 'for screen readers only',
  'figure [type="radio"]':
    'the lane of a bar of six: as wide as the window allows, beside a table that tells the same',
  '[data-board] [role="group"] button':
    'a column of a board of ten: as wide as the window allows, and as high as the board',
  '[data-order] [type="radio"], [class*="rows_"] [type="radio"]':
    'one of fifteen rows as wide as the picture: a tap finds the nearest one, in no more than a window',
};

/** Controls that no square of 44 pixels answers for: "button Still: 40×44". */
function listSmallTargets(exceptions: string) {
  const sizePx = 44;
  const hits = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return hit !== null && (element.contains(hit) || label?.contains(hit) === true);
  };
  const answers = (element: Element, x: number, y: number) => {
    const reachPx = sizePx / 2 - 1;
    return [-reachPx, 0, reachPx].every((dx) =>
      [-reachPx, 0, reachPx].every((dy) => hits(element, x + dx, y + dy)),
    );
  };
  const small: string[] = [];
  for (const element of document.querySelectorAll(
    'a[href], button, input, select, summary, [tabindex="0"]',
  )) {
    if (element.matches(`${exceptions}, :disabled`)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    if (box.width >= sizePx - 0.5 && box.height >= sizePx - 0.5) continue;
    // A pseudo-element may reach further than its box: look for a square that answers, at and around it.
    element.scrollIntoView({ block: 'center' });
    const at = element.getBoundingClientRect();
    let isFound = false;
    for (let y = at.top - 8; y <= at.bottom + 24 && !isFound; y += 4)
      for (let x = at.left - 8; x <= at.right + 24 && !isFound; x += 4) isFound = answers(element, x, y);
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30);
    if (!isFound)
      small.push(`${element.localName} ${name}: ${Math.round(at.width)}×${Math.round(at.height)}`);
  }
  return [...new Set(small)];
}

for (const viewport of [
  { width: 320, height: 568 },
  { width: 568, height: 320 },
]) {
  test.describe(`${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

    test('every target answers to a square of 44 pixels, and no page moves sideways', {
      tag: '@long',
    }, async ({ page }) => {
      test.slow();
      for (const route of ROUTES) {
        await open(page, route);
        await waitUntilHydrated(page);
        await page.locator('main details').evaluateAll((folds) => {
          for (const fold of folds) fold.setAttribute('open', '');
        });
        expect(await page.evaluate(listSmallTargets, Object.keys(EXCEPTIONS).join()), route).toEqual([]);
        await page.evaluate(() => window.scrollTo(999, 0));
        expect(await page.evaluate(() => window.scrollX), route).toBe(0);
      }
      await page.getByRole('button', { name: shell.menu }).click();
      expect(await page.evaluate(listSmallTargets, Object.keys(EXCEPTIONS).join()), 'the menu').toEqual([]);
    });

    test('a finger slides over the cups to preview them, and lifts to choose', async ({ page }) => {
      await open(page, 'thirsty_fashion');
      const finger = await page.context().newCDPSession(page);
      const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', cups?: number) => {
        const box = cups && (await cupOf(page, cups).boundingBox());
        const touchPoints = box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [];
        await finger.send('Input.dispatchTouchEvent', { type, touchPoints });
      };
      await cupOf(page, 10).scrollIntoViewIfNeeded();
      await touch('touchStart', 6);
      for (const cups of [7, 8]) {
        await touch('touchMove', cups);
        await expect(page.getByRole('main')).toContainText(cupsOfWater(cups, String(cups)));
      }
      await expect(page.getByRole('button', { name: goOn })).toHaveCount(0);
      await touch('touchEnd');
      await page.getByRole('button', { name: goOn }).tap();
      await expect(page).toHaveURL(/info1$/);
      expect(await page.evaluate(() => history.state?.usr)).toEqual({ userInput: 8 });
    });
  });
}

const cupOf = (page: Page, cups: number) =>
  page.getByRole('button', { name: cupsOfWater(cups, String(cups)), exact: true });
