import type { Page } from '@playwright/test';
import { findLost } from './lostText.ts';
import { findWordsOnPictures } from './questions.ts';
import { findUnfit } from './unfit.ts';

/** Their scenes place words as they come; all other pages stand there at once, and so does the plain reading. */
const SCENES = 'html[data-view="scroll"] [data-pinned], html[data-view="scroll"] [data-step]';
/** How far the page is scrolled between two looks, as a share of the window's height. */
const STEP = 0.6;

/** What fits neither now nor when the page has had time to settle. */
async function look(page: Page, isInViewOnly: boolean): Promise<string[]> {
  const find = async () => [
    ...(await page.evaluate(findLost, { isInViewOnly, isWithDrawings: true })),
    ...(await page.evaluate(findLost, { isInViewOnly: true, root: 'header[data-bar]' })),
    ...(await page.evaluate(findUnfit, isInViewOnly)),
    ...(isInViewOnly ? await findWordsOnPictures(page) : []),
  ];
  const first = await find();
  if (first.length === 0) return first;
  await page.waitForTimeout(400);
  const second = await find();
  return second.filter((line) => first.includes(line));
}

/** Reads the page from its top to its end, a screen's part at a time, as a reader does; calls `onScreen` at each stop. */
export async function readToEnd(page: Page, step: number, onScreen?: () => Promise<void>) {
  for (let isEnd = false, screens = 0; !isEnd; screens += step) {
    isEnd = await page.evaluate(async (down) => {
      window.scrollTo({ top: down * innerHeight, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      // On a busy machine a scene places its words later.
      await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    }, screens);
    await onScreen?.();
  }
}

/** Texts that are cut off, lie on one another, on a picture, under the bar or beyond their boxes, on any screen of the page. */
export async function findMisfits(page: Page): Promise<string[]> {
  const found: string[] = [];
  const hasScenes = (await page.locator(SCENES).count()) > 0;
  if (hasScenes) await readToEnd(page, STEP, async () => void found.push(...(await look(page, true))));
  else {
    await readToEnd(page, 1);
    found.push(...(await look(page, false)));
  }
  return [...new Set(found)];
}

/** How far the page can be moved sideways, in pixels. */
export const measureSideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo(9999, window.scrollY);
    return Math.abs(window.scrollX);
  });
