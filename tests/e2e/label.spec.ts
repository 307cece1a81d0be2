import type { Page } from '@playwright/test';
import * as words from '#words/costs';
import { pictureNoise } from '#words/picture';
import { copyByHand, linkCopied, pressAgain } from '#words/shell';
import { cupsOfWater, cups as nameCups } from '#words/text/count';
import * as labelWords from '#words/text/label';
import { aboutYears } from '#words/text/shirt';
import { formatNumber } from '../../src/model/format.ts';
import { formatNumberWord } from '../../src/model/words.ts';
import { open, openWithState, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const PATH = 'thirsty_fashion/info3';
const label = (page: Page) => page.locator('[data-picture="label"]');
const readCount = (page: Page, figure: 'shirt-cups' | 'your-days') =>
  label(page)
    .locator('p')
    .filter({ has: page.locator(`[data-claim="${figure}"]`) });
/** "11,824 cups in one T-shirt" */
const count = (number: number, lines: readonly [string, string]) =>
  `${formatNumber(number)} ${lines.join(' ')}`;
const SIX_CUPS = nameCups(6, '6');
/** "nearly five and a half years" */
const YEARS = aboutYears('nearly', 5, formatNumberWord(5), true);

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
/** The number that runs has come to the one that is read. */
async function waitUntilSewn(page: Page) {
  await label(page).getByRole('img').first().scrollIntoViewIfNeeded();
  await expect(label(page).locator('[data-count=""]')).toHaveCount(1);
}

const readShared = (page: Page) => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);

test.describe('with a picture that does not come', () => {
  test.use({ expectedLogs: /status of 503/ });

  test('the label is nobody’s until a cup is picked, and then sewn again with the days', async ({
    page,
    baseURL,
  }) => {
    await keepShared(page);
    await open(page, PATH);
    await waitUntilHydrated(page);
    await expect(label(page)).toContainText(labelWords.nobody);
    await expect(readCount(page, 'shirt-cups')).toHaveText(count(11_824, labelWords.cupsInShirt));
    await expect(label(page).getByRole('img')).toHaveAccessibleName(
      labelWords.shirtOfCups(formatNumber(11_824)),
    );
    await waitUntilSewn(page);
    // Without the picture, text and link are shared all the same.
    await page.route('**/data/claims.json', (route) => route.fulfill({ status: 503 }));
    await label(page).getByRole('button', { name: words.shareStory }).click();
    const link = new URL('thirsty_fashion/info1', baseURL).href;
    await expect
      .poll(() => readShared(page))
      .toMatchObject([
        {
          url: link,
          text: labelWords.shareCups(formatNumber(11_824)),
          files: [],
        },
      ]);
    const save = label(page).getByRole('button', { name: words.savePicture });
    await save.click();
    await expect(label(page).getByRole('alert')).toHaveText(pressAgain(words.pictureNotSaved));
    await page.unroute('**/data/claims.json');
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(download.suggestedFilename()).toMatch(/\.png$/);
    await expect(label(page).getByRole('alert')).toHaveCount(0);

    await label(page)
      .getByRole('button', { name: cupsOfWater(6, '6') })
      .click();
    await expect(
      label(page)
        .locator('p')
        .filter({ hasText: labelWords.mine(SIX_CUPS) }),
    ).toBeFocused();
    await expect(readCount(page, 'your-days')).toHaveText(count(1971, labelWords.daysInShirt));
    await expect(
      label(page)
        .locator('[aria-live]')
        .filter({ hasText: words.pickedCups(SIX_CUPS, formatNumber(1971)) }),
    ).toHaveCount(1);
    await expect(label(page)).toContainText(
      labelWords.stitchADay(nameCups(11_824, formatNumber(11_824)), YEARS).join(''),
    );
    await expect(page).toHaveURL(/info3$/);
    expect(await page.evaluate(() => history.state?.usr)).toEqual({ userInput: 6 });

    await waitUntilSewn(page);
    await label(page).getByRole('button', { name: words.shareOwn }).click();
    await expect
      .poll(() => readShared(page))
      .toMatchObject([
        {},
        {
          url: `${link}?cups=6`,
          text: `${labelWords.shareDays(formatNumber(1971), YEARS, SIX_CUPS)} ${labelWords.dare}`,
          files: [[expect.stringMatching(/^[\p{L}\d-]+\.png$/u), 'image/png', true]],
        },
      ]);
  });
});

test('without a canvas the number is whole all the same, and a press says why no picture comes', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await open(page, PATH);
  await waitUntilHydrated(page);
  await waitUntilSewn(page);
  await expect(label(page).locator('[data-sewing]')).toHaveCount(0);
  await label(page).getByRole('button', { name: words.savePicture }).click();
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
  const share = label(page).getByRole('button', { name: words.shareOwn });
  for (const press of [1, 2, 3]) {
    await share.click();
    await page.waitForFunction((count) => Reflect.get(window, 'presses') === count, press);
  }
  await expect(label(page).getByRole('alert')).toHaveCount(0);
});

test('without a share sheet the link is copied, and the label says so', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => copied.push(text) },
    });
  });
  await openWithState(page, PATH, { userInput: 10 });
  await waitUntilHydrated(page);
  await label(page).getByRole('button', { name: words.shareOwn }).click();
  await expect(label(page).getByText(linkCopied)).toBeVisible();
  const link = new URL('thirsty_fashion/info1?cups=10', baseURL).href;
  expect(await page.evaluate(() => (window as unknown as { copied: string[] }).copied)).toEqual([link]);
});

test('with neither a share sheet nor a clipboard the link stands in a field', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    for (const name of ['share', 'clipboard']) Object.defineProperty(navigator, name, { value: undefined });
  });
  await openWithState(page, PATH, { userInput: 10 });
  await waitUntilHydrated(page);
  await label(page).getByRole('button', { name: words.shareOwn }).click();
  const field = label(page).getByRole('textbox', { name: copyByHand });
  await expect(field).toHaveValue(new URL('thirsty_fashion/info1?cups=10', baseURL).href);
});

test('a sheet that fails, however it says so, has the link copied; one that is closed has not failed', {
  tag: '@long',
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
  const share = label(page).getByRole('button', { name: words.shareOwn });
  for (let press = 1; press <= 6; press += 1) {
    await share.click();
    await expect.poll(countCopied).toBe(press);
    await expect(label(page).getByText(linkCopied)).toBeVisible();
  }
  await share.click();
  await expect(label(page).getByText(linkCopied)).toHaveCount(0);
  await expect(label(page).getByRole('alert')).toHaveCount(0);
  expect(await countCopied()).toBe(6);
});

test('label and actions stand in one phone’s window, and the shirt is sewn as it comes into view', {
  tag: ['@phone', '@long'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithState(page, PATH, { userInput: 6 });
  await waitUntilHydrated(page);
  const section = label(page);
  await section.evaluate((element) =>
    window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY, behavior: 'instant' }),
  );
  await expect(section.locator('[data-sewing]')).toHaveCount(1);
  await expect(section.locator('[data-sewing]')).toHaveCount(0);
  const boxes = await Promise.all(
    [words.shareOwn, words.savePicture].map((name) =>
      section.locator('button, a').filter({ hasText: name }).boundingBox(),
    ),
  );
  for (const box of boxes) {
    expect(box?.height).toBeGreaterThanOrEqual(44);
    // The page is scrolled by whole pixels.
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThanOrEqual(844);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the end is the shirt’s own label', { tag: '@long' }, async ({ page }) => {
    await page.goto(`${PATH}?cups=6`);
    await expect(readCount(page, 'shirt-cups')).toHaveText(count(11_824, labelWords.cupsInShirt));
    await expect(label(page)).toContainText(labelWords.stitchACup);
    await expect(label(page).getByRole('button')).toHaveCount(0);
  });
});

test('a shared link shows the sender’s shirt and asks for the reader’s, which takes its place', async ({
  page,
}) => {
  await open(page, `${PATH}?cups=6&wears=87`);
  await waitUntilHydrated(page);
  const sent = labelWords.shirtOfDays(formatNumber(1971));
  await expect(label(page)).toContainText(
    labelWords.iNeed(labelWords.daysNeeded(formatNumber(1971))).join(''),
  );
  const shirts = label(page).getByRole('img');
  await expect(shirts).toHaveAccessibleName(sent);
  await label(page)
    .getByRole('button', { name: cupsOfWater(8, '8') })
    .click();
  await expect(shirts).toHaveAccessibleName(labelWords.shirtOfDays(formatNumber(1478)));
  await expect(page).toHaveURL(/\?cups=8&wears=87$/);
  // Who chose has a label of their own, whatever stands in the address.
  await page.reload();
  await waitUntilHydrated(page);
  await expect(shirts).toHaveCount(1);
  await expect(shirts).toHaveAccessibleName(labelWords.shirtOfDays(formatNumber(1478)));
});
