import type { Page } from '@playwright/test';
import * as words from '#words/home';
import { cupsOfWater } from '#words/text/count';
import { COTTON_CUPS } from '../../src/data/shirt.ts';
import { formatNumber } from '../../src/model/format.ts';
import { SHIRT_CUPS } from '../../src/model/shirt.ts';
import { formatNumberWord } from '../../src/model/words.ts';
import { LAST_FRAME_MS, POUR_MS } from '../../src/story/home/pourTimes.ts';
import { BACK_KEY, FORWARD_KEY } from './harness/language.ts';
import { open, openWithStoppedClock } from './harness/pages.ts';
import { findRunning } from './harness/questions.ts';
import { expect, test } from './harness/site.ts';

const cupsOf = (page: Page) => page.getByRole('group', { name: words.cups }).getByRole('button');
const nameOf = (cups: number) => cupsOfWater(cups, formatNumber(cups));
const cupOf = (page: Page, cups: number) => page.getByRole('button', { name: nameOf(cups), exact: true });

/** The navigation state that the visitor brought along. */
const readState = (page: Page) => page.evaluate(() => history.state?.usr);

test('says how many cups are lit, by mouse and by keys', async ({ page, isMobile }) => {
  await open(page, 'thirsty_fashion');
  if (!isMobile) {
    await cupOf(page, 6).hover();
    await expect(page.getByRole('main')).toContainText(nameOf(6));
  }
  await cupOf(page, 3).focus();
  await expect(page.getByRole('main')).toContainText(nameOf(3));
  await page.keyboard.press(FORWARD_KEY);
  await expect(cupOf(page, 4)).toBeFocused();
  await expect(page.getByRole('main')).toContainText(nameOf(4));
  await page.keyboard.press(BACK_KEY);
  await page.keyboard.press(BACK_KEY);
  await page.keyboard.press(BACK_KEY);
  await expect(cupOf(page, 1)).toBeFocused();
  await expect(page.getByRole('main')).toContainText(nameOf(1));
  await expect(page).toHaveURL(/\/thirsty_fashion$/);
});

test.describe('by a finger', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  test('it slides over the cups to preview them, and lifts to choose', async ({ page }) => {
    await open(page, 'thirsty_fashion');
    const finger = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', cups?: number) => {
      const box = cups && (await cupOf(page, cups).boundingBox());
      const touchPoints = box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [];
      await finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    await cupOf(page, 10).scrollIntoViewIfNeeded();
    await touch('touchStart', 6);
    for (const cups of [7, 8]) {
      await touch('touchMove', cups);
      await expect(page.getByRole('main')).toContainText(nameOf(cups));
    }
    await expect(page.getByRole('button', { name: words.goOn })).toHaveCount(0);
    await touch('touchEnd');
    await page.getByRole('button', { name: words.goOn }).tap();
    await expect(page).toHaveURL(/info1$/);
    expect(await readState(page)).toEqual({ userInput: 8 });
  });
});

test('is at rest once no more cups are tried, and moves again with the next', async ({ page }) => {
  await open(page, 'thirsty_fashion');
  await cupOf(page, 6).hover();
  await expect.poll(() => findRunning(page)).toEqual([]);
  await cupOf(page, 3).hover();
  expect(await findRunning(page)).not.toEqual([]);
});

test('is one stop for the Tab key', async ({ page }) => {
  await open(page, 'thirsty_fashion');
  await cupOf(page, 1).focus();
  await page.keyboard.press(FORWARD_KEY);
  await page.keyboard.press('Tab');
  await expect(cupsOf(page).and(page.locator(':focus'))).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(cupOf(page, 2)).toBeFocused();
});

for (const key of ['Enter', 'Space']) {
  test(`takes ${key} for a choice`, async ({ page }) => {
    await open(page, 'thirsty_fashion');
    await cupOf(page, 6).focus();
    await page.keyboard.press(key);
    await page
      .getByRole('button', { name: words.goOn })
      .or(page.getByRole('link', { name: words.goOn }))
      .click();
    await expect(page).toHaveURL(/\/thirsty_fashion\/info1$/);
    expect(await readState(page)).toEqual({ userInput: 6 });
  });
}

test('goes on to the T-shirt in the same time without motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithStoppedClock(page, 'thirsty_fashion');
  await cupOf(page, 6).click();
  await page.clock.fastForward(POUR_MS - 50);
  await expect(page).toHaveURL(/\/thirsty_fashion$/);
  await page.clock.runFor(100);
  await expect(page).toHaveURL(/\/thirsty_fashion\/info1$/);
  expect(await readState(page)).toEqual({ userInput: 6 });
});

test('a machine too busy to draw the pour draws its end before the page turns', async ({ page }) => {
  await openWithStoppedClock(page, 'thirsty_fashion');
  await cupOf(page, 6).click();
  await expect(page.locator('[inert][aria-hidden]')).toBeAttached();
  await page.clock.fastForward(POUR_MS - LAST_FRAME_MS);
  await page.clock.runFor(LAST_FRAME_MS - 10);
  await expect(page.locator('[data-flying]')).toBeAttached();
  await expect(page).toHaveURL(/\/thirsty_fashion$/);
  await page.clock.runFor(20);
  await expect(page).toHaveURL(/\/thirsty_fashion\/info1$/);
});

test('nothing on home tells how many cups a T-shirt takes: info1 asks that first', async ({ page }) => {
  const answers = [COTTON_CUPS, SHIRT_CUPS].flatMap((cups) => [String(cups), formatNumber(cups)]);
  // All that is read, said, hovered or previewed; scripts hold the whole story.
  const findTold = () =>
    page.evaluate((numbers) => {
      const copy = document.documentElement.cloneNode(true) as HTMLElement;
      for (const script of copy.querySelectorAll('script:not([type="application/ld+json"]), style'))
        script.remove();
      return numbers.filter((number) => copy.outerHTML.includes(number));
    }, answers);
  await openWithStoppedClock(page, 'thirsty_fashion');
  expect(await findTold()).toEqual([]);
  await cupOf(page, 6).click();
  for (let ms = 0; ms < POUR_MS - 200; ms += 200) {
    await page.clock.runFor(200);
    expect(await findTold(), `${ms} ms into the pour`).toEqual([]);
  }
  await page.clock.runFor(250);
  await expect(page).toHaveURL(/\/thirsty_fashion\/info1$/);
  const previews = await page
    .locator('title, meta:is([name="description"], [property^="og:"], [name^="twitter:"])')
    .evaluateAll((elements) =>
      elements.map((element) => element.textContent + element.getAttribute('content')),
    );
  expect(previews.length).toBeGreaterThan(3);
  for (const answer of answers) expect(previews.join()).not.toContain(answer);
});

test('says before the choice that a page follows, to eyes and ears', async ({ page }) => {
  await open(page, 'thirsty_fashion');
  await expect(page.getByText(words.hint)).toBeVisible();
  await expect(page.getByRole('group', { name: words.cups })).toHaveAccessibleDescription(words.hint);
});

for (const way of ['Escape', 'Stop'] as const) {
  test(`${way} stops the fill: the question is back, and nothing follows`, async ({ page }) => {
    await openWithStoppedClock(page, 'thirsty_fashion');
    await cupOf(page, 6).press('Enter');
    await page.clock.runFor(POUR_MS / 2);
    await expect(page.getByRole('button', { name: words.stop, exact: true })).toBeVisible();
    if (way === 'Stop') await page.getByRole('button', { name: words.stop, exact: true }).press('Enter');
    else await page.keyboard.press('Escape');
    await expect(
      page
        .getByRole('button', { name: words.stop, exact: true })
        .or(page.getByRole('button', { name: words.goOn, exact: true })),
    ).toHaveCount(0);
    // The words over the sea are a layer of their own, which leaves a moment later.
    await expect(page.getByText(words.question).first()).toBeVisible();
    await expect(cupOf(page, 6)).toBeFocused();
    await page.clock.fastForward(10_000);
    await expect(page).toHaveURL(/\/thirsty_fashion$/);
    expect(await readState(page)).toBeUndefined();
    // A choice after it pours from the start.
    await cupOf(page, 2).click();
    await page.clock.fastForward(POUR_MS);
    await page.clock.runFor(50);
    await expect(page).toHaveURL(/info1$/);
    expect(await readState(page)).toEqual({ userInput: 2 });
  });
}

test('the stream leaves the bar’s words dry', { tag: '@all' }, async ({ page }) => {
  await openWithStoppedClock(page, 'thirsty_fashion');
  await cupOf(page, 10).click();
  await page.clock.runFor(POUR_MS / 2);
  const bar = await page.getByRole('banner').first().boundingBox();
  const inked = await page.locator('canvas[data-picture="home"]').evaluate((canvas, heightPx) => {
    const { width, height, clientHeight } = canvas as HTMLCanvasElement;
    const pixels = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    pixels?.drawImage(canvas as HTMLCanvasElement, 0, 0);
    const countInked = (fromPx: number, toPx: number) => {
      const scale = height / clientHeight;
      const rows = pixels?.getImageData(0, fromPx * scale, width, (toPx - fromPx) * scale).data ?? [];
      return rows.filter((value, at) => at % 4 === 3 && value > 0).length;
    };
    // The words end well above the bar's edge, where the mouth of the stream is.
    return [countInked(0, heightPx - 12), countInked(heightPx + 2, heightPx + 40)];
  }, bar?.height ?? 0);
  expect(inked[0]).toBe(0);
  expect(inked[1]).toBeGreaterThan(0);
});

test('a second choice during the fill changes nothing', async ({ page }) => {
  await openWithStoppedClock(page, 'thirsty_fashion');
  const second = await cupOf(page, 9).elementHandle();
  await cupOf(page, 2).click();
  await page.clock.runFor(1000);
  await second?.evaluate((cup) => (cup as HTMLElement).click());
  await page.clock.fastForward(POUR_MS - 1000);
  await page.clock.runFor(50);
  await expect(page).toHaveURL(/\/thirsty_fashion\/info1$/);
  expect(await readState(page)).toEqual({ userInput: 2 });
});

test('a screen that changes its size during the fill finds the type under water as large as above', async ({
  page,
}) => {
  await open(page, 'thirsty_fashion');
  await cupOf(page, 6).click();
  const readWidths = () =>
    page.evaluate(() =>
      ['h1', '[data-title]'].map((title) => {
        const lines = document.querySelector(title)?.querySelectorAll('span > span') ?? [];
        return Array.from(lines, (line) => Math.round(line.getBoundingClientRect().width));
      }),
    );
  await page.setViewportSize({ width: 700, height: 600 });
  await expect(async () => {
    const [dry, wet] = await readWidths();
    expect(dry?.length).toBeGreaterThan(1);
    expect(wet).toEqual(dry);
  }).toPass({ timeout: 3000 });
});

/** The lines that run over the whole measure: on phones "The" stands alone, and is none of them. */
async function expectEvenTitle(page: Page) {
  await expect(async () => {
    const widths = await page.evaluate(() =>
      Array.from(document.querySelectorAll('h1 > span'), (line) => {
        const own = line.getBoundingClientRect().width;
        return own || (line.lastElementChild?.getBoundingClientRect().width ?? 0);
      }),
    );
    expect(widths).toHaveLength(3);
    expect(Math.min(...widths)).toBeGreaterThan(200);
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(3);
  }).toPass({ timeout: 5000 });
}

test('sets the full lines of its title equally wide', { tag: '@phone' }, async ({ page }) => {
  await open(page, 'thirsty_fashion');
  await expectEvenTitle(page);
});

test.describe('without its fonts', () => {
  test.use({ expectedLogs: /ERR_FAILED/ });

  test('keeps the lines of its title in their room', { tag: '@phone' }, async ({ page }) => {
    await page.route('**/*.woff2', (request) => request.abort());
    await open(page, 'thirsty_fashion');
    await expect(async () => {
      const [widest, room] = await page.evaluate(() => {
        const title = document.querySelector('h1');
        const widths = Array.from(
          title?.querySelectorAll('span') ?? [],
          (line) => line.getBoundingClientRect().width,
        );
        return [Math.max(...widths), title?.parentElement?.clientWidth];
      });
      expect(widest).toBeGreaterThan(200);
      expect(widest).toBeLessThanOrEqual((room ?? 0) + 1);
    }).toPass({ timeout: 5000 });
  });
});

test('leaving during the fill cancels it, and coming back finds a fresh page', { tag: '@all' }, async ({
  page,
}) => {
  await openWithStoppedClock(page, 'thirsty_fashion/info2');
  await page.getByRole('banner').getByRole('link').first().click();
  // Its files are asked for with the next task.
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/thirsty_fashion$/);
  await cupOf(page, 5).click();
  await page.clock.runFor(1000);
  await page.goBack();
  await expect(page).toHaveURL(/\/info2$/);
  await page.clock.fastForward(10_000);
  await expect(page).toHaveURL(/\/info2$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/thirsty_fashion$/);
  // The router hears of it with the next task.
  await page.clock.runFor(1);
  await expect(cupsOf(page)).toHaveCount(10);
  await expect(cupOf(page, 5)).toBeEnabled();
  await expect(page.getByText(words.goOn)).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(page).toHaveURL(/\/thirsty_fashion$/);
});

/** As most read, and scrolled by two notches of a wheel a second. */
const WORDS_A_MINUTE = 200;
const PIXELS_A_SECOND = 200;

test('the line under the title says as many minutes as the story takes', {
  tag: ['@all', '@english'],
}, async ({ page }) => {
  let minutes = 0;
  for (const route of ['', '/info1', '/info2', '/info3']) {
    await open(page, `thirsty_fashion${route}`);
    minutes += await page.evaluate(
      async ([wordsAMinute, pixelsASecond]) => {
        const request = new XMLHttpRequest();
        request.open('GET', location.href);
        request.responseType = 'document';
        request.send();
        await new Promise((done) => request.addEventListener('load', done));
        const main = request.responseXML?.querySelector('main');
        // What nobody reads on the way: tables, what is folded, what only those hear who do not see the pictures.
        for (const beside of main?.querySelectorAll('table, details, [popover], .visually-hidden') ?? [])
          beside.remove();
        const count = main?.textContent.match(/\S*\w\S*/g)?.length ?? 0;
        return count / wordsAMinute + document.documentElement.scrollHeight / pixelsASecond / 60;
      },
      [WORDS_A_MINUTE, PIXELS_A_SECOND] as const,
    );
  }
  expect(words.promise).toContain(`${formatNumberWord(Math.round(minutes))}-minute`);
});
