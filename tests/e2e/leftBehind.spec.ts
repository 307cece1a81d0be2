import type { Page } from '@playwright/test';
import { hearChart } from '#words/charts';
import { FABRIC_WORDS } from '#words/fabrics';
import { press } from '#words/production';
import { chapterCosts } from '#words/shell';
import { cupsOfWater } from '#words/text/count';
import { readLiveThings, watchLiveThings } from './harness/liveThings.ts';
import { pressWhileRendering, readMadePictures, watchMadePictures } from './harness/madePictures.ts';
import { holdScript, open, waitUntilHydrated } from './harness/pages.ts';
import { ROUTES } from './harness/routes.ts';
import { expect, test } from './harness/site.ts';

const REST = 'sources';
const PRESSED = [
  press,
  ...Object.values(FABRIC_WORDS).map((words) => words.press),
  hearChart,
  cupsOfWater(6, '6'),
];

// All by the page's own click: Playwright's pointer and locators by role would leave listeners of their own.

const pressAll = (page: Page, buttons: string[]) =>
  page.evaluate((names) => {
    for (const button of document.querySelectorAll<HTMLElement>('main button')) {
      if (names.includes(button.getAttribute('aria-label') ?? button.textContent?.trim() ?? ''))
        button.click();
    }
  }, buttons);

async function follow(page: Page, link: string) {
  await page.evaluate((selector) => {
    document.querySelector('main > :first-child')?.setAttribute('data-left', '');
    document.querySelector<HTMLElement>(selector)?.click();
  }, link);
  await expect(page.locator('main > [data-left]')).toHaveCount(0);
}

/** Goes to a page by the bar; those below teach are in teach's own list, and that of the data among the sources. */
async function goTo(page: Page, route: string) {
  const from = route.startsWith('teach/') ? 'teach' : route === 'data' ? 'sources' : undefined;
  if (from && from !== REST) await goTo(page, from);
  const bar = from ? 'main' : 'header';
  // A chosen number goes along.
  await follow(page, `${bar} :is(a[href$="/${route}"], a[href*="/${route}?"])`);
}

/** No link of a page leads to it: a teacher's link holds their activity. */
const UNLINKED = 'teach/do';

for (const route of ROUTES.filter((path) => path !== REST && path !== 'thirsty_fashion/about')) {
  const tag = ['thirsty_fashion', 'thirsty_fashion/info1', 'charts/fabrics'].includes(route) ? [] : '@long';
  test(`${route} leaves nothing running or listening when it is left`, { tag }, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same script everywhere');
    await watchLiveThings(page);
    await open(page, REST);
    await waitUntilHydrated(page);
    await expect.poll(async () => (await readLiveThings(page)).frames).toBe(0);
    const before = await readLiveThings(page);

    if (route === UNLINKED) {
      await open(page, route);
      await waitUntilHydrated(page);
    } else await goTo(page, route);
    await pressAll(page, PRESSED);
    await page.evaluate(async () => {
      for (let y = 0; y <= document.documentElement.scrollHeight; y += window.innerHeight * 0.7) {
        window.scrollTo(0, y);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await goTo(page, REST);
    await expect.poll(() => readLiveThings(page)).toEqual(before);
  });
}

test('a chart whose page is left before its sound has come is not heard', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same script everywhere');
  await watchLiveThings(page);
  await open(page, REST);
  await waitUntilHydrated(page);
  await goTo(page, 'charts/production');
  await goTo(page, REST);
  await expect.poll(async () => (await readLiveThings(page)).frames).toBe(0);
  const before = await readLiveThings(page);

  const letCome = await holdScript(page, 'chartSound');
  await goTo(page, 'charts/production');
  await pressAll(page, [hearChart]);
  await goTo(page, REST);
  await expect.poll(() => readLiveThings(page)).toEqual(before);
  await letCome();
  expect(await readLiveThings(page)).toEqual(before);
});

test('a page whose render was given up leaves none of its pictures behind', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same script everywhere');
  await watchMadePictures(page);
  await open(page, REST);
  await waitUntilHydrated(page);
  const pictures = page.locator('main picture');
  // On the first visit the pictures' script comes after the page; from then on they come with it.
  for (const visit of ['first', 'second']) {
    await goTo(page, 'charts/production');
    // The pictures are rendered last, when the charts above them can be pressed.
    if (visit === 'second') await pressWhileRendering(page, 'main button:not(:disabled)');
    await goTo(page, 'thirsty_fashion/info3');
    await expect(pictures).toHaveCount(4);
  }
  expect((await readMadePictures(page)).made, 'four a visit, and those given up').toBeGreaterThan(8);
  const last = pictures.last().locator('img');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveJSProperty('complete', true);
  expect(await last.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  await goTo(page, REST);
  await expect.poll(async () => (await readMadePictures(page)).kept).toBe(0);
});

test('a picture that is fetched ahead is not kept', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same script everywhere');
  await watchMadePictures(page);
  await open(page, REST);
  const link = page.getByRole('banner').getByRole('link', { name: chapterCosts });
  for (const made of [1, 2, 3]) {
    await link.blur();
    await link.focus();
    await expect.poll(async () => (await readMadePictures(page)).made).toBe(made);
  }
  await expect.poll(async () => (await readMadePictures(page)).kept).toBe(0);
});
