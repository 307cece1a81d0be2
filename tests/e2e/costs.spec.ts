import type { Page } from '@playwright/test';
import * as words from '#words/costs';
import { show } from '#words/guess';
import { more } from '#words/shell';
import { CHART_NAMES } from '#words/text/charts';
import { cups as nameCups } from '#words/text/count';
import { CARD_TEXTS } from '#words/text/fabricCards';
import { FABRICS, labelBar, MEASURE_AXES, SPOKEN_UNITS } from '#words/text/fabrics';
import { PHASES } from '#words/text/phases';
import * as production from '#words/text/production';
import { mendText, wearOnce } from '#words/text/tips';
import { percent } from '#words/text/units';
import { formatNumber } from '../../src/model/format.ts';
import { formatFigure } from '../../src/model/formatFigure.ts';
import { describeMost } from '../../src/model/threeCounts.ts';
import { followBarLink, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const ROUTE = 'thirsty_fashion/info3';

/** "1,559 L" */
const value = (number: number, unit: string) => `${formatNumber(number)} ${unit}`;
const nameWears = (times: number) => formatFigure({ value: times, unit: 'wears' });
/** "30 wears: 394 cups each." */
const wears = (times: number, cups: number) =>
  wearOnce(nameWears(times), formatFigure({ value: cups, unit: 'cupsPerWear' }));
const MOST = describeMost();

async function open(page: Page, userInput?: number) {
  await page.goto(ROUTE);
  if (userInput !== undefined) {
    await page.evaluate(
      (cups) => history.replaceState({ usr: { userInput: cups }, key: 'x', idx: 0 }, ''),
      userInput,
    );
    await page.reload();
  }
  await expect(page.locator('html[data-script="ready"]')).toBeAttached();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

const materials = (page: Page) => page.locator('[data-picture="costs"]');

/** Scrolls the pinned scene to a share of its way, once it has been measured. */
async function goTo(page: Page, share: number) {
  await expect(async () => {
    await page.locator('[data-picture="costs"] > [data-pinned]').evaluate((track: HTMLElement, part) => {
      const topPx = track.getBoundingClientRect().top + scrollY;
      const top = topPx + part * (track.offsetHeight - innerHeight);
      window.scrollTo({ top, behavior: 'instant' });
    }, share);
    // Its first number stands once the scene runs.
    await expect(materials(page).locator('[data-shown]').first()).toBeInViewport({ timeout: 500 });
  }).toPass();
}

/** The numbers that stand in the picture. */
const numbers = (page: Page) => materials(page).locator('[data-shown] > span > a').locator('visible=true');
/** A bar, which is pointed at, tapped or focused. */
const bar = (page: Page, id: keyof typeof FABRICS, number: string, measure: keyof typeof SPOKEN_UNITS) =>
  materials(page)
    .getByRole('group', { name: MEASURE_AXES[measure] })
    .getByRole('radio', { name: labelBar(FABRICS[id].name, number, SPOKEN_UNITS[measure]), exact: true });
const [WATER, ENERGY, STRIP, CO2] = [value(1559, 'L'), value(160, 'kWh'), '160', value(17, 'kg')];

const SAID = [
  { share: 0.1, claim: '', values: [] },
  { share: 0.33, claim: MOST.water, values: [WATER] },
  { share: 0.56, claim: MOST.energy, values: [WATER, ENERGY] },
  { share: 0.7, claim: '', values: [WATER] },
  { share: 1, claim: MOST.all, values: [WATER, STRIP, CO2] },
];

test('six fabrics show their water, their energy and their CO2: five messages at the end, and words wait', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page);
  for (const { share, claim, values } of SAID) {
    await goTo(page, share);
    await expect(materials(page).locator('.lead[data-shown]')).toHaveText(claim ? [claim] : []);
    await expect(numbers(page)).toHaveText(values);
    for (const number of await numbers(page).all()) await expect(number).toBeInViewport();
  }
  const heading = materials(page).getByRole('heading', { name: words.materialsTitle });
  await expect(heading).toBeInViewport();
  for (const title of [MEASURE_AXES.water, words.energyBeside, MEASURE_AXES.co2])
    await expect(
      materials(page).locator('[data-drawing] > span[data-shown]').getByText(title, { exact: true }),
    ).toBeInViewport();
  // The unit of the energy is doubted.
  await expect(numbers(page).nth(1)).toHaveAttribute('data-unconfirmed', '');
});

test('every bar says its own number by a tap, by the pointer and by the keyboard', {
  tag: ['@phone', '@all'],
}, async ({ page, isMobile }) => {
  await open(page);
  await goTo(page, 1);
  const hemp = bar(page, 'hemp', formatNumber(3.1), 'co2');
  await expect(numbers(page)).toHaveCount(3);
  if (isMobile) await hemp.tap();
  else await hemp.hover();
  await expect(numbers(page)).toHaveText([WATER, STRIP, CO2, value(3.1, 'kg')]);
  const told = numbers(page).getByText(value(3.1, 'kg'), { exact: true });
  const [row, number] = [await hemp.boundingBox(), await told.boundingBox()];
  // Above what is drawn, which is in the middle of its row.
  const [middlePx = 0, footPx = 0] = [
    (row?.y ?? 0) + (row?.height ?? 0) / 2,
    (number?.y ?? 0) + (number?.height ?? 0),
  ];
  expect(footPx).toBeGreaterThan(row?.y ?? 0);
  expect(footPx).toBeLessThan(middlePx);
  await page.mouse.move(5, 5);
  await bar(page, 'cotton', '1,559', 'water').focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowDown');
  await expect(bar(page, 'hemp', '89', 'water')).toBeFocused();
  await expect(numbers(page).getByText(value(89, 'L'), { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(numbers(page).getByText('48', { exact: true })).toBeVisible();
  await expect(numbers(page).getByText(value(89, 'L'), { exact: true })).toHaveCount(0);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [844, 390],
] as const)
  test(`at ${width} × ${height} no words of the materials lie on their bars or on one another`, {
    tag: width === 390 ? [] : '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    for (const share of [0, 0.33, 0.56, 0.7, 1]) {
      await goTo(page, share);
      const boxes = await materials(page)
        .locator(
          'h2, .lead[data-shown], [data-drawing] > span, [data-drawing] span > a, [data-drawing] fieldset',
        )
        .evaluateAll((elements) =>
          elements.flatMap((element) => {
            const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
            if (!isSeen) return [];
            const range = document.createRange();
            range.selectNodeContents(element);
            const isBars = element.localName === 'fieldset';
            const { left, right, top, bottom } = (isBars ? element : range).getBoundingClientRect();
            return [
              {
                what: isBars ? 'bars' : element.localName,
                text: element.textContent,
                left,
                right,
                top,
                bottom,
              },
            ];
          }),
        );
      expect(boxes.filter(({ what }) => what === 'bars').length).toBeGreaterThan(0);
      for (const [index, a] of boxes.entries())
        for (const b of boxes.slice(index + 1)) {
          // A number stands at its bar.
          if ([a.what, b.what].includes('bars') && [a.what, b.what].includes('a')) continue;
          const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
          expect
            .soft(isApart || (a.what === 'bars' && b.what === 'bars'), `${share}: ${a.text} | ${b.text}`)
            .toBe(true);
        }
    }
  });

test('a bar that is focused before it is drawn brings its part of the story', { tag: '@all' }, async ({
  page,
}) => {
  await open(page);
  await goTo(page, 0.1);
  await bar(page, 'cotton', formatNumber(2.2), 'co2').focus();
  await expect(materials(page).getByText(MOST.all)).toBeInViewport();
  await expect(numbers(page).getByText(value(2.2, 'kg'), { exact: true })).toBeInViewport();
});

test('a number opens its receipt, by the pointer in the scene and by keys in the table', async ({ page }) => {
  await open(page);
  await goTo(page, 1);
  const scene = page.locator('[data-picture="costs"]');
  await numbers(page).getByText(CO2, { exact: true }).click();
  await expect(page.locator('[data-receipt="wool-co2"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await scene.getByText(more, { exact: true }).press('Enter');
  await scene
    .getByRole('cell', { name: formatNumber(3.1) })
    .getByRole('link')
    .press('Enter');
  await expect(page.locator('[data-receipt="hemp-co2"]')).toBeVisible();
});

test('a phone on its side shows the whole chart, six rows that can be read, and the whole label', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page);
  await goTo(page, 0.56);
  const measured = await page.evaluate(
    (fabrics) => {
      const read = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const names = fabrics.map((fabric) =>
        [...document.querySelectorAll('[data-picture="costs"] [data-drawing] span')]
          .find(({ textContent }) => textContent === fabric)
          ?.getBoundingClientRect(),
      );
      const chart = read('[data-picture="production"] [tabindex="-1"]');
      // Its label, and what to do with it.
      const label = read('[data-picture="label"] > div');
      return {
        barPx: read('header')?.height ?? 0,
        chartPx: chart?.height ?? 0,
        rowPx: (names[1]?.bottom ?? 0) - (names[0]?.bottom ?? 0),
        labelPx: label?.height ?? 0,
      };
    },
    [FABRICS.cotton.name, FABRICS.wool.name],
  );
  expect(measured.barPx).toBe(44);
  expect(measured.chartPx).toBeLessThanOrEqual(390 - 44);
  // To a few pixels: what it is for stands whole.
  expect(measured.labelPx).toBeLessThanOrEqual(390 - 44);
  expect(measured.rowPx).toBeGreaterThanOrEqual(26);
});

/** All that is seen, found in the page, heard, or read in a tooltip. */
const readAll = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const told = [...main.querySelectorAll('[title], [aria-label], [alt]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => ['title', 'aria-label', 'alt'].map((name) => element.getAttribute(name) ?? ''));
    return [(main as HTMLElement).innerText, ...told].join('\n');
  });
const process = (page: Page) => page.locator('[data-picture="production"]');
const core = (page: Page, id: keyof typeof PHASES) =>
  process(page).getByRole('radio', { name: PHASES[id].name });
const answer = (page: Page) =>
  process(page).getByText(production.gives(production.half).join('')).locator('visible=true');
const GUESSED = production.guessedPhase(PHASES.yarn.inText, percent('19'));

test('the phases are guessed by a tap on a core, and told once their bobbins are wound', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page);
  await expect(page.getByText(words.whichPhase).locator('visible=true').first()).toBeVisible();
  const before = await readAll(page);
  for (const told of [production.half, percent('50'), percent('19'), formatNumber(1300)])
    expect(before).not.toMatch(new RegExp(`(?<![\\d\\p{L}])${told}(?![\\d\\p{L}])`, 'u'));
  // Whoever scrolls past finds the question again.
  await goTo(page, 0.3);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(500);
  await expect(answer(page)).toHaveCount(0);
  await core(page, 'yarn').click();
  await expect(answer(page)).toHaveCount(0);
  await expect(answer(page).first()).toBeVisible({ timeout: 9000 });
  await expect(process(page).getByText(GUESSED).first()).toBeVisible();
  await expect(process(page).getByText(percent('50'), { exact: true }).first()).toBeVisible();
  await expect(process(page).getByRole('radio')).toHaveCount(0);
  await expect(page).toHaveURL(/[?&]phase=yarn$/);
  await process(page).getByRole('link', { name: production.half }).click();
  await expect(page.locator('[data-receipt="garment-phase-share"]')).toBeVisible();
});

test('arrow keys only move the mark, Enter has the picture answer, and a right guess is told so', {
  tag: '@all',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await waitUntilHydrated(page);
  await core(page, 'cotton').focus();
  await page.keyboard.press('Enter');
  for (let press = 0; press < 2; press++) await page.keyboard.press('ArrowDown');
  await expect(core(page, 'garment')).toBeChecked();
  await expect(answer(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(answer(page).first()).toBeVisible();
  await expect(process(page).getByText(production.guessedIt).first()).toBeVisible();
  await expect(process(page).locator(':focus')).toHaveCount(1);
});

for (const view of ['', '?view=plain']) {
  test(`“Show me” answers who made no guess, and does not say so${view && ', in the plain reading, too'}`, {
    tag: view ? [] : '@all',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(ROUTE + view);
    await waitUntilHydrated(page);
    await expect(answer(page)).toHaveCount(0);
    await process(page).getByRole('button', { name: show }).click();
    await expect(answer(page).first()).toBeVisible();
    await expect(process(page).getByText(production.guessedIt)).toHaveCount(0);
    await expect(
      process(page)
        .getByRole('listitem')
        .filter({ hasText: percent('50') }),
    ).toHaveCount(1);
  });
}

test('a card is pressed whole and turns, by click, Enter and Space, and its number opens its receipt', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page);
  await waitUntilHydrated(page);
  const card = (id: keyof typeof CARD_TEXTS) =>
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: FABRICS[id].name }) });
  const press = (id: keyof typeof CARD_TEXTS) => card(id).getByRole('button');
  await expect(card('cotton').getByText(CARD_TEXTS.cotton)).toBeHidden();
  await press('cotton').click();
  await expect(press('cotton')).toHaveAttribute('aria-pressed', 'true');
  await expect(card('cotton').getByText(CARD_TEXTS.cotton)).toBeVisible();
  await expect(card('cotton').getByRole('heading')).toBeHidden();
  const [whole, pressed] = [await card('cotton').boundingBox(), await press('cotton').boundingBox()];
  expect(pressed?.width).toBeCloseTo(whole?.width ?? 0, 0);
  expect(pressed?.height).toBeCloseTo(whole?.height ?? 0, 0);
  await press('cotton').press('Enter');
  await expect(card('cotton').getByText(CARD_TEXTS.cotton)).toBeHidden();
  await press('hemp').press('Space');
  // The size of energy’s unit is doubted: its number has its mark, and its receipt.
  const number = card('hemp').locator('a[data-claim="hemp-energy"]');
  await expect(number).toHaveAttribute('data-unconfirmed', '');
  await number.click();
  await expect(page.locator('[data-receipt="hemp-energy"]')).toBeVisible();
});

/** The needle among the tips. */
const needle = (page: Page) => page.locator('[data-section="costs-tips"]').getByRole('slider');
const worn = (page: Page) => page.locator('[data-section="costs-tips"]');

test('the patch holds the cups of one wear: all of them, until the reader says how often', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, 6);
  await waitUntilHydrated(page);
  const patch = (cups: number) =>
    worn(page).getByRole('img', { name: words.patchPicture(nameCups(cups, formatNumber(cups))) });
  await expect(patch(11_824)).toBeAttached();
  await expect(worn(page).getByText(words.firstWear)).toBeVisible();
  await worn(page).getByRole('spinbutton', { name: words.yourWears }).fill('40');
  await expect(patch(296)).toBeAttached();
  await expect(worn(page).getByText(words.cupsAWear(nameWears(40)))).toBeVisible();
  await expect(needle(page)).toHaveAttribute('aria-valuetext', wears(40, 296));
  await needle(page).focus();
  const topPx = await page.evaluate(() => window.scrollY);
  await needle(page).press('End');
  // In the address, which moves nothing.
  await expect(page).toHaveURL(/[?&]wears=200$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(topPx);
  await expect(worn(page).getByText('59', { exact: true })).toBeVisible();
  await expect(page.locator('[data-label] li').last()).toContainText(nameWears(200));
});

test('a swipe up that begins on the slider scrolls the page, one along it moves it', {
  tag: ['@phone', '@all'],
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a mouse does not swipe');
  await open(page, 6);
  const slider = needle(page);
  const start = await slider.inputValue();
  await slider.evaluate((range) => range.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await slider.boundingBox();
  if (!box) throw new Error('no slider');
  const touch = await page.context().newCDPSession(page);
  const swipe = async (byX: number, byY: number) => {
    const point = { x: box.x + box.width * 0.8, y: box.y + box.height / 2 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    for (let part = 0.1; part <= 1; part += 0.1) {
      const touchPoints = [{ x: point.x + byX * part, y: point.y + byY * part }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const placePx = await page.evaluate(() => scrollY);
  await swipe(0, -200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(placePx + 100);
  await expect(slider).toHaveValue(start);
  await expect(async () => {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), placePx);
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => scrollY), 'the swipe has run out').toBe(placePx);
  }).toPass();
  await swipe(box.width * -0.3, 0);
  await expect(slider).not.toHaveValue(start);
});

test('without motion the scene cuts between whole states', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  for (const [share, texts] of [
    [0.42, [WATER, ENERGY]],
    [0.63, [WATER, STRIP, CO2]],
  ] as const) {
    await goTo(page, share);
    await expect(numbers(page)).toHaveText(texts);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('info3 holds every value, both sides of each card and all tips', async ({ page }) => {
    await page.goto(ROUTE);
    for (const chart of ['water', 'energy', 'co2'] as const)
      await expect(page.getByRole('group', { name: CHART_NAMES[chart], exact: true })).toHaveCount(1);
    for (const number of [1559, 160, 17, 1300])
      await expect(page.getByRole('cell', { name: formatNumber(number), exact: true })).toBeVisible();
    await expect(answer(page).first()).toBeVisible();
    await expect(page.getByText(CARD_TEXTS.hemp)).toBeVisible();
    await expect(page.locator('img[src$="img/polyester.jpg"]')).toBeVisible();
    await expect(page.getByText(mendText)).toBeVisible();
    await expect(page.getByText(words.firstWear)).toBeVisible();
    await expect(page.locator('[data-card]').getByRole('button')).toHaveCount(0);
  });
});

test('a link that is pressed while the wears are on their way to the address takes them along', async ({
  page,
}) => {
  await open(page);
  await waitUntilHydrated(page);
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('[role="spinbutton"]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '90');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    // Long before the address would be written.
    setTimeout(() => document.querySelector<HTMLElement>('header a')?.click(), 50);
  });
  await expect(page).toHaveURL(/thirsty_fashion\?wears=90$/);
  await expect(page.locator('[data-cups]').first()).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(/info3\?wears=90$/);
  await expect(page.getByRole('spinbutton', { name: words.yourWears })).toHaveValue('90');
});

test('Back to a page with other wears in its address shows those', { tag: '@all' }, async ({ page }) => {
  await page.goto(`${ROUTE}?wears=87`);
  await waitUntilHydrated(page);
  const field = page.getByRole('spinbutton', { name: words.yourWears });
  await expect(field).toHaveValue('87');
  await page.locator('header a').first().click();
  await expect(page).toHaveURL(/thirsty_fashion\?wears=87$/);
  await followBarLink(page, ROUTE);
  await expect(field).toHaveValue('87');
  await needle(page).press('End');
  await expect(page).toHaveURL(/[?&]wears=200$/);
  await page.goBack();
  await expect(page.locator('[data-cups]').first()).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(/[?&]wears=87$/);
  await expect(field).toHaveValue('87');
  await expect(page.locator('[data-label] li').last()).toContainText(nameWears(87));
});
