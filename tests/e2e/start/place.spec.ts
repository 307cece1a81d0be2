import type { Page } from '@playwright/test';
import { FABRICS } from '#words/text/fabrics';
import { PROCESS_NAMES } from '#words/text/processes';
import { wearTitle } from '#words/text/tips';
import { holdRequests, open } from '../harness/pages.ts';
import { expect, test } from '../harness/site.ts';

const readY = (page: Page) => page.evaluate(() => window.scrollY);
const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise((done) => requestAnimationFrame(done));
  });
/** The page stands: started, and nothing more to come of the start. */
async function waitUntilStarted(page: Page) {
  await expect(page.locator('html[data-script="ready"]')).toBeAttached();
  await nextFrames(page);
  await page.waitForTimeout(200);
}
async function wheel(page: Page, px: number) {
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, px);
}

for (const route of ['thirsty_fashion/info1', 'thirsty_fashion/info2', 'thirsty_fashion/info3', 'sources']) {
  // One page stands for all in `npm test`, here and below.
  const tag = route === 'thirsty_fashion/info1' ? [] : '@long';
  test(`${route} leaves the reader where they are when its scripts come late`, { tag }, async ({ page }) => {
    const release = await holdRequests(page, /\.js$/);
    await page.goto(route, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await wheel(page, 900);
    await expect.poll(() => readY(page)).toBe(900);
    await page.waitForTimeout(500);
    release();
    await waitUntilStarted(page);
    expect(Math.abs((await readY(page)) - 900)).toBeLessThanOrEqual(2);
  });
}

for (const [route, word] of [
  ['thirsty_fashion/info3', wearTitle],
  ['thirsty_fashion/info1', PROCESS_NAMES.finishing],
  ['charts/fabrics', FABRICS.polyester.name],
  ['sources', 'Mekonnen'],
] as const) {
  const tag = route === 'charts/fabrics' ? [] : '@long';
  test(`${route} shows the text that its address names: ${word}`, { tag }, async ({ page }) => {
    // The dashboard stands in one screen.
    if (route === 'charts/fabrics') await page.setViewportSize({ width: 1440, height: 360 });
    await page.goto(`${route}#:~:text=${encodeURIComponent(word).replaceAll('-', '%2D')}`);
    await waitUntilStarted(page);
    expect(await readY(page)).toBeGreaterThan(200);
    const isInWindow = await page.evaluate((words) => {
      const walker = document.createTreeWalker(
        document.querySelector('main') as Element,
        NodeFilter.SHOW_TEXT,
      );
      const pattern = new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'iu');
      while (walker.nextNode()) {
        if (!pattern.test(walker.currentNode.nodeValue ?? '')) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const { top, bottom } = range.getBoundingClientRect();
        if (bottom > 0 && top < innerHeight) return true;
      }
      return false;
    }, word);
    expect(isInWindow).toBe(true);
  });
}

for (const route of ['thirsty_fashion/info1', 'sources']) {
  const tag = route === 'sources' ? [] : '@long';
  test(`${route} keeps the place at a reload, and the next turn of the wheel goes on from it`, {
    tag,
  }, async ({ page }) => {
    await open(page, route);
    await wheel(page, 900);
    await expect.poll(() => readY(page)).toBe(900);
    await page.waitForTimeout(300);
    await page.reload();
    await waitUntilStarted(page);
    expect(await readY(page)).toBe(900);
    await wheel(page, 100);
    await page.waitForTimeout(500);
    expect(Math.abs((await readY(page)) - 1000)).toBeLessThanOrEqual(2);
  });
}

for (const route of ['thirsty_fashion/info2', 'thirsty_fashion/info3']) {
  const tag = route === 'thirsty_fashion/info2' ? [] : '@long';
  test(`${route} begins at its top at a reload, and the reader who then scrolls is not thrown back`, {
    tag,
  }, async ({ page }) => {
    await open(page, route);
    await wheel(page, 900);
    await expect.poll(() => readY(page)).toBe(900);
    const release = await holdRequests(page, /\.js$/);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForTimeout(300);
    expect(await readY(page), 'the top, before any script has come').toBe(0);
    await wheel(page, 400);
    await expect.poll(() => readY(page)).toBe(400);
    release();
    await waitUntilStarted(page);
    expect(Math.abs((await readY(page)) - 400)).toBeLessThanOrEqual(2);
  });
}

const UPRIGHT = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };

/** How far the reader has come in the lake's scene: 0 where it is pinned, 1 where it lets go. */
const readSceneProgress = (page: Page) =>
  page.locator('section[data-picture="lake"]').evaluate((scene) => {
    const { top, height } = scene.getBoundingClientRect();
    return -top / (height - innerHeight);
  });

const scrollSceneTo = (page: Page, progress: number) =>
  page.locator('section[data-picture="lake"]').evaluate((scene, share) => {
    const { top, height } = scene.getBoundingClientRect();
    window.scrollBy({ top: top + (height - innerHeight) * share, behavior: 'instant' });
  }, progress);

for (const [from, to, name] of [
  [UPRIGHT, LYING, 'onto its side'],
  [LYING, UPRIGHT, 'upright'],
] as const) {
  const tag = from === UPRIGHT ? [] : '@long';
  test(`info2 shows the same moment of its scene when the phone is turned ${name}, and back`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize(from);
    await open(page, 'thirsty_fashion/info2');
    for (const share of [0.15, 0.5, 0.85]) {
      await scrollSceneTo(page, share);
      await nextFrames(page);
      const before = await readSceneProgress(page);
      await page.setViewportSize(to);
      await nextFrames(page);
      expect.soft(await readSceneProgress(page), `turned at ${share}`).toBeCloseTo(before, 1);
      await page.setViewportSize(from);
      await nextFrames(page);
      expect.soft(await readSceneProgress(page), `turned back at ${share}`).toBeCloseTo(before, 1);
    }
  });
}
