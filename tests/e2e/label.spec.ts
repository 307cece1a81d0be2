import type { Page } from '@playwright/test';
import sharp from 'sharp';
import * as words from '#words/costs';
import { pictureNoise } from '#words/picture';
import { aboutYears } from '#words/rules';
import { copyByHand, linkCopied, pressAgain } from '#words/shell';
import { cups as nameCups } from '#words/text/count';
import * as labelWords from '#words/text/label';
import { PHASES } from '#words/text/phases';
import { percent } from '#words/text/units';
import { formatNumber } from '../../src/model/format.ts';
import { formatFigure } from '../../src/model/formatFigure.ts';
import { formatNumberWord } from '../../src/model/words.ts';
import { open, openWithState, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const PATH = 'thirsty_fashion/info3';
const label = (page: Page) => page.locator('[data-picture="label"]');
const lines = (page: Page) => label(page).locator('ol > li');
const SIX_CUPS = nameCups(6, '6');
/** "nearly five and a half years" */
const YEARS = aboutYears('nearly', 5, formatNumberWord(5), true);
const nameWears = (wears: number) => formatFigure({ value: wears, unit: 'wears' });

/** Keeps what the page shares, instead of a sheet that nobody would close. */
const keepShared = (page: Page) =>
  page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [], ...words }: ShareData) => {
        shared.push({ ...words, files: files.map(({ name, type, size }) => [name, type, size > 20_000]) });
      },
    });
  });
/** Its threads are sewn once it is seen. */
async function sew(page: Page) {
  await label(page).getByRole('img').first().scrollIntoViewIfNeeded();
  await expect(label(page).locator('[data-sewn]')).toHaveCount(1);
}
/** One button has both ways. */
async function press(page: Page, way: string) {
  const button = label(page).getByRole('button', { name: way, exact: true });
  const opener = label(page).getByRole('button', { name: words.shareOrSave });
  const isFolded = (await opener.count()) > 0;
  if (isFolded) await opener.click();
  await button.click();
  if (isFolded) await expect(button).toBeHidden();
}

const readShared = (page: Page) => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);

test('what the reader guessed stands beside what it takes, a thread each', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, `${PATH}?cups=6&guess=620&place=greece&lake=30&phase=yarn&wears=40`);
  await waitUntilHydrated(page);
  await sew(page);
  await expect(label(page).getByRole('heading')).toHaveText(labelWords.whatYouGuessed);
  await expect(lines(page)).toHaveCount(5);
  for (const [line, told] of [
    ['620', formatNumber(11_421)],
    ['Greece', 'Turkmenistan'],
    [percent('30'), percent(formatNumber(4.8))],
    [PHASES.yarn.name, `${PHASES.garment.name} ${percent('50')}`],
    [nameWears(40), nameCups(296, '296')],
  ].entries()) {
    // Names of places are those of the language.
    if (line !== 1) for (const text of told) await expect(lines(page).nth(line)).toContainText(text);
  }
  await lines(page).nth(0).getByRole('link').click();
  await expect(page.locator('[data-receipt="cotton-cups"]')).toBeVisible();
});

test('without a guess the label says what one shirt takes, and no place', async ({ page }) => {
  await open(page, PATH);
  await waitUntilHydrated(page);
  // Before it is seen it tells nothing of what the page asks.
  await expect(label(page).getByText(percent('50'))).toBeHidden();
  await sew(page);
  await expect(label(page).getByRole('heading')).toHaveText(labelWords.whatItTakes);
  await expect(lines(page)).toHaveCount(4);
  await expect(label(page).getByText(labelWords.youGuessed)).toHaveCount(0);
  await expect(label(page)).toContainText(labelWords.aWearAt(nameWears(30)));
  await expect(label(page)).toContainText(labelWords.closing.join(' '));
});

test.describe('with a picture that does not come', () => {
  test.use({ expectedLogs: /status of 503/ });

  test('the label is shared and saved; without its picture, text and link are shared all the same', async ({
    page,
    baseURL,
  }) => {
    await keepShared(page);
    await openWithState(page, PATH, { userInput: 6 });
    await waitUntilHydrated(page);
    await sew(page);
    await page.route('**/data/claims.json', (route) => route.fulfill({ status: 503 }));
    await press(page, words.share);
    const told = {
      url: `${new URL('thirsty_fashion/info1', baseURL).href}?cups=6`,
      text: `${labelWords.shareDays(formatNumber(1971), YEARS, SIX_CUPS)} ${labelWords.dare}`,
    };
    await expect.poll(() => readShared(page)).toMatchObject([{ ...told, files: [] }]);
    await press(page, words.savePicture);
    await expect(label(page).getByRole('alert')).toHaveText(pressAgain(words.pictureNotSaved));
    await page.unroute('**/data/claims.json');
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, words.savePicture)]);
    expect(download.suggestedFilename()).toMatch(/\.png$/);
    await expect(label(page).getByRole('alert')).toHaveCount(0);
    await press(page, words.share);
    await expect
      .poll(() => readShared(page))
      .toMatchObject([
        {},
        { ...told, files: [[expect.stringMatching(/^[\p{L}\d-]+\.png$/u), 'image/png', true]] },
      ]);
  });
});

test('without a canvas the words are whole all the same, and a press says why no picture comes', {
  tag: '@all',
}, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await open(page, PATH);
  await waitUntilHydrated(page);
  await sew(page);
  await press(page, words.savePicture);
  await expect(label(page).getByRole('alert')).toHaveText(pressAgain(pictureNoise));
});

test('pressed again while the sheet is open, the button has not failed', async ({ page }) => {
  await page.addInitScript(() => {
    let presses = 0;
    Object.assign(navigator, {
      // As browsers do it: one sheet at a time.
      share: () => {
        presses += 1;
        Object.assign(window, { presses });
        if (presses === 1) return new Promise(() => {});
        return Promise.reject(new DOMException('an earlier share is not over', 'InvalidStateError'));
      },
    });
  });
  await openWithState(page, PATH, { userInput: 10 });
  await waitUntilHydrated(page);
  for (const presses of [1, 2, 3]) {
    await press(page, words.share);
    await page.waitForFunction((count) => Reflect.get(window, 'presses') === count, presses);
  }
  await expect(label(page).getByRole('alert')).toHaveCount(0);
});

test('without a share sheet there is one way: the picture is saved, of one size', { tag: '@phone' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await openWithState(page, PATH, { userInput: 10 });
  await waitUntilHydrated(page);
  await expect(label(page).getByRole('button')).toHaveCount(1);
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, words.savePicture)]);
  expect(download.suggestedFilename()).toMatch(/\.png$/);
  const { width, height } = await sharp(await download.path()).metadata();
  expect([width, height]).toEqual([2400, 1260]);
});

test('with a sheet that fails and no clipboard the link stands in a field', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new TypeError('no')) });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openWithState(page, PATH, { userInput: 10 });
  await waitUntilHydrated(page);
  await press(page, words.share);
  const field = label(page).getByRole('textbox', { name: copyByHand });
  await expect(field).toHaveValue(new URL('thirsty_fashion/info1?cups=10', baseURL).href);
});

test('a sheet that fails, however it says so, has the link copied; one that is closed has not failed', {
  tag: '@all',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const copied: string[] = [];
    const said = [
      new DOMException('not now', 'NotAllowedError'),
      new TypeError('these files cannot be shared'),
      new DOMException('', 'DataError'),
      undefined,
      'Abort due to cancellation of share.',
      { name: 'AbortError' },
    ];
    let asked = 0;
    Object.assign(window, { copied });
    Object.assign(navigator, {
      canShare: () => {
        asked += 1;
        if (asked === 2) throw new TypeError('odd');
        return false;
      },
      share: () => Promise.reject(said.shift()),
    });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => copied.push(text) },
    });
  });
  await openWithState(page, PATH, { userInput: 10 });
  await waitUntilHydrated(page);
  const countCopied = () => page.evaluate(() => (window as unknown as { copied: string[] }).copied.length);
  for (let presses = 1; presses <= 6; presses += 1) {
    await press(page, words.share);
    await expect.poll(countCopied).toBe(presses);
    await expect(label(page).getByText(linkCopied)).toBeVisible();
  }
  await press(page, words.share);
  await expect(label(page).getByText(linkCopied)).toHaveCount(0);
  await expect(label(page).getByRole('alert')).toHaveCount(0);
  expect(await countCopied()).toBe(6);
});

test('label, line and button stand in one phone’s window, and the threads are sewn as it comes into view', {
  tag: ['@phone', '@all'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithState(page, PATH, { userInput: 6 });
  await waitUntilHydrated(page);
  await expect(label(page).locator('[data-sewn]')).toHaveCount(0);
  await label(page).evaluate((element) =>
    window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY, behavior: 'instant' }),
  );
  await expect(label(page).locator('[data-sewn]')).toHaveCount(1);
  const box = await label(page).getByRole('button').first().boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  // The page is scrolled by whole pixels.
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThanOrEqual(844);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
});
