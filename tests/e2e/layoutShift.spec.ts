import type { Page } from '@playwright/test';
import { ADDRESSES } from '../../bench/addresses.mjs';
import { OFFERS } from '../../src/words/offers.ts';
import { readLayoutShift, watchShifts } from './harness/layoutShift.ts';
import { holdRequests, open } from './harness/pages.ts';
import { ROUTES } from './harness/routes.ts';
import { expect, test } from './harness/site.ts';

// A phone's narrow lines break anew first; sweep.spec.ts asks both sizes what shifts once all has come.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

/** Of scenes, of entries, and of a lesson: for `npm test`. */
const KINDS: readonly string[] = ['thirsty_fashion/info1', 'sources', 'teach'];

/** What browsers and Lighthouse print as 0: a letter that swaps its font may move by a hair. */
const NOTHING = 0.001;
/** A tenth of what browsers call good: lines may end a little earlier or later, but hardly one may break elsewhere. */
const NEXT_TO_NOTHING = 0.01;

for (const route of ROUTES) {
  test(`${route} hardly shifts when its fonts come late`, {
    tag: KINDS.includes(route) ? [] : '@all',
  }, async ({ page }) => {
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

// Home changes the bar itself, by two buttons; the pages below teach, and that of the data, are not in it.
for (const route of ROUTES.filter((name) => !/(fashion|about|data)$|^teach\//.test(name))) {
  test(`${route} shifts nothing while it is built, opened from another page`, {
    tag: route === 'thirsty_fashion/info3' ? '@all' : '@long',
  }, async ({ page }) => {
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

/** What the page may shift as its script comes, whatever its address says. */
const LITTLE = 0.02;

for (const { path } of ADDRESSES) {
  // Nearly all that such a value moves is on one page of the story.
  const tag = /info1\?cups=6$|where\?grown=uzbekistan$/.test(path) ? [] : ['@long'];
  test(`${path} stands as its address says when its script comes`, { tag }, async ({ page }) => {
    await expectSteady(page, path);
  });
}

test.describe('for a reader whose browser asks for German', () => {
  test.use({ locale: 'de' });
  for (const path of ['thirsty_fashion', 'sources'])
    test(`${path} has room for the offer of another language from the first paint`, {
      tag: path === 'sources' ? ['@all', '@english'] : '@english',
    }, async ({ page }) => {
      await expectSteady(page, path);
      await expect(page.getByRole('complementary', { name: OFFERS.de.link })).toBeVisible();
    });
});

/** The page as sent is painted, in its fonts, before its script comes. */
async function expectSteady(page: Page, path: string) {
  await watchShifts(page);
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('main')).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).not.toBe(0);
  // What fonts move is another test's.
  await page.evaluate(() => {
    (window as unknown as { shifts: unknown[] }).shifts.length = 0;
  });
  release();
  await expect(page.locator('html[data-script="ready"]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(await readLayoutShift(page)).toBeLessThan(LITTLE);
}
