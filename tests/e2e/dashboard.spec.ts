import type { Locator, Page } from '@playwright/test';
import * as words from '#words/charts';
import { receipt } from '#words/claim';
import { FABRIC_WORDS } from '#words/fabrics';
import * as production from '#words/production';
import { copyEmbed, embedCode } from '#words/republish';
import { labelInText } from '#words/rules';
import { more } from '#words/shell';
import { CHART_NAMES, smog } from '#words/text/charts';
import { FABRICS, labelBar, MEASURE_AXES, SPOKEN_UNITS } from '#words/text/fabrics';
import { labelPhase, PHASES } from '#words/text/phases';
import { question } from '#words/text/production';
import { percent } from '#words/text/units';
import { describeMeasureFinding, MEASURE_PARAGRAPHS } from '../../src/model/fabricFindings.ts';
import { CHART_MEASURES, type ChartMeasure } from '../../src/model/fabrics.ts';
import { formatNumber } from '../../src/model/format.ts';
import { joinPhrases } from '../../src/model/phrases.ts';
import { describeProduction, describeProductionFinding } from '../../src/model/production.ts';
import { locateTable } from '../../src/words/language.ts';
import { FORWARD_KEY, LANGUAGE, LANGUAGE_FOLDER, textOf } from './harness/language.ts';
import { open, waitUntilHydrated } from './harness/pages.ts';
import { findRepublish, openRepublish } from './harness/republish.ts';
import { expect, test } from './harness/site.ts';

const CHARTS = CHART_MEASURES.map((measure) => ({
  measure,
  press: FABRIC_WORDS[measure].press,
  name: CHART_NAMES[measure],
  axis: MEASURE_AXES[measure],
  /** "Cotton: 1,559 liters. Polyester: 21." */
  answer: joinPhrases(describeMeasureFinding(measure)),
  meaning: joinPhrases(MEASURE_PARAGRAPHS[measure]()),
}));
const PRODUCTION = joinPhrases(describeProductionFinding());

/** "Cotton: 1,559 liters per kg" */
const nameBar = (id: keyof typeof FABRICS, value: number, measure: ChartMeasure) =>
  labelBar(FABRICS[id].name, formatNumber(value), SPOKEN_UNITS[measure]);
// What is for the ear alone begins with a space of its own.
const PLAY_SMOG = `${words.play} ${words.ofEffect(smog)}`;
const PAUSE_SMOG = `${words.pause} ${words.ofEffect(smog)}`;

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const figureOf = (page: Page, id: string) => page.locator(`main figure[data-measure="${id}"]`);
/** A bar's lane. */
const lane = (within: Page | Locator, name: string) => within.getByRole('radio', { name, exact: true });
/** What is told of the bar that is pointed at, focused or pressed. */
const told = (within: Page | Locator) => within.locator('p[data-told]');

async function press(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true });
  await button.click();
  await expect(button).toBeDisabled();
}

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
        /** Of the figure's height, the share of the drawing with its words. */
        share:
          (Math.max(...inChart.map(({ bottom }) => bottom)) - Math.min(...inChart.map(({ top }) => top))) /
          figure.getBoundingClientRect().height,
        overhang: Math.max(...inChart.map(({ right }) => right)) - figure.getBoundingClientRect().right,
        smallest: Math.min(
          ...[...figure.querySelectorAll('svg text')].map((text) => Number(text.getAttribute('font-size'))),
        ),
      };
    }),
  );

test('a phone shows each chart in one screen, from its button to its last value', {
  tag: ['@phone', '@all'],
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a phone');
  await open(page, 'charts/fabrics');
  for (const { press: button } of CHARTS) await press(page, button);
  await expect(page.getByText(CHARTS[2]?.answer ?? '').first()).toBeVisible();
  const barPx = 60;
  for (const { chartPx, smallest } of await readScreens(page)) {
    expect(chartPx).toBeLessThanOrEqual(844 - barPx);
    expect(smallest).toBeGreaterThanOrEqual(14);
  }
});

test('each paragraph stands from the start, no number does, and the answer comes where the question stood', {
  tag: '@all',
}, async ({ page }) => {
  for (const [path, charts] of [
    [
      'charts/production',
      [
        {
          measure: 'production',
          press: production.press,
          answer: PRODUCTION,
          meaning: joinPhrases(describeProduction()),
        },
      ],
    ],
    ['charts/fabrics', CHARTS],
  ] as const) {
    await open(page, path);
    await waitUntilHydrated(page);
    for (const { measure, press: button, answer, meaning } of charts) {
      const figure = figureOf(page, measure);
      const asked = figure.locator('figcaption > p').first();
      await expect(asked).toHaveText(
        `${measure === 'production' ? question : FABRIC_WORDS[measure].question} ${words.tapOne}`,
      );
      await expect(figure.getByText(meaning)).toBeVisible();
      await expect(figure.getByText(answer)).toBeHidden();
      for (const name of await figure
        .getByRole('radio')
        .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)))
        expect(name).not.toMatch(/\d/);
      const { y } = (await asked.boundingBox()) ?? { y: 0 };
      await figure.getByRole('button', { name: button }).click();
      // Whoever made no guess hears nothing about it.
      const told = figure.locator('figcaption > p').nth(1);
      await expect(told).toBeVisible();
      await expect(told).toHaveText(answer);
      expect((await told.boundingBox())?.y).toBeCloseTo(y, 0);
    }
  }
});

test('a chart is laid out anew when the window changes, and its text keeps its size', {
  tag: '@all',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone keeps its size');
  await open(page, 'charts/fabrics');
  for (const width of [1440, 1100, 960, 700, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const expected = width >= 960 ? width / 4 : width - 2 * Math.min(48, Math.max(18, width * 0.0333));
    await expect(async () => {
      expect((await group(page, CHART_NAMES.water).boundingBox())?.width).toBeCloseTo(expected, 0);
    }).toPass();
    const scales = await page
      .locator('figure svg[role="group"]')
      .evaluateAll((drawings) =>
        drawings.map(
          (svg) => svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width,
        ),
      );
    for (const scale of scales) expect(scale).toBeCloseTo(1, 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  }
});

test('no label of a chart touches another, from 320 px up', { tag: '@all' }, async ({ page, isMobile }) => {
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

test('a tap on a bar’s lane is the guess, which stays in the chart and is answered', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await open(page, 'charts/fabrics');
  const figure = figureOf(page, 'water');
  const guess = async (name: string) => {
    const radio = lane(figure, name);
    await radio.scrollIntoViewIfNeeded();
    if (isMobile) await radio.tap();
    else await radio.click();
    await expect(radio).toBeChecked();
  };
  await guess(FABRICS.wool.name);
  await guess(FABRICS.hemp.name);
  await expect(figure.locator('[data-guessed]')).toHaveAttribute('data-bar', 'hemp');
  await expect(told(figure)).toHaveText('');
  await press(page, FABRIC_WORDS.water.press);
  await expect(figure.locator('figcaption > p').nth(1)).toHaveText(
    `${textOf(words.youSaid(labelInText(FABRICS.hemp.name), formatNumber(89)))} ${CHARTS[0]?.answer}`,
  );
  await expect(figure.locator('[data-guessed]')).toHaveAttribute('data-bar', 'hemp');
  // The same lane tells of its bar from now on, and leaves the guess where it is.
  await lane(figure, nameBar('cotton', 1559, 'water')).click();
  await expect(told(figure)).toContainText(FABRICS.cotton.tooltipText);
  await expect(figure.locator('[data-guessed]')).toHaveAttribute('data-bar', 'hemp');
});

test('keys guess, start the chart and walk its bars, from one tab stop', async ({ page }) => {
  await open(page, 'charts/fabrics');
  const figure = figureOf(page, 'energy');
  await expect(figure.locator('[type="radio"][tabindex="0"]')).toHaveCount(1);
  await lane(figure, FABRICS.cotton.name).focus();
  await page.keyboard.press(FORWARD_KEY);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(lane(figure, FABRICS.polyamide.name)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: FABRIC_WORDS.energy.press })).toBeDisabled();
  await expect(group(page, CHART_NAMES.energy)).toBeFocused();
  await expect(figure.locator('figcaption > p').nth(1)).toHaveText(`${words.youSaidSo} ${CHARTS[1]?.answer}`);
  await page.keyboard.press('Tab');
  await expect(lane(figure, nameBar('cotton', 48, 'energy'))).toBeFocused();
  await expect(told(figure)).toContainText(FABRICS.cotton.tooltipText);
  await page.keyboard.press('ArrowDown');
  await expect(lane(figure, nameBar('wool', 120, 'energy'))).toBeFocused();
  await expect(told(figure)).toContainText(FABRICS.wool.tooltipText);
  await page.keyboard.press('Tab');
  await expect(told(figure).getByRole('link', { name: receipt })).toBeFocused();
});

test('what is told of a bar covers no bar, and moves nothing', { tag: ['@phone', '@all'] }, async ({
  page,
  isMobile,
}) => {
  for (const [path, id, button, name] of [
    ['charts/fabrics', 'co2', FABRIC_WORDS.co2.press, nameBar('wool', 17, 'co2')],
    [
      'charts/production',
      'production',
      production.press,
      labelPhase(PHASES.yarn.name, formatNumber(494), percent(formatNumber(19))),
    ],
  ] as const) {
    await open(page, path);
    await press(page, button);
    const figure = figureOf(page, id);
    const radio = lane(figure, name);
    await radio.scrollIntoViewIfNeeded();
    const drawing = group(page, CHART_NAMES[id]);
    const before = await drawing.boundingBox();
    if (isMobile) await radio.tap();
    else await radio.hover();
    await expect(told(figure)).not.toHaveText('');
    expect(await drawing.boundingBox()).toEqual(before);
    const words = await told(figure).boundingBox();
    const isApart =
      (words?.y ?? 0) >= (before?.y ?? 0) + (before?.height ?? 0) ||
      (words?.x ?? 0) + (words?.width ?? 0) <= (before?.x ?? 0);
    expect(isApart, path).toBe(true);
  }
});

test('a table sorts by each column and can be downloaded', async ({ page }) => {
  await open(page, 'charts/fabrics');
  await waitUntilHydrated(page);
  await page.locator('summary', { hasText: more }).click();
  const table = page.getByRole('table', { name: CHART_NAMES.co2 });
  const sort = table.getByRole('button', { name: MEASURE_AXES.co2 });
  await sort.click();
  await expect(table.getByRole('row').nth(1)).toContainText(FABRICS.wool.name);
  await expect(table.getByRole('columnheader').nth(1)).toHaveAttribute('aria-sort', 'descending');
  await sort.click();
  await expect(table.getByRole('row').nth(1)).toContainText(FABRICS.cotton.name);
  const href = await page
    .getByRole('link', { name: words.downloadCsv })
    .filter({ visible: true })
    .getAttribute('href');
  expect(href).toMatch(new RegExp(`/${LANGUAGE_FOLDER}${locateTable('fabrics', LANGUAGE)}$`));
});

test('the chart can be heard: each bar is named and marked while it sounds, and Escape stops it', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, 'charts/fabrics');
  await press(page, FABRIC_WORDS.energy.press);
  await page.getByText(more, { exact: true }).click();
  const row = page.locator('[data-measure="energy"]:not(figure)');
  const sounding = figureOf(page, 'energy').locator('[data-bar][data-told]');
  await row.getByRole('button', { name: words.hearChart }).click();
  await expect(sounding).toHaveAttribute('data-bar', 'cotton');
  await expect(row.locator('[aria-live="polite"]').last()).toContainText(nameBar('cotton', 48, 'energy'));
  await expect(sounding).toHaveAttribute('data-bar', 'wool');
  await row.getByRole('button', { name: words.pauseSound }).click();
  await expect(row.getByRole('button', { name: words.hearChart })).toBeVisible();
  await row.getByRole('button', { name: words.hearChart }).click();
  await page.keyboard.press('Escape');
  await expect(sounding).toHaveCount(0);
});

test('what goes on moving can be paused, and nothing grows while it moves', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, 'charts/production');
  await press(page, production.press);
  const pause = page.getByRole('button', { name: PAUSE_SMOG });
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
  await page.getByRole('button', { name: PLAY_SMOG }).click();
  await expect(async () => expect(await readPixels()).not.toBe(still)).toPass();
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a press shows the final frame at once, with one still smog and nothing to pause', async ({
    page,
  }) => {
    await open(page, 'charts/production');
    await expect(page.locator('svg').getByText(new RegExp(`^${formatNumber(1300)}`))).toHaveCount(0);
    await press(page, production.press);
    await expect(page.locator('svg').getByText(new RegExp(`^${formatNumber(1300)}`))).toBeVisible({
      timeout: 1000,
    });
    await expect(page.getByRole('button', { name: PAUSE_SMOG })).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['charts/production', 'charts/fabrics']) {
    test(`${path} holds every chart at its final values, its finding and its table`, async ({ page }) => {
      await page.goto(path);
      const value = formatNumber(path.endsWith('production') ? 1300 : 1559);
      const number = page.locator('svg').getByText(new RegExp(`^${value}`));
      await expect(number.filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('figcaption').first()).toContainText(value);
      await expect(page.getByRole('table').first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    });
  }
});

test('the embed code is copied, or shown where copying is not allowed', async ({ page }) => {
  await open(page, 'charts/production');
  await waitUntilHydrated(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    });
  });
  await openRepublish(findRepublish(page));
  await page.getByRole('button', { name: copyEmbed }).click();
  await expect(page.getByRole('textbox', { name: embedCode })).toHaveValue(
    /^<iframe src="[^"]+charts\/embed\/production".+<\/iframe>$/,
  );
});

test('in the plain reading no chart reaches out of its own column', { tag: '@all' }, async ({ page }) => {
  await open(page, 'charts/fabrics?view=plain');
  for (const width of [320, 640, 768, 844, 959, 960, 1100]) {
    await page.setViewportSize({ width, height: 600 });
    const overhangs = () =>
      page.locator('main figure[data-measure]').evaluateAll(
        (figures) =>
          figures.filter((figure) => {
            const column = figure.getBoundingClientRect();
            const chart = figure.querySelector('svg[role="group"]')?.getBoundingClientRect();
            return !chart || chart.left < column.left || chart.right > column.right;
          }).length,
      );
    await expect(page.locator('main figure[data-measure]')).toHaveCount(3);
    await expect.poll(overhangs, `at ${width} px`).toBe(0);
  }
});
