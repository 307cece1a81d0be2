import type { Page } from '@playwright/test';
import { parseLanguages } from '../../server/settings.mjs';
import { type Language, languageFolder } from '../../src/words/languages.ts';
import { holdRequests, open } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

// The browser itself says that a font does not come.
test.use({ expectedLogs: /ERR_FAILED/ });

const LANGUAGES = parseLanguages(process.env.SITE_LANGUAGES) as Language[];
const SIZES = [
  [1440, 900],
  [390, 844],
  [320, 320],
  [844, 390],
  [2560, 1080],
].map(([width = 0, height = 0]) => ({ width, height }));
const FIRST = SIZES.slice(0, 2);
const FONTS = '**/*.woff2';

/** By how many pixels the ink of the title leaves its room, beside it, and over the bar; 0 or less fits. */
const readExcess = () => {
  const lines = [...document.querySelectorAll<HTMLElement>('h1 span')].filter(
    (span) => span.children.length === 0,
  );
  const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  const tops = lines.map((line) => {
    const { fontFamily, fontWeight, fontSize } = getComputedStyle(line);
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const mark = document.createElement('i');
    mark.style.cssText = 'display: inline-block; width: 0; height: 0';
    line.append(mark);
    const baselinePx = mark.getBoundingClientRect().bottom;
    mark.remove();
    return baselinePx - context.measureText(line.textContent).actualBoundingBoxAscent;
  });
  const boxes = lines.map((line) => line.getBoundingClientRect());
  const room = document.querySelector('h1')?.parentElement?.getBoundingClientRect();
  const bar = document.querySelector('[data-bar]')?.getBoundingClientRect();
  if (!room || !bar) throw new Error('home has neither title nor bar');
  return {
    isAsHighAsItsRoom: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...tops) > 0.4 * room.height,
    left: room.left - Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)) - room.right,
    top: bar.bottom - Math.min(...tops),
  };
};

async function expectFit(page: Page, what: string) {
  await expect(async () => {
    const { isAsHighAsItsRoom, left, right, top } = await page.evaluate(readExcess);
    expect(left, `${what}, left`).toBeLessThanOrEqual(1);
    expect(right, `${what}, right`).toBeLessThanOrEqual(1);
    expect(top, `${what}, over the bar`).toBeLessThanOrEqual(0);
    expect(isAsHighAsItsRoom, `${what}, fills its room`).toBe(true);
  }).toPass({ timeout: 5000 });
}

for (const language of LANGUAGES) {
  const home = `${languageFolder(language)}thirsty_fashion`;
  test.describe(language, () => {
    test.use({ locale: language });

    test('the title fits its room and leaves the bar free', async ({ page }) => {
      for (const size of FIRST) {
        await page.setViewportSize(size);
        await open(page, home);
        await expectFit(page, `${size.width} × ${size.height}`);
      }
    });

    test('the title fits without its fonts, before and after they come, and in large text', {
      tag: language === 'en' ? '@all' : '@long',
    }, async ({ page }) => {
      test.setTimeout(180_000);
      const session = await page.context().newCDPSession(page);
      for (const textPercent of [100, 200]) {
        await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * textPercent) / 100 } });
        const letCome = await holdRequests(page, FONTS);
        // The page loads for as long as its fonts do.
        await page.goto(home, { waitUntil: 'commit' });
        await expect(page.locator('html[data-script="ready"]')).toBeAttached();
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await expectFit(page, `late fonts, ${size.width} × ${size.height}, ${textPercent}%`);
        }
        letCome();
        await page.evaluate(() => document.fonts.ready);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await expectFit(page, `${size.width} × ${size.height}, ${textPercent}%`);
        }
        await page.unroute(FONTS);
      }
      await page.route(FONTS, (request) => request.abort());
      await open(page, home);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expectFit(page, `no fonts, ${size.width} × ${size.height}`);
      }
    });
  });
}
