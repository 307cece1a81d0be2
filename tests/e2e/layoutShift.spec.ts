import type { Page } from '@playwright/test';
import { holdRequests, open } from './harness/pages.ts';
import { ROUTES } from './harness/routes.ts';
import { expect, test } from './harness/site.ts';

/** What browsers and Lighthouse print as 0: a letter that swaps its font may move by a hair. */
const NOTHING = 0.001;
/** A tenth of what browsers call good: lines may end a little earlier or later, but hardly one may break elsewhere. */
const NEXT_TO_NOTHING = 0.01;

/** Notes what shifts from the first byte on, but for what the reader's own press or key moves. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    const shifts: [atMs: number, value: number][] = [];
    new PerformanceObserver((list) => {
      for (const { startTime, value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) shifts.push([startTime, value]);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
}

/** The measure as browsers define it: the largest sum in five seconds without a pause of one. */
async function readLayoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: [number, number][] }).shifts);
  let [startMs, lastMs, sum, largest] = [0, 0, 0, 0];
  for (const [atMs, value] of shifts) {
    const isNew = atMs - lastMs > 1000 || atMs - startMs > 5000;
    if (isNew) startMs = atMs;
    sum = isNew ? value : sum + value;
    lastMs = atMs;
    largest = Math.max(largest, sum);
  }
  return largest;
}

for (const route of ROUTES) {
  test(`${route} shifts nothing, at load or read to its end`, async ({ page }) => {
    // Another page before: then the fonts are there with the first paint, however busy the machine, and nothing else is.
    await page.goto('thirsty_fashion/about', { waitUntil: 'networkidle' });
    await watchShifts(page);
    await open(page, route);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(async () => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let y = 0; y <= document.documentElement.scrollHeight; y += window.innerHeight / 2) {
        window.scrollTo(0, y);
        for (let i = 0; i < 4; i++) await nextFrame();
      }
    });
    await page.waitForLoadState('networkidle');
    expect(await readLayoutShift(page)).toBeLessThan(NOTHING);
  });

  test(`${route} hardly shifts when its fonts come late`, async ({ page }) => {
    await watchShifts(page);
    const release = await holdRequests(page, '**/*.woff2');
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const areFontsThere = () => page.evaluate(() => document.fonts.check('1em "Thread Sans"'));
    // Until then the page has been painted in the fonts of the machine.
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).not.toBe(0);
    expect(await areFontsThere()).toBe(false);
    release();
    await page.waitForLoadState('networkidle');
    expect(await areFontsThere()).toBe(true);
    expect(await readLayoutShift(page)).toBeLessThan(NEXT_TO_NOTHING);
  });
}

// Home changes the bar itself, by two buttons.
for (const route of ROUTES.filter((name) => !/(fashion|about)$/.test(name))) {
  test(`${route} shifts nothing while it is built, opened from another page`, async ({ page }) => {
    await watchShifts(page);
    await open(page, 'thirsty_fashion/about');
    // Not the reader's own press: browsers forgive what moves soon after it.
    await page.evaluate((path) => {
      document.querySelector<HTMLElement>(`header a[href$="/${path}"]`)?.click();
    }, route);
    await expect(page).toHaveURL(new RegExp(`/${route}$`));
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
    expect(await readLayoutShift(page)).toBeLessThan(NOTHING);
  });
}
