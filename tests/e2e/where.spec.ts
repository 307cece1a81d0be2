import type { Page } from '@playwright/test';
import { copyEmbed, embedCode } from '#words/republish';
import { linkUnread } from '#words/shell';
import * as words from '#words/where';
import { formatNumber } from '../../src/model/format.ts';
import { growerWaters } from '../../src/model/placeWater.ts';
import { expectAxeClean } from './harness/axe.ts';
import { open, waitUntilHydrated } from './harness/pages.ts';
import { findRepublish, openRepublish } from './harness/republish.ts';
import { expect, test } from './harness/site.ts';

const PATH = 'thirsty_fashion/where';

const rows = (page: Page) => page.locator('[data-part="places"] [data-place]');
const listOrder = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.place));

test('for fifteen places row, panel, table, cups drawn, address and published claims agree', {
  tag: '@all',
}, async ({ page, request, baseURL }) => {
  await open(page, PATH);
  await waitUntilHydrated(page);
  const published = await (await request.get(new URL('data/claims.json', baseURL).href)).json();
  const findValue = (id: string) => published.claims.find((claim: { id: string }) => claim.id === id)?.value;
  const places = page.locator('[data-part="places"]');
  await places.getByRole('button', { name: words.showOrder }).click();
  for (const { id, name, grown, river, rain, both } of growerWaters) {
    await places.locator(`input[value="${id}"]`).check();
    await expect(page).toHaveURL(new RegExp(`[?&]grown=${id}\\b`));
    await expect(places.getByRole('heading', { level: 2 })).toHaveText(name);
    await expect(places.locator(`[data-place="${id}"] b span`).first()).toHaveText(formatNumber(river));
    await expect(places.locator('[data-drawn-cups]')).toHaveAttribute('data-drawn-cups', String(both));
    const label = words.sentence(grown, river, formatNumber(river), formatNumber(rain));
    await expect(places.getByRole('img', { name: label })).toHaveCount(1);
    await expect(page.locator(`[data-row="${id}"] td`).nth(0)).toHaveText(formatNumber(river));
    await expect(page.locator(`[data-row="${id}"] td`).nth(1)).toHaveText(formatNumber(rain));
    expect([findValue(`${id}-river-cups`), findValue(`${id}-rain-cups`)]).toEqual([river, rain]);
  }
});

test('nothing is given away before the guess: a tap is one, and the ranks come where the question stood', async ({
  page,
}) => {
  await open(page, PATH);
  await waitUntilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.orderQuestion);
  expect(await listOrder(page)).toEqual(growerWaters.map(({ id }) => id));
  await expect(rows(page).locator('b, rect').filter({ visible: true })).toHaveCount(0);
  await rows(page).nth(11).locator('xpath=ancestor::label').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.riverTitle('Turkmenistan'));
  await expect(page.locator('h1 + p b')).toHaveText(words.guessedWrong('India', 'seven'));
  expect((await listOrder(page))[0]).toBe('turkmenistan');
  await expect(page).toHaveURL(/\?place=india$/);
  // The focus stays in the row that was pressed, which has moved.
  await expect(page.locator('input[value="india"]')).toBeFocused();
  await expectAxeClean(page);
});

test('keys move the mark, and Enter or the button shows the answer; the order turns over', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, PATH);
  await waitUntilHydrated(page);
  await page.locator('input[value="mexico"]').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('input[value="usa"]')).toBeChecked();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.orderQuestion);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.riverTitle('Turkmenistan'));
  const river = await listOrder(page);
  await page.getByRole('radio', { name: words.sortings.both, exact: true }).check();
  expect((await listOrder(page))[0]).toBe('india');
  await page.getByRole('radio', { name: words.sortings.rain, exact: true }).check();
  const rain = await listOrder(page);
  expect(rain.slice(1, 4).toSorted()).toEqual(river.slice(-3).toSorted());
  // Each thread ends at its row.
  const ends = () =>
    page.locator('[data-thread]').evaluateAll((threads) =>
      threads.map((thread) => {
        const { bottom, top } = thread.getBoundingClientRect();
        const row = document.querySelector(`[data-place="${(thread as SVGElement).dataset.thread}"]`);
        const { top: rowTop, height } = row?.getBoundingClientRect() ?? { top: 0, height: 0 };
        const middle = rowTop + height / 2;
        return Math.min(Math.abs(middle - top), Math.abs(middle - bottom)) < 6;
      }),
    );
  await expect.poll(ends).toEqual(Array(15).fill(true));
});

test('a press on the map is one on its row', { tag: '@all' }, async ({ page }) => {
  await open(page, `${PATH}?grown=atlantis`);
  await waitUntilHydrated(page);
  await expect(page.getByText(linkUnread)).toBeVisible();
  await page.getByRole('button', { name: words.showOrder }).click();
  await page.locator('[data-knot="brazil"]').click();
  await expect(page.locator('input[value="brazil"]')).toBeChecked();
  await expect(page).toHaveURL(/grown=brazil/);
});

test('the choice is said once, when it rests', async ({ page }) => {
  await open(page, PATH);
  await waitUntilHydrated(page);
  const [first, second] = growerWaters;
  if (!first || !second) throw new RangeError('two places are needed');
  await page.getByRole('button', { name: words.showOrder }).click();
  const said = page.locator('[data-part="places"] [aria-live]').last();
  await page.locator(`input[value="${first.id}"]`).check();
  await page.locator(`input[value="${second.id}"]`).check();
  await expect(said).toHaveText(
    words.sentence(second.grown, second.river, formatNumber(second.river), formatNumber(second.rain)),
  );
  await expect(said).not.toContainText(first.grown);
});

test('no name of a country stands where it could be read against a line', async ({ page }) => {
  await open(page, `${PATH}#stress`);
  await waitUntilHydrated(page);
  const stress = page.locator('[data-part="stress"]');
  const beam = await stress.locator('rect[data-past]').first().boundingBox();
  for (const name of await stress.locator('text[class~="caption"]').all()) {
    const box = await name.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(beam?.x ?? 0);
  }
});

test('of every hundred liters the number turns up once its threads are seen', async ({ page }) => {
  await open(page, PATH);
  await waitUntilHydrated(page);
  const number = page.locator('[data-part="stress"] h2 b');
  const height = async () => (await number.boundingBox())?.height ?? 0;
  expect(await height()).toBe(0);
  await page.locator('[data-part="stress"] [role="img"]').scrollIntoViewIfNeeded();
  await expect.poll(height).toBeGreaterThan(100);
});

test('the code for other pages names the place that is chosen', async ({ page }) => {
  await open(page, `${PATH}?grown=india`);
  await waitUntilHydrated(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    });
  });
  await openRepublish(findRepublish(page.locator('[data-part="places"]')));
  await page.getByRole('button', { name: copyEmbed }).click();
  await expect(page.getByRole('textbox', { name: embedCode })).toHaveValue(
    /^<iframe src="[^"]+charts\/embed\/where\?grown=india"/,
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the page has the world’s average, a bar a place, all three orders and the whole table', async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(page.locator('tr[data-row]')).toHaveCount(16);
    await expect(page.getByText(words.rainTitle)).toBeVisible();
    await expect(page.locator('[data-part="places"] [data-claim="world-river-cups"]')).toBeVisible();
    await expect(rows(page).filter({ visible: true })).toHaveCount(15);
    await expect(rows(page).first().locator('rect').first()).toBeVisible();
  });
});
