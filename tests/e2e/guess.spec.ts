import type { Page } from '@playwright/test';
import * as guessWords from '#words/guess';
import * as lake from '#words/lake';
import * as words from '#words/shirt';
import { cups as nameCups } from '#words/text/count';
import * as answers from '#words/text/guessTruth';
import * as label from '#words/text/label';
import { unread } from '#words/text/numerals';
import { percent } from '#words/text/units';
import { formatNumber } from '../../src/model/format.ts';
import { formatTypedNumber } from '../../src/model/typedNumber.ts';
import { expectAxeClean } from './harness/axe.ts';
import { FORWARD_KEY } from './harness/language.ts';
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

test('a guess of cups is typed, goes along, is answered by the shirt, and is taken back', {
  tag: '@phone',
}, async ({ page }) => {
  await openWithState(page, SHIRT, { userInput: 6 });
  await scrollInto(page, ZOOM, 0.17);
  await expect(page.getByRole('heading', { name: words.howMany })).toBeVisible();
  const field = page.getByRole('spinbutton', { name: guessWords.yourCups });
  await expect(field).toHaveValue('');
  await field.fill('600');
  await expect(
    page.getByRole('img', { name: guessWords.cupsPicture(nameCups(600, '600'), '6') }),
  ).toBeVisible();
  await expect.poll(() => readGuess(page)).toEqual([600, '600']);
  expect(await page.evaluate(() => history.state.usr.userInput)).toBe(6);
  await scrollInto(page, ZOOM, 0.905);
  await expect(page.getByText(answers.timesAsMany('600', '19')).last()).toBeVisible();
  await page.reload();
  await scrollInto(page, ZOOM, 0.17);
  await expect(field).toHaveValue('600');
  await page.getByRole('button', { name: guessWords.takeBack }).click();
  await expect(field).toBeFocused();
  await expect.poll(() => readGuess(page)).toEqual([undefined, null]);
});

test('a guess is understood as any language writes it, and what is no number stays and is asked for', async ({
  page,
}) => {
  await open(page, SHIRT);
  await scrollInto(page, ZOOM, 0.17);
  const field = page.getByRole('spinbutton', { name: guessWords.yourCups });
  for (const typed of ['12.000', '12,000', '12\u202f000', "12'000", '১২,০০০', '12e3']) {
    await field.fill(typed);
    await expect(field, typed).toHaveAttribute('aria-valuenow', '12000');
    await field.press('Tab');
    await expect(field, typed).toHaveValue(formatNumber(12_000));
  }
  await field.fill('many');
  await field.press('Tab');
  await expect(field).toHaveValue('many');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert')).toHaveText(unread(formatTypedNumber(100_000)));
  await expect(field).toHaveAttribute('aria-valuenow', '12000');
  await field.fill('600');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the thread is pulled by keys in steps of a hundredth of a tenfold', async ({ page }) => {
  await open(page, SHIRT);
  await scrollInto(page, ZOOM, 0.17);
  const thread = page.getByRole('slider', { name: guessWords.thread });
  await expect(thread).toHaveAttribute('aria-valuetext', guessWords.noGuess);
  await thread.press('End');
  await expect(thread).toHaveAttribute('aria-valuetext', nameCups(100_000, formatNumber(100_000)));
  await thread.press('Home');
  for (let step = 0; step < 5; step++) await thread.press(FORWARD_KEY);
  await expect(thread).toHaveAttribute('aria-valuetext', nameCups(11, '11'));
  await expect(thread).toHaveValue('5');
});

for (const guess of [10, 40, 600, 11_421, 40_000, 100_000]) {
  test(`a guess of ${guess} in the address is a mark in the shirt, and is answered`, {
    tag: guess === 600 ? [] : '@long',
  }, async ({ page }) => {
    await open(page, `${SHIRT}?cups=6&guess=${guess}`);
    await scrollInto(page, ZOOM, 0.905);
    const text = formatNumber(guess);
    const said = {
      10: answers.timesAsMany(text, formatNumber(1142)),
      40: answers.timesAsMany(text, '286'),
      600: answers.timesAsMany(text, '19'),
      11421: answers.exactly(text),
      40000: answers.enoughFor(text, formatNumber(3.5)),
      100000: answers.enoughFor(text, formatNumber(8.8)),
    }[guess];
    const caption = page.locator('[data-caption="result"]');
    await expect(caption).toContainText(said ?? 'no answer');
    await expect(page.locator(`${ZOOM} p[class*="tag_"]`).filter({ hasText: text }).last()).toHaveCSS(
      'opacity',
      '1',
    );
  });
}

test('what is wrong in a guess is as if absent', { tag: '@long' }, async ({ page }) => {
  for (const search of [
    '?guess=9&lake=half',
    '?guess=1e3&lake=101',
    '?guess=600&guess=700&lake=-1',
    '?guess=%',
  ]) {
    await open(page, SHIRT + search);
    await scrollInto(page, ZOOM, 0.17);
    await expect(page.getByRole('spinbutton', { name: guessWords.yourCups })).toHaveValue('');
  }
});

test('in the plain reading a guess is typed and answered below the question', async ({ page }) => {
  await open(page, `${SHIRT}?view=plain&guess=40000`);
  const ask = page.locator('[data-caption="how-many"]');
  await expect(ask).toContainText(answers.enoughFor(formatNumber(40_000), formatNumber(3.5)));
  await expectAxeClean(page);
});

test('the waterline is pulled in the lake, drains when it is let go, and its line stays', async ({
  page,
}) => {
  await openWithState(page, LAKE, { userInput: 6 });
  await scrollInto(page, '[data-picture="lake"]', 0.17);
  await expect(page.getByText(lake.howMuch)).toBeVisible();
  const line = page.getByRole('slider', { name: guessWords.waterline });
  await expect(line).toHaveAttribute('aria-valuetext', guessWords.noGuess);
  const box = await line.boundingBox();
  if (!box) throw new Error('the waterline is not there');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height / 2, { steps: 4 });
  await expect(page.getByText(lake.pullWater)).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText(lake.pullWater)).toHaveCount(0);
  const field = page.getByRole('spinbutton', { name: lake.yourShare });
  await field.fill(formatNumber(30));
  await expect(
    page.getByText(answers.lakeIs(percent('30'), percent(formatNumber(4.8)))).first(),
  ).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => [history.state?.usr, location.search]))
    .toEqual([{ userInput: 6, lake: 30 }, '?lake=30']);
  await scrollInto(page, '[data-picture="lake"]', 0.33);
  await expect(page.getByText(guessWords.yourGuess)).toHaveCSS('visibility', 'visible');
});

test('both guesses come along to the label and to the class', async ({ page }) => {
  await open(page, `${LAKE}?guess=600&lake=30`);
  await waitUntilHydrated(page);
  await page.getByRole('link', { name: lake.onwardLink }).click();
  await expect(page).toHaveURL(/info3\?guess=600&lake=30/);
  const line = page.locator('[data-guessed]');
  await expect(line).toContainText(label.guessedCups(nameCups(600, '600')));
  await expect(line).toContainText(label.guessedLake(percent('30')));
  await open(page, 'teach/class?guess=600&lake=30');
  await expect(page.locator('[data-guessed]')).toContainText(answers.timesAsMany('600', '19'));
});
