import type { Page } from '@playwright/test';
import { cups as nameCups } from '#words/text/count';
import { lastsYears, worldPeople, yearsForAll } from '#words/text/industry';
import { billions } from '#words/text/units';
import { expectAxeClean } from './harness/axe.ts';
import { readLakePicture } from './harness/lakePicture.ts';
import { open, openWithState } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const PATH = 'thirsty_fashion/info2';

/** Where the story rests, and which caption and labels stand there. */
const RESTS = [
  { at: 0.17, caption: 'claim', labels: ['lake', 'half'] },
  { at: 0.33, caption: 'check', labels: ['lake', 'half', 'share', 'tahoe'] },
  { at: 0.54, caption: 'yarns', labels: ['all', 'axis'] },
  { at: 0.7, caption: 'textile', labels: ['textile', 'rest'] },
  { at: 1, caption: 'cotton', labels: ['rest', 'cotton', 'whole', 'ropes', 'otherRope'] },
] as const;

/** Scrolls so that the story's progress is `p`. */
const scrollToProgress = (page: Page, p: number) =>
  page.evaluate((progress) => {
    const story = document.querySelector<HTMLElement>('[data-story]');
    if (!story) throw new Error('there is no story');
    const distance = story.offsetHeight - document.documentElement.clientHeight;
    const top = window.scrollY + story.getBoundingClientRect().top + progress * distance;
    window.scrollTo({ top, behavior: 'instant' });
    // The scene follows in the next frame.
    return new Promise<void>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
    );
  }, p);

/** Which captions and labels are to be seen; those that are half faded count as neither seen nor gone. */
const readShown = (page: Page, attribute: 'caption' | 'label') =>
  page.locator(`[data-story] [data-${attribute}]`).evaluateAll(
    (elements, name) =>
      elements
        .map((element) => [(element as HTMLElement).dataset[name], Number(getComputedStyle(element).opacity)])
        .filter(([, opacity]) => Number(opacity) > 0.01)
        .map(([id, opacity]) => (Number(opacity) > 0.99 ? id : `${id} at ${opacity}`)),
    attribute,
  );

test('shows each caption and its labels alone, clean in axe', { tag: ['@phone', '@long'] }, async ({
  page,
  isMobile,
}) => {
  test.slow();
  await open(page, PATH);
  for (const { at, caption, labels } of RESTS) {
    await test.step(`${caption} at ${at}`, async () => {
      await scrollToProgress(page, at);
      await expect.soft.poll(() => readShown(page, 'caption')).toEqual([caption]);
      await expect.soft.poll(async () => (await readShown(page, 'label')).sort()).toEqual([...labels].sort());
      // The same words and colors on a phone.
      if (!isMobile) await expectAxeClean(page);
    });
  }
});

/** Pairs of texts in the picture that lie over each other. */
const findOverlaps = (page: Page) =>
  page.locator('[data-story] [data-label] > span').evaluateAll((texts) => {
    const boxes = texts
      .filter((text) => Number(getComputedStyle(text.parentElement ?? text).opacity) > 0.5)
      .map((text) => ({ name: text.textContent, ...text.getBoundingClientRect().toJSON() }));
    return boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
        )
        .map((b) => `${a.name} over ${b.name}`),
    );
  });

for (const width of [320, 360, 390, 412, 768, 1024]) {
  const tag = [320, 768].includes(width) ? [] : '@long';
  test(`keeps the names of the yarns apart at ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, PATH);
    await page.evaluate(() => document.fonts.ready);
    for (const { at, labels } of RESTS) {
      await scrollToProgress(page, at);
      await expect.poll(async () => (await readShown(page, 'label')).sort()).toEqual([...labels].sort());
      expect(await findOverlaps(page), `at ${at}`).toEqual([]);
    }
  });
}

test('draws exactly the same picture at the same progress, forward and backward', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, PATH);
  await page.evaluate(() => document.fonts.ready);
  await scrollToProgress(page, 1);
  await readLakePicture(page);
  const seen = new Map<number, string>();
  for (const p of [0.1, 0.25, 0.43, 0.61, 0.85]) {
    await scrollToProgress(page, p);
    seen.set(p, await readLakePicture(page));
  }
  expect(new Set(seen.values()).size).toBe(seen.size);
  for (const p of [0.85, 0.61, 0.43, 0.25, 0.1]) {
    await scrollToProgress(page, p);
    expect((await readLakePicture(page)) === seen.get(p), `at ${p}`).toBe(true);
  }
});

test('draws nothing while the page stands still', async ({ page }) => {
  await open(page, PATH);
  await scrollToProgress(page, 0.6);
  await page.evaluate(() => {
    const { clearRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.clearRect = function (...box) {
      document.documentElement.dataset.drawn = String(
        Number(document.documentElement.dataset.drawn ?? 0) + 1,
      );
      clearRect.apply(this, box);
    };
  });
  const countDrawn = (px: number) =>
    page.evaluate(async (top) => {
      document.documentElement.dataset.drawn = '0';
      window.scrollBy(0, top);
      await new Promise((resolve) => setTimeout(resolve, 300));
      return Number(document.documentElement.dataset.drawn);
    }, px);
  // Once its sprites are baked and it has come to rest.
  await expect.poll(() => countDrawn(0)).toBe(0);
  expect(await countDrawn(100)).toBeGreaterThan(0);
});

test('the weft drips ten cups a second, on screen only, and the drops stand without motion', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await open(page, PATH);
  await scrollToProgress(page, 0.6);
  const drops = page.locator('[data-drip] i');
  await expect(drops).toHaveCount(8);
  const seconds = await drops.first().evaluate((drop) => getComputedStyle(drop).animationDuration);
  expect(8 / Number.parseFloat(seconds)).toBeCloseTo(10);
  const readDripShare = () =>
    page.evaluate(() => {
      const drip = document.querySelector<HTMLElement>('[data-drip]');
      return Number.parseFloat(drip?.style.getPropertyValue('--rope') ?? '') / innerWidth / 0.6;
    });
  await expect.poll(readDripShare).toBeGreaterThan(0.7);
  expect(await readDripShare()).toBeLessThan(1);
  // On phones the weft stays under the bar at the page's end.
  if (!isMobile) {
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
    await expect(drops).toHaveCount(0);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await scrollToProgress(page, 0.6);
  await expect(drops).toHaveCount(8);
  await expect(drops.first()).toHaveCSS('animation-name', 'none');
});

test('does not strike the claim before the check has come', async ({ page }) => {
  await open(page, PATH);
  const wrong = page.locator('[data-caption="claim"] s');
  const readStrike = () => wrong.evaluate((words) => getComputedStyle(words).textDecorationLine);
  expect(await readStrike()).toBe('none');
  await page.goto(`${PATH}?view=plain`);
  await expect(wrong).toBeVisible();
  expect(await readStrike()).toBe('line-through');
});

test('with reduced motion it cuts between whole states and leaves nothing out', { tag: '@long' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, PATH);
  await page.evaluate(() => document.fonts.ready);
  // Captions that are still on their way may move the warp.
  await page.waitForLoadState('networkidle');
  // Reading a canvas for the first time may change how the browser paints it.
  await scrollToProgress(page, 1);
  await expect.poll(() => readShown(page, 'caption')).toEqual(['cotton']);
  await readLakePicture(page);
  await scrollToProgress(page, 0);
  await expect.poll(() => readShown(page, 'caption')).toEqual(['claim']);
  const captions = new Set<unknown>();
  const pictures = new Set<string>();
  for (let p = 0; p <= 1; p += 0.05) {
    await scrollToProgress(page, p);
    await expect.poll(async () => (await readShown(page, 'caption')).length).toBe(1);
    captions.add((await readShown(page, 'caption'))[0]);
    pictures.add(await readLakePicture(page));
  }
  expect([...captions]).toEqual(RESTS.map(({ caption }) => caption));
  expect(pictures.size).toBe(RESTS.length);
});

test('says how long the same water would last if all of us drank like the visitor', async ({ page }) => {
  const caption = page.locator('[data-caption="yarns"]');
  await openWithState(page, PATH, { userInput: 6 });
  await expect(caption.locator('[data-claim="years-for-all"]')).toHaveCount(1);
  await expect(caption).toContainText(
    lastsYears(worldPeople.replace('#', billions('8')), nameCups(6, '6'), yearsForAll('19')).join(''),
  );
  await openWithState(page, PATH, { userInput: 11 });
  await expect(caption.locator('[data-claim="years-for-all"]')).toHaveCount(0);
});

test('goes to a caption when a link in it takes the focus', async ({ page }) => {
  await open(page, PATH);
  // The captions lie over each other once the scene is laid out.
  await expect(page.locator('main [data-bar-clear]')).toBeAttached();
  await page.locator('[data-caption="cotton"] a').first().focus();
  await expect.poll(() => readShown(page, 'caption')).toEqual(['cotton']);
  await page.locator('[data-caption="check"] a').first().focus();
  await expect.poll(() => readShown(page, 'caption')).toEqual(['check']);
});

test('on a phone on its side it plays beside its captions, one at a time', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, PATH);
  for (const { at, caption, labels } of RESTS) {
    await scrollToProgress(page, at);
    await expect.poll(() => readShown(page, 'caption')).toEqual([caption]);
    await expect.poll(async () => (await readShown(page, 'label')).sort()).toEqual([...labels].sort());
    const words = await page.locator(`[data-caption="${caption}"]`).boundingBox();
    const lefts = await page
      .locator('[data-story] [data-label] > span')
      .evaluateAll((texts) =>
        texts
          .filter((text) => Number(getComputedStyle(text.parentElement ?? text).opacity) > 0.5)
          .map((text) => text.getBoundingClientRect().left),
      );
    expect(Math.min(...lefts), `labels at ${at}`).toBeGreaterThan((words?.x ?? 844) + (words?.width ?? 0));
  }
});

test('longer captions than a phone on its side is high stand with still pictures', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 300 });
  await open(page, PATH);
  await expect(page.locator('[data-caption]:visible')).toHaveCount(5);
  await expect(page.locator('[data-caption] figure svg:visible')).toHaveCount(5);
  expect(await readShown(page, 'caption')).toEqual(RESTS.map(({ caption }) => caption));
});

test('in the plain reading it tells the same in order, with still pictures', async ({ page }) => {
  await open(page, `${PATH}?view=plain`);
  expect(await readShown(page, 'caption')).toEqual(RESTS.map(({ caption }) => caption));
  await expect(page.locator('[data-caption] figure svg:visible')).toHaveCount(5);
});
