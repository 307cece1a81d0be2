import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { show } from '#words/guess';
import { aboutYears } from '#words/rules';
import * as words from '#words/shirt';
import { cups as nameCups } from '#words/text/count';
import { PROCESS_NAMES } from '#words/text/processes';
import { overThousandPeople } from '#words/text/shirt';
import { percent } from '#words/text/units';
import { formatNumber, formatRange } from '../../src/model/format.ts';
import { formatFigure } from '../../src/model/formatFigure.ts';
import { formatNumberWord } from '../../src/model/words.ts';
import { textOf } from './harness/language.ts';
import { open, openWithState, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const PAGE = 'thirsty_fashion/info1';

/** "6 cups" */
const SIX_CUPS = nameCups(6, '6');
const cupsText = (cups: number) => nameCups(cups, formatNumber(cups));
/** "Your 6 cups are 0.05253% of that water." */
const tellShare = (cups: number, share: number) =>
  textOf(words.yourPart(cups, nameCups(cups, String(cups)), percent(formatNumber(share))));

/** Opens info1 as the router leaves it after a choice on home, its fonts loaded. */
async function openWith(page: Page, state: unknown, search = ''): Promise<void> {
  await openWithState(page, PAGE + search, state);
  await page.evaluate(() => document.fonts.ready);
}

const fieldName = (page: Page) =>
  page
    .locator('[data-part="steps"] canvas')
    .first()
    .evaluate((canvas) => canvas.getAttribute('aria-label') ?? '');

const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        window.scrollTo(0, y);
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30)));
      }),
    top,
  );

test('info1 tells six cups in words: their share of the cotton, and the years they would last', async ({
  page,
}) => {
  await openWith(page, { userInput: 6 });
  await expect(page.getByText(words.ofDay(SIX_CUPS, false))).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(tellShare(6, 0.05253));
  await expect(main).toContainText(words.days(1971, formatNumber(1971)));
  await expect(main).toContainText(aboutYears('nearly', 5, formatNumberWord(5), true));
});

test('info1 says "1 cup" in the singular', async ({ page }) => {
  await openWith(page, { userInput: 1 });
  await expect(page.getByText(words.ofDay(nameCups(1, '1'), true))).toBeVisible();
  await expect(page.getByRole('main')).toContainText(tellShare(1, 0.00876));
});

test('the report is told nothing of its reader, and Back from info2 leads to the number', async ({
  page,
}) => {
  await openWith(page, { userInput: 6 });
  const report = page.getByRole('main').locator('a[href^="http"]');
  await expect(report).toHaveAttribute('rel', 'noreferrer');
  // Before its script the link is a plain one.
  await waitUntilHydrated(page);
  await page.getByRole('link', { name: words.biggerWord, exact: true }).click();
  await expect(page).toHaveURL(/\/info2$/);
  expect(await page.evaluate(() => history.state?.usr)).toEqual({ userInput: 6 });
  await page.goBack();
  await expect(page.getByText(words.ofDay(SIX_CUPS, false))).toBeVisible();
});

test('on phones the thread wears the dye of the process that counts, and no later one', {
  tag: ['@phone', '@all'],
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'elsewhere the cards pass with the thread');
  await openWith(page, { userInput: 6 });
  const steps = page.locator('[data-part="steps"]');
  // Read anew each time: what stands above may still take over the number that was chosen.
  const readTop = () => steps.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  /** The colors of the pieces of the rope's body that lie below the card. */
  const readDye = () =>
    page.evaluate(() => {
      const bodies = document.querySelectorAll('[data-thread] > g > :nth-child(2) > path[d^="M"]');
      return Array.from(bodies)
        .filter((path) => {
          const { top, bottom } = path.getBoundingClientRect();
          return top < innerHeight * 0.7 && bottom > innerHeight * 0.7;
        })
        .map((path) => getComputedStyle(path).stroke);
    });
  const height = page.viewportSize()?.height ?? 0;
  for (const [step, body] of [
    ['bleaching', 'rgb(255, 255, 255)'],
    ['dyeing', 'rgb(23, 80, 122)'],
    ['printing', 'rgb(158, 36, 24)'],
    ['finishing', 'rgb(246, 217, 119)'],
  ] as const) {
    const place = ['bleaching', 'dyeing', 'printing', 'finishing'].indexOf(step);
    // Once it has come to the middle of its bath, and while the next one comes up.
    for (const share of [0.4, 0.6]) {
      await scrollTo(page, (await readTop()) + height * (place + share) * 0.98);
      await expect(page.locator('[data-active]')).toHaveAttribute('data-step', step);
      await expect.poll(readDye, `${step} at ${share}`).toContain(body);
    }
  }
});

const VIEWPORTS: [number, number][] = [
  [320, 320],
  [390, 844],
  [844, 390],
  [1440, 900],
];

for (const [width, height] of VIEWPORTS) {
  const tag = width === 1440 ? '@all' : '@long';
  test(`info1's steps count 32, 244, 297 and 403 cups at ${width} by ${height}, and cover nothing`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openWith(page, { userInput: 6 });
    const { top, bottom } = await page.locator('[data-part="steps"]').evaluate((element) => {
      const box = element.getBoundingClientRect();
      return { top: box.top + window.scrollY, bottom: box.bottom + window.scrollY };
    });
    const names: string[] = [];
    const covered: string[] = [];
    for (let y = top - height; y <= bottom + height / 3; y += height / 7) {
      await scrollTo(page, y);
      const name = await fieldName(page);
      if (names.at(-1) !== name) names.push(name);
      covered.push(...(await page.evaluate(findCovered)));
    }
    // An empty field is no picture.
    expect(names).toEqual(['', ...[32, 244, 297, 403].map(cupsText), '']);
    expect(covered).toEqual([]);
  });
}

/** Pairs of card, counter and field that lie over each other right now. */
function findCovered(): string[] {
  const root = document.querySelector('[data-part="steps"]');
  const parts = [
    ...[...(root?.querySelectorAll('[data-step] > div') ?? [])].map((element) => ['card', element] as const),
    ...[...(root?.querySelectorAll('[data-counter], canvas') ?? [])].map(
      (element) => [element.tagName, element] as const,
    ),
  ].filter(([, element]) => getComputedStyle(element).opacity !== '0');
  const found: string[] = [];
  parts.forEach(([name, element], index) => {
    const a = element.getBoundingClientRect();
    for (const [otherName, other] of parts.slice(index + 1)) {
      const b = other.getBoundingClientRect();
      const overlapX = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const overlapY = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const isOnScreen = Math.min(a.bottom, b.bottom) > 0 && Math.max(a.top, b.top) < innerHeight;
      if (overlapX > 1 && overlapY > 1 && isOnScreen)
        found.push(`${name} and ${otherName} at ${Math.round(scrollY)}`);
    }
  });
  return found;
}

/** Counts what stands out from the ground in a picture: groups of touching pixels. */
async function countShapes(picture: Buffer, threshold: number): Promise<number> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isLight = (at: number) => (data[at] ?? 0) > threshold;
  const seen = new Uint8Array(width * height);
  let shapes = 0;
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !isLight(start)) continue;
    shapes++;
    const stack = [start];
    seen[start] = 1;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        const isRowChange = Math.abs((next % width) - (at % width)) > 1;
        if (next < 0 || next >= seen.length || isRowChange || seen[next] || !isLight(next)) continue;
        seen[next] = 1;
        stack.push(next);
      }
    }
  }
  return shapes;
}

/** Hides what the selector names, also what comes later. */
const hide = (page: Page, selector: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is(${css}) { visibility: hidden !important }`);
    document.adoptedStyleSheets.push(sheet);
  }, selector);

test('info1 dyes the shirt by its waters, and ties each part to its band', { tag: '@phone' }, async ({
  page,
}) => {
  await openWith(page, { userInput: 6 });
  const waters = page.locator('[data-picture="waters"]');
  await waters.locator('#all').evaluate((mark) => mark.scrollIntoView());
  await expect(waters.getByRole('heading', { name: words.watersAll })).toBeInViewport({ ratio: 1 });
  for (const [id, part] of [
    ['rain', '41'],
    ['irrigation', '45'],
    ['dilution', '14'],
  ] as const) {
    const label = waters.locator('[class*="labels_"] li').filter({ hasText: words.WATER_LABELS[id] });
    await expect(label).toContainText(percent(part));
    await expect(label).toHaveCSS('opacity', '1');
    await expect(label).toBeInViewport({ ratio: 1 });
  }
  // A newer count stands in the receipt, in place of a switch.
  await waters.locator('[class*="labels_"] [data-claim="irrigation-part"]').click();
  await expect(page.locator('[popover]:popover-open')).toContainText('390');
  await expect(waters.getByRole('link', { name: words.whereLink })).toBeAttached();
});

test.describe('every cup is drawn', () => {
  test.skip(({ isMobile }) => isMobile, 'counted once, on the largest screen');

  test('a 3840 by 2160 render shows 11,421 separate cups in the shirt', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 3840, height: 2160 });
    await openWith(page, { userInput: 6 }, '?motion=off');
    await hide(page, 'header, [data-thread], [data-republish], main svg, main p, main h1, main h2');
    // Without motion the picture cuts to the shirt.
    await page.locator('[id="shirt"]').evaluate((mark) => mark.scrollIntoView());
    await expect.poll(async () => countShapes(await page.screenshot(), 66)).toBe(11_421);
  });

  test('a 3840 by 2160 render shows 11,824 separate cups in the closing field', { tag: '@all' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 3840, height: 2160 });
    await openWith(page, { userInput: 6 }, '?motion=off');
    await hide(page, 'header, [data-thread], main svg, main p, main h2, main li');
    const canvas = page.locator('[data-part="field"] canvas');
    const box = await canvas.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      return { top: top + scrollY, height };
    });
    await scrollTo(page, box.top - 60);
    const clip = { x: 0, y: 60, width: 3840, height: box.height };
    await expect.poll(async () => countShapes(await page.screenshot({ clip }), 60)).toBe(11_824);
  });
});

test('the first canvas shows one cup, and the others come in once the reader scrolls', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, PAGE);
  /** The share of the canvas that is drawn on; the next cups wait faintly in the dark. */
  const readShare = () =>
    page
      .locator('[data-picture="shirt"] [class*="picture_"] canvas')
      .evaluate((canvas: HTMLCanvasElement) => {
        const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
        copy?.drawImage(canvas, 0, 0);
        const { data } = copy?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
        return (4 * data.filter((value, index) => index % 4 === 3 && value > 128).length) / data.length;
      });
  await expect.poll(readShare).toBeGreaterThan(0.002);
  expect(await readShare()).toBeLessThan(0.02);
  await scrollTo(page, 1.4 * (page.viewportSize()?.height ?? 0));
  await expect.poll(readShare).toBeGreaterThan(0.1);
});

test('the scroll reading fetches none of the still pictures, the plain one shows them', {
  tag: '@all',
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/stills/')) fetched.push(request.url());
  });
  await openWith(page, { userInput: 6 });
  const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < heightPx; y += 600) await scrollTo(page, y);
  expect(fetched).toEqual([]);
  await page.goto(`${PAGE}?view=plain`);
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: show }).click();
  for (const name of ['shirt-1', 'shirt-2', 'waters-1', 'waters-2', 'steps-1', 'field-1', 'field-2']) {
    const picture = page.locator(`img[src$="stills/${name}.svg"]`);
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('info1 holds the whole story in order, with its running totals', async ({ page }) => {
    await page.goto(PAGE);
    const text = (await page.getByRole('main').innerText()).replaceAll(/[^\S\u00a0\u202f]+/g, ' ');
    const range = (low: number, high: number) => nameCups(high, formatRange(low, high));
    const order = [
      formatNumber(11_421),
      ...['41', '45', '14'].map(percent),
      PROCESS_NAMES.bleaching,
      range(11, 32),
      PROCESS_NAMES.dyeing,
      range(64, 244),
      PROCESS_NAMES.printing,
      range(75, 297),
      PROCESS_NAMES.finishing,
      range(86, 403),
      cupsText(11_824),
      formatFigure({ value: 2797, unit: 'liters' }),
      overThousandPeople(formatNumber(2000)),
      words.biggerWord,
    ];
    // Each after the one before it: what is counted is told with some of the later totals, too.
    let place = 0;
    for (const part of order) {
      place = text.indexOf(part, place);
      expect(place, part).not.toBe(-1);
    }
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test('info1 under reduced motion shows the final shirt, and each step its own still field', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWith(page, { userInput: 6 });
  await page.getByRole('button', { name: show }).click();
  await expect(page.getByText(percent(formatNumber(0.05253)))).toBeVisible();
  for (const [step, cups] of [
    ['bleaching', 32],
    ['dyeing', 244],
    ['printing', 297],
    ['finishing', 403],
  ] as const) {
    const section = page.locator(`[data-step="${step}"]`);
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('img', { name: cupsText(cups), exact: true })).toBeVisible();
    await expect(section.locator('[data-counter]')).toHaveText(`${cups} ${words.cupsSoFar}`);
  }
  await expect(page.locator('[data-part="steps"] canvas')).toHaveCount(4);
});
