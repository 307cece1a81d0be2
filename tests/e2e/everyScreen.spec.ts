import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { open, waitUntilHydrated } from './harness/pages.ts';
import { ROUTES } from './harness/routes.ts';
import { expect, test } from './harness/site.ts';

const PAGES = ROUTES.filter((route) => /^thirsty_fashion(\/info\d)?$|^charts\//.test(route));

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** So many characters must stand in full view. */
const LEAST_CHARACTERS = 12;
/** At most this share of a screen's height may be ground without a mark. */
const MOST_BARE = 0.55;
/** Two pixels of a row that differ by more, in one of their colors, are a mark; the light of a ground changes slower. */
const MARK = 10;

/** How long a screen is waited for at first, and once more where it says nothing yet. */
const SOON_MS = 250;
const SETTLED_MS = 500;

/** Counts the characters of words that stand whole between the bar and the screen's lower edge, seen at least half clearly. */
function countCharacters(): number {
  const barPx = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const isClear = (start: Element) => {
    let opacity = 1;
    for (let element: Element | null = start; element; element = element.parentElement)
      opacity *= Number(getComputedStyle(element).opacity);
    return opacity >= 0.5 && start.checkVisibility({ visibilityProperty: true });
  };
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const range = document.createRange();
  let count = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('.visually-hidden') || !isClear(parent)) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      const isWhole = left >= 0 && right <= innerWidth && top >= barPx && bottom <= innerHeight;
      if (width > 1 && isWhole) count += word.length;
    }
  }
  return count;
}

/** The share of a picture's rows in which nothing stands out. */
async function measureBare(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  let bare = 0;
  for (let y = 0; y < height; y++) {
    let isMarked = false;
    for (let at = (y * width + 1) * 3; at < (y + 1) * width * 3 && !isMarked; at++)
      isMarked = Math.abs((data[at] ?? 0) - (data[at - 3] ?? 0)) > MARK;
    if (!isMarked) bare++;
  }
  return bare / height;
}

/** What the screen lacks, in words; undefined where it has both. */
async function describeSilence(page: Page): Promise<string | undefined> {
  const characters = await page.evaluate(countCharacters);
  const bare = await measureBare(await page.screenshot());
  const isSilent = characters < LEAST_CHARACTERS || bare > MOST_BARE;
  return isSilent ? `${characters} characters, ${Math.round(bare * 100)}% bare` : undefined;
}

/** Goes down the page in thirds of a screen; says where a screen has no sentence, or no picture. */
async function findSilentScreens(page: Page, viewportPx: number): Promise<string[]> {
  // The page-long thread passes everywhere: it alone is no picture..
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-thread] { visibility: hidden }');
    document.adoptedStyleSheets.push(sheet);
  });
  const found: string[] = [];
  const endPx = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let topPx = 0; topPx <= endPx; topPx += viewportPx / 3) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), topPx);
    await page.waitForTimeout(SOON_MS);
    if (!(await describeSilence(page))) continue;
    // Scenes are drawn, and cards that fade in are there, by then.
    await page.waitForTimeout(SETTLED_MS);
    const silence = await describeSilence(page);
    if (silence) found.push(`at ${Math.round(topPx)}: ${silence}`);
  }
  return found;
}

for (const path of PAGES) {
  for (const { width, height } of SIZES) {
    test.describe(`${width}×${height}`, () => {
      // What is a mark at half the size is one at the full size, and takes a quarter of the time; but of a phone's
      // cups, two pixels wide, nothing would be left.
      test.use({ deviceScaleFactor: width === 390 ? 1 : 0.5 });

      test(`${path} shows a sentence and a picture on every screen at ${width}×${height}`, {
        tag: '@long',
      }, async ({ page }) => {
        test.setTimeout(180_000);
        await page.setViewportSize({ width, height });
        await open(page, path);
        await waitUntilHydrated(page);
        await page.evaluate(() => document.fonts.ready);
        expect(await findSilentScreens(page, height)).toEqual([]);
      });
    });
  }
}
