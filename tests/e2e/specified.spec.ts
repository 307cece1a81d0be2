import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { open, openWithStoppedClock } from './harness/pages.ts';
import { letPass, readThrough, readWindow, turnWheel } from './harness/reader.ts';
import { ROUTES } from './harness/routes.ts';
import { test as base, expect } from './harness/site.ts';

// All that is specified, to the letter, one journey a page: by roles, names and texts, and by where and when things stand.
// How the pages look and what else they say may change; this file does not.

/** The story and its charts. Each other page is ours to choose. */
const STORY = ROUTES.filter((route) => /^(thirsty_fashion|charts)/.test(route));

/** Every page holds: no account, and no server that is asked for anything but the site's own files, under its base. */
const test = base.extend<{ root: string; filesOnly: undefined }>({
  /** The address that all pages begin with. */
  root: async ({ baseURL }, use) => use(baseURL ?? ''),
  filesOnly: [
    async ({ page, root }, use) => {
      const others: string[] = [];
      page.on('request', (request) => {
        const isFile = /^(document|script|stylesheet|font|image|manifest|other)$/.test(
          request.resourceType(),
        );
        const isOurs = request.url().startsWith(root) || /^(blob|data):/.test(request.url());
        const isRead = request.method() === 'GET' || request.resourceType() === 'document';
        if (!isFile || !isOurs || !isRead)
          others.push(`${request.method()} ${request.resourceType()} ${request.url()}`);
      });
      await use(undefined);
      expect(others).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    },
    { auto: true },
  ],
});

const logo = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /Threadprint/ })
    .first();
const title = (page: Page) => page.getByRole('heading', { level: 1, name: /The Thirsty Fashion Industry/ });

async function goHome(page: Page) {
  await logo(page).click();
  await expect(page).toHaveURL(/\/thirsty_fashion(\?|$)/);
  await expect(title(page)).toBeVisible();
}

/** What the visitor brought along, as the browser keeps it with the page. */
const readState = (page: Page) => page.evaluate(() => JSON.stringify(history.state));

const readTop = (page: Page) => page.evaluate(() => scrollY);

/** The number of the first stop whose text says it; fails where none does. */
function findStop(stops: readonly string[], said: RegExp): number {
  const found = stops.findIndex((stop) => said.test(stop));
  expect.soft(found, `${said} is in sight somewhere`).toBeGreaterThanOrEqual(0);
  return found;
}

/** Presses a button that works once, on a page whose clock stands. */
async function pressOnce(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true });
  await button.click();
  await expect(button).toBeDisabled();
  // What draws it may come with the press: that takes no time of the page's.
  await page.waitForTimeout(500);
}

async function boxOf(shown: Locator) {
  const box = await shown.boundingBox();
  if (!box) throw new Error('not drawn');
  return box;
}

test.describe('specified', { tag: '@english' }, () => {
  test.describe('all pages', () => {
    test.use({ javaScriptEnabled: false });

    test('lie under the base, and their bar’s logo leads home @base', async ({ page, root }) => {
      expect(new URL(root).pathname).toMatch(/^\/.+\/$/);
      for (const route of ROUTES) {
        await page.goto(route);
        await expect(logo(page), route).toBeVisible();
        const links = await page
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
        expect(await logo(page).evaluate((link) => (link as HTMLAnchorElement).href)).toBe(
          `${root}thirsty_fashion`,
        );
        // The story leaves the site by one link alone: the source of the T-shirt's page.
        const outbound = links.filter((link) => !link.startsWith(root));
        if (!STORY.includes(route)) continue;
        expect(outbound, route).toHaveLength(route === 'thirsty_fashion/info1' ? 1 : 0);
      }
    });
  });

  test('home: ten cups, a press, the fill, and the T-shirt with the number @base', async ({ page }) => {
    await openWithStoppedClock(page, 'thirsty_fashion');
    await expect(title(page)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('cups of water').first()).toBeVisible();
    const cup = (number: number) =>
      main.getByRole('button', { name: new RegExp(`^${number} cups? of water$`) });
    await expect(main.getByRole('button', { name: /^\d+ cups? of water$/ })).toHaveCount(10);
    for (let number = 1; number <= 10; number += 1) await expect(cup(number)).toBeVisible();

    // Pointing lights it, and leaving puts it out again.
    const picture = () => cup(3).screenshot({ animations: 'disabled' });
    let unlit = await picture();
    await expect(async () => {
      const last = unlit;
      unlit = await picture();
      expect(last.equals(unlit), 'stands').toBe(true);
    }).toPass();
    await cup(3).hover();
    await expect.poll(async () => unlit.equals(await picture()), 'is lit').toBe(false);
    const lit = await picture();
    await page.mouse.move(5, 500);
    await page.clock.runFor(1000);
    await expect.poll(async () => lit.equals(await picture()), 'is out').toBe(false);

    const third = await boxOf(cup(3));
    const unlitThird = await page.screenshot({ clip: third });
    for (const number of [1, 10, 6]) {
      await cup(number).click();
      if (number > 3) expect(unlitThird.equals(await page.screenshot({ clip: third })), 'lit').toBe(false);
      await page.clock.runFor(1000);
      const early = await page.screenshot();
      await page.clock.fastForward(4600 - 1000);
      await expect(page).toHaveURL(/\/thirsty_fashion$/);
      expect(early.equals(await page.screenshot()), 'the fill goes on').toBe(false);
      await page.clock.runFor(100);
      await expect(page).toHaveURL(/\/thirsty_fashion\/info1(\?|$)/);
      expect(await readState(page)).toContain(`{"userInput":${number}}`);
      await page.clock.runFor(1000);
      const share = { 1: '0.00876%', 6: '0.05253%', 10: '0.08756%' }[number];
      await expect(page.getByRole('main')).toContainText(share ?? '');
      await page.clock.runFor(1000);
      await goHome(page);
      await page.clock.runFor(1000);
    }
  });

  test('about: its text', async ({ page }) => {
    await open(page, 'thirsty_fashion/about');
    await expect(page.getByRole('heading', { level: 1, name: 'about page', exact: true })).toBeVisible();
    await goHome(page);
  });

  /** Opens the T-shirt's page as a visitor of six cups does. */
  async function openShirt(page: Page) {
    await openWithStoppedClock(page, 'thirsty_fashion');
    await page.getByRole('button', { name: '6 cups of water', exact: true }).click();
    await page.clock.runFor(4700);
    await expect(page).toHaveURL(/info1/);
    await page.clock.resume();
    await expect(page.getByRole('heading', { name: 'Bleaching' })).toBeAttached();
  }

  const STEPS = [
    { name: 'Bleaching', range: /11–32\s+cups/, cups: 32 },
    { name: 'Dyeing', range: /53–212\s+cups/, cups: 244 },
    { name: 'Printing', range: /11–53\s+cups/, cups: 297 },
    { name: 'Finishing', range: /11–106\s+cups/, cups: 403 },
  ];

  test('info1: the share, four steps, 11,824 cups, and BIGGER', async ({ page, root }) => {
    await openShirt(page);
    const stops = await readThrough(page);
    const text = stops.join(' ');
    findStop(stops, /0\.05253\s?%/);
    const shown = STEPS.map(({ range }) => findStop(stops, range));
    expect(shown, 'one after the other').toEqual([...new Set(shown)].toSorted((a, b) => a - b));
    for (const said of [
      /244\s+cups/,
      /297\s+cups/,
      /403\s+(cups\s+)?more/,
      /11,824\s+cups/,
      /2,797\s+liters/,
      /enough .*for over a thousand people, up to 2,000/i,
      /6 to 8 cups a day/,
    ])
      expect.soft(text).toMatch(said);

    const source = page.getByRole('main').getByRole('link', { name: /Textiles Economy/i });
    await expect(source).toBeVisible();
    expect(await source.evaluate((link) => (link as HTMLAnchorElement).href)).toBe(
      'https://ellenmacarthurfoundation.org/a-new-textiles-economy',
    );
    const bigger = page.getByRole('main').getByRole('link', { name: 'BIGGER', exact: true });
    expect(await bigger.evaluate((link) => (link as HTMLAnchorElement).href)).toContain(
      `${root}thirsty_fashion/info2`,
    );
    await bigger.click();
    await expect(page).toHaveURL(/\/info2(\?|$)/);
    expect(await readState(page), 'the number goes along').toContain('{"userInput":6}');
    await goHome(page);
  });

  /** What counts as one step: the smallest named part of the page, or item, that holds its heading. */
  const stepOf = (page: Page, name: string) => {
    const main = page.getByRole('main');
    return main
      .getByRole('region', { name })
      .or(main.getByRole('article'))
      .or(main.getByRole('group'))
      .or(main.getByRole('listitem'))
      .filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}\\b`) }) })
      .last();
  };

  /** How many cups the background holds: as its picture is named, or as it is written beside it. 0 where there is none. */
  async function readCups(page: Page): Promise<number> {
    for (const { cups } of STEPS) {
      const field = page.getByRole('img', { name: new RegExp(`^${cups} cups\\b`) });
      for (const each of await field.all()) {
        const box = await each.boundingBox();
        if (box && box.y < 900 && box.y + box.height > 0) return cups;
      }
    }
    const written = /(?<![\d,.–])(\d+) cups so far/.exec(await readWindow(page));
    return Number(written?.[1] ?? 0);
  }

  test('info1: the background holds 32, 244, 297, 403 cups, each from half its step on', async ({ page }) => {
    await open(page, 'thirsty_fashion/info1');
    /** Reads on until so large a share of the step has come into the window from below. */
    const readTo = async (name: string, share: number) => {
      const box = await boxOf(stepOf(page, name));
      await turnWheel(page, box.y + box.height * share - 900);
    };
    const expectCups = (cups: number, when: string) =>
      expect.poll(() => readCups(page), { message: when }).toBe(cups);
    let before = 0;
    for (const { name, cups } of STEPS) {
      // What comes into the window may still be laid out.
      await readTo(name, 0.2);
      await readTo(name, 0.4);
      await expectCups(before, `before half of ${name}`);
      await readTo(name, 0.6);
      await expectCups(cups, `from half of ${name} on`);
      before = cups;
    }
    // The last one counts as long as anything of it is seen.
    const { y, height } = await boxOf(stepOf(page, 'Finishing'));
    await turnWheel(page, y + height * 0.85);
    await expectCups(403, 'at the end of Finishing');
    await turnWheel(page, 1800);
    await expectCups(0, 'after the steps');
  });

  /** The top of the page is shown, however it was left. */
  async function expectTopOnLoad(page: Page) {
    await expect.poll(() => readTop(page)).toBe(0);
    await turnWheel(page, 2000);
    expect(await readTop(page)).toBeGreaterThan(500);
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => readTop(page)).toBe(0);
  }

  test('info2: the lake, 79 billion, half, 55.7%, 95%, and the way on', async ({ page }) => {
    await open(page, 'thirsty_fashion/info1');
    await page.getByRole('link', { name: 'BIGGER', exact: true }).click();
    await expect(page).toHaveURL(/\/info2(\?|$)/);
    await expectTopOnLoad(page);

    // The panels stick, driven by how far the page has been read: on and back shows the same again.
    const picture = page
      .getByRole('main')
      .getByRole('img', { name: /Lake Ontario|yarns/ })
      .first();
    const stops: string[] = [];
    let stuckPx = 0;
    let longestStuckPx = 0;
    let lastY: number | undefined;
    let movedPx = 0;
    do {
      stops.push(await readWindow(page));
      const y = (await picture.boundingBox())?.y;
      const isStuck = y !== undefined && lastY !== undefined && Math.abs(y - lastY) <= 2;
      stuckPx = isStuck ? stuckPx + movedPx : 0;
      longestStuckPx = Math.max(longestStuckPx, stuckPx);
      lastY = y;
      movedPx = await turnWheel(page, 450);
    } while (movedPx > 0);
    expect(longestStuckPx, 'stands while the page is read').toBeGreaterThanOrEqual(900);

    const order = [
      /79\s+billion\s+cubic meters/,
      /said to equal.{0,60}half.{0,20}of Lake Ontario/is,
      /55\.7\s?%.{0,60}textile production/is,
      /95\s?%.{0,60}cotton/is,
    ].map((said) => findStop(stops, said));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    const text = stops.join(' ');
    expect.soft(text).toMatch(/79\s+billion\s+cubic meters.{0,30}(every|a|each|per) year/is);
    expect.soft(text).toMatch(/said to equal.{0,60}California.s annual use in 2021/is);
    expect.soft(text).toMatch(/Pulse of the Fashion Industry.{0,60}2017/is);

    await page
      .getByRole('main')
      .getByRole('link', {
        name: "Let's take a look at how water use compares to other resources in fashion!",
        exact: true,
      })
      .click();
    await expect(page).toHaveURL(/\/info3(\?|$)/);
    await expect.poll(() => readTop(page)).toBe(0);
    await goHome(page);
  });

  const CARDS = [
    { name: 'Cotton', number: /1,559/, file: 'img/cotton.jpg' },
    { name: 'Wool', number: /\b17\b/, file: 'img/wool.jpg' },
    { name: 'Hemp', number: /\b22\b/, file: 'img/hemp.jpg' },
    { name: 'Polyester', number: /\b21\b/, file: 'img/polyester.jpg' },
  ];

  test('info3: the process, the materials, four cards, four tips', async ({ page, request, root }) => {
    await open(page, 'thirsty_fashion/info3');
    await expectTopOnLoad(page);
    const main = page.getByRole('main');
    const headings = ['Process', 'Materials', 'Breaking Down Top Materials', 'What To Do as a Consumer'].map(
      (name) => (name.length < 10 ? `Costs of the ${name}` : name),
    );
    const said = await main.getByRole('heading').allTextContents();
    const places = headings.map((heading) => said.findIndex((each) => each.trim() === heading));
    expect(places, said.join(' | ')).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);

    const stops = await readThrough(page);
    for (const heading of headings) findStop(stops, new RegExp(heading));
    // The two charts of the materials: water beside energy, then beside CO2.
    findStop(stops, /1,559\s.*\b160\b|\b160\b.*1,559\s/s);
    findStop(stops, /1,559\s.*\b17\s*kg|\b17\s*kg.*1,559\s/s);

    const files = await main
      .getByRole('img', { includeHidden: true })
      .evaluateAll((pictures) =>
        pictures.flatMap((picture) => (picture instanceof HTMLImageElement ? picture.src : [])),
      );
    const cards = files.filter((file) => CARDS.some((card) => file === root + card.file));
    expect(cards).toEqual(CARDS.map(({ file }) => root + file));
    for (const { file } of CARDS)
      expect((await request.get(file)).headers()['content-type']).toBe('image/jpeg');
    for (const { name, number } of CARDS) await expectTurns(page, name, number);

    const consumer = await main
      .getByRole('heading', { name: 'What To Do as a Consumer', exact: true })
      .elementHandle();
    const tips = await main
      .getByRole('list')
      .evaluateAll(
        (lists, heading) =>
          lists
            .filter(
              (list) =>
                Number(heading?.compareDocumentPosition(list)) & Node.DOCUMENT_POSITION_FOLLOWING &&
                list.tagName === 'OL',
            )
            .map(({ children }) => children.length),
        consumer,
      );
    expect(tips, 'a numbered list of four').toContain(4);
    await goHome(page);
  });

  /** A card shows its number once it has been pressed, not before. */
  async function expectTurns(page: Page, name: string, number: RegExp) {
    const main = page.getByRole('main');
    const button = page.getByRole('button', { name: new RegExp(`\\b${name}\\b`) });
    const press = main.getByRole('button', { name: new RegExp(`\\b${name}\\b`) }).last();
    const item = main.getByRole('listitem').filter({ has: button });
    const card = (await item.count()) > 0 ? item.last() : press;
    await press.scrollIntoViewIfNeeded();
    /** Whether the number is what an eye finds where it stands on the card. */
    const showsNumber = () =>
      card.evaluate(
        (element, { source }) => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const parent = node.parentElement;
            const isShown = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
            if (!isShown || !new RegExp(source).test(node.textContent ?? '')) continue;
            // The whole card is higher than some windows.
            parent?.scrollIntoView({ block: 'center', behavior: 'instant' });
            range.selectNodeContents(node);
            const { x, y, width, height } = range.getBoundingClientRect();
            const seen = document.elementFromPoint(x + width / 2, y + height / 2);
            if (seen && (parent?.contains(seen) || seen.contains(parent))) return true;
          }
          return false;
        },
        { source: number.source },
      );
    expect(await showsNumber(), `${name} shows its front`).toBe(false);
    await press.click();
    await expect.poll(showsNumber, `${name} shows its back`).toBe(true);
  }

  /** The drawing whose axis has this title, once it has been laid out for its box. */
  const chartOf = (page: Page, axis: string) =>
    page.getByRole('main').locator('svg').filter({ hasText: axis }).filter({ visible: true }).first();

  /** Where everything drawn of a chart stands, its words left out, in hundredths of a pixel. */
  const readShapes = (chart: Locator) =>
    chart.evaluate((svg) => {
      const { left, top } = svg.getBoundingClientRect();
      return [...(svg.parentElement?.querySelectorAll('svg *:not(text, tspan)') ?? [])]
        .map((shape) => shape.getBoundingClientRect())
        .map((box) =>
          [box.left - left, box.top - top, box.right - left, box.bottom - top].map((px) => px.toFixed(2)),
        )
        .join(' ');
    });

  /** Where the numbers stand that can be seen in a chart, from the left, with what tells one from another. */
  const readNumbers = (chart: Locator) =>
    chart.evaluate((svg) =>
      [...(svg.parentElement?.querySelectorAll('svg text') ?? [])]
        .filter((text) => /^[\d.,]+/.test(text.textContent ?? ''))
        .filter((text) => {
          let opacity = 1;
          for (let each: Element | null = text; each; each = each.parentElement)
            opacity *= Number(getComputedStyle(each).opacity);
          return opacity >= 0.5;
        })
        .map((text) => {
          const { left, width } = text.getBoundingClientRect();
          return Math.round(left + width / 2);
        })
        .toSorted((a, b) => a - b),
    );

  /** A bar, by the name that says its value. */
  const barOf = (page: Page, name: RegExp) => {
    const main = page.getByRole('main');
    return main
      .getByRole('img', { name })
      .or(main.getByRole('radio', { name }))
      .or(main.getByRole('button', { name }))
      .first();
  };

  async function expectAxes(page: Page, titles: readonly string[], names: readonly string[]) {
    for (const axis of titles) {
      const chart = chartOf(page, axis);
      await expect(chart.getByText(axis, { exact: true })).toBeVisible();
      await expect(chart.getByText('0', { exact: true }), 'the axis begins at zero').toBeVisible();
      for (const name of names) await expect(chart).toContainText(name);
    }
  }

  /** A short paragraph that means this follows the chart. */
  async function expectParagraph(page: Page, axis: string, meaning: RegExp) {
    const paragraph = page.getByRole('main').getByText(meaning).filter({ visible: true }).first();
    await expect(paragraph).toBeVisible();
    expect((await paragraph.textContent())?.length).toBeLessThan(400);
    const isAfter = await chartOf(page, axis).evaluate(
      (chart, text) => Number(chart.compareDocumentPosition(text as Node)) & Node.DOCUMENT_POSITION_FOLLOWING,
      await paragraph.elementHandle(),
    );
    expect(isAfter, 'follows the chart').toBeTruthy();
  }

  /** The bars grow for three seconds, and their numbers come one after the other, from the left. */
  async function expectGrowth(page: Page, chart: Locator, bars: number) {
    const ticks = await readNumbers(chart);
    const counts: number[] = [];
    let [shapes, atMs, values] = ['', 0, [] as number[]];
    const goTo = async (ms: number) => {
      await letPass(page, atMs, ms);
      atMs = ms;
      values = (await readNumbers(chart)).filter((x) => !ticks.some((tick) => Math.abs(tick - x) < 3));
      shapes = await readShapes(chart);
      counts.push(values.length);
    };
    for (let ms = 150; ms <= 2700; ms += 150) await goTo(ms);
    const late = shapes;
    await goTo(2900);
    expect(shapes, 'still grows').not.toBe(late);
    await goTo(3100);
    const whole = shapes;
    for (let ms = 3300; ms <= 5700; ms += 300) await goTo(ms);
    expect(shapes, 'stands').toBe(whole);
    expect(counts[0]).toBe(0);
    expect(values).toHaveLength(bars);
    expect(counts, 'come one after the other').toEqual(counts.toSorted((a, b) => a - b));
    expect(new Set(counts).size).toBeGreaterThan(bars / 2);
  }

  /** Opens a page of charts whose clock stands. */
  async function openCharts(page: Page, path: string) {
    await openWithStoppedClock(page, path);
    await page.clock.runFor(500);
  }

  const PHASES = [
    ['Cotton production', 8, '208'],
    ['Yarn production', 19, '494'],
    ['Garment production', 50, '1,300'],
    ['Distribution & retailing', 4, '104'],
    ['User phase', 19, '494'],
  ] as const;

  test('production: axes, one press, bars, smog, and a paragraph @base', async ({ page, request }) => {
    await openCharts(page, 'charts/production');
    const axis = 'CO2 Emissions (kg per kg of fabric)';
    const chart = chartOf(page, axis);
    await expectAxes(
      page,
      [axis, 'Production Phase'],
      PHASES.map(([name]) => name),
    );
    await expect.poll(async () => Object.values(await boxOf(chart)).slice(2)).toEqual([800, 600]);

    await chart.scrollIntoViewIfNeeded();
    await pressOnce(page, 'Take a look');
    await expectGrowth(page, chart, PHASES.length);
    for (const [name, percent, emissions] of PHASES) {
      const bar = new RegExp(`^${name}(?=.*\\b${percent}\\s?%)(?=.*(?<![\\d,])${emissions}(?![\\d,]))`);
      await expect(barOf(page, bar), `${bar}`).toBeAttached();
      await expect(page.getByRole('main')).toContainText(emissions);
    }
    await expectSmog(page, chart);
    await page.clock.resume();
    await expectParagraph(page, axis, /(?=.*\bhalf\b)(?=.*garment)/i);

    const csv = await (await request.get('data/production-phases.csv')).text();
    expect(csv.trim().split(/\r?\n/)).toEqual([
      'production_type,percentage,emissions',
      ...PHASES.map(([name, percent, emissions]) => `${name},${percent},${emissions.replace(',', '')}`),
    ]);
    await goHome(page);
  });

  /** Gray smog drifts over the bars of a chart that was pressed a few seconds ago. */
  async function expectSmog(page: Page, chart: Locator) {
    const { x, y, width, height } = await boxOf(chart);
    // Above the bars on the right, which are lower than half of the highest.
    const clip = { x: x + width * 0.62, y: y + height * 0.15, width: width * 0.3, height: height * 0.3 };
    const picture = () => page.screenshot({ clip });
    const early = await picture();
    await page.clock.runFor(1500);
    const late = await picture();
    expect(early.equals(late), 'drifts').toBe(false);
    const { data } = await sharp(late).raw().toBuffer({ resolveWithObject: true });
    const spreads = Array.from({ length: data.length / 3 }, (_, pixel) => {
      const channels = [...data.subarray(pixel * 3, pixel * 3 + 3)];
      return Math.max(...channels) - Math.min(...channels);
    });
    const meanSpread = spreads.reduce((sum, spread) => sum + spread, 0) / spreads.length;
    expect(meanSpread, 'gray').toBeLessThan(24);
    // How often it comes, and when it is cleared, src/charts/smog/smog.test.ts says of all five hundred repeats.
  }

  const FABRICS = [
    ['Cotton', '1559', '48', '2.2', '27'],
    ['Wool', '530', '120', '17', '1.2'],
    ['Cellulosics', '92', '85', '3.3', '7'],
    ['Hemp', '89', '22', '3.1', '0.09'],
    ['Polyamide', '40', '160', '8.3', '6.1'],
    ['Polyester', '21', '108', '3.3', '54'],
  ] as const;
  const TOLD = [
    /most popular.*plant.*uses? the most water/i,
    /sheep.*other animals.*CO2/i,
    /plant fiber/i,
    /most environmentally friendly.*rough.*usually mixed/i,
    /nylon.*little water.*energy/i,
    /synthetic.*petroleum, air and water/i,
  ];
  const BILLS = [
    {
      press: 'Pour Water',
      axis: 'Water use (Liters per kg of fabric)',
      unit: 'liters',
      meaning: /cotton.{0,40}(thirsty|water-intensive)/i,
    },
    {
      press: 'Use Energy',
      axis: 'Energy use (KwH per kg of fabric)',
      unit: 'kWh',
      meaning: /polyester and polyamide.*more energy than cotton (and|or) hemp/i,
    },
    {
      press: 'Emit CO2',
      axis: 'CO2 Emissions (kg per kg of fabric)',
      unit: 'kg',
      meaning: /(?=.*synthetic)(?=.*wool)(?=.*long transport adds to it)/i,
    },
  ] as const;

  test('fabrics: three charts, each pressed once, values, paragraphs and tooltips', async ({
    page,
    request,
  }) => {
    await openCharts(page, 'charts/fabrics');
    await expectAxes(
      page,
      BILLS.map(({ axis }) => axis),
      [...FABRICS.map(([name]) => name), 'Fabric Type'],
    );
    // Side by side, each a quarter of the window wide and two thirds of that high, with its margins.
    const boxes = [];
    for (const { axis } of BILLS) {
      await expect
        .poll(async () => Object.values(await boxOf(chartOf(page, axis))).slice(2))
        .toEqual([360, 240]);
      boxes.push(await boxOf(chartOf(page, axis)));
      const frame = (await readShapes(chartOf(page, axis)))
        .split(' ')
        .map((box) => box.split(',').map(Number));
      const isNear = (a = 0, b = 0) => Math.abs(a - b) < 1.5;
      const stand = frame.some(
        ([left, top, , bottom]) => isNear(left, 80) && isNear(top, 25) && isNear(bottom, 240 - 20),
      );
      const lie = frame.some(
        ([left, , right, bottom]) => isNear(left, 80) && isNear(right, 360) && isNear(bottom, 240 - 20),
      );
      expect([stand, lie], `the margins of ${axis}`).toEqual([true, true]);
    }
    expect(new Set(boxes.map(({ y }) => y)).size, 'in one row').toBe(1);
    expect(boxes.map(({ x }) => x)).toEqual(boxes.map(({ x }) => x).toSorted((a, b) => a - b));

    for (const [index, { press, axis }] of BILLS.entries()) {
      for (const later of BILLS.slice(index))
        await expect(page.getByRole('button', { name: later.press, exact: true })).toBeEnabled();
      const chart = chartOf(page, axis);
      const picture = () => chart.screenshot();
      await pressOnce(page, press);
      if (press === 'Pour Water') await expectPour(page, chart);
      if (press === 'Use Energy') {
        await expectGrowth(page, chart, FABRICS.length);
        const calm = await picture();
        await page.clock.runFor(100);
        expect(calm.equals(await picture()), 'no pulse before 6 s').toBe(true);
        await page.clock.runFor(950);
        const pulse = await picture();
        expect(calm.equals(pulse), 'a pulse').toBe(false);
        await page.clock.runFor(500);
        const moved = await measureDifference(pulse, await picture());
        expect(moved, 'it goes on').toBeGreaterThan(0);
        // Frames come every 16 ms, which 1.5 s is no multiple of.
        await page.clock.runFor(1000);
        const next = await measureDifference(pulse, await picture());
        expect(next, 'the next one, 1.5 s later').toBeLessThan(moved / 3);
      }
      if (press === 'Emit CO2') await letPass(page, 0, 5000);
    }
    await page.clock.resume();

    for (const [column, { axis, unit, meaning }] of BILLS.entries()) {
      for (const [name, ...values] of FABRICS) {
        const value = Number(values[column]).toLocaleString('en-US');
        await expect(barOf(page, new RegExp(`^${name}\\b.*(?<![\\d,.])${value} ${unit}`))).toBeAttached();
        await expect(page.getByRole('main')).toContainText(value);
      }
      await expectParagraph(page, axis, meaning);
    }
    await chartOf(page, BILLS[0].axis).scrollIntoViewIfNeeded();
    for (const [index, [name]] of FABRICS.entries()) {
      const told = TOLD[index] ?? /^$/;
      const chart = chartOf(page, BILLS[[0, 2, 0, 1, 1, 1][index] ?? 0]?.axis ?? '');
      expect(await readWindow(page), `of ${name} before it is pointed at`).not.toMatch(told);
      const label = await boxOf(chart.getByText(name, { exact: true }));
      const y = (await boxOf(chart)).y + 215;
      // What was said of the one before may lie over this one until the pointer has left it.
      await expect(async () => {
        await page.mouse.move(3, 500);
        await page.waitForTimeout(300);
        await page.mouse.move(label.x + label.width / 2, y);
        await expect.poll(() => readWindow(page), { timeout: 1500 }).toMatch(told);
      }).toPass({ timeout: 20_000 });
    }

    const csv = (await (await request.get('data/fabrics.csv')).text()).trim().split(/\r?\n/);
    expect(csv[0]).toBe('material,water_use,energy_consumption,CO2_emission,fibre_production,tooltip_text');
    for (const [index, record] of FABRICS.entries()) {
      expect(csv[index + 1]).toContain(`${record.join(',')},`);
      expect(csv[index + 1]).toMatch(TOLD[index] ?? /^$/);
    }
    await goHome(page);
  });

  /** By how much two pictures of one size differ, a channel of a pixel on average. */
  async function measureDifference(a: Buffer, b: Buffer): Promise<number> {
    const [first, second] = await Promise.all([a, b].map((picture) => sharp(picture).raw().toBuffer()));
    if (!first || first.length !== second?.length) throw new Error('not of one size');
    return first.reduce((sum, value, at) => sum + Math.abs(value - (second[at] ?? 0)), 0) / first.length;
  }

  /** Water pours for two seconds into each glass. */
  async function expectPour(page: Page, chart: Locator) {
    const { x, y } = await boxOf(chart);
    const wool = await boxOf(chart.getByText('Wool', { exact: true }));
    // Above what wool's water reaches.
    const clip = { x: Math.max(x + 80, wool.x), y: y + 60, width: wool.width, height: 20 };
    const picture = () => page.screenshot({ clip });
    await letPass(page, 0, 1000);
    const stream = await picture();
    await letPass(page, 1000, 1600);
    expect(stream.equals(await picture()), 'it pours').toBe(false);
    await letPass(page, 1600, 2400);
    const after = await picture();
    expect(after.equals(stream)).toBe(false);
    await letPass(page, 2400, 2700);
    expect(after.equals(await picture()), 'it has poured for 2 s').toBe(true);
    await letPass(page, 2700, 4000);
  }

  test.describe('errors', () => {
    // The browser itself reports a page that is answered with an error; the router, a path that it cannot decode.
    test.use({
      expectedLogs:
        /^error: Failed to load resource: the server responded with a status of 40\d|^warning: The URL path .* could not be decoded/,
    });

    async function expectError(page: Page, text: string) {
      await expect(
        page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!', exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
    }

    /** The answer to what a form of another page would send there. */
    async function post(page: Page, path: string) {
      await page.route(`**/${path}`, (route) => route.continue({ method: 'POST' }));
      return page.goto(path, { waitUntil: 'networkidle' });
    }

    test('errors: status and text on all other routes @base', async ({ page, root }) => {
      for (const [path, status, text] of [
        ['nope', 404, '404 Not Found'],
        ['thirsty_fashion/nope', 404, '404 Not Found'],
        ['charts', 404, '404 Not Found'],
        ['thirsty_fashion/%E0%A4%A', 400, '400 Bad Request'],
      ] as const) {
        expect((await page.goto(path, { waitUntil: 'networkidle' }))?.status()).toBe(status);
        await expectError(page, text);
      }
      await goHome(page);
      expect((await post(page, 'thirsty_fashion/info2'))?.status()).toBe(405);
      await expectError(page, '405 Method Not Allowed');
      // As a host answers where nobody may look. That a thrown error is told by its message, errorViews.test.tsx says.
      const forbidden = readFileSync(join('dist', new URL(root).pathname, '403.html'), 'utf8');
      await page.route('**/private', (route) =>
        route.fulfill({ status: 403, contentType: 'text/html', body: forbidden }),
      );
      await page.goto('private', { waitUntil: 'networkidle' });
      await expectError(page, '403 Forbidden');
      await goHome(page);
    });

    test('home’s error: a specimen of its type @base', async ({ page }) => {
      expect((await post(page, 'thirsty_fashion'))?.status()).toBe(405);
      const main = page.getByRole('main');
      await expect(main).toContainText('405 Method Not Allowed');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/\btype\b/);
      const sizes = await main.evaluate((element) => [
        ...new Set([...element.querySelectorAll('*')].map((each) => getComputedStyle(each).fontSize)),
      ]);
      expect(sizes.length).toBeGreaterThan(5);
    });
  });
});
