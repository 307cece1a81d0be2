import type { Locator, Page } from '@playwright/test';
import { FABRIC_WORDS } from '#words/fabrics';
import * as moments from '#words/moments';
import { FABRICS, labelBar } from '#words/plain/fabrics';
import * as words from '#words/present';
import { parseLanguages } from '../../server/settings.mjs';
import { formatNumber } from '../../src/model/format.ts';
import { expectAxeClean } from './harness/axe.ts';
import { FORWARD_KEY, LANGUAGE, TO_BASE } from './harness/language.ts';
import { open, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a named moment is a deep link, to its picture in the scroll and to its words in the plain reading', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, 'thirsty_fashion/info2#check');
  const readProgress = () =>
    page.locator('[data-story="industry"]').evaluate((story) => {
      const { top, height } = story.getBoundingClientRect();
      return Math.round((-top / (height - window.innerHeight)) * 100) / 100;
    });
  await expect.poll(readProgress).toBe(0.33);
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
    await page.goto('about:blank');
    await open(page, 'thirsty_fashion/info1#step-back');
    expect(await readTop('[data-caption="middle"] h2'), `${width} × ${height}`).toBeGreaterThan(50);
    await expect(page.locator('[data-caption="middle"] h2')).toBeInViewport({ ratio: 1 });
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
  await expect(strip).toContainText(moments.shirt['one-day'].name);
  await page.keyboard.press('PageDown');
  await expect(strip).toContainText(moments.shirt['how-many'].name);
  await page.keyboard.press('PageDown');
  await page.keyboard.press(FORWARD_KEY);
  await expect(strip).toContainText(moments.shirt.shirt.name);
  await expect(page).toHaveURL(/info1\?present#shirt$/);
  await page.keyboard.press('PageUp');
  await expect(strip).toContainText(moments.shirt['step-back'].name);
  await strip.getByRole('button', { name: words.notes, exact: true }).click();
  await expect(strip).toContainText(moments.shirt['step-back'].note);
  await expectAxeClean(page);
  // Notes grow the strip: neither the sentence nor a receipt lies under it.
  const stripTop = () => strip.evaluate((element) => element.getBoundingClientRect().top);
  const bottomOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await bottomOf('[data-caption="middle"] h2')).toBeLessThanOrEqual(await stripTop());
  await page.keyboard.press('b');
  await expect(strip.locator('[data-blank]')).toBeVisible();
  await expect(strip).toContainText(words.dark);
  await page.keyboard.press('PageDown');
  await expect(strip.locator('[data-blank]')).toHaveCount(0);
  await expect(strip).toContainText(moments.shirt['step-back'].name);
  // One press more than there are moments: it pulls the thread of the slip.
  for (let turn = 0; turn < 15; turn += 1) await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/where\?present$/);
  await expect(strip).toBeVisible();
  // In full screen the browser takes the first Escape for itself.
  await page.evaluate(() => document.fullscreenElement && document.exitFullscreen());
  if (await strip.isVisible()) await page.keyboard.press('Escape');
  await expect(strip).toHaveCount(0);
  await expect(page).toHaveURL(/where$/);
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

test('the short route rests eight times, and a clicker’s press pulls a slip before it goes on', async ({
  page,
}) => {
  await open(page, 'thirsty_fashion/info2?present=short');
  await waitUntilHydrated(page);
  const strip = page.locator('[data-presenter]');
  await expect(strip).toContainText(words.place(0, 3));
  await page.keyboard.press('PageDown');
  await expect(strip).toContainText(words.place(1, 3));
  const slip = page.locator('[data-caption="claim"] [data-correction="lake"]');
  await page.keyboard.press('PageDown');
  await expect(slip).toHaveAttribute('data-mended', 'true');
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

test('of two talks in one browser, each has its own notes, which follow from page to page', {
  tag: '@long',
}, async ({ page, context }) => {
  const languages = parseLanguages(process.env.SITE_LANGUAGES);
  test.skip(languages.length === 1, 'the other talk goes on in a second language');
  const [shirtNotes, other] = [await context.newPage(), await context.newPage()];
  await open(page, 'thirsty_fashion/info1?present');
  await open(shirtNotes, 'thirsty_fashion/info1?present=notes');
  const said = shirtNotes.getByRole('complementary', { name: words.windowName });
  await expect(said).toContainText(moments.shirt['one-day'].name);
  // What these notes say from now on.
  await said.evaluate((element) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const listen = () => heard.push(element.textContent);
    new MutationObserver(listen).observe(element, { subtree: true, childList: true, characterData: true });
  });
  const another = LANGUAGE === 'en' ? `${languages.at(-1)}/` : TO_BASE;
  for (const path of ['thirsty_fashion/info2', `${another}thirsty_fashion/info1`]) {
    await open(other, `${path}?present`);
    const place = other.locator('[data-presenter] [role="status"]');
    const before = await place.textContent();
    await other.keyboard.press('PageDown');
    await expect(place).not.toHaveText(before ?? '');
  }
  await page.keyboard.press('PageDown');
  await expect(said).toContainText(moments.shirt['how-many'].name);
  const heard = await shirtNotes.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard.filter((text) => !text.startsWith(moments.shirt['how-many'].name))).toEqual([]);

  await other.close();
  for (let turn = 0; turn < 16; turn += 1) await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/where\?present$/);
  await expect(shirtNotes).toHaveURL(/where\?present=notes$/);
  await page.keyboard.press('PageDown');
  const place = page.locator('[data-presenter] [role="status"] b');
  await expect(async () => {
    expect(await said.locator('b').textContent()).toBe(await place.textContent());
  }).toPass();
});

test('of two talks on one page, each has its own notes, after a reload and on the next page, too', {
  tag: '@long',
}, async ({ page, context }) => {
  const other = await context.newPage();
  const [talks, notes] = [[page, other], [] as Page[]];
  for (const talk of talks) {
    await open(talk, 'thirsty_fashion/info2?present');
    await waitUntilHydrated(talk);
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      talk.locator('[data-presenter]').getByRole('button', { name: words.notesWindow }).click(),
    ]);
    await waitUntilHydrated(opened);
    notes.push(opened);
  }
  const placeOf = (talk: Page) => talk.locator('[data-presenter] [role="status"] b');
  const saidBy = (window: Page | undefined) =>
    window?.getByRole('complementary', { name: words.windowName }).locator('b').textContent();
  const expectOwnNotes = () =>
    expect(async () => {
      for (const [index, talk] of talks.entries())
        expect(await saidBy(notes[index])).toBe(await placeOf(talk).textContent());
      expect(await placeOf(page).textContent()).not.toBe(await placeOf(other).textContent());
    }).toPass();
  const press = (talk: Page, times: number) =>
    talk.evaluate((count) => {
      const key = { key: 'PageDown', bubbles: true, cancelable: true };
      for (let turn = 0; turn < count; turn += 1)
        document.body.dispatchEvent(new KeyboardEvent('keydown', key));
    }, times);
  await press(page, 1);
  await press(other, 3);
  await expectOwnNotes();
  await page.reload();
  await waitUntilHydrated(page);
  await press(page, 1);
  await expectOwnNotes();
  // Its own moments, and the one press more that turns the page.
  await expect(async () => {
    if (other.url().includes('info2')) await press(other, 1);
    expect(other.url()).not.toContain('info2');
  }).toPass();
  const { pathname } = new URL(other.url());
  await expect(notes[1] as Page).toHaveURL(`${pathname}?present=notes`);
  await expect(notes[0] as Page).toHaveURL(/info2\?present=notes$/);
});

test('the arrow keys stay a chart’s own, and a second window follows with the notes', async ({
  page,
  context,
}) => {
  await open(page, 'charts/fabrics?present');
  await waitUntilHydrated(page);
  const strip = page.locator('[data-presenter]');
  await page.getByRole('button', { name: FABRIC_WORDS.water.press }).press('Enter');
  const bar = page.getByRole('img', { name: labelBar(FABRICS.cotton.name, formatNumber(1559), '').trim() });
  await bar.focus();
  await page.keyboard.press(FORWARD_KEY);
  await expect(page).toHaveURL(/fabrics\?present$/);
  await page.locator('h1').click();
  const [notes] = await Promise.all([
    context.waitForEvent('page'),
    strip.getByRole('button', { name: words.notesWindow }).click(),
  ]);
  // A new window ends the full screen, but not the presentation.
  await strip.getByRole('button', { name: words.next }).click();
  await expect(strip).toContainText(moments.fabrics.water.name);
  await expect(notes.getByRole('complementary', { name: words.windowName })).toContainText(
    moments.fabrics.water.name,
  );
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
