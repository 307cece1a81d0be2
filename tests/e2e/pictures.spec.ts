import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { show } from '#words/guess';
import { gramsOf } from '#words/lives';
import * as pictureWords from '#words/picture';
import * as republish from '#words/republish';
import * as shell from '#words/shell';
import * as charts from '#words/text/charts';
import { percent } from '#words/text/units';
import { showOrder } from '#words/where';
import { chartSources } from '../../src/data/chartSources.ts';
import { fabrics } from '../../src/data/fabrics.ts';
import { formatNumber } from '../../src/model/format.ts';
import { formatFigure } from '../../src/model/formatFigure.ts';
import { readDigits } from '../../src/model/readDigits.ts';
import { nameFile } from '../../src/save/nameFile.ts';
import { HAS_OWN_SCRIPT, LANGUAGE_FOLDER } from './harness/language.ts';
import { open, waitUntilHydrated } from './harness/pages.ts';
import { findRepublish, findSave, openRepublish, unfold } from './harness/republish.ts';
import { expect, test } from './harness/site.ts';
import { listUnconfirmed } from './harness/unconfirmed.ts';

interface Saved {
  name: string;
  content: Buffer;
}

/** Presses a button by Enter, as soon as its part of the page takes keys, and reads the file that comes. */
async function save(page: Page, button: Locator): Promise<Saved> {
  let saved: Saved | undefined;
  await expect(async () => {
    const coming = page.waitForEvent('download', { timeout: 10_000 });
    const [download] = await Promise.all([coming, button.press('Enter')]);
    saved = { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
  }).toPass({ timeout: 50_000 });
  if (!saved) throw new Error('no file came');
  return saved;
}

/** Width and height of a PNG in pixels, as its header says. */
const readSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

function readTexts(svg: string): string[] {
  return [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) =>
    text.replaceAll(/<[^>]*>/g, ''),
  );
}

const readTick = (text: string) => Number(readDigits(text).replaceAll(/\D/g, ''));

/** Everything in the file stands in the file. */
function expectWhole(svg: string) {
  const outside = [...svg.replaceAll('&quot;', '').matchAll(/(?:href|src)="([^"]*)"|url\("?([^")]*)/g)]
    .map(([, href = '', url = '']) => href + url)
    .filter((address) => !/^(#|data:|$)/.test(address));
  expect(outside).toEqual([]);
  expect(svg).not.toMatch(/<script|\son\w+=/);
  expect(
    svg.match(/@font-face\{font-family:"Thread (Serif|Sans)";src:url\(data:font\/woff2;base64,[\w+/]{100}/g),
  ).toHaveLength(HAS_OWN_SCRIPT ? 4 : 2);
}

/** The address of a page as a reader would type it: "localhost:4390/threadprint/charts/fabrics". */
const findAddress = (baseURL: string | undefined, path: string) =>
  `${new URL(baseURL ?? '').host}/threadprint/${LANGUAGE_FOLDER}${path}`;

const nameOf = (id: keyof typeof charts.CHART_NAMES) => charts.CHART_NAMES[id];

/** How much of the title of a PNG is not as in its SVG, of all its ink. */
const compareTitles = (page: Page, png: Buffer, svg: Buffer) =>
  page.evaluate(
    async ([png, svg]) => {
      const pictures: ImageData[] = [];
      for (const source of [`data:image/png;base64,${png}`, `data:image/svg+xml;base64,${svg}`]) {
        const image = new Image();
        image.src = source;
        document.body.append(image);
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: 1392, height: 1488 });
        const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
        const draw = () => context.drawImage(image, 0, 0, canvas.width, canvas.height);
        draw();
        // Its fonts are read when they are first drawn with.
        await new Promise((resolve) => setTimeout(resolve, 1000));
        draw();
        // Where the title stands.
        pictures.push(context.getImageData(0, 0, canvas.width, 140));
      }
      const [first, second] = pictures.map(({ data }) => data);
      let inkOfSvg = 0;
      let unlike = 0;
      for (let at = 0; at < (first?.length ?? 0); at += 4) {
        if ((second?.[at] ?? 0) < 100) inkOfSvg += 1;
        if (Math.abs((first?.[at] ?? 0) - (second?.[at] ?? 0)) > 60) unlike += 1;
      }
      return inkOfSvg > 2000 ? unlike / inkOfSvg : 1;
    },
    [png.toString('base64'), svg.toString('base64')] as const,
  );

test('a chart is saved whole, pressed or not: SVG and PNG with all its words, its check, its source and its license', {
  tag: '@everyLanguage',
}, async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, 'charts/embed/energy');
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  await openRepublish(findRepublish(page));
  const svg = await save(page, findSave(page, 'SVG', nameOf('energy')));
  const png = await save(page, findSave(page, 'PNG', nameOf('energy')));

  await test.step('nothing that saves was fetched before it was asked for', async () => {
    const scripts = asked.slice(before).filter((url) => url.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(asked.slice(0, before).filter((url) => scripts.includes(url))).toEqual([]);
  });

  expect([svg.name, png.name]).toEqual([
    nameFile(nameOf('energy'), 'svg'),
    nameFile(nameOf('energy'), 'png'),
  ]);
  expectWhole(svg.content.toString());
  const texts = readTexts(svg.content.toString());
  expect(texts).toContain(nameOf('energy'));
  expect(texts).toContain(formatNumber(160));
  // No unit that we dispute goes round without our check, and no record that nobody has read without saying so.
  const words = texts.join(' ');
  for (const said of [
    pictureWords.energyCheck,
    chartSources.fabrics.caution,
    pictureWords.license('CC BY 4.0', findAddress(baseURL, 'charts/embed/energy')),
  ])
    expect(words.toLowerCase()).toContain(said.toLowerCase());

  await test.step('it stands alone, and the PNG has two pixels for each of its own', async () => {
    await page.goto('about:blank');
    expect(await compareTitles(page, png.content, svg.content)).toBeLessThan(0.05);
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg.content.toString()) ?? [];
    expect(readSize(png.content)).toEqual([2 * Number(width), 2 * Number(height)]);
  });
});

test.describe('when what saves cannot be fetched', () => {
  test.use({ expectedLogs: /Failed to load resource|net::ERR_FAILED/ });

  test('a line beside the button says so, and the next press saves; figures come as tables, too', async ({
    page,
  }) => {
    await page.route(/\/assets\/saving-[\w-]+\.js$/, (route) => route.abort(), { times: 1 });
    await open(page, 'charts/production');
    await waitUntilHydrated(page);
    await openRepublish(findRepublish(page));
    const button = findSave(page, 'SVG', nameOf('production'));
    await button.press('Enter');
    await expect(page.getByText(shell.pressAgain(republish.notSaved('SVG')))).toBeVisible();
    const { content } = await save(page, button);
    await expect(page.getByText(shell.pressAgain(republish.notSaved('SVG')))).toHaveCount(0);
    const texts = readTexts(content.toString());
    expect(texts).toContain(`${gramsOf(formatNumber(1300))} · ${percent(formatNumber(50))}`);
    expect(texts.join(' ')).toContain(pictureWords.productionCheck);
    // What stands in them, save/takeAlong.test.ts has in full.
    for (const format of ['CSV', 'JSON'] as const) {
      const saved = await save(page, page.getByRole('button', { name: republish.saveNamed(format, '') }));
      expect(saved.content.toString()).toContain('1300');
      expect(saved.name).toMatch(format === 'CSV' ? /\.csv$/ : /\.json$/);
    }
  });
});

/** Pixels of a saved chart from each bar's zero upward, beside its middle, where nothing stands before it. */
const readBars = (page: Page, svg: string, picture: string, asidePx: number) =>
  page.evaluate(
    async ({ svg, picture, asidePx }) => {
      document.body.innerHTML = svg;
      document.body.style.margin = '0';
      const drawing = document.querySelector('svg') as SVGSVGElement;
      const [widthPx, heightPx] = [drawing.width.baseVal.value, drawing.height.baseVal.value];
      const image = new Image();
      image.src = picture;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: widthPx, height: heightPx });
      const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
      context.drawImage(image, 0, 0, widthPx, heightPx);
      const bars = [...drawing.querySelectorAll<SVGGElement>('g[transform*="rotate("]')].map((bar) => {
        const { e: x, f: y } = bar.getScreenCTM() as DOMMatrix;
        return [-asidePx, asidePx].map((aside) => {
          const { data } = context.getImageData(Math.round(x + aside), 0, 1, Math.round(y));
          return Array.from({ length: Math.round(y) }, (_, up) =>
            Array.from(data.slice(data.length - 4 * (up + 1), data.length - 4 * up - 1)),
          );
        });
      });
      // Where the axis says two of its values.
      const ticks = [...drawing.querySelectorAll('text[text-anchor="end"]')].map((tick) => ({
        text: tick.textContent ?? '',
        yPx: tick.getBoundingClientRect().y,
      }));
      return { bars, ticks };
    },
    { svg, picture, asidePx },
  );

/** A smaller difference than this no eye takes for more of a bar. */
const SEEN = 24;
/** Nothing is painted for so long beyond the end. */
const GAP_PX = 3;
/** A glass is empty a little below its rim. */
const RIM_PX = 7;

test('in a saved picture each bar is painted to the end of its value', async ({ page }) => {
  await open(page, 'charts/embed/water');
  await openRepublish(findRepublish(page));
  const [svg, png] = [
    (await save(page, findSave(page, 'SVG', nameOf('water')))).content,
    (await save(page, findSave(page, 'PNG', nameOf('water')))).content,
  ];
  await page.goto('about:blank');
  for (const [type, content] of [
    ['image/svg+xml', svg],
    ['image/png', png],
  ] as const) {
    const picture = `data:${type};base64,${content.toString('base64')}`;
    const { bars, ticks } = await readBars(page, svg.toString(), picture, 6);
    expect(bars).toHaveLength(fabrics.length);
    const [first, last] = [ticks[0], ticks.at(-1)];
    if (!first || !last) throw new Error('no axis');
    const pxOfOne = Math.abs((last.yPx - first.yPx) / (readTick(last.text) - readTick(first.text)));
    const endPx = pxOfOne * Math.max(...ticks.map(({ text }) => readTick(text)));
    for (const [index, strips] of bars.entries()) {
      const reaches = strips.map((strip) => {
        const empty = strip.at(Math.floor(endPx) - RIM_PX) ?? [];
        const isBar = (up: number) =>
          (strip[up] ?? []).some((value, channel) => Math.abs(value - (empty[channel] ?? 0)) > SEEN);
        const isOver = (up: number) =>
          Array.from({ length: GAP_PX }, (_, px) => up + px).every((px) => !isBar(px));
        return strip.findIndex((_, up) => isOver(up));
      });
      const valuePx = pxOfOne * (fabrics[index]?.waterLitersPerKg ?? 0);
      const what = `${type}: bar ${index} of ${valuePx.toFixed(1)} px`;
      expect.soft(Math.max(...reaches), what).toBeLessThanOrEqual(valuePx + 2);
      expect.soft(Math.max(...reaches), what).toBeGreaterThanOrEqual(valuePx - 3);
    }
  }
});

/** "Fashion’s yearly water: 79 billion cubic meters" */
const LAKE_TITLE = pictureWords.lake.replace(
  '{fashion-water}',
  formatFigure({ value: 79, unit: 'billionCubicMeters' }),
);
/** The first scene of a page that is saved. */
const FIRST = { info1: pictureWords.shirt, where: pictureWords.places, info2: LAKE_TITLE } as const;

/** Has the page answer what it asks: before that nothing of the answer can be taken along. */
async function askForAnswers(page: Page): Promise<void> {
  for (const button of await page.getByRole('button', { name: show, exact: true }).all())
    await button.press('Enter');
  const openers = findRepublish(page.locator('[data-picture]:has(.unanswered [data-republish])'));
  // Bobbins are wound for three seconds.
  await expect(openers).toHaveCount(0, { timeout: 15_000 });
}

for (const route of ['info1', 'where', 'info2', 'info3', 'lives'] as const) {
  test(`the scenes of ${route} are saved where they stand, and no number that nobody has read stands alone in them`, {
    tag: route === 'where' ? '@everyLanguage' : '@all',
  }, async ({ page, baseURL }) => {
    test.slow();
    const path = `thirsty_fashion/${route}`;
    await open(page, path);
    await waitUntilHydrated(page);
    // The places' numbers stand there once the reader has guessed, or not wanted to.
    if (['info1', 'info3'].includes(route)) await askForAnswers(page);
    if (route === 'where') await page.getByRole('button', { name: showOrder }).press('Enter');
    const openers = findRepublish(page, 'scenes');
    const count = await openers.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index += 1) {
      const opener = openers.nth(index);
      await unfold(opener);
      await opener.scrollIntoViewIfNeeded();
      await openRepublish(opener);
      const { name, content } = await save(page, findSave(page, 'SVG'));
      const svg = content.toString();
      expectWhole(svg);
      const texts = readTexts(svg);
      expect
        .soft(texts.join(' '), name)
        .toContain(pictureWords.license('CC BY 4.0', findAddress(baseURL, path)));
      const hasKey = texts.join(' ').includes(pictureWords.unconfirmedKey);
      expect.soft([name, hasKey]).toEqual([name, svg.includes('data-unconfirmed')]);
      const bare = listUnconfirmed(svg).filter(({ isMarked }) => !isMarked);
      expect.soft([name, bare.map(({ text }) => text)]).toEqual([name, []]);
      if (index === 0 && route in FIRST) {
        const title = FIRST[route as keyof typeof FIRST];
        expect.soft(name).toBe(nameFile(title, 'svg'));
        const png = await save(page, findSave(page, 'PNG'));
        expect.soft(png.name).toBe(nameFile(title, 'png'));
        const [width = 0, height = 0] = readSize(png.content);
        expect.soft([width >= 2 * 320, height > 600]).toEqual([true, true]);
        // A picture that is blank, or that lost its scene, is small.
        expect.soft(png.content.length).toBeGreaterThan(50_000);
      }
      await page.keyboard.press('Escape');
    }
  });
}

for (const [how, spoil] of Object.entries({
  'that gives noise for what is painted': () => {
    const readPixels = CanvasRenderingContext2D.prototype.getImageData;
    CanvasRenderingContext2D.prototype.getImageData = function (...given: Parameters<typeof readPixels>) {
      const image = readPixels.apply(this, given);
      for (let index = 0; index < image.data.length; index++) image.data[index] = (index * 37) % 256;
      return image;
    };
  },
  'that throws when what is painted is read': () => {
    CanvasRenderingContext2D.prototype.getImageData = () => {
      throw new DOMException('', 'SecurityError');
    };
  },
  'that writes nothing of a canvas': () => {
    HTMLCanvasElement.prototype.toBlob = (call) => call(null);
    HTMLCanvasElement.prototype.toDataURL = () => 'data:,';
  },
  'that throws when a canvas is written': () => {
    const fail = () => {
      throw new DOMException('', 'SecurityError');
    };
    Object.assign(HTMLCanvasElement.prototype, { toBlob: fail, toDataURL: fail });
  },
})) {
  test(`in a browser ${how}, no stripes are saved: a line says why, and a chart’s SVG comes`, {
    tag: how.includes('noise') ? [] : '@all',
  }, async ({ page }) => {
    await page.addInitScript(spoil);
    await open(page, 'charts/fabrics');
    await openRepublish(findRepublish(page.locator('[data-measure="water"]')));
    await findSave(page, 'PNG', nameOf('water')).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: pictureWords.saveSvg })).toBeVisible();
    expectWhole((await save(page, findSave(page, 'SVG', nameOf('water')))).content.toString());
    await open(page, 'thirsty_fashion/info1#shirt');
    await openRepublish(findRepublish(page.locator('[data-caption="result"]')));
    // A scene is painted on a canvas: neither file would be true.
    for (const format of ['PNG', 'SVG'] as const) {
      await findSave(page, format).press('Enter');
      await expect(page.locator('[data-caption="result"]').getByRole('alert')).toHaveText(
        shell.pressAgain(pictureWords.pictureNoise),
      );
    }
  });
}

test.describe('in a browser that blocks the fonts', () => {
  test.use({ expectedLogs: /ERR_BLOCKED_BY_CLIENT/ });

  test('a picture is saved in the faces that stand in for them', async ({ page }) => {
    await page.route(/\.woff2$/, (route) => route.abort('blockedbyclient'));
    await page.goto('charts/fabrics');
    await waitUntilHydrated(page);
    await openRepublish(findRepublish(page.locator('[data-measure="water"]')));
    const { content } = await save(page, findSave(page, 'SVG', nameOf('water')));
    expect(content.toString()).not.toContain('@font-face');
    expect(readTexts(content.toString()).join(' ')).toContain(nameOf('water'));
  });
});
