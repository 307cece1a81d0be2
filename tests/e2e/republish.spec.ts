import type { Page } from '@playwright/test';
import * as words from '#words/republish';
import { republishTerms } from '#words/shell';
import * as shirtWords from '#words/shirt';
import { formatNumber } from '../../src/model/format.ts';
import { expectAxeClean } from './harness/axe.ts';
import { LANGUAGE } from './harness/language.ts';
import { open, waitUntilHydrated } from './harness/pages.ts';
import { findRepublish, findSave, openRepublish, unfold } from './harness/republish.ts';
import { expect, test } from './harness/site.ts';

// The list of what others may show; pictures.spec holds the files that it saves.

/** Refuses to copy, as a browser may: the text is shown then. */
const refuseToCopy = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    });
  });

test('keys open the list, go through it and leave it; it is clean for axe', async ({ page }) => {
  await open(page, 'charts/production');
  await waitUntilHydrated(page);
  const opener = findRepublish(page);
  await openRepublish(opener);
  await expect(page.getByText(republishTerms)).toBeVisible();
  await expectAxeClean(page);
  await opener.focus();
  for (const format of ['SVG', 'PNG', 'CSV', 'JSON']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(format);
  }
  for (const name of [words.copyEmbed, words.copyText]) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByText(republishTerms)).toBeHidden();
  await expect(opener).toBeFocused();
});

for (const viewport of [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
]) {
  test(`the list stands whole in a window of ${viewport.width}×${viewport.height}`, {
    tag: viewport.width === 320 ? '@all' : '@long',
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const [path, within] of [
      ['charts/fabrics', '[data-measure="co2"]'],
      ['thirsty_fashion/where', '[data-part="places"]'],
    ] as const) {
      await open(page, path);
      await waitUntilHydrated(page);
      const opener = findRepublish(page.locator(within));
      await openRepublish(opener);
      const panel = page.locator('[popover]:popover-open');
      const box = await panel.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      expect(await panel.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
      const anchor = await opener.boundingBox();
      const isApart =
        (anchor?.y ?? 0) + (anchor?.height ?? 0) <= (box?.y ?? 0) ||
        (anchor?.y ?? 0) >= (box?.y ?? 0) + (box?.height ?? 0) ||
        (anchor?.x ?? 0) + (anchor?.width ?? 0) <= (box?.x ?? 0) ||
        (anchor?.x ?? 0) >= (box?.x ?? 0) + (box?.width ?? 0);
      expect(isApart, 'the list leaves its button uncovered').toBe(true);
      for (const button of await panel.getByRole('button').all()) {
        await button.evaluate((each) => each.scrollIntoView({ block: 'center' }));
        await expect(button).toBeInViewport({ ratio: 1 });
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
    }
  });
}

test('the text says each figure, what is unconfirmed, the records’ year, sources and license', async ({
  page,
}) => {
  await open(page, 'charts/fabrics');
  await waitUntilHydrated(page);
  await refuseToCopy(page);
  await openRepublish(findRepublish(page.locator('[data-measure="water"]')));
  await page.getByRole('button', { name: words.copyText }).click();
  const text = page.getByRole('textbox', { name: words.textToCopy });
  await expect(text).toHaveValue(/CC BY 4\.0/);
  const value = await text.inputValue();
  expect(value).toContain(formatNumber(1559));
  expect(value).toContain('2018');
  expect(value).toContain(`/threadprint/${LANGUAGE === 'en' ? '' : `${LANGUAGE}/`}charts/fabrics`);
});

test('the embed of what is counted shows the three waters, whatever its address once switched on', async ({
  page,
}) => {
  await open(page, 'charts/embed/counted?parts=rain-irrigation-dilution');
  await expect(page.getByRole('heading', { name: shirtWords.watersAll })).toBeVisible();
  for (const label of Object.values(shirtWords.WATER_LABELS))
    await expect(page.getByText(label, { exact: true })).toBeVisible();
});

test.describe('when the list does not come', () => {
  // The worker keeps the list for offline, and would give it.
  test.use({
    serviceWorkers: 'block',
    expectedLogs: /Failed to load resource|net::ERR_FAILED|Service Worker registration blocked/,
  });

  test('it says so, and comes when it is opened again', async ({ page }) => {
    const list = /\/assets\/RepublishList-[\w-]+\.js$/;
    await page.route(list, (route) => route.abort());
    await open(page, 'charts/production');
    await waitUntilHydrated(page);
    const opener = findRepublish(page);
    await unfold(opener);
    await opener.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute(list);
    await page.keyboard.press('Escape');
    await openRepublish(opener);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(findSave(page, 'PNG', '')).toBeVisible();
  });
});

test('on paper there is neither button nor list', async ({ page }) => {
  await open(page, 'charts/production');
  await openRepublish(findRepublish(page));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-republish]')).toBeHidden();
  await expect(page.locator('[data-republish] dl')).toBeHidden();
});
