import { expectAxeClean } from './harness/axe.ts';
import { open } from './harness/pages.ts';
import { ROUTES } from './harness/routes.ts';
import { expect, test } from './harness/site.ts';

/** What only the script fills, moves or listens to, and what a chart says before its run. */
const SCRIPT_ONLY =
  '.needs-script, [role="status"], [aria-hidden="true"], [role="group"], [data-away="true"]';

for (const route of ROUTES) {
  test(`${route} is clean in axe`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, route);
    await expectAxeClean(page);
  });

  test(`${route} logs nothing and asks nobody else while it is read to its end @base`, async ({ page }) => {
    await open(page, route);
    await page.evaluate(async () => {
      const step = window.innerHeight * 0.7;
      for (let y = 0; y <= document.documentElement.scrollHeight; y += step) {
        window.scrollTo(0, y);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  test(`${route} sets no serif thinner than the file that it fetches`, async ({ page }) => {
    await open(page, route);
    const serifs = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .map((element) => getComputedStyle(element))
        .filter(({ fontFamily }) => fontFamily.startsWith('"Thread Serif"'))
        .map(({ fontWeight }) => Number(fontWeight)),
    );
    expect(serifs.length).toBeGreaterThan(0);
    expect(Math.min(...serifs)).toBeGreaterThanOrEqual(400);
  });

  test(`${route} does not scroll sideways at 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, route);
    const [scrollWidth, clientWidth] = await page.evaluate(() => {
      window.scrollTo(9999, 0);
      return [window.scrollX, document.documentElement.clientWidth];
    });
    expect([scrollWidth, clientWidth]).toEqual([0, 320]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const route of ROUTES) {
    test(`${route} shows its whole text and no control that needs script @base`, async ({ page }) => {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const hidden = await page
        .getByRole('main')
        .locator('h1, h2, h3, p, li, dt, dd, figcaption')
        .evaluateAll(
          (elements, scriptOnly) =>
            elements
              .filter((element) => (element.textContent ?? '').trim() !== '')
              .filter((element) => element.closest(scriptOnly) === null)
              .filter(
                (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
              )
              .map((element) => element.outerHTML.slice(0, 120)),
          SCRIPT_ONLY,
        );
      expect(hidden).toEqual([]);
      // A button that opens a popover works without script.
      await expect(page.locator('button:not([popovertarget]):visible, input:visible')).toHaveCount(0);
    });
  }
});
