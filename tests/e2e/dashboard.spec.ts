import type { Page } from '@playwright/test';
import { expectAxeClean } from './harness/axe.ts';
import { open, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const CHARTS = [
  { press: 'Pour Water', name: 'Water use by fabric', axis: 'Water use (Liters per kg of fabric)' },
  { press: 'Use Energy', name: 'Energy use by fabric', axis: 'Energy use (KwH per kg of fabric)' },
  { press: 'Emit CO2', name: 'CO2 emissions by fabric', axis: 'CO2 Emissions (kg per kg of fabric)' },
] as const;

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const openTip = (page: Page) => page.locator('[role="tooltip"]:visible');

async function press(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true });
  await button.click();
  await expect(button).toBeDisabled();
}

test('axes first; each press starts its own chart, once, which ends with its finding', async ({ page }) => {
  await open(page, 'charts/fabrics');
  const findFigure = (name: string) => page.locator('figure').filter({ has: group(page, name) });
  for (const { name, axis } of CHARTS) {
    const figure = findFigure(name);
    await expect(figure.locator('svg').getByText(axis, { exact: true })).toBeVisible();
    await expect(figure.locator('svg').getByText('Fabric Type', { exact: true })).toBeVisible();
    await expect(figure.getByRole('img')).toHaveCount(6);
  }
  for (const [index, { press: button }] of CHARTS.entries()) {
    await press(page, button);
    for (const other of CHARTS.slice(index + 1))
      await expect(page.getByRole('button', { name: other.press, exact: true })).toBeEnabled();
  }
  for (const { name } of CHARTS)
    await expect(
      findFigure(name)
        .getByText(/times.*the least\./)
        .first(),
    ).toBeVisible();
});

/** Where the parts of each chart stand that must be seen together, from the button down, in the window. */
const readScreens = (page: Page) =>
  page.locator('main figure[data-measure]').evaluateAll((figures) =>
    figures.map((figure) => {
      const parts = [...figure.querySelectorAll('button, figcaption, svg text')];
      const boxes = parts
        .filter((part) => part.checkVisibility())
        .map((part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 1);
      const inChart = [...figure.querySelectorAll('svg text')].map((text) => text.getBoundingClientRect());
      const press = figure.querySelector('button')?.getBoundingClientRect();
      return {
        lowest: Math.max(...boxes.map(({ bottom }) => bottom)),
        chartPx: Math.max(...inChart.map(({ bottom }) => bottom)) - (press?.top ?? 0),
        overhang: Math.max(...inChart.map(({ right }) => right)) - figure.getBoundingClientRect().right,
        smallest: Math.min(
          ...[...figure.querySelectorAll('svg text')].map((text) => Number(text.getAttribute('font-size'))),
        ),
      };
    }),
  );

test('each box is a quarter of the window wide and two thirds of that high; the dashboard is one screen', async ({
  page,
}) => {
  await open(page, 'charts/fabrics');
  for (const { press: button } of CHARTS) await press(page, button);
  await expect(page.getByText(/^Cotton drinks most/).first()).toBeVisible();
  for (const [width, height, boxPx] of [
    [1440, 900, [360, 240]],
    [1920, 1080, [480, 320]],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const { name } of CHARTS) {
      await expect(async () => {
        const box = await group(page, name).boundingBox();
        expect([box?.width, box?.height]).toEqual(boxPx);
      }).toPass();
    }
    for (const { lowest, overhang, smallest } of await readScreens(page)) {
      expect(lowest, `${width} × ${height}`).toBeLessThanOrEqual(height);
      expect(overhang).toBeLessThanOrEqual(0);
      expect(smallest).toBeGreaterThanOrEqual(16);
    }
  }
  for (const width of [960, 1279]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(async () => {
      expect((await group(page, 'Water use by fabric').boundingBox())?.width).toBeCloseTo(width / 4, 0);
    }).toPass();
    const rows = await group(page, 'Water use by fabric')
      .getByText(/^(Cotton|Wool|Cellulosics|Hemp|Polyamide|Polyester)$/)
      .evaluateAll((names) => new Set(names.map((name) => name.closest('text')?.getAttribute('y'))).size);
    expect(rows, `steps at ${width} px`).toBe(3);
    for (const { smallest } of await readScreens(page)) expect(smallest).toBeGreaterThanOrEqual(14);
  }
});

test('a phone shows each chart in one screen, from its button to its last value', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a phone');
  await open(page, 'charts/fabrics');
  for (const { press: button } of CHARTS) await press(page, button);
  await expect(page.getByText(/^Wool breathes out most/).first()).toBeVisible();
  const barPx = 60;
  for (const { chartPx, smallest } of await readScreens(page)) {
    expect(chartPx).toBeLessThanOrEqual(844 - barPx);
    expect(smallest).toBeGreaterThanOrEqual(14);
  }
});

test('before the press nothing on the screen gives the answer, and its result stands where the guess stood', async ({
  page,
}) => {
  for (const path of ['charts/production', 'charts/fabrics']) {
    await open(page, path);
    await waitUntilHydrated(page);
    const figures = page.locator('main figure:has(svg[role="group"])');
    await expect(figures.locator('svg[role="group"][width]').first()).toBeVisible();
    // Whatever the page shows anywhere: the end of a chart and what follows it share a window.
    const said = await page.getByRole('main').innerText();
    expect(said).not.toMatch(
      /half|thirsty|uses the most|need more energy|great deal of energy|Emissions are higher|emits a lot|the most,|highest at|1,300|1,559/,
    );
    for (const name of await figures.getByRole('img').evaluateAll((bars) => bars.map((bar) => bar.ariaLabel)))
      expect(name).not.toMatch(/\d/);
    const figure = figures.first();
    const fields = await figure.getByRole('group', { name: 'Guess first' }).boundingBox();
    await figure.getByRole('button').first().click();
    const result = figure.getByText('You made no guess.').locator('..');
    await expect(result).toHaveText(/^You made no guess\. It is .+: [\d,]+ (grams|liters)\.$/);
    if (path.endsWith('fabrics')) {
      await expect(page.getByText('the one that uses the most water').last()).toBeVisible();
      await expect(page.getByText('It emits a lot of CO2').last()).toBeHidden();
    }
    expect((await result.boundingBox())?.y).toBeCloseTo(fields?.y ?? 0, -1);
  }
});

test('a chart is laid out anew when the window changes, and its text keeps its size', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone keeps its size');
  await open(page, 'charts/fabrics');
  for (const width of [1440, 1100, 960, 700, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const expected = width >= 960 ? width / 4 : width - 2 * Math.min(48, Math.max(18, width * 0.0333));
    await expect(async () => {
      expect((await group(page, CHARTS[0].name).boundingBox())?.width).toBeCloseTo(expected, 0);
    }).toPass();
    const scales = await page
      .locator('figure svg[viewBox][width]')
      .evaluateAll((drawings) =>
        drawings.map(
          (svg) => svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width,
        ),
      );
    for (const scale of scales) expect(scale).toBeCloseTo(1, 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  }
});

test('no label of a chart touches another, from 320 px up', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone keeps its size');
  await open(page, 'charts/fabrics');
  for (const { press: button } of CHARTS) await press(page, button);
  for (const [width, height] of [
    [1440, 900],
    [960, 700],
    [844, 390],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(200);
    const touching = await page.locator('figure svg[role="group"]').evaluateAll((drawings) =>
      drawings.flatMap((svg) => {
        const flat = [...svg.querySelectorAll('text')].filter(
          (text) => !/rotate/.test(text.getAttribute('transform') ?? ''),
        );
        // A line's box has room above its capitals and below its baseline: the letters themselves must be apart.
        const boxes = flat.map((text) => {
          const { left, right, top, bottom, height } = text.getBoundingClientRect();
          const roomPx = height * 0.16;
          return {
            text: text.textContent,
            box: { left, right, top: top + roomPx, bottom: bottom - roomPx },
          };
        });
        return boxes.flatMap((a, index) =>
          boxes.slice(index + 1).flatMap((b) => {
            const isApart =
              a.box.right <= b.box.left ||
              b.box.right <= a.box.left ||
              a.box.bottom <= b.box.top ||
              b.box.bottom <= a.box.top;
            return isApart ? [] : [`${a.text} / ${b.text}`];
          }),
        );
      }),
    );
    expect(touching, `${width} × ${height}`).toEqual([]);
    if (width !== 844) continue;
    // On its side a phone shows each chart with its button.
    const heights = await page.locator('main figure').evaluateAll((figures) =>
      figures
        .flatMap((figure) => figure.querySelector('svg[role="group"]')?.closest('figure') ?? [])
        .map((figure) => {
          const press = figure.querySelector('button')?.getBoundingClientRect();
          const chart = figure.querySelector('svg[role="group"]')?.getBoundingClientRect();
          return (chart?.bottom ?? 0) - Math.min(press?.top ?? 0, chart?.top ?? 0);
        }),
    );
    expect(Math.max(...heights)).toBeLessThanOrEqual(height - 52);
  }
});

test('keys walk the bars from one tab stop; Escape closes the tooltip, then leads to the numbers', async ({
  page,
}) => {
  await open(page, 'charts/fabrics');
  await press(page, 'Pour Water');
  const chart = group(page, 'Water use by fabric');
  await expect(chart.locator('[tabindex="0"]')).toHaveCount(1);
  const bar = (name: string) => chart.getByRole('img', { name, exact: true });
  await bar('Cotton: 1,559 liters per kg').focus();
  await expect(bar('Cotton: 1,559 liters per kg')).toHaveAccessibleDescription(/uses the most water/);
  await expect(openTip(page)).toContainText('Cotton: 1,559 liters per kg');
  await page.keyboard.press('ArrowRight');
  await expect(bar('Wool: 530 liters per kg')).toBeFocused();
  await page.keyboard.press('End');
  await expect(bar('Polyester: 21 liters per kg')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(bar('Cotton: 1,559 liters per kg')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openTip(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('summary', { hasText: 'See the numbers' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  // It opens below the fold: the reader is brought there.
  await expect(page.getByRole('table', { name: 'Water use by fabric' })).toBeInViewport();
});

test('a tooltip opens by pointer and touch, can be pointed at, and stays in the viewport', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await open(page, 'charts/fabrics');
  await press(page, 'Emit CO2');
  for (const name of ['Cotton: 2.2', 'Wool: 17', 'Polyester: 3.3']) {
    const bar = group(page, 'CO2 emissions by fabric').getByRole('img', { name: new RegExp(`^${name} `) });
    if (isMobile) await bar.tap();
    else await bar.hover();
    await expect(openTip(page)).toContainText(name);
    if (!isMobile) await openTip(page).hover();
    await page.waitForTimeout(300);
    const box = await openTip(page).boundingBox();
    const size = page.viewportSize();
    if (!box || !size) throw new Error('no tooltip');
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(size.width);
    expect(box.y + box.height).toBeLessThanOrEqual(size.height);
  }
});

test('a table sorts by each column and can be downloaded', async ({ page }) => {
  await open(page, 'charts/fabrics');
  await waitUntilHydrated(page);
  await page.locator('summary', { hasText: 'See the numbers' }).nth(2).click();
  const table = page.getByRole('table', { name: 'CO2 emissions by fabric' });
  const sort = table.getByRole('button', { name: 'CO2 Emissions (kg per kg of fabric)' });
  await sort.click();
  await expect(table.getByRole('row').nth(1)).toContainText('Wool');
  await expect(table.getByRole('columnheader').nth(1)).toHaveAttribute('aria-sort', 'descending');
  await sort.click();
  await expect(table.getByRole('row').nth(1)).toContainText('Cotton');
  const href = await page
    .getByRole('link', { name: 'Download as CSV' })
    .filter({ visible: true })
    .getAttribute('href');
  expect(href).toMatch(/data\/fabrics\.csv$/);
});

test('the chart can be heard: each bar is named and marked while it sounds, and Escape stops it', async ({
  page,
}) => {
  await open(page, 'charts/fabrics');
  await press(page, 'Use Energy');
  const figure = page.locator('figure').filter({ has: group(page, 'Energy use by fabric') });
  await figure.getByRole('button', { name: 'Hear the chart' }).click();
  await expect(figure.locator('[data-highlighted]')).toHaveAttribute('aria-label', /^Cotton: 48 /);
  await expect(figure.locator('[aria-live="polite"]').last()).toContainText('Cotton: 48 ');
  await expect(figure.locator('[data-highlighted]')).toHaveAttribute('aria-label', /^Wool: 120 /);
  await figure.getByRole('button', { name: 'Pause the sound' }).click();
  await expect(figure.getByRole('button', { name: 'Hear the chart' })).toBeVisible();
  await figure.getByRole('button', { name: 'Hear the chart' }).click();
  await page.keyboard.press('Escape');
  await expect(figure.locator('[data-highlighted]')).toHaveCount(0);
});

test('a guess can be typed or dragged, and the gap is told after the press', async ({ page, isMobile }) => {
  await open(page, 'charts/production');
  await page.getByRole('combobox', { name: 'The highest bar' }).selectOption('Yarn production');
  await page.getByRole('spinbutton').fill('900');
  if (!isMobile) {
    const handle = await page.locator('[data-guess-handle]').boundingBox();
    if (!handle) throw new Error('no handle');
    await page.mouse.move(handle.x + 44, handle.y + 40);
    await page.mouse.down();
    await page.mouse.move(handle.x + 44, handle.y - 20);
    await page.mouse.up();
    expect(Number(await page.getByRole('spinbutton').inputValue())).toBeGreaterThan(900);
    await page.getByRole('spinbutton').fill('900');
  }
  await press(page, 'Take a look');
  await expect(page.getByRole('figure').locator('fieldset + [aria-live]').first()).toHaveText(
    'You guessed yarn production at 900 grams. It is garment production: 1,300 grams.',
  );
});

test('what goes on moving can be paused, and nothing grows while it moves', async ({ page }) => {
  await open(page, 'charts/production');
  await press(page, 'Take a look');
  const pause = page.getByRole('button', { name: 'Pause the smog' });
  await expect(pause).toBeVisible();
  const countNodes = () => page.evaluate(() => document.querySelectorAll('*').length);
  const before = await countNodes();
  await page.waitForTimeout(2000);
  expect(await countNodes()).toBe(before);
  await pause.click();
  const readPixels = () =>
    page.locator('figure canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const still = await readPixels();
  await page.waitForTimeout(400);
  expect(await readPixels()).toBe(still);
  await page.getByRole('button', { name: 'Play the smog' }).click();
  await expect(async () => expect(await readPixels()).not.toBe(still)).toPass();
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a press shows the final frame at once, with one still smog and nothing to pause', async ({
    page,
  }) => {
    await open(page, 'charts/production');
    await expect(page.locator('svg').getByText(/^1,300/)).toHaveCount(0);
    await press(page, 'Take a look');
    await expect(page.locator('svg').getByText(/^1,300/)).toBeVisible({ timeout: 1000 });
    await expect(page.getByRole('button', { name: 'Pause the smog' })).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['charts/production', 'charts/fabrics']) {
    test(`${path} holds every chart at its final values, its finding and its table`, async ({ page }) => {
      await page.goto(path);
      const value = path.endsWith('production') ? /^1,300/ : /^1,559/;
      await expect(page.locator('svg').getByText(value).filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('figcaption').first()).toContainText(new RegExp(value.source.slice(1)));
      await expect(page.getByRole('table').first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    });
  }
});

/** One embed of each kind for `npm test`, and one on a phone and at the second base path. */
const EMBED_TAGS = { production: [], water: ['@phone', '@base'], energy: '@long', co2: '@long' };

for (const [id, name] of [
  ['production', 'CO2 emissions by production phase'],
  ['water', 'Water use by fabric'],
  ['energy', 'Energy use by fabric'],
  ['co2', 'CO2 emissions by fabric'],
] as const) {
  test(`charts/embed/${id} shows the chart alone, with source and license`, {
    tag: EMBED_TAGS[id],
  }, async ({ page }) => {
    await open(page, `charts/embed/${id}`);
    await expect(group(page, name)).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByText(/Source: .+CC BY 4\.0\./)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAxeClean(page);
  });
}

test('the embed code is copied, or shown where copying is not allowed', async ({ page }) => {
  await open(page, 'charts/production');
  await waitUntilHydrated(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    });
  });
  await page.getByRole('button', { name: 'Copy embed code' }).click();
  await expect(page.getByRole('textbox', { name: 'Embed code' })).toHaveValue(
    /<iframe src="http.+charts\/embed\/production"/,
  );
});

test('in the plain reading no chart reaches out of its own column', async ({ page }) => {
  await open(page, 'charts/fabrics?view=plain');
  for (const width of [320, 640, 768, 844, 959, 960, 1100]) {
    await page.setViewportSize({ width, height: 600 });
    const overhangs = () =>
      page.locator('main figure[data-measure]').evaluateAll(
        (figures) =>
          figures.filter((figure) => {
            const column = figure.getBoundingClientRect();
            const chart = figure.querySelector('svg')?.getBoundingClientRect();
            return !chart || chart.left < column.left || chart.right > column.right;
          }).length,
      );
    await expect(page.locator('main figure[data-measure]')).toHaveCount(3);
    await expect.poll(overhangs, `at ${width} px`).toBe(0);
  }
});
