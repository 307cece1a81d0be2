import type { Page } from '@playwright/test';
import { press } from '#words/production';
import { allAbout } from '#words/receipt';
import { cupsOfWater } from '#words/text/count';
import { percent } from '#words/text/units';
import { formatNumber } from '../../../src/model/format.ts';
import { formatFigure } from '../../../src/model/formatFigure.ts';
import { POUR_MS } from '../../../src/story/home/pourTimes.ts';
import { open, openWithStoppedClock } from '../harness/pages.ts';
import { expect, test } from '../harness/site.ts';

test.use({ expectedLogs: /^error: Failed to load resource|^error: Failed to find|^warning: .* preload/ });

const isAsset = (url: URL) => /\.(js|css)$/.test(url.pathname);

/** Counts the documents that the page asks for, from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** From now on the open page finds none of its files; a page that is loaded anew finds its own. */
async function replaceBuild(page: Page) {
  const readLoads = countLoads(page);
  await page.route(isAsset, (route) =>
    readLoads() === 0
      ? route.fulfill({ status: 404, contentType: 'text/html', body: '404 Not Found' })
      : route.continue(),
  );
  return readLoads;
}

test('the number that was chosen on the old build arrives on the new one', { tag: '@all' }, async ({
  page,
}) => {
  await openWithStoppedClock(page, 'thirsty_fashion?motion=off');
  const readLoads = await replaceBuild(page);
  await page.getByRole('button', { name: cupsOfWater(6, '6'), exact: true }).click();
  await page.clock.runFor(POUR_MS + 50);
  await expect(page).toHaveURL(/\/info1\?motion=off$/);
  await page.clock.resume();
  await expect(page.locator('html[data-script="ready"]')).toBeAttached();
  await expect(page.getByRole('main')).toContainText(percent(formatNumber(0.05253)));
  expect(await page.evaluate(() => history.state?.usr)).toEqual({ userInput: 6 });
  expect(readLoads()).toBe(1);
  // The number is the visit's: whoever opens the page anew is not told of it.
  await page.getByRole('banner').locator('a[href*="/thirsty_fashion/info2"]').first().click();
  await expect(page).toHaveURL(/\/info2/);
  expect(await page.evaluate(() => history.state?.usr)).toEqual({ userInput: 6 });
  await page.goto('thirsty_fashion/info1');
  await expect(page.locator('html[data-script="ready"]')).toBeAttached();
  await expect(page.getByRole('main')).not.toContainText(percent(formatNumber(0.05253)));
});

test('the entry that a receipt leads to is found on the new build', { tag: '@all' }, async ({ page }) => {
  await open(page, 'charts/production');
  // What gives the guess away comes with the press.
  await page.getByRole('button', { name: press }).press('Enter');
  await page.locator('a[data-claim="garment-phase-share"]:visible').last().press('Enter');
  const link = page.locator('[data-receipt]:popover-open').getByRole('link', { name: allAbout });
  await expect(link).toBeVisible();
  const readLoads = await replaceBuild(page);
  await link.press('Enter');
  await expect(page).toHaveURL(/\/sources#garment-phase-share$/);
  await expect(page.locator('html[data-script="ready"]')).toBeAttached();
  await expect(page.locator('#garment-phase-share')).toBeInViewport();
  expect(readLoads()).toBe(1);
});

test('a build whose files stay away is not asked for again and again, and can be read', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, 'thirsty_fashion/info1');
  const readLoads = countLoads(page);
  await page.route(isAsset, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('banner').locator('a[href$="/thirsty_fashion/info2"]').first().click();
  await expect(page).toHaveURL(/\/info2$/);
  await page.waitForTimeout(3000);
  expect(readLoads()).toBeLessThanOrEqual(2);
  await expect(page.locator('html')).not.toHaveAttribute('data-view', 'scroll');
  await expect(page.getByRole('main')).toContainText(formatFigure({ value: 79, unit: 'billionCubicMeters' }));
});

test('a reload onto a new build keeps the place and the fragment', { tag: '@all' }, async ({ page }) => {
  await open(page, 'thirsty_fashion/info1#step-dyeing');
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(500);
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await page.route(/\/info1$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('<title>', '<meta name="build" content="new"><title>');
    await route.fulfill({ response, body: html });
  });
  await page.reload();
  await expect(page.locator('meta[name=build]')).toBeAttached();
  await expect(page.locator('html[data-script="ready"]')).toBeAttached();
  await page.waitForTimeout(300);
  expect(page.url()).toMatch(/#step-dyeing$/);
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(2);
});
