import type { Page } from '@playwright/test';
import { mended } from '#words/correction';
import * as lake from '#words/lake';
import { type CorrectionId, findCorrection } from '../../src/model/corrections.ts';
import { joinPhrases } from '../../src/model/phrases.ts';
import { textOf } from './harness/language.ts';
import { open, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const PAGES = {
  lake: 'thirsty_fashion/info2',
  california: 'thirsty_fashion/info2',
} satisfies Partial<Record<CorrectionId, string>>;

/** What the story strikes; the lake tells its correction as its answer. */
const STRUCK: Partial<Record<CorrectionId, string>> = { lake: lake.half, california: lake.all };

/** "all (mended: nine tenths)" */
const told = (id: CorrectionId) => {
  const { wrong, right } = findCorrection(id);
  return wrong + textOf(mended(joinPhrases(right)));
};
const find = (page: Page, id: CorrectionId) => page.locator(`main [data-correction="${id}"]`).first();

async function expectBeside(page: Page, ids: readonly CorrectionId[]) {
  for (const id of ids) {
    await expect(find(page, id).locator('s')).toHaveText(STRUCK[id] ?? findCorrection(id).wrong);
    await expect(find(page, id).locator('s')).toHaveCSS('text-decoration-line', 'line-through');
    if (id in STRUCK) continue;
    await expect(find(page, id)).toContainText(told(id));
    await expect(find(page, id).locator('strong')).toBeVisible();
  }
}

test('a wrong claim is struck, and what is true stands beside it with its receipt', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, `${PAGES.california}?view=plain`);
  await waitUntilHydrated(page);
  await find(page, 'california').scrollIntoViewIfNeeded();
  await expectBeside(page, ['california']);
  await find(page, 'california').locator('a[data-claim]').first().click();
  await expect(page.locator('[data-receipt]')).toBeVisible();
  await expect(page.locator('[data-correction] button')).toHaveCount(0);
});

test('the lake’s claim stands struck beside its answer on paper', async ({ page }) => {
  await open(page, PAGES.lake);
  await waitUntilHydrated(page);
  await expect(find(page, 'lake')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expectBeside(page, ['lake', 'california']);
});

for (const [how, path] of [
  ['in the plain reading', '?view=plain'],
  ['without JavaScript', ''],
] as const) {
  test.describe(how, () => {
    test.use({ javaScriptEnabled: path !== '' });
    test('all wrong claims stand struck beside what is true @base', async ({ page }) => {
      for (const id of Object.keys(PAGES) as (keyof typeof PAGES)[]) {
        await page.goto(PAGES[id] + path + (id === 'lake' ? '#check' : ''));
        await expectBeside(page, [id]);
      }
    });
  });
}

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
