import type { Page } from '@playwright/test';
import { lakeName } from '#words/lake';
import { press } from '#words/production';
import { allAbout } from '#words/receipt';
import * as words from '#words/sources';
import { CLAIMS } from '#words/text/backgroundClaims';
import { UNIT_WORDS } from '#words/text/units';
import { followBarLink, open, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const ID = 'garment-phase-share';
const SEARCH = words.findFigure;
/** "million acre-feet" */
const ACRE_FEET = UNIT_WORDS.millionAcreFeet.split('|')[1] ?? '';
/** "Most come off in the first few washes." */
const WASHES = CLAIMS['microplastics-to-sea'].note;

/** The claim is unfolded, marked, and stands in the window, below what stays there. */
async function expectLandedAt(page: Page, id: string) {
  const entry = page.locator(`[id="${id}"]`);
  await expect(entry).toBeInViewport();
  await expect(entry).toHaveAttribute('data-target', '');
  const isCovered = await entry.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + 4, top + 4));
  });
  expect(isCovered).toBe(false);
}

test('opens with two numbers and the claims, in eight screens, and a search that stays in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'sources');
  await waitUntilHydrated(page);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.slice(0, 3)).toEqual([words.PARTS['two-numbers'], words.PARTS.mended, words.PARTS.ledger]);
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  expect(screens).toBeLessThanOrEqual(8);
  expect(await page.locator('main [style]').count()).toBe(0);
  for (const share of [0, 0.3, 0.6, 1]) {
    await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share);
    await expect(page.getByLabel(SEARCH)).toBeInViewport({ ratio: 1 });
  }
  // Key by key, each of which scrolls to what it finds: all stays typed, blanks too.
  await page.getByLabel(SEARCH).click();
  await page.keyboard.type(` ${ACRE_FEET} `);
  await expect(page.getByLabel(SEARCH)).toHaveValue(` ${ACRE_FEET} `);
  await expect(page.locator('#textile-acre-feet')).toBeInViewport();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await expect(page.locator('#textile-acre-feet')).toBeHidden();
  // What the reader has opened stays open.
  await page.locator('#of-info1 summary').click();
  await page.getByLabel(SEARCH).fill(lakeName);
  await page.getByLabel(SEARCH).fill('');
  await expect(page.locator('#cotton-cups')).toBeVisible();
  await expect(page.locator('#lake-share')).toBeHidden();
});

test('a receipt’s link lands at its claim, and so do a reload and Back', {
  tag: ['@phone', '@all'],
}, async ({ page }) => {
  await open(page, 'charts/production');
  await page.getByRole('button', { name: press }).click();
  await page.locator(`a[data-claim="${ID}"]:visible`).first().click();
  await page.locator('[data-receipt]').getByRole('link', { name: allAbout }).click();
  await expect(page).toHaveURL(new RegExp(`/sources#${ID}$`));
  await expectLandedAt(page, ID);
  await expect(page.locator(`#${ID}`)).toBeFocused();
  await page.reload();
  await expectLandedAt(page, ID);
  await followBarLink(page, 'charts/fabrics');
  await page.goBack();
  await expectLandedAt(page, ID);
});

test('an address lands at its claim, its group, its reference or its words when it is loaded', {
  tag: '@all',
}, async ({ page }) => {
  for (const id of ['lake-share', 'ref-eea-microplastics']) {
    await page.goto('about:blank');
    await open(page, `sources#${id}`);
    await waitUntilHydrated(page);
    await expectLandedAt(page, id);
    await page.reload();
    await waitUntilHydrated(page);
    await expectLandedAt(page, id);
  }
  await page.goto('about:blank');
  await open(page, 'sources#of-info2');
  await expect(page.locator('#fashion-water')).toBeInViewport();
  await page.goto('about:blank');
  const firstWords = WASHES.split(' ').slice(0, 5).join(' ');
  await open(page, `sources#:~:text=${encodeURIComponent(firstWords)}`);
  await expect(page.getByText(WASHES)).toBeInViewport();
});

test('the plain reading holds every entry unfolded', async ({ page }) => {
  await open(page, 'sources?view=plain');
  await waitUntilHydrated(page);
  await expect(page.locator('main summary:visible')).toHaveCount(0);
  expect(await page.locator('[data-entry]').filter({ visible: true }).count()).toBeGreaterThan(150);
});
