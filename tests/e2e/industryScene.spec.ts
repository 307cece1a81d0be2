import type { Page } from '@playwright/test';
import { show } from '#words/guess';
import { expectAxeClean } from './harness/axe.ts';
import { readLakePicture } from './harness/lakePicture.ts';
import { open } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const PATH = 'thirsty_fashion/info2?lake=30';

/** Where the story rests, and which caption and labels stand there. */
const RESTS = [
  { at: 0, caption: 'claim', labels: ['lake'] },
  { at: 0.42, caption: 'check', labels: ['half', 'lake', 'you'] },
  { at: 0.75, caption: 'textile', labels: ['textile', 'whole'] },
  { at: 1, caption: 'cotton', labels: ['cotton', 'whole'] },
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

test('shows each caption and its labels alone, clean in axe', { tag: ['@phone', '@all'] }, async ({
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

/** Captions and labels that lie over each other, or under the bar, or out of the window. */
const findMisplaced = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const box = (element: Element) => ({
      name: (element.textContent ?? '').slice(0, 30),
      ...element.getBoundingClientRect().toJSON(),
    });
    const captions = [...document.querySelectorAll('[data-story] [data-caption][data-shown]')].flatMap(
      (caption) =>
        [...caption.querySelectorAll('h1 > *, h2 > *, p')].filter((each) => each.checkVisibility()).map(box),
    );
    const labels = [...document.querySelectorAll('[data-story] [data-label] > span')]
      // The narrowest lake is too small for its name.
      .filter((text) => text.checkVisibility())
      .filter((text) => Number(getComputedStyle(text.parentElement ?? text).opacity) > 0.5)
      .map(box);
    const all = [...captions, ...labels];
    const outside = all.filter(
      ({ top, left, right, bottom }) =>
        top < bar - 1 || left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1,
    );
    const over = labels.flatMap((label) =>
      captions
        .filter(
          (words) =>
            Math.min(label.right, words.right) - Math.max(label.left, words.left) > 1 &&
            Math.min(label.bottom, words.bottom) - Math.max(label.top, words.top) > 1,
        )
        .map(({ name }) => `${label.name} over ${name}`),
    );
    return [...outside.map(({ name }) => `${name} out of the window`), ...over];
  });

for (const [width, height] of [
  [320, 844],
  [844, 390],
  [1440, 900],
] as const) {
  const tag = width === 320 ? [] : '@long';
  test(`keeps words and names apart at ${width} × ${height}`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, PATH);
    await page.evaluate(() => document.fonts.ready);
    for (const { at, caption, labels } of RESTS) {
      await scrollToProgress(page, at);
      await expect.poll(() => readShown(page, 'caption')).toEqual([caption]);
      await expect.poll(async () => (await readShown(page, 'label')).sort()).toEqual([...labels]);
      expect(await findOverlaps(page), `at ${at}`).toEqual([]);
      expect(await findMisplaced(page), `at ${at}`).toEqual([]);
    }
  });
}

for (const guess of [0, 48, 53, 100])
  test(`hangs the tags of ${guess}% and of what was said apart`, {
    tag: guess === 48 ? '@phone' : '@long',
  }, async ({ page }) => {
    await open(page, `thirsty_fashion/info2?lake=${guess}`);
    await scrollToProgress(page, 0.42);
    await expect.poll(() => readShown(page, 'caption')).toEqual(['check']);
    expect(await findOverlaps(page)).toEqual([]);
    expect(await findMisplaced(page)).toEqual([]);
  });

test('draws exactly the same picture at the same progress, forward and backward', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, PATH);
  await page.evaluate(() => document.fonts.ready);
  await scrollToProgress(page, 1);
  await readLakePicture(page);
  const seen = new Map<number, string>();
  for (const p of [0.13, 0.28, 0.5, 0.56, 0.66]) {
    await scrollToProgress(page, p);
    seen.set(p, await readLakePicture(page));
  }
  expect(new Set(seen.values()).size).toBe(seen.size);
  for (const p of [0.66, 0.56, 0.5, 0.28, 0.13]) {
    await scrollToProgress(page, p);
    expect((await readLakePicture(page)) === seen.get(p), `at ${p}`).toBe(true);
  }
});

test('draws nothing while the page stands still', async ({ page }) => {
  await open(page, PATH);
  await scrollToProgress(page, 0.55);
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

test('with reduced motion it cuts between whole states and leaves nothing out', { tag: '@all' }, async ({
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
  for (const p of [0, 0.1, 0.2, 0.35, 0.45, 0.6, 0.7, 0.8, 0.9, 1]) {
    await scrollToProgress(page, p);
    await expect.poll(async () => (await readShown(page, 'caption')).length).toBe(1);
    captions.add((await readShown(page, 'caption'))[0]);
    pictures.add(await readLakePicture(page));
  }
  expect([...captions]).toEqual(RESTS.map(({ caption }) => caption));
  expect(pictures.size).toBe(RESTS.length);
});

test('goes to a caption when a link in it takes the focus', async ({ page }) => {
  await open(page, PATH);
  // The captions lie over each other once the scene is laid out.
  await expect(page.locator('main [data-bar-clear]')).toBeAttached();
  await page.locator('[data-caption="cotton"] a').first().focus();
  await expect.poll(() => readShown(page, 'caption')).toEqual(['cotton']);
  await page.locator('[data-caption="textile"] a').first().focus();
  await expect.poll(() => readShown(page, 'caption')).toEqual(['textile']);
});

test('longer captions than a phone on its side is high stand with still pictures', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 240 });
  await open(page, PATH);
  // The answer waits.
  await expect(page.locator('[data-caption] figure svg:visible')).toHaveCount(3);
  await page.getByRole('button', { name: show }).click();
  await expect(page.locator('[data-caption] figure svg:visible')).toHaveCount(4);
  expect(await readShown(page, 'caption')).toEqual(RESTS.map(({ caption }) => caption));
});

test('in the plain reading it tells the same in order, with still pictures', async ({ page }) => {
  await open(page, `${PATH}&view=plain`);
  await page.getByRole('button', { name: show }).click();
  expect(await readShown(page, 'caption')).toEqual(RESTS.map(({ caption }) => caption));
  await expect(page.locator('[data-caption] figure svg:visible')).toHaveCount(4);
});
