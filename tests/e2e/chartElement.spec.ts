import type { Page } from '@playwright/test';
import { seeNumbers } from '#words/charts';
import { FABRIC_WORDS } from '#words/fabrics';
import { fabrics } from '../../src/data/fabrics.ts';
import { calculateEmbedRoom, EMBED_IDS } from '../../src/model/embeds.ts';
import { formatNumber } from '../../src/model/format.ts';
import { formatEmbedCode } from '../../src/save/embedCode.ts';
import { HOST_PAGES, serveHostPage } from '../hostPages.ts';
import { LANGUAGE } from './harness/language.ts';
import { readLayoutShift, watchShifts } from './harness/layoutShift.ts';
import { open } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

// <threadprint-chart> in pages of others.

test.use({ expectedLogs: /^asked http:\/\/127\.0\.0\.1/ });

/** Where the whole site lies, whichever language's pages are tested. */
const findBase = (baseURL = '') => new URL(LANGUAGE === 'en' ? '.' : '..', baseURL).href;
const codeOf = (baseURL: string | undefined, name: string) =>
  formatEmbedCode({ base: findBase(baseURL), language: LANGUAGE, name, title: 'Water' });

async function openHost(page: Page, kind: string, baseURL: string | undefined, code: string) {
  const host = HOST_PAGES[kind];
  if (!host) throw new RangeError(kind);
  const { url, close } = await serveHostPage(host, findBase(baseURL), code);
  await page.goto(url);
  close();
}

const element = (page: Page) => page.locator('threadprint-chart');
const frameOf = (page: Page) => element(page).locator('iframe');
const inside = (page: Page) => frameOf(page).contentFrame();
const waitForChart = (page: Page) =>
  expect(element(page).locator('slot')).toHaveCSS('visibility', 'hidden', { timeout: 15_000 });

for (const kind of Object.keys(HOST_PAGES)) {
  test(`in ${kind} the chart stands whole, moves nothing, and asks nobody else`, async ({
    page,
    baseURL,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await watchShifts(page);
    await openHost(page, kind, baseURL, codeOf(baseURL, 'water'));
    await waitForChart(page);
    // An address of its own would let it at our storage: it has none, and its files come all the same.
    const frame = page.frames().find((each) => each.url().endsWith('charts/embed/water'));
    expect(
      await frame?.evaluate(() => [origin, document.fonts.status, document.documentElement.dataset.script]),
    ).toEqual(['null', 'loaded', 'ready']);
    const [box, content] = await Promise.all([
      frameOf(page).evaluate((each) => each.clientHeight),
      frame?.evaluate(() => document.querySelector('main')?.offsetHeight),
    ]);
    expect(box).toBeGreaterThanOrEqual(content ?? Number.POSITIVE_INFINITY);
    expect(await readLayoutShift(page)).toBe(0);
    expect(new Set(asked)).toEqual(new Set([new URL(page.url()).origin, new URL(baseURL ?? '').origin]));
  });
}

test('its numbers are the ledger’s, and its frame grows with its table', async ({ page, baseURL }) => {
  await openHost(page, 'a plain page', baseURL, codeOf(baseURL, 'water'));
  await waitForChart(page);
  const before = await frameOf(page).evaluate((each) => each.clientHeight);
  await inside(page).getByText(seeNumbers).click();
  const table = inside(page).locator('[data-numbers] table');
  for (const { waterLitersPerKg } of fabrics)
    await expect(table).toContainText(formatNumber(waterLitersPerKg));
  await expect.poll(() => frameOf(page).evaluate((each) => each.clientHeight)).toBeGreaterThan(before);
});

test('it hears its own frame alone', async ({ page, baseURL }) => {
  await openHost(page, 'a plain page', baseURL, codeOf(baseURL, 'water'));
  await waitForChart(page);
  const before = await frameOf(page).evaluate((each) => each.clientHeight);
  await page.evaluate(() => {
    postMessage({ threadprintHeight: 5000 }, '*');
    const other = document.body.appendChild(document.createElement('iframe'));
    other.srcdoc = '<script>parent.postMessage({ threadprintHeight: 5000 }, "*")</script>';
    return new Promise((loaded) => other.addEventListener('load', loaded));
  });
  expect(await frameOf(page).evaluate((each) => each.clientHeight)).toBe(before);
});

test('without motion its bars stand at their values with the press', async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHost(page, 'a plain page', baseURL, codeOf(baseURL, 'water'));
  await waitForChart(page);
  await inside(page).getByRole('button', { name: FABRIC_WORDS.water.press }).click();
  await expect(inside(page).locator('figure svg').getByText(formatNumber(1559)).first()).toBeVisible();
});

test('what it does not know stays a picture and a link', async ({ page, baseURL }) => {
  const code = codeOf(baseURL, 'water').replace('name="water"', 'name="sources"');
  await openHost(page, 'a plain page', baseURL, code);
  await page.waitForFunction(() => customElements.get('threadprint-chart') !== undefined);
  await expect(element(page).getByRole('link')).toBeVisible();
  await expect
    .poll(() =>
      element(page)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(1200);
  await expect(frameOf(page)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a picture and a link stand in its place', async ({ page, baseURL }) => {
    await openHost(page, 'a WordPress post', baseURL, codeOf(baseURL, 'where?grown=india'));
    await expect(element(page).getByRole('link')).toHaveAttribute(
      'href',
      /thirsty_fashion\/where\?grown=india$/,
    );
    await expect(element(page).getByRole('img')).toBeVisible();
  });
});

test('its script is one file of at most 3 kB', async ({ request, baseURL }) => {
  const response = await request.get(new URL('v1/chart.js', findBase(baseURL)).href);
  expect(response.headers()['cross-origin-resource-policy']).toBe('cross-origin');
  expect((await response.body()).byteLength).toBeLessThanOrEqual(3072);
});

for (const id of EMBED_IDS) {
  const tag = id === 'water' ? [] : '@long';
  test(`the room kept for ${id} is enough at every width`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 1000 });
    await open(page, `charts/embed/${id}`);
    const tooHigh: string[] = [];
    for (const width of [320, 360, 420, 480, 560, 640, 720, 800, 1000, 1200]) {
      await page.setViewportSize({ width, height: 1000 });
      // Two frames later the chart is laid out for its box.
      const height = await page.locator('main').evaluate(async (main) => {
        for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
        return Math.ceil(main.getBoundingClientRect().height);
      });
      if (height > calculateEmbedRoom(id, width)) tooHigh.push(`${width}: ${height}`);
    }
    expect(tooHigh).toEqual([]);
  });
}
