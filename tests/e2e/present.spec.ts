import type { Locator } from '@playwright/test';
import { FABRIC_WORDS } from '#words/fabrics';
import * as moments from '#words/moments';
import * as words from '#words/present';
import { present, reading } from '#words/shell';
import { pageDescription } from '#words/shirt';
import { FABRICS, labelBar } from '#words/text/fabrics';
import { formatNumber } from '../../src/model/format.ts';
import { expectAxeClean } from './harness/axe.ts';
import { FORWARD_KEY } from './harness/language.ts';
import { open, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a named moment is a deep link, to its picture in the scroll and to its words in the plain reading', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, 'thirsty_fashion/info2#check');
  const readProgress = () =>
    page.locator('[data-story="industry"]').evaluate((story) => {
      const { top, height } = story.getBoundingClientRect();
      return Math.round((-top / (height - window.innerHeight)) * 100) / 100;
    });
  await expect.poll(readProgress).toBe(0.42);
  await open(page, 'thirsty_fashion/info1#dyeing');
  const readTop = (selector: string) =>
    page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(async () => Math.abs(await readTop('[data-step="dyeing"]'))).toBeLessThan(30);
  // Without motion the zoom is shorter: its last picture stands in the window, whose foot has its words.
  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('about:blank');
    await open(page, 'thirsty_fashion/info1#shirt');
    expect(
      await readTop('[data-picture="shirt"] [class*="picture_"] canvas'),
      `${width} × ${height}`,
    ).toBeCloseTo(0);
    await expect(page.locator('[data-caption="result"] h2')).toBeInViewport({ ratio: 1 });
    // An address of a moment that is no more.
    await page.goto('about:blank');
    await open(page, 'thirsty_fashion/info1#step-back');
    await expect(page.locator('[data-caption="how-many"] h1')).toBeInViewport({ ratio: 1 });
    await page.goto('about:blank');
    await open(page, 'thirsty_fashion/info1#bigger');
    await expect(page.locator('[data-part="closing"] h2')).toBeInViewport({ ratio: 1 });
  }
  await open(page, 'thirsty_fashion/info2?view=plain#cotton');
  await expect.poll(() => readTop('[data-caption="cotton"]')).toBeLessThan(120);
});

test('the presenter goes from moment to moment and page to page, and leaves with Escape', async ({
  page,
}) => {
  await open(page, 'thirsty_fashion/info1?present');
  await waitUntilHydrated(page);
  const strip = page.locator('[data-presenter]');
  await expect(strip).toBeVisible();
  await expect(strip).toContainText(moments.shirt['how-many'].name);
  await page.keyboard.press(FORWARD_KEY);
  await expect(strip).toContainText(moments.shirt.shirt.name);
  await expect(page).toHaveURL(/info1\?present#shirt$/);
  await page.keyboard.press('PageUp');
  await expect(strip).toContainText(moments.shirt['how-many'].name);
  await strip.getByRole('button', { name: words.notes, exact: true }).click();
  await expect(strip).toContainText(moments.shirt['how-many'].note);
  await expect(strip).toContainText(pageDescription);
  await expectAxeClean(page);
  // Notes grow the strip: neither the sentence nor a receipt lies under it.
  const stripTop = () => strip.evaluate((element) => element.getBoundingClientRect().top);
  const bottomOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await bottomOf('[data-caption="how-many"] h1')).toBeLessThanOrEqual(await stripTop());
  await page.keyboard.press('b');
  await expect(strip.locator('[data-blank]')).toBeVisible();
  await expect(strip).toContainText(words.dark);
  await page.keyboard.press('PageDown');
  await expect(strip.locator('[data-blank]')).toHaveCount(0);
  await expect(strip).toContainText(moments.shirt['how-many'].name);
  for (let turn = 0; turn < 8; turn += 1) await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/info2\?present$/);
  await expect(strip).toBeVisible();
  // In full screen the browser takes the first Escape for itself.
  await page.evaluate(() => document.fullscreenElement && document.exitFullscreen());
  if (await strip.isVisible()) await page.keyboard.press('Escape');
  await expect(strip).toHaveCount(0);
  await expect(page).toHaveURL(/info2$/);
});

test('on a phone on its side the words of a moment stand between the bar and the notes', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, 'thirsty_fashion/info1?present&cups=6&guess=600#shirt');
  await waitUntilHydrated(page);
  const strip = page.locator('[data-presenter]');
  await strip.getByRole('button', { name: words.notes, exact: true }).click();
  await expect(strip).toContainText(moments.shirt.shirt.note);
  const result = page.locator('[data-caption="result"]');
  await expect(result).toHaveAttribute('data-shown');
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
  const [bar, title, last, foot] = await Promise.all(
    [
      page.getByRole('banner'),
      result.locator('h2'),
      result.locator('p').filter({ visible: true }).last(),
      strip,
    ].map(boxOf),
  );
  expect(title?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0) - 8);
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
});

test('the short route rests three times at the lake, and a receipt opens above the strip', async ({
  page,
}) => {
  await open(page, 'thirsty_fashion/info2?present=short');
  await waitUntilHydrated(page);
  const strip = page.locator('[data-presenter]');
  await expect(strip).toContainText(words.place(1, 3));
  await expect(strip).toContainText(moments.lake.claim.name);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(strip).toContainText(moments.lake.cotton.name);
  await expect(page).toHaveURL(/info2\?present=short#cotton$/);
  // A receipt opens above the strip.
  await page.locator('[data-caption="cotton"] a[data-claim]').first().click();
  const receipt = page.locator('[popover]:popover-open');
  await expect(receipt).toBeVisible();
  const [receiptBottom, stripTop] = await Promise.all([
    receipt.evaluate((element) => element.getBoundingClientRect().bottom),
    strip.evaluate((element) => element.getBoundingClientRect().top),
  ]);
  expect(receiptBottom).toBeLessThanOrEqual(stripTop);
});

test('the arrow keys stay a chart’s own', async ({ page }) => {
  await open(page, 'charts/fabrics?present');
  await waitUntilHydrated(page);
  const strip = page.locator('[data-presenter]');
  await page.getByRole('button', { name: FABRIC_WORDS.water.press }).press('Enter');
  const bar = page.getByRole('radio', { name: labelBar(FABRICS.cotton.name, formatNumber(1559), '').trim() });
  await bar.focus();
  await page.keyboard.press(FORWARD_KEY);
  await expect(page).toHaveURL(/fabrics\?present$/);
  await page.locator('h1').click();
  await strip.getByRole('button', { name: words.next }).click();
  await expect(page).toHaveURL(/thirsty_fashion\?present$/);
});

test('a teacher starts the big screen from the plan of the lesson, and goes on to the story', async ({
  page,
}) => {
  await open(page, 'teach');
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: reading, exact: true }).click();
  await page.locator('#bar-reading').getByRole('button', { name: present }).click();
  const strip = page.locator('[data-presenter]');
  await expect(strip).toContainText(words.top);
  await expect(page).toHaveURL(/teach\?present$/);
  await expectAxeClean(page);
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/thirsty_fashion\?present$/);
  await expect(strip).toBeVisible();
});

test('an address of the notes, which once had a window of their own, opens the big screen', async ({
  page,
}) => {
  await open(page, 'thirsty_fashion/info2?present=notes');
  await expect(page.locator('[data-presenter]')).toContainText(words.place(1, 4));
});

test('what a fragment says of the page outlasts the presenter: two lives', async ({ page }) => {
  const lives = '#v=1&a=w60-c2-d50-i10-de-s&b=w100-c1-d70-i0-us-n';
  await open(page, `thirsty_fashion/lives?present${lives}`);
  await waitUntilHydrated(page);
  const strip = page.locator('[data-presenter]');
  await expect(strip).toBeVisible();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(strip).toContainText(moments.lives.studies.name);
  expect(new URL(page.url()).hash).toBe(lives);
  await page.evaluate(() => document.fullscreenElement && document.exitFullscreen());
  if (await strip.isVisible()) await page.keyboard.press('Escape');
  await expect(strip).toHaveCount(0);
  await expect(page).toHaveURL(/lives#v=1&a=w60/);
});
