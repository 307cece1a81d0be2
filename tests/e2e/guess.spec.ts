import type { Page } from '@playwright/test';
import * as guessWords from '#words/guess';
import * as lake from '#words/lake';
import { inBrief, menu, reading } from '#words/shell';
import * as words from '#words/shirt';
import { cups as nameCups } from '#words/text/count';
import * as answers from '#words/text/guessTruth';
import * as label from '#words/text/label';
import { unread } from '#words/text/numerals';
import { percent } from '#words/text/units';
import { formatNumber } from '../../src/model/format.ts';
import { formatTypedNumber } from '../../src/model/typedNumber.ts';
import { expectAxeClean } from './harness/axe.ts';
import { FORWARD_KEY, textOf } from './harness/language.ts';
import { open, openWithState, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const SHIRT = 'thirsty_fashion/info1';
const LAKE = 'thirsty_fashion/info2';

/** Scrolls to a share of the pinned section that the selector names. */
const scrollInto = (page: Page, selector: string, share: number) =>
  page.locator(selector).evaluate((root, at) => {
    const { top, height } = root.getBoundingClientRect();
    window.scrollTo({ top: window.scrollY + top + at * (height - innerHeight), behavior: 'instant' });
  }, share);
const ZOOM = '[data-picture="shirt"]';

const readGuess = (page: Page) =>
  page.evaluate(() => [history.state?.usr?.guess, new URLSearchParams(location.search).get('guess')]);

const fieldOf = (page: Page) => page.getByRole('spinbutton', { name: guessWords.yourCups });
const needleOf = (page: Page) => page.getByRole('slider', { name: guessWords.line(guessWords.yourCups) });
const showMe = (page: Page) => page.locator(ZOOM).getByRole('button', { name: guessWords.show });
const answerOf = (page: Page) => page.locator('[data-caption="result"]');
const saidOf = (guess: number, times: string) => answers.timesAsMany(formatNumber(guess), times);

test('a guess of cups is typed, goes along, is answered by the shirt, and is taken back', {
  tag: '@phone',
}, async ({ page }) => {
  await openWithState(page, SHIRT, { userInput: 6 });
  await expect(page.getByRole('heading', { level: 1, name: words.howMany })).toBeVisible();
  const field = fieldOf(page);
  await expect(field).toHaveValue('');
  await field.fill('600');
  await expect(
    page.getByRole('img', { name: guessWords.cupsPicture(nameCups(600, '600'), '6') }),
  ).toBeVisible();
  await expect.poll(() => readGuess(page)).toEqual([600, '600']);
  expect(await page.evaluate(() => history.state.usr.userInput)).toBe(6);
  await field.press('Enter');
  await expect(answerOf(page).getByText(saidOf(600, '19'))).toBeVisible();
  await expect(answerOf(page)).toHaveCSS('opacity', '1');
  await page.reload();
  await scrollInto(page, ZOOM, 0);
  await expect(field).toHaveValue('600');
  await field.fill('');
  await expect.poll(() => readGuess(page)).toEqual([undefined, null]);
});

test('nothing gives the answer away before its picture has shown it', async ({ page }) => {
  await open(page, `${SHIRT}?cups=6&guess=600`);
  await waitUntilHydrated(page);
  const zoom = page.locator(ZOOM);
  const finds = () =>
    page.evaluate((text) => Reflect.get(window, 'find').call(window, text), percent(formatNumber(0.05253)));
  const TELLS = new RegExp(`${formatNumber(11_421)}|${percent(formatNumber(0.05253))}`);
  for (const share of [0, 0.3, 0.6]) {
    await scrollInto(page, ZOOM, share);
    expect(await zoom.ariaSnapshot(), `at ${share}`).not.toMatch(TELLS);
    await expect(answerOf(page)).toBeHidden();
    expect(await zoom.locator('[title]').filter({ visible: true }).count()).toBe(0);
    expect(await finds()).toBe(false);
  }
  await scrollInto(page, ZOOM, 0.92);
  await expect(answerOf(page)).toBeVisible();
  expect(await zoom.ariaSnapshot()).toMatch(TELLS);
  // Whoever comes back finds the question again, and may guess anew.
  await scrollInto(page, ZOOM, 0);
  await expect(fieldOf(page)).toHaveValue('600');
});

test('who does not guess is told the answer, and of no guess', async ({ page }) => {
  await open(page, SHIRT);
  await waitUntilHydrated(page);
  await showMe(page).click();
  await expect(answerOf(page)).toHaveCSS('opacity', '1');
  await expect(answerOf(page)).toContainText(textOf(words.oneCupsPart(percent(formatNumber(0.00876)))));
  await expect(answerOf(page).locator('p').filter({ visible: true })).toHaveCount(1);
  await expect(needleOf(page)).toHaveAttribute('aria-valuetext', guessWords.noGuess);
});

test('without motion "Show me" swaps the question for the answer', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `${SHIRT}?guess=600`);
  await waitUntilHydrated(page);
  await expect(answerOf(page)).toBeHidden();
  await showMe(page).click();
  await expect(answerOf(page)).toHaveCSS('opacity', '1');
  await expect(answerOf(page)).toBeInViewport({ ratio: 1 });
});

test('a guess is understood as any language writes it, and what is no number stays and is asked for', async ({
  page,
}) => {
  await open(page, SHIRT);
  const field = fieldOf(page);
  for (const typed of ['12.000', '12,000', '12\u202f000', "12'000", '১২,০০০', '١٢٬٠٠٠', '12e3']) {
    await field.fill(typed);
    await expect(field, typed).toHaveAttribute('aria-valuenow', '12000');
    await field.press('Tab');
    await expect(field, typed).toHaveValue(formatNumber(12_000));
  }
  await field.fill('many');
  await field.press('Enter');
  await expect(field).toHaveValue('many');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert')).toHaveText(unread(formatTypedNumber(100_000)));
  await expect(field).toHaveAttribute('aria-valuenow', '12000');
  await showMe(page).click();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await field.fill('600');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the needle is moved by keys, which answer nothing, by a drag and by a tap', async ({ page }) => {
  await open(page, SHIRT);
  await waitUntilHydrated(page);
  const needle = needleOf(page);
  await expect(needle).toHaveAttribute('aria-valuetext', guessWords.noGuess);
  for (const [key, cups] of [
    ['End', 100_000],
    ['PageDown', 40_000],
    ['Home', 10],
    [FORWARD_KEY, 11],
    [FORWARD_KEY, 12],
    ['PageUp', 30],
  ] as const) {
    await needle.press(key);
    await expect(needle).toHaveAttribute('aria-valuetext', nameCups(cups, formatNumber(cups)));
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const box = await needle.boundingBox();
  if (!box) throw new Error('the line is not there');
  const at = (share: number) => [box.x + 22 + share * (box.width - 44), box.y + 60] as const;
  await page.mouse.click(...at(0.5));
  await expect(fieldOf(page)).toHaveAttribute('aria-valuenow', /^(9[5-9]\d|10[0-9]0)$/);
  await page.mouse.move(...at(0.5));
  await page.mouse.down();
  await page.mouse.move(...at(0.75), { steps: 4 });
  await page.mouse.up();
  await expect(fieldOf(page)).toHaveAttribute('aria-valuenow', /^(9[5-9]\d\d|10[0-9]00)$/);
});

test('a guess in the address is a mark in the shirt, and is answered', { tag: '@all' }, async ({ page }) => {
  await open(page, `${SHIRT}?cups=6&guess=600`);
  await scrollInto(page, ZOOM, 0.92);
  await expect(answerOf(page)).toContainText(answers.timesAsMany('600', '19'));
  const tag = page.locator(`${ZOOM} p[class*="bare_"]`).filter({ hasText: '600' }).last();
  await expect(tag).toHaveCSS('opacity', '1');
  await expect(tag).toBeInViewport({ ratio: 1 });
});

test('in the plain reading "Show me" opens the answer below the question', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, `${SHIRT}?view=plain&guess=40000`);
  await waitUntilHydrated(page);
  await expect(answerOf(page)).toBeHidden();
  await expect(needleOf(page)).toHaveCount(0);
  await showMe(page).click();
  await expect(answerOf(page)).toBeVisible();
  await expect(answerOf(page)).toContainText(answers.enoughFor(formatNumber(40_000), formatNumber(3.5)));
  await expectAxeClean(page);
});

test('without script the question stands as a heading, and the answer below it', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(SHIRT);
  await expect(page.getByRole('heading', { level: 1, name: words.howMany })).toBeVisible();
  await expect(fieldOf(page)).toHaveCount(0);
  await expect(answerOf(page)).toBeVisible();
  await expect(answerOf(page)).toContainText(formatNumber(11_421));
  await context.close();
});

/** Texts of the lake's answer, wherever they may stand. */
const LAKE_ANSWER = new RegExp(
  [percent(formatNumber(4.8)), formatNumber(1640), lake.saidHalf, `\\b${lake.half}\\b`].join('|'),
  'i',
);
/** All that can be seen, found in the page, heard, or read in a title or tooltip: text, names and titles. */
const readAll = (page: Page) =>
  page.evaluate(() => {
    const isThere = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true }) && !element.closest('script, style');
    const said = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isThere(node.parentElement)) said.push(node.textContent ?? '');
    for (const element of document.querySelectorAll(
      '[aria-label], [title], [aria-valuetext], [aria-description]',
    ))
      if (isThere(element))
        for (const name of ['aria-label', 'title', 'aria-valuetext', 'aria-description'])
          said.push(element.getAttribute(name) ?? '');
    return said.join(' ');
  });

test('the lake is guessed by needle or number, and answered when its water has drained, not before', {
  tag: '@phone',
}, async ({ page }) => {
  await openWithState(page, LAKE, { userInput: 6 });
  await waitUntilHydrated(page);
  await expect(page.getByText(lake.howMuch)).toBeVisible();
  expect(await readAll(page)).not.toMatch(LAKE_ANSWER);
  const line = page.getByRole('slider', { name: guessWords.line(lake.yourShare) });
  await expect(line).toHaveAttribute('aria-valuetext', guessWords.noGuess);
  await line.press('End');
  await expect(line).toHaveAttribute('aria-valuetext', guessWords.ofLake(percent('100')));
  await page.getByRole('spinbutton', { name: lake.yourShare }).fill('30');
  await expect
    .poll(() => page.evaluate(() => [history.state?.usr, location.search]))
    .toEqual([{ userInput: 6, lake: 30 }, '?lake=30']);
  expect(await readAll(page)).not.toMatch(LAKE_ANSWER);
  // The water runs in to what was said: that alone is told by then.
  await scrollInto(page, '[data-picture="lake"]', 0.2);
  await expect(page.getByText(lake.saidHalf)).toHaveCSS('opacity', '1');
  expect(await readAll(page)).not.toContain(percent(formatNumber(4.8)));
  await scrollInto(page, '[data-picture="lake"]', 0);
  await page.getByRole('button', { name: guessWords.show }).click();
  const answer = page.locator('[data-caption="check"]');
  await expect(answer).toHaveCSS('opacity', '1');
  await expect(answer).toContainText(percent(formatNumber(4.8)));
  await expect(answer).toContainText(answers.lakeAbove(percent('30'), formatNumber(6.3)));
  await expect(page.locator('[data-label="you"]')).toHaveCSS('opacity', '1');
});

test('in the plain reading the lake’s answer waits for "Show me", or a link that leads to it', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, `${LAKE}?view=plain`);
  await waitUntilHydrated(page);
  expect(await readAll(page)).not.toMatch(LAKE_ANSWER);
  await page.getByRole('button', { name: guessWords.show }).click();
  expect(await readAll(page)).toMatch(LAKE_ANSWER);
  await open(page, `${LAKE}?view=plain#check`);
  await expect(page.locator('[data-caption="check"]')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the lake’s answer stands below its question', async ({ page }) => {
    await page.goto(LAKE);
    await expect(page.getByRole('heading', { name: lake.howMuch })).toBeVisible();
    await expect(page.locator('[data-caption="check"]')).toContainText(percent(formatNumber(4.8)));
  });
});

test('both guesses come along to the label and to the class', { tag: '@all' }, async ({ page }) => {
  await open(page, `${LAKE}?guess=600&lake=30`);
  await waitUntilHydrated(page);
  await page.getByRole('link', { name: lake.onwardLink }).click();
  await expect(page).toHaveURL(/info3\?guess=600&lake=30/);
  const lines = page.locator('[data-label] li');
  await expect(lines.filter({ hasText: label.cupsInShirt })).toContainText('600');
  await expect(lines.filter({ hasText: label.ofLake })).toContainText(percent('30'));
  await open(page, 'teach/class?guess=600&lake=30');
  await expect(page.locator('[data-guessed]')).toContainText(answers.timesAsMany('600', '19'));
});

test('in brief: one press away in the scenes, folded in the plain reading before the guess', {
  tag: ['@phone', '@all'],
}, async ({ page, isMobile }) => {
  const brief = page.locator('#in-brief');
  const answer = brief.locator('p').nth(1);
  await open(page, SHIRT);
  await waitUntilHydrated(page);
  await expect(brief).toBeHidden();
  await page.getByRole('button', { name: isMobile ? menu : reading, exact: true }).click();
  await page.getByRole('button', { name: inBrief, exact: true }).click();
  await expect(answer).toBeInViewport({ ratio: 1 });
  await expect(answer).toContainText(formatNumber(11_421));
  await expectAxeClean(page);
  await page.keyboard.press('Escape');
  await expect(brief).toBeHidden();

  await open(page, `${SHIRT}?view=plain`);
  await waitUntilHydrated(page);
  await expect(answer).toBeHidden();
  const finds = () =>
    page.evaluate((text) => Reflect.get(window, 'find').call(window, text), formatNumber(11_421));
  expect(await finds()).toBe(false);
  await brief.getByText(inBrief, { exact: true }).click();
  await expect(answer).toBeVisible();
  await brief.getByText(inBrief, { exact: true }).click();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each chapter opens with its three sentences', async ({ page }) => {
    for (const route of [SHIRT, LAKE, 'thirsty_fashion/info3']) {
      await page.goto(route);
      await expect(page.locator('#in-brief p').filter({ visible: true })).toHaveCount(3);
    }
  });
});
