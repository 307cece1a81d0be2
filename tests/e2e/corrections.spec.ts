import type { Page } from '@playwright/test';
import { mended } from '#words/correction';
import * as lake from '#words/lake';
import { type CorrectionId, corrections, findCorrection } from '../../src/model/corrections.ts';
import { joinPhrases } from '../../src/model/phrases.ts';
import { textOf } from './harness/language.ts';
import { open, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const PAGES = {
  lake: 'thirsty_fashion/info2',
  california: 'thirsty_fashion/info2',
  people: 'thirsty_fashion/info1',
  grams: 'charts/production',
  fiber: 'charts/fabrics',
  megajoules: 'charts/fabrics',
} satisfies Record<CorrectionId, string>;

/** What the story strikes; the lake tells its correction as its answer. */
const STRUCK: Partial<Record<CorrectionId, string>> = { lake: lake.half, california: lake.all };

/** "a thousand people (mended: a thousand people, for one day)" */
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
  await open(page, PAGES.grams);
  await waitUntilHydrated(page);
  await find(page, 'grams').scrollIntoViewIfNeeded();
  await expectBeside(page, ['grams']);
  await find(page, 'grams').locator('a[data-claim]').click();
  await expect(page.locator('[data-receipt="phases-sum"]')).toBeVisible();
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
      for (const { id } of corrections) {
        await page.goto(PAGES[id] + path + (id === 'lake' ? '#check' : ''));
        await expectBeside(page, [id]);
      }
    });
  });
}
