import type { Page } from '@playwright/test';
import * as words from '#words/charts';
import { receipt, receiptKey } from '#words/claim';
import { FABRIC_WORDS } from '#words/fabrics';
import * as production from '#words/production';
import { copyEmbed, embedCode } from '#words/republish';
import { more } from '#words/shell';
import { CHART_NAMES, smog, UNIT_WORDS } from '#words/text/charts';
import { FABRICS, labelBar, MEASURE_AXES, SPOKEN_UNITS } from '#words/text/fabrics';
import { labelInText } from '#words/text/grammar';
import { guessed, noGuess, truth } from '#words/text/guess';
import { NUMERALS, unread } from '#words/text/numerals';
import { PHASES } from '#words/text/phases';
import { describeChartSource } from '../../src/model/chartSource.ts';
import { describeMeasureFinding, MEASURE_PARAGRAPHS } from '../../src/model/fabricFindings.ts';
import { CHART_MEASURES, type ChartMeasure } from '../../src/model/fabrics.ts';
import { formatNumber } from '../../src/model/format.ts';
import { joinPhrases } from '../../src/model/phrases.ts';
import { describeProduction, describeProductionFinding } from '../../src/model/production.ts';
import { readDigits } from '../../src/model/readDigits.ts';
import { locateTable } from '../../src/words/language.ts';
import { expectAxeClean } from './harness/axe.ts';
import { FORWARD_KEY, LANGUAGE, LANGUAGE_FOLDER, textOf } from './harness/language.ts';
import { open, waitUntilHydrated } from './harness/pages.ts';
import { findRepublish, openRepublish } from './harness/republish.ts';
import { expect, test } from './harness/site.ts';

const CHARTS = CHART_MEASURES.map((measure) => ({
  press: FABRIC_WORDS[measure].press,
  name: CHART_NAMES[measure],
  axis: MEASURE_AXES[measure],
  /** "Cotton drinks most: 1,559 liters, 74 times polyester’s 21, the least." */
  finding: joinPhrases(describeMeasureFinding(measure)),
}));

/** "Cotton: 1,559 liters per kg" */
const nameBar = (id: keyof typeof FABRICS, value: number, measure: ChartMeasure) =>
  labelBar(FABRICS[id].name, formatNumber(value), SPOKEN_UNITS[measure]);
/** "It is garment production: 1,300 grams." */
const tellHighest = (name: string, value: number, unit: string) =>
  truth(labelInText(name), `${formatNumber(value)} ${unit}`);
const PRODUCTION_ANSWER = tellHighest(PHASES.garment.name, 1300, UNIT_WORDS.production);
const WATER_ANSWER = tellHighest(FABRICS.cotton.name, 1559, UNIT_WORDS.water);
// What is for the ear alone begins with a space of its own.
const PLAY_SMOG = `${words.play} ${words.ofEffect(smog)}`;
const PAUSE_SMOG = `${words.pause} ${words.ofEffect(smog)}`;

/** What the texts after a press say, part by part, and what fabrics are told to be: each would give an answer away. */
const ANSWERS = [
  describeProductionFinding(),
  describeProduction(),
  ...CHART_MEASURES.flatMap((measure) => [describeMeasureFinding(measure), MEASURE_PARAGRAPHS[measure]()]),
]
  .flatMap((phrases) => phrases.map((phrase) => (typeof phrase === 'string' ? phrase : phrase.text).trim()))
  .concat(FABRICS.cotton.tooltipText, FABRICS.wool.tooltipText, FABRICS.polyamide.tooltipText)
  .concat(formatNumber(1300), formatNumber(1559))
  // Not the commas between them.
  .filter((part) => part.length > 3);

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const openTip = (page: Page) => page.locator('[role="tooltip"]:visible');

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
        overhang: Math.max(...inChart.map(({ right }) => right)) - figure.getBoundingClientRect().right,
        smallest: Math.min(
          ...[...figure.querySelectorAll('svg text')].map((text) => Number(text.getAttribute('font-size'))),
        ),
      };
    }),
  );

test('each box is a quarter of the window wide and two thirds of that high; the dashboard is one screen', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, 'charts/fabrics');
  for (const { press: button } of CHARTS) await press(page, button);
  await expect(page.getByText(CHARTS[0]?.finding ?? '').first()).toBeVisible();
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
      expect((await group(page, CHART_NAMES.water).boundingBox())?.width).toBeCloseTo(width / 4, 0);
    }).toPass();
    const rows = await group(page, CHART_NAMES.water)
      .getByText(
        new RegExp(
          `^(${Object.values(FABRICS)
            .map(({ name }) => name)
            .join('|')})$`,
        ),
      )
      .evaluateAll(
        (names) => new Set(names.map((name) => Math.round(name.getBoundingClientRect().top))).size,
      );
    expect(rows, `steps at ${width} px`).toBe(3);
    for (const { smallest } of await readScreens(page)) expect(smallest).toBeGreaterThanOrEqual(14);
  }
});

test('a phone shows each chart in one screen, from its button to its last value', {
  tag: ['@phone', '@long'],
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a phone');
  await open(page, 'charts/fabrics');
  for (const { press: button } of CHARTS) await press(page, button);
  await expect(page.getByText(CHARTS[2]?.finding ?? '').first()).toBeVisible();
  const barPx = 60;
  for (const { chartPx, smallest } of await readScreens(page)) {
    expect(chartPx).toBeLessThanOrEqual(844 - barPx);
    expect(smallest).toBeGreaterThanOrEqual(14);
  }
});

test('before the press nothing on the screen gives the answer, and its result stands where the guess stood', {
  tag: '@long',
}, async ({ page }) => {
  for (const path of ['charts/production', 'charts/fabrics']) {
    await open(page, path);
    await waitUntilHydrated(page);
    const figures = page.locator('main figure:has(svg[role="group"])');
    await expect(figures.locator('svg[role="group"]').first()).toBeVisible();
    // Whatever the page shows anywhere: the end of a chart and what follows it share a window.
    const said = await page.getByRole('main').innerText();
    expect(ANSWERS.filter((part) => said.includes(part))).toEqual([]);
    if (LANGUAGE === 'en')
      expect(said).not.toMatch(
        /half|thirsty|uses the most|need more energy|great deal of energy|Emissions are higher|emits a lot|the most,|highest at/,
      );
    for (const name of await figures.getByRole('img').evaluateAll((bars) => bars.map((bar) => bar.ariaLabel)))
      expect(name).not.toMatch(/\d/);
    const figure = figures.first();
    const fields = await figure.getByRole('group', { name: words.guessFirst }).boundingBox();
    await figure.getByRole('button').first().click();
    const result = figure.getByText(noGuess).locator('..');
    await expect(result).toHaveText(
      `${noGuess} ${path.endsWith('fabrics') ? WATER_ANSWER : PRODUCTION_ANSWER}`,
    );
    if (path.endsWith('fabrics')) {
      await expect(page.getByText(FABRICS.cotton.tooltipText).last()).toBeVisible();
      await expect(page.getByText(FABRICS.wool.tooltipText).last()).toBeHidden();
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

test('no label of a chart touches another, from 320 px up', { tag: '@long' }, async ({ page, isMobile }) => {
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
  await press(page, FABRIC_WORDS.water.press);
  const chart = group(page, CHART_NAMES.water);
  await expect(chart.locator('[tabindex="0"]')).toHaveCount(1);
  const bar = (name: string) => chart.getByRole('img', { name, exact: true });
  const cotton = nameBar('cotton', 1559, 'water');
  await bar(cotton).focus();
  await expect(bar(cotton)).toHaveAccessibleDescription(
    `${FABRICS.cotton.tooltipText} ${receipt} ${receiptKey}`,
  );
  await expect(openTip(page)).toContainText(cotton);
  await page.keyboard.press(FORWARD_KEY);
  await expect(bar(nameBar('wool', 530, 'water'))).toBeFocused();
  await page.keyboard.press('End');
  await expect(bar(nameBar('polyester', 21, 'water'))).toBeFocused();
  await page.keyboard.press('Home');
  await expect(bar(cotton)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openTip(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('summary', { hasText: more }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  // It opens below the fold: the reader is brought there.
  await expect(page.getByRole('table', { name: CHART_NAMES.water })).toBeInViewport();
});

test('a tooltip opens by pointer and touch, can be pointed at, and stays in the viewport', {
  tag: ['@phone', '@long'],
}, async ({ page, isMobile }) => {
  await open(page, 'charts/fabrics');
  await press(page, FABRIC_WORDS.co2.press);
  for (const name of [
    nameBar('cotton', 2.2, 'co2'),
    nameBar('wool', 17, 'co2'),
    nameBar('polyester', 3.3, 'co2'),
  ]) {
    const bar = group(page, CHART_NAMES.co2).getByRole('img', { name, exact: true });
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
  await page.locator('summary', { hasText: more }).nth(2).click();
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

test('the chart can be heard: each bar is named and marked while it sounds, and Escape stops it', async ({
  page,
}) => {
  await open(page, 'charts/fabrics');
  await press(page, FABRIC_WORDS.energy.press);
  const figure = page.locator('figure').filter({ has: group(page, CHART_NAMES.energy) });
  await figure.getByText(more, { exact: true }).click();
  await figure.getByRole('button', { name: words.hearChart }).click();
  await expect(figure.locator('[data-highlighted]')).toHaveAttribute(
    'aria-label',
    nameBar('cotton', 48, 'energy'),
  );
  await expect(figure.locator('[aria-live="polite"]').last()).toContainText(nameBar('cotton', 48, 'energy'));
  await expect(figure.locator('[data-highlighted]')).toHaveAttribute(
    'aria-label',
    nameBar('wool', 120, 'energy'),
  );
  await figure.getByRole('button', { name: words.pauseSound }).click();
  await expect(figure.getByRole('button', { name: words.hearChart })).toBeVisible();
  await figure.getByRole('button', { name: words.hearChart }).click();
  await page.keyboard.press('Escape');
  await expect(figure.locator('[data-highlighted]')).toHaveCount(0);
});

test('a guess can be typed or dragged, and the gap is told after the press', { tag: '@long' }, async ({
  page,
  isMobile,
}) => {
  await open(page, 'charts/production');
  await waitUntilHydrated(page);
  await page.getByRole('combobox', { name: words.highestBar }).selectOption(PHASES.yarn.name);
  const field = page.getByRole('spinbutton');
  const retype = async (text: string) => {
    await field.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  await retype('900');
  if (!isMobile) {
    const handle = await page.locator('[data-guess-handle]').boundingBox();
    if (!handle) throw new Error('no handle');
    await page.mouse.move(handle.x + 44, handle.y + 40);
    await page.mouse.down();
    await page.mouse.move(handle.x + 44, handle.y - 20);
    await page.mouse.up();
    expect(Number(readDigits(await field.inputValue()))).toBeGreaterThan(900);
    await retype('900');
  }
  await press(page, production.press);
  await expect(page.getByRole('figure').locator('fieldset + [aria-live]').first()).toHaveText(
    `${guessed(labelInText(PHASES.yarn.name), `${formatNumber(900)} ${UNIT_WORDS.production}`)} ${PRODUCTION_ANSWER}`,
  );
});

test('a field keeps what is typed until it is left; the mark follows, rounded and on its axis', async ({
  page,
}) => {
  // Up to 18 kg of CO2, in steps of a tenth.
  await open(page, 'charts/fabrics');
  await waitUntilHydrated(page);
  const tenths = page.getByRole('spinbutton').last();
  const hundreds = page.getByRole('spinbutton').first();
  const written = (numeral: string) =>
    numeral.replace('.', NUMERALS.decimal).replace(/\d/g, (digit) => NUMERALS.digits[Number(digit)] ?? digit);
  const rows = [
    // typed, the mark, and what stands when the field is left
    [hundreds, '700', 700, '700'],
    [hundreds, '1234', 1230, '1230'],
    [hundreds, '007', 10, '10'],
    [hundreds, '99999', 1600, '1600'],
    [hundreds, '-5', 0, '0'],
    [hundreds, '1e3', 1000, '1000'],
    [hundreds, '1.234,5', 1230, '1230'],
    [hundreds, '1.300', 1300, '1300'],
    [hundreds, '1,300', 1300, '1300'],
    // No number: the field keeps it and asks.
    [hundreds, 'e', 1300, 'e'],
    [hundreds, '', 1300, '1300'],
    [tenths, '12.34', 12.3, '12.3'],
    [tenths, '12,34', 12.3, '12.3'],
    [tenths, '0.04', 0, '0'],
  ] as const;
  for (const [field, typed, mark, left] of rows) {
    await field.press('ControlOrMeta+a');
    await page.keyboard.press('Backspace');
    await page.keyboard.type(typed);
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAttribute('aria-valuenow', `${mark}`);
    await page.keyboard.press('Enter');
    await expect(field, typed).toHaveValue(written(left));
    await expect(page.getByRole('alert')).toHaveText(left === 'e' ? [unread(written('1600'))] : []);
  }
  // Typed over what is selected, key by key; left by a key; and pasted with its spaces.
  await hundreds.press('ControlOrMeta+a');
  await page.keyboard.type('1450');
  for (const rest of ['145', '14', '1', '']) {
    await page.keyboard.press('Backspace');
    await expect(hundreds).toHaveValue(rest);
  }
  await page.keyboard.insertText(' 1\u202f234 ');
  await expect(hundreds).toHaveValue(' 1\u202f234 ');
  await page.keyboard.press('Tab');
  await expect(hundreds).toHaveValue(written('1230'));
  await hundreds.press('ArrowDown');
  await expect(hundreds).toHaveValue(written('1220'));
});

test('what goes on moving can be paused, and nothing grows while it moves', { tag: '@long' }, async ({
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

/** One embed of each kind for `npm test`, and one on a phone and at the second base path. */
const EMBED_TAGS = { production: [], water: ['@phone', '@base'], energy: '@long', co2: '@long' };

for (const id of ['production', ...CHART_MEASURES] as const) {
  test(`charts/embed/${id} shows the chart alone, with source and license`, {
    tag: EMBED_TAGS[id],
  }, async ({ page }) => {
    await open(page, `charts/embed/${id}`);
    await expect(group(page, CHART_NAMES[id])).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByText(textOf(words.credits(describeChartSource(id), 'Threadprint')))).toBeVisible();
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
  await openRepublish(findRepublish(page));
  await page.getByRole('button', { name: copyEmbed }).click();
  await expect(page.getByRole('textbox', { name: embedCode })).toHaveValue(
    /^<iframe src="[^"]+charts\/embed\/production".+<\/iframe>$/,
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
            const chart = figure.querySelector('svg[role="group"]')?.getBoundingClientRect();
            return !chart || chart.left < column.left || chart.right > column.right;
          }).length,
      );
    await expect(page.locator('main figure[data-measure]')).toHaveCount(3);
    await expect.poll(overhangs, `at ${width} px`).toBe(0);
  }
});
