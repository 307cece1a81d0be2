import { expect, test } from '@playwright/test';
import { open } from '../harness/pages';

const PATHS = ['thirsty_fashion', 'thirsty_fashion/info3', 'charts/production'];

for (const fontPx of [20, 24, 32]) {
  test(`at a default font size of ${fontPx} px no control leaves a window 1280 px wide`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${fontPx}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({
      baseURL,
      viewport: { width: 1280, height: 720 },
      serviceWorkers: 'block',
    });
    for (const path of PATHS) {
      await open(page, path);
      // In the bar's menu, which is as high as the window at most and scrolls.
      await page.getByRole('button', { name: 'Charts and reading' }).click();
      await expect(page.getByRole('button', { name: 'Plain' })).toBeVisible();
      const outside = await page.locator('a, button, input, select, textarea').evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          .filter((control) => {
            const { left, right } = control.getBoundingClientRect();
            return left < -1 || right > innerWidth + 1;
          })
          // A row of cards that is swiped brings its own into view.
          .filter((control) => {
            let around = control.parentElement;
            while (around && getComputedStyle(around).overflowX !== 'auto') around = around.parentElement;
            return around === null;
          })
          .map((control) => control.textContent),
      );
      expect(outside, path).toEqual([]);
      const sources = page.getByRole('banner').getByRole('link', { name: 'Sources' });
      await sources.scrollIntoViewIfNeeded();
      await expect(sources).toBeInViewport({ ratio: 1 });
    }
    await browser.close();
  });
}
