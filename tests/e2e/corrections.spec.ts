import type { Page } from '@playwright/test';
import * as lake from '#words/lake';
import type { CorrectionId } from '../../src/model/corrections.ts';
import { open, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const PAGES = {
  lake: 'thirsty_fashion/info2',
  california: 'thirsty_fashion/info2',
} satisfies Partial<Record<CorrectionId, string>>;
type StruckId = keyof typeof PAGES;

/** What the story strikes: what is true is its answer, or stands beside it. */
const STRUCK: Readonly<Record<StruckId, string>> = { lake: lake.half, california: lake.all };

const find = (page: Page, id: StruckId) => page.locator(`main [data-correction="${id}"]`).first();

async function expectStruck(page: Page, ids: readonly StruckId[]) {
  for (const id of ids) {
    await expect(find(page, id).locator('s')).toHaveText(STRUCK[id]);
    await expect(find(page, id).locator('s')).toHaveCSS('text-decoration-line', 'line-through');
  }
}

test('a wrong claim is struck, and what is true stands beside it with its receipt', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, `${PAGES.california}?view=plain`);
  await waitUntilHydrated(page);
  await find(page, 'california').scrollIntoViewIfNeeded();
  await expectStruck(page, ['california']);
  await find(page, 'california').locator('a[data-claim]').first().click();
  await expect(page.locator('[data-receipt]')).toBeVisible();
  await expect(page.locator('[data-correction] button')).toHaveCount(0);
});

test('the lake’s claim stands struck beside its answer on paper', async ({ page }) => {
  await open(page, PAGES.lake);
  await waitUntilHydrated(page);
  await expect(find(page, 'lake')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expectStruck(page, ['lake', 'california']);
});

/** The figures whose receipts tell what the axes of a page say wrong. */
const AXES = {
  'charts/production': ['phases-sum'],
  'charts/fabrics': ['irrigation-liters', 'cotton-energy-in-megajoules'],
  'charts/embed/energy': ['irrigation-liters', 'cotton-energy-in-megajoules'],
  'charts/embed/co2': ['irrigation-liters'],
};

test('axes stand as specified: one line at the foot tells what we checked, and strikes nothing', async ({
  page,
}) => {
  for (const [path, figures] of Object.entries(AXES)) {
    await open(page, path);
    const check = page.locator('[data-axis-check]');
    await expect(check, path).toBeVisible();
    await expect(check.locator('a[data-claim]')).toHaveCount(figures.length);
    await expect(page.locator('main s')).toHaveCount(0);
    for (const id of figures) {
      await check.locator(`[data-claim="${id}"]`).click();
      await expect(page.locator(`[data-receipt="${id}"]`)).toBeVisible();
      await page.keyboard.press('Escape');
    }
  }
});
