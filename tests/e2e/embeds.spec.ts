import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { credits } from '#words/charts';
import { press as pressProduction } from '#words/embedProduction';
import { FABRIC_WORDS } from '#words/fabrics';
import * as lives from '#words/lives';
import { CHART_NAMES } from '#words/text/charts';
import { describeChartSource } from '../../src/model/chartSource.ts';
import { calculateEmbedRoom, EMBED_IDS } from '../../src/model/embeds.ts';
import { formatNumber } from '../../src/model/format.ts';
import { findPlaceWater } from '../../src/model/placeWater.ts';
import { formatEmbedCode } from '../../src/save/embedCode.ts';
import { LANGUAGE, textOf } from './harness/language.ts';
import { open } from './harness/pages.ts';
import { ROUTES } from './harness/routes.ts';
import { expect, test } from './harness/site.ts';

// A page of somebody else's with our charts in it, and with pages of ours that may not be framed.

const CHARTS = [
  { id: 'production', press: pressProduction, value: formatNumber(1300) },
  { id: 'water', press: FABRIC_WORDS.water.press, value: formatNumber(1559) },
  { id: 'energy', press: FABRIC_WORDS.energy.press, value: formatNumber(160) },
  { id: 'co2', press: FABRIC_WORDS.co2.press, value: formatNumber(17) },
] as const;

const composePage = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Foreign</title><body>${body}</body></html>`;

/** A host with a strict policy has to allow our frames alone, and the style of them. */
const POLICY = "default-src 'none'; frame-src http:; img-src data:; style-src 'unsafe-inline'";

/** Shows `body` on another origin. A real server: a page that only the test answers frames nothing of this machine. */
async function openForeign(page: Page, body: string) {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').setHeader('content-security-policy', POLICY);
    response.end(composePage(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.close();
}

/** The frame that a reader copies, with another name and further attributes. */
const frameChart = (baseURL: string | undefined, id: string, name: string, attributes = '') => {
  // The pages' own base, whichever language they are of.
  return formatEmbedCode({ base: baseURL ?? '', language: 'en', name: id, title: name })
    .replace('<iframe', `<iframe name="${name}" ${attributes}`)
    .replace('loading="lazy"', name === 'late' ? 'loading="lazy"' : '');
};

type Chart = (typeof CHARTS)[number];

/** Presses the button of the chart in each frame, waits for their values, and says which of them reach beyond their frame. */
async function playAll(page: Page, charts: Readonly<Record<string, Chart>>) {
  const frames = Object.entries(charts).map(([name, chart]) => ({
    ...chart,
    name,
    frame: page.frameLocator(`iframe[name="${name}"]`),
  }));
  // What is out of view does not draw.
  const show = (name: string) => page.locator(`iframe[name="${name}"]`).scrollIntoViewIfNeeded();
  for (const { name, frame, press } of frames) {
    await show(name);
    await frame.getByRole('button', { name: press }).click();
  }
  const tooSmall: string[] = [];
  for (const { name, frame, value } of frames) {
    await show(name);
    await expect(frame.locator('figure svg').getByText(value, { exact: true }).first()).toBeVisible();
    await expect(frame.locator('figcaption p').last()).toBeVisible();
    const isTooSmall = await frame
      .locator('html')
      .evaluate(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth || scrollHeight > clientHeight,
      );
    if (isTooSmall) tooSmall.push(name);
  }
  return tooSmall;
}

test.describe('in a page of somebody else', () => {
  // Asking our own origin from another is what is tried here.
  test.use({ expectedLogs: /^asked http:\/\/127\.0\.0\.1|^error: Blocked script execution/ });

  test('each chart plays in the frame that the embed code names, and all of it can be seen there', {
    tag: '@all',
  }, async ({ page, baseURL }) => {
    await openForeign(page, CHARTS.map(({ id }) => frameChart(baseURL, id, id)).join('<br>'));
    expect(await playAll(page, Object.fromEntries(CHARTS.map((chart) => [chart.id, chart])))).toEqual([]);
  });

  test('the map of places chooses in a frame, and draws its shirt there', async ({ page, baseURL }) => {
    await openForeign(page, frameChart(baseURL, 'where', 'where'));
    const frame = page.frameLocator('iframe');
    await frame.locator('html[data-script="ready"]').waitFor();
    await frame.locator('input[value="india"]').check();
    const { both } = findPlaceWater('india');
    await expect(frame.locator('[data-drawn-cups]')).toHaveAttribute('data-drawn-cups', String(both));
  });

  test('two lives are set in a frame, whose address says what they begin with', async ({ page, baseURL }) => {
    const id = 'lives#v=1&a=w45-c1-d0-i40-eu-n&b=w90-c1-d100-i40-eu-n';
    await openForeign(page, frameChart(baseURL, id, 'lives'));
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('[data-grams="b"]')).toHaveText(lives.gramsOf(formatNumber(97)));
    await frame.locator('summary').last().click();
    await frame.getByRole('slider', { name: lives.dried }).last().press('Home');
    await expect(frame.locator('[data-grams="b"]')).toHaveText(lives.gramsOf(formatNumber(76)));
  });

  test('a chart plays in a sandbox, in a narrow frame and in one that loads late, and stands without script', {
    tag: '@all',
  }, async ({ page, baseURL }) => {
    const [, water] = CHARTS;
    await openForeign(
      page,
      `${frameChart(baseURL, 'water', 'sandboxed', 'sandbox="allow-scripts"')}
       ${frameChart(baseURL, 'water', 'inert', 'sandbox')}
       <div style="width: 320px">${frameChart(baseURL, 'water', 'narrow')}</div>
       <p>${'A long read. '.repeat(9000)}</p>
       ${frameChart(baseURL, 'water', 'late')}`,
    );
    expect(page.frames().filter((frame) => frame.url().endsWith('/water'))).toHaveLength(3);
    expect(await playAll(page, { sandboxed: water, narrow: water, late: water })).toEqual([]);
    await expect(page.frameLocator('iframe[name="inert"]').getByRole('main')).toContainText(water.value);
  });
});

test.describe('no other page', () => {
  test.use({
    expectedLogs:
      /^asked http:\/\/127\.0\.0\.1|^error: Framing .* violates|^error: Failed to load resource.* 404/,
  });

  test('of ours shows in a frame, and no error of ours', async ({ page, baseURL }) => {
    const paths = [...ROUTES, '', 'nope', 'charts/embed/nope'];
    await openForeign(page, paths.map((path) => `<iframe src="${baseURL}${path}"></iframe>`).join(''));
    await page.waitForLoadState('networkidle');
    const shown = page.frames().slice(1);
    expect(shown.map((frame) => frame.url())).toEqual(paths.map(() => 'chrome-error://chromewebdata/'));
  });
});

test('pages that load the element of earlier days keep the picture and the link in it', async ({
  page,
  baseURL,
  request,
}) => {
  const base = new URL(LANGUAGE === 'en' ? '.' : '..', baseURL).href;
  const script = await request.get(`${base}v1/chart.js`);
  expect(script.status()).toBe(200);
  expect(script.headers()['cross-origin-resource-policy']).toBe('cross-origin');
  await page.goto('about:blank');
  await page.setContent(
    `<threadprint-chart name="water" lang="en"><a href="${base}charts/fabrics">Threadprint</a></threadprint-chart><script>${await script.text()}</script>`,
  );
  await expect(page.getByRole('link', { name: 'Threadprint' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('an embed shows its chart alone, with source and license @base', async ({ page }) => {
  await open(page, 'charts/embed/water');
  await expect(page.getByRole('group', { name: CHART_NAMES.water, exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByText(textOf(credits(describeChartSource('water'), 'Threadprint')))).toBeVisible();
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
