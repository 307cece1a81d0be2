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
import { productionPhases } from '../../src/data/productionPhases.ts';
import { listClaims } from '../../src/model/claimList.ts';
import { getMeasure } from '../../src/model/fabrics.ts';
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

const CLAIMS = new Map(listClaims().map((claim) => [claim.id, claim]));
const readValues = (claim: ReturnType<typeof listClaims>[number] | undefined) =>
  claim &&
  ('value' in claim.figure
    ? { value: claim.figure.value }
    : { low: claim.figure.low, high: claim.figure.high });

const CHARTS = [
  {
    path: 'charts/production',
    name: charts.CHART_NAMES.production,
    value: `${gramsOf(formatNumber(1300))} · ${percent(formatNumber(50))}`,
    check: pictureWords.productionCheck,
    source: 'Nature Reviews',
  },
  {
    path: 'charts/embed/energy',
    name: charts.CHART_NAMES.energy,
    value: formatNumber(160),
    check: pictureWords.energyCheck,
    source: 'Fiber Bible',
  },
];

for (const { path, name, value, check, source } of CHARTS) {
  test(`${path} is saved whole as SVG, pressed or not, with its source and license`, async ({
    page,
    baseURL,
  }) => {
    await open(page, path);
    await openRepublish(findRepublish(page));
    const button = findSave(page, 'SVG', name);
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const { name: file, content } = await save(page, button);
    expect(file).toBe(nameFile(name, 'svg'));
    const svg = content.toString();
    expectWhole(svg);
    const texts = readTexts(svg);
    expect(texts).toContain(name);
    expect(texts).toContain(value);
    // No unit that we dispute goes round without our check.
    const words = texts.join(' ');
    expect(words).toContain(check);
    expect(words).toContain(source);
    expect(words).toContain(pictureWords.license('CC BY 4.0', findAddress(baseURL, path)));
    // It stands alone: another page shows it as a picture.
    await page.goto('about:blank');
    const size = await page.evaluate(async (markup) => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, svg);
    expect(size).toEqual(/width="(\d+)" height="(\d+)"/.exec(svg)?.slice(1).map(Number));
  });
}

test('a chart saved as PNG has all words of its SVG', { tag: '@everyLanguage' }, async ({ page }) => {
  await open(page, 'charts/embed/water');
  await openRepublish(findRepublish(page));
  const files: string[] = [];
  for (const format of ['PNG', 'SVG'] as const) {
    const { content } = await save(page, findSave(page, format, charts.CHART_NAMES.water));
    files.push(content.toString('base64'));
  }
  await page.goto('about:blank');
  const unlike = await page.evaluate(async ([png = '', svg = '']) => {
    const type = 'image/svg+xml';
    const pictures: ImageData[] = [];
    for (const source of [`data:image/png;base64,${png}`, `data:${type};base64,${svg}`]) {
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
  }, files);
  expect(unlike).toBeLessThan(0.05);
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

const DRAWN_BARS = [
  { id: 'production', path: 'charts/production', values: productionPhases.map(({ emissions }) => emissions) },
  ...(['water', 'energy', 'co2'] as const).map((id) => ({
    id,
    path: `charts/embed/${id}`,
    values: fabrics.map((fabric) => getMeasure(fabric, id)),
  })),
] as const;
/** A smaller difference than this no eye takes for more of a bar. */
const SEEN = 24;
/** Nothing is painted for so long beyond the end; between two turns of a wire there is a gap. */
const GAP_PX = { wire: 8, solid: 3 } as const;
const RIM_PX = 7;

for (const { id, path, values } of DRAWN_BARS) {
  test(`in the saved picture of ${id} each bar is painted to the end of its value`, {
    tag: id === 'water' ? [] : '@long',
  }, async ({ page }) => {
    await open(page, path);
    await openRepublish(findRepublish(page.locator(`[data-measure="${id}"]`)));
    const files = { svg: '', png: '' };
    for (const format of ['svg', 'png'] as const) {
      const button = findSave(page, format.toUpperCase() as 'SVG' | 'PNG', charts.CHART_NAMES[id]);
      files[format] = (await save(page, button)).content.toString('base64');
    }
    await page.goto('about:blank');
    const svg = Buffer.from(files.svg, 'base64').toString();
    for (const [format, type] of [
      ['svg', 'image/svg+xml'],
      ['png', 'image/png'],
    ] as const) {
      const picture = `data:${type};base64,${files[format]}`;
      const { bars, ticks } = await readBars(page, svg, picture, id === 'production' ? 15 : 6);
      expect(bars).toHaveLength(values.length);
      const [first, last] = [ticks[0], ticks.at(-1)];
      if (!first || !last) throw new Error('no axis');
      const pxOfOne = Math.abs((last.yPx - first.yPx) / (readTick(last.text) - readTick(first.text)));
      const endPx = pxOfOne * Math.max(...ticks.map(({ text }) => readTick(text)));
      for (const [index, strips] of bars.entries()) {
        const reaches = strips.map((strip) => {
          // A glass is empty a little below its rim; else the picture's own ground lies behind the bar.
          const empty = strip.at(id === 'water' ? Math.floor(endPx) - RIM_PX : -1) ?? [];
          const isBar = (up: number) =>
            (strip[up] ?? []).some((value, channel) => Math.abs(value - (empty[channel] ?? 0)) > SEEN);
          const isOver = (up: number) =>
            Array.from({ length: GAP_PX[id === 'energy' ? 'wire' : 'solid'] }, (_, px) => up + px).every(
              (px) => !isBar(px),
            );
          return strip.findIndex((_, up) => isOver(up));
        });
        const valuePx = pxOfOne * (values[index] ?? 0);
        const what = `${format}: bar ${index} of ${valuePx.toFixed(1)} px`;
        expect.soft(Math.max(...reaches), what).toBeLessThanOrEqual(valuePx + 2);
        // The last turn of a wire has a dark side.
        expect.soft(Math.max(...reaches), what).toBeGreaterThanOrEqual(valuePx - (id === 'energy' ? 8 : 3));
      }
    }
  });
}

test('a chart is saved as PNG with two pixels for each of its own', async ({ page }) => {
  await open(page, 'charts/fabrics');
  await openRepublish(findRepublish(page.locator('[data-measure="water"]')));
  const svg = await save(page, findSave(page, 'SVG', charts.CHART_NAMES.water));
  const png = await save(page, findSave(page, 'PNG', charts.CHART_NAMES.water));
  expect(png.name).toBe(nameFile(charts.CHART_NAMES.water, 'png'));
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg.content.toString()) ?? [];
  expect(readSize(png.content)).toEqual([2 * Number(width), 2 * Number(height)]);
});

/** "Fashion’s yearly water: 79 billion cubic meters" */
const LAKE_TITLE = pictureWords.lake.replace(
  '{fashion-water}',
  formatFigure({ value: 79, unit: 'billionCubicMeters' }),
);
const SCENES = [
  { path: 'thirsty_fashion/info1', title: pictureWords.shirt, isAsked: true, tag: '@phone' },
  { path: 'thirsty_fashion/info2', title: LAKE_TITLE, tag: [] },
  { path: 'thirsty_fashion/info2?view=plain', title: LAKE_TITLE, tag: '@long' },
  {
    path: 'thirsty_fashion/info3',
    title: charts.CHART_NAMES.production,
    name: charts.CHART_NAMES.production,
    within: '[data-picture="production"]',
    isAsked: true,
    tag: '@long',
  },
];
/** Has the page answer what it asks: before that nothing of the answer can be taken along. */
async function askForAnswers(page: Page): Promise<void> {
  for (const button of await page.getByRole('button', { name: show, exact: true }).all())
    await button.press('Enter');
  const openers = findRepublish(page.locator('[data-picture]:has(.unanswered [data-republish])'));
  // Bobbins are wound for three seconds.
  await expect(openers).toHaveCount(0, { timeout: 15_000 });
}

for (const { path, title, name, within = '[data-picture]', isAsked, tag } of SCENES) {
  test(`the scene of ${path} is saved where it stands`, { tag }, async ({ page, baseURL }) => {
    await open(page, path);
    const button = (format: 'PNG' | 'SVG') => findSave(page, format, name);
    if (isAsked) await askForAnswers(page);
    const opener = findRepublish(page.locator(within)).first();
    await unfold(opener);
    await opener.scrollIntoViewIfNeeded();
    await openRepublish(opener);
    const { name: file, content } = await save(page, button('PNG'));
    expect(file).toBe(nameFile(title, 'png'));
    const [width = 0, height = 0] = readSize(content);
    expect(width).toBeGreaterThanOrEqual(2 * 320);
    expect(height).toBeGreaterThan(600);
    // A picture that is blank, or that lost its scene, is small.
    expect(content.length).toBeGreaterThan(50_000);
    const svg = await save(page, button('SVG'));
    expect(svg.name).toBe(nameFile(title, 'svg'));
    expectWhole(svg.content.toString());
    const [address = ''] = findAddress(baseURL, path).split('?');
    expect(readTexts(svg.content.toString()).join(' ')).toContain(pictureWords.license('CC BY 4.0', address));
  });
}

for (const route of ['info1', 'where', 'info2', 'info3', 'lives']) {
  test(`no saved picture of ${route} lets an unconfirmed number stand alone`, {
    tag: route === 'where' ? '@everyLanguage' : ['@everyLanguage', '@long'],
  }, async ({ page }) => {
    test.slow();
    await open(page, `thirsty_fashion/${route}`);
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
      await page.keyboard.press('Escape');
      const svg = content.toString();
      const hasKey = readTexts(svg).join(' ').includes(pictureWords.unconfirmedKey);
      expect.soft([name, hasKey]).toEqual([name, svg.includes('data-unconfirmed')]);
      const bare = listUnconfirmed(svg).filter(({ isMarked }) => !isMarked);
      expect.soft([name, bare.map(({ text }) => text)]).toEqual([name, []]);
    }
  });
}

for (const measure of ['water', 'energy', 'co2'] as const) {
  test(`the ${measure} chart says when it is saved what nobody has read`, {
    tag: '@everyLanguage',
  }, async ({ page }) => {
    await open(page, `charts/embed/${measure}`);
    await openRepublish(findRepublish(page));
    const { content } = await save(page, findSave(page, 'SVG', charts.CHART_NAMES[measure]));
    const words = readTexts(content.toString()).join(' ').toLowerCase();
    expect(words).toContain(chartSources.fabrics.caution.toLowerCase());
  });
}

for (const route of ['info1', 'where', 'info2', 'info3', 'lives', '../charts/production']) {
  test(`tables and JSON of ${route} hold the ledger’s figures, with sources and license`, {
    tag: route === 'where' ? [] : '@long',
  }, async ({ page }) => {
    await open(page, new URL(`thirsty_fashion/${route}`, 'http://x').pathname.slice(1));
    await waitUntilHydrated(page);
    await askForAnswers(page);
    const openers = findRepublish(page);
    const count = await openers.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index += 1) {
      await openRepublish(openers.nth(index));
      const [table, json] = [
        await save(page, page.getByRole('button', { name: republish.saveNamed('CSV', '') })),
        await save(page, page.getByRole('button', { name: republish.saveNamed('JSON', '') })),
      ];
      await page.keyboard.press('Escape');
      const { title, source, license, figures } = JSON.parse(json.content.toString());
      expect.soft([table.name, json.name]).toEqual([nameFile(title, 'csv'), nameFile(title, 'json')]);
      expect.soft([license, source.length > 0, figures.length > 0], title).toEqual(['CC BY 4.0', true, true]);
      const lines = table.content.toString().split('\r\n');
      expect.soft(lines, title).toHaveLength(figures.length + 2);
      for (const { id, value, low, high } of figures) {
        const claim = CLAIMS.get(id);
        expect.soft([id, claim && { value, low, high }]).toEqual([id, readValues(claim)]);
        const numbers = [value, low, high].map((number) => number ?? '').join(',');
        const line = lines.find((each) => each.startsWith(`${id},`));
        expect.soft(line, title).toContain(`,${numbers},`);
      }
    }
  });
}

test('nothing that saves is fetched before it is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, 'charts/production');
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  await openRepublish(findRepublish(page));
  await save(page, findSave(page, 'PNG', charts.CHART_NAMES.production));
  const scripts = asked.slice(before).filter((url) => url.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(asked.slice(0, before).filter((url) => scripts.includes(url))).toEqual([]);
});

test.describe('when what saves cannot be fetched', () => {
  test.use({ expectedLogs: /Failed to load resource|net::ERR_FAILED/ });

  test('a line beside the button says so, and the next press saves', async ({ page }) => {
    await page.route(/\/assets\/saving-[\w-]+\.js$/, (route) => route.abort(), { times: 1 });
    await open(page, 'charts/production');
    await waitUntilHydrated(page);
    await openRepublish(findRepublish(page));
    const button = findSave(page, 'SVG', charts.CHART_NAMES.production);
    await button.press('Enter');
    await expect(page.getByText(shell.pressAgain(republish.notSaved('SVG')))).toBeVisible();
    const { name } = await save(page, button);
    await expect(page.getByText(shell.pressAgain(republish.notSaved('SVG')))).toHaveCount(0);
    expect(name).toBe(nameFile(charts.CHART_NAMES.production, 'svg'));
  });
});

test.describe('in a browser that gives noise for what is painted', () => {
  test('no stripes are saved: a line says why, and a chart’s SVG is still to be had', {
    tag: '@long',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const readPixels = CanvasRenderingContext2D.prototype.getImageData;
      CanvasRenderingContext2D.prototype.getImageData = function (...given: Parameters<typeof readPixels>) {
        const image = readPixels.apply(this, given);
        for (let index = 0; index < image.data.length; index++) image.data[index] = (index * 37) % 256;
        return image;
      };
    });
    await open(page, 'charts/fabrics');
    await openRepublish(findRepublish(page.locator('[data-measure="water"]')));
    await findSave(page, 'PNG', charts.CHART_NAMES.water).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: pictureWords.saveSvg })).toBeVisible();
    const svg = await save(page, findSave(page, 'SVG', charts.CHART_NAMES.water));
    expectWhole(svg.content.toString());

    // A scene is painted on a canvas: neither file would be true.
    await open(page, 'thirsty_fashion/info1#shirt');
    await openRepublish(findRepublish(page.locator('[data-caption="result"]')));
    for (const format of ['PNG', 'SVG'] as const) {
      await findSave(page, format).press('Enter');
      await expect(page.locator('[data-caption="result"]').getByRole('alert')).toHaveText(
        shell.pressAgain(pictureWords.pictureNoise),
      );
    }
  });
});

for (const [how, spoil] of Object.entries({
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
  test(`in a browser ${how}, a line says why no picture comes, and a chart’s SVG does`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.addInitScript(spoil);
    await open(page, 'charts/fabrics');
    await openRepublish(findRepublish(page.locator('[data-measure="water"]')));
    await findSave(page, 'PNG', charts.CHART_NAMES.water).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: pictureWords.saveSvg })).toBeVisible();
    expectWhole((await save(page, findSave(page, 'SVG', charts.CHART_NAMES.water))).content.toString());
    await open(page, 'thirsty_fashion/info1#shirt');
    await openRepublish(findRepublish(page.locator('[data-caption="result"]')));
    await findSave(page, 'SVG').press('Enter');
    await expect(page.locator('[data-caption="result"]').getByRole('alert')).toHaveText(
      shell.pressAgain(pictureWords.pictureNoise),
    );
  });
}

test.describe('in a browser that blocks the fonts', () => {
  test.use({ expectedLogs: /ERR_BLOCKED_BY_CLIENT/ });

  test('a picture is saved in the faces that stand in for them', async ({ page }) => {
    await page.route(/\.woff2$/, (route) => route.abort('blockedbyclient'));
    await page.goto('charts/fabrics');
    await waitUntilHydrated(page);
    await openRepublish(findRepublish(page.locator('[data-measure="water"]')));
    const { content } = await save(page, findSave(page, 'SVG', charts.CHART_NAMES.water));
    expect(content.toString()).not.toContain('@font-face');
    expect(readTexts(content.toString()).join(' ')).toContain(charts.CHART_NAMES.water);
  });
});
