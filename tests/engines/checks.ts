import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { FABRIC_WORDS } from '#words/fabrics';
import { question } from '#words/home';
import { planTitle, tallyCaption } from '#words/lesson';
import { cupsOfWater } from '#words/plain/count';
import { lake } from '#words/plain/lessonSlips';
import { PROCESS_NAMES } from '#words/plain/processes';
import { press } from '#words/production';
import { formatCups, formatNumber } from '../../src/model/format';
import { formatFigure } from '../../src/model/formatFigure';
import { readSheets } from '../sheets';
import type { EngineWindow } from './engine';

const ROUTES = [
  'thirsty_fashion',
  'thirsty_fashion/about',
  'thirsty_fashion/info1',
  'thirsty_fashion/info2',
  'thirsty_fashion/info3',
  'charts/production',
  'charts/fabrics',
  'sources',
  'teach',
  'teach/worksheet',
  'teach/answers',
  'teach/slip',
  'teach/class',
];

/** What a check gets: a window, the site's address up to the base, and a way to keep a picture. */
export interface CheckContext {
  window: EngineWindow;
  baseUrl: string;
  /** The offline copy's address on disk. */
  packUrl: string;
  keepPicture: (name: string) => Promise<unknown>;
}

export interface Check {
  title: string;
  run: (context: CheckContext) => Promise<void>;
}

/** Waits until `script` returns something true. */
async function waitFor(
  window: EngineWindow,
  what: string,
  script: string,
  timeoutMs = 15_000,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if (await window.evaluate<boolean>(script)) return;
    await setTimeout(100);
  }
  assert.fail(`waited in vain for ${what}`);
}

async function open({ window, baseUrl }: CheckContext, route: string): Promise<void> {
  await window.open(baseUrl + route);
  await waitFor(window, `${route} to start`, "return document.documentElement.dataset.script === 'ready'");
}

/** Loads the page anew as the browser's own button does, which may put back what its controls held. */
async function reload({ window }: CheckContext): Promise<void> {
  await window.evaluate('document.documentElement.dataset.script = ""; setTimeout(() => location.reload())');
  await setTimeout(1000);
  await waitFor(
    window,
    'the page to start anew',
    "return document.documentElement.dataset.script === 'ready'",
  );
}

/** Waits until no drawing or text of the page changes between two looks; canvases with a loop of their own are left out. */
async function waitUntilStill(window: EngineWindow): Promise<void> {
  let last = '';
  for (let look = 0; look < 60; look++) {
    const now = await window.evaluate<string>(
      "return [...document.querySelectorAll('main figure svg, main [data-row], main [data-counter]')].map((e) => e.innerHTML).join()",
    );
    if (look > 0 && now === last) return;
    last = now;
    await setTimeout(300);
  }
  assert.fail('the page never came to rest');
}

async function assertNoFaults(window: EngineWindow): Promise<void> {
  assert.deepEqual(await window.evaluate<string[]>('return window.faults'), []);
}

const loads: Check[] = ROUTES.map((route) => ({
  title: `${route} loads without a fault`,
  run: async (context) => {
    await open(context, route);
    // To the end and back: whatever starts on the way must not fail either.
    await context.window.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
    await waitUntilStill(context.window);
    await context.window.evaluate('window.scrollTo(0, 0)');
    await waitFor(context.window, 'fonts', "return document.fonts.status === 'loaded'");
    await assertNoFaults(context.window);
    await context.keepPicture(route.replaceAll('/', '-'));
  },
}));

const prints: Check[] = ROUTES.map((route) => ({
  title: `${route} prints no blank sheet and cuts no word`,
  run: async (context) => {
    const { print } = context.window;
    if (!print) return;
    await open(context, route);
    await waitFor(context.window, 'every picture', PICTURES_STAND);
    for (const format of ['A4', 'Letter'] as const) {
      const sheets = readSheets(await print(format));
      const blank = sheets.flatMap(({ isBlank }, index) => (isBlank ? index + 1 : []));
      assert.deepEqual(blank, [], `blank sheets of ${sheets.length} on ${format}`);
      const cut = sheets.flatMap((sheet) => sheet.cut);
      assert.deepEqual(cut, [], `words that are cut on ${format}`);
    }
    await assertNoFaults(context.window);
  },
}));

const choice: Check = {
  title: 'the choice of six cups reaches info1 with its number',
  run: async (context) => {
    const { window } = context;
    await open(context, 'thirsty_fashion');
    await window.click(`button[aria-label="${cupsOfWater(6, '6')}"]`);
    await waitFor(window, 'info1', "return location.pathname.endsWith('/info1')");
    await waitFor(
      window,
      'the share',
      `return document.body.textContent.includes('${formatNumber(0.05253)}')`,
    );
    await assertNoFaults(window);
    await context.keepPicture('info1-6-cups');
  },
};

const steps: Check = {
  title: 'the four steps count 32, 244, 297 and 403 cups',
  run: async (context) => {
    const { window } = context;
    await open(context, 'thirsty_fashion/info1');
    for (const [name, cups] of [
      [PROCESS_NAMES.bleaching, 32],
      [PROCESS_NAMES.dyeing, 244],
      [PROCESS_NAMES.printing, 297],
      [PROCESS_NAMES.finishing, 403],
    ] as const) {
      // Scrolled to at each look: hydration may still put the page back to its top.
      await waitFor(
        window,
        `${cups} cups while ${name}`,
        `const heading = [...document.querySelectorAll('h2, h3')].find((h) => h.textContent.trim() === '${name}');
        heading.scrollIntoView({ block: 'center', behavior: 'instant' });
        return document.querySelector('[role="img"][aria-label="${formatCups(cups)}"]') !== null
          && document.querySelector('[data-counter] span').textContent === '${cups}'`,
      );
      await context.keepPicture(`info1-${cups}`);
    }
    await assertNoFaults(window);
  },
};

/** Whether the scene in the middle of the window is drawn; the next one may wait beneath it. */
const DRAWN = `
  const isInMiddle = (canvas) => {
    const { top, bottom } = canvas.getBoundingClientRect();
    return top < innerHeight / 2 && bottom > innerHeight / 2;
  };
  const isDrawn = (canvas) => {
    if (canvas.width === 0) return false;
    // Read as a small copy, often: WebKit's page does not live long under reads of the whole.
    const copy = new OffscreenCanvas(20, 20).getContext('2d');
    copy.drawImage(canvas, 0, 0, 20, 20);
    return copy.getImageData(0, 0, 20, 20).data.some((value) => value > 0);
  };
  const scene = [...document.querySelectorAll('main canvas[role="img"]')].find(isInMiddle);
  return scene !== undefined && isDrawn(scene);`;

const jumps: Check = {
  title: 'a scene is drawn where the reader stands, however they came there',
  run: async (context) => {
    const { window, baseUrl } = context;
    const page = 'thirsty_fashion/info1';
    // To a moment, as the presenter goes; to a text; and back from another page.
    for (const place of ['#shirt', `#:~:text=${encodeURIComponent(formatCups(11_421))}`]) {
      await open(context, 'thirsty_fashion/about');
      await open(context, page + place);
      await waitFor(window, `the scene at ${place}`, DRAWN);
    }
    await window.open(`${baseUrl}thirsty_fashion/about`);
    await window.evaluate('setTimeout(() => history.back())');
    await setTimeout(1000);
    await waitFor(window, 'the scene after Back', DRAWN);
    await assertNoFaults(window);
  },
};

const CHART_BUTTON = `[...document.querySelectorAll('button')].find((b) => b.textContent.trim() === '${press}')`;

const reloads: Check = {
  title: 'after a reload every control agrees with what is shown',
  run: async (context) => {
    const { window } = context;
    await open(context, 'sources');
    const readHidden = "return document.querySelectorAll('[data-entry][hidden]').length";
    // Asked at each look: its script may still be on its way.
    await waitFor(
      window,
      'the ledger to be filtered',
      `const select = document.querySelector('search select');
      select.value = 'off';
      select.dispatchEvent(new Event('change', { bubbles: true }));
      ${readHidden} > 0`,
    );
    await reload(context);
    assert.equal(
      await window.evaluate<string>("return document.querySelector('search select').value"),
      'all',
    );
    assert.equal(await window.evaluate<number>(readHidden), 0);
    await open(context, 'charts/production');
    await waitFor(window, 'the chart to start', `${CHART_BUTTON}.click(); return ${CHART_BUTTON}.disabled`);
    await reload(context);
    assert.equal(await window.evaluate<boolean>(`return ${CHART_BUTTON}.disabled`), false);
    await assertNoFaults(window);
  },
};

/** What the charts of a page say once they stand whole. Each grows while it is in view: the reader looks at one after the other. */
const WHOLE = `
  const isShown = (element) => element !== null && getComputedStyle(element).visibility === 'visible';
  const findings = [...document.querySelectorAll('figcaption > p + p:not([aria-live])')];
  findings.find((finding) => !isShown(finding))?.closest('figure').scrollIntoView({ block: 'center' });
  return findings.length > 0 && findings.every(isShown);`;

/** Presses every start button of a chart page and waits until each chart stands in its final frame. */
function charts(route: string, buttons: readonly string[], values: readonly string[]): Check {
  return {
    title: `${route} ends in its final frame`,
    run: async (context) => {
      const { window } = context;
      await open(context, route);
      for (const name of buttons) {
        const find = `[...document.querySelectorAll('button')].find((b) => b.textContent.trim() === '${name}')`;
        // Pressed at each look: its script may still be on its way.
        await waitFor(
          window,
          `"${name}" to be disabled`,
          `const button = ${find};
          if (!button.disabled) { button.scrollIntoView({ block: 'center' }); button.click(); }
          return ${find}.disabled`,
        );
      }
      await waitFor(window, 'every finding', WHOLE, 30_000);
      await waitUntilStill(window);
      const text = await window.evaluate<string>("return document.querySelector('main').textContent");
      for (const value of values) assert.ok(text.includes(value), `${value} stands on ${route}`);
      await assertNoFaults(window);
      await context.keepPicture(`${route.replaceAll('/', '-')}-done`);
    },
  };
}

/** What stands in no reader's way without script: the words, but for what is folded away, labels of moving pictures, questions of charts that have run, and what is made for scripts. */
const LOST = `
  const main = document.querySelector('main');
  const isLost = (element) =>
    /\\S/.test(element.textContent) && !element.checkVisibility()
    && element.closest('details:not([open]), [popover], [data-away], [aria-hidden="true"], .needs-script') === null;
  const isShown = (element) => element.checkVisibility() && element.getBoundingClientRect().height > 0;
  return [
    ...[...main.querySelectorAll('h1, h2, h3, p, li, dd, th, td')].filter(isLost),
    ...[...main.querySelectorAll('.needs-script')].filter(isShown),
  ].map((element) => element.textContent.trim().slice(0, 60));`;

const PICTURES_STAND = `
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  return pictures.every((picture) => picture.complete && picture.naturalWidth > 0);`;

/** A page of the offline copy, opened from disk, with a text that it must show. */
function fromDisk(
  file: string,
  text: string,
  asks: (window: EngineWindow) => Promise<void> = async () => {},
): Check {
  return {
    title: `${file} of the offline copy opens from disk`,
    run: async ({ window, packUrl, keepPicture }) => {
      window.complaints.length = 0;
      await window.open(packUrl + file);
      await waitFor(window, 'fonts', "return document.fonts.status === 'loaded' && document.fonts.size > 0");
      await waitFor(window, 'every picture', PICTURES_STAND);
      assert.deepEqual(await window.evaluate<string[]>(LOST), []);
      const words = await window.evaluate<string>("return document.querySelector('main').innerText");
      assert.ok(words.includes(text), `${text} stands on ${file}`);
      await asks(window);
      assert.deepEqual(window.complaints, []);
      await keepPicture(`disk-${file.replaceAll('/', '-').replace('.html', '')}`);
    },
  };
}

const pack: Check[] = [
  fromDisk('thirsty_fashion.html', question),
  fromDisk('thirsty_fashion/info1.html', formatCups(11_824)),
  fromDisk('charts/fabrics.html', formatNumber(1559)),
  fromDisk('teach.html', planTitle),
  fromDisk('teach/slip.html', lake.title, async (window) => {
    assert.equal(
      await window.evaluate<number>("return document.querySelectorAll('details[data-answer]').length"),
      5,
    );
    await window.click('#lake summary');
    const answer = await window.evaluate<string>("return document.querySelector('#lake details').innerText");
    assert.ok(
      answer.includes(
        `100 × 79 ÷ ${formatNumber(1640)} = ${formatNumber(4.817)} ${lake.operations[0].gives}`,
      ),
      answer,
    );
  }),
  fromDisk('teach/class.html', tallyCaption, async (window) => {
    assert.equal(
      await window.evaluate<number>("return document.querySelectorAll('table tbody tr').length"),
      11,
    );
  }),
];

/** Every check that each engine must pass. */
const back: Check = {
  title: 'Back to the page that was opened first leads to where the reader stood',
  run: async (context) => {
    const { window } = context;
    for (const route of ROUTES) {
      // Home itself is where the link leads, and fills one screen.
      if (route === 'thirsty_fashion') continue;
      await open(context, route);
      const topPx = await window.evaluate<number>(
        "window.scrollTo({ top: 900, behavior: 'instant' }); return window.scrollY",
      );
      await setTimeout(300);
      await window.click('header a[href]');
      await waitFor(window, 'home', "return document.querySelector('[data-cups]') !== null");
      await window.evaluate('history.back()');
      await waitFor(
        window,
        route,
        `return location.pathname.endsWith('/${route}') && document.querySelector('[data-cups]') === null`,
      );
      // As specified, these two begin at their top.
      const wantedPx = /info[23]$/.test(route) ? 0 : topPx;
      await waitFor(
        window,
        `${wantedPx} px of ${route}`,
        `return Math.abs(window.scrollY - ${wantedPx}) <= 2`,
        5000,
      );
    }
    await assertNoFaults(window);
  },
};

export const CHECKS: readonly Check[] = [
  ...loads,
  ...prints,
  ...pack,
  choice,
  back,
  steps,
  jumps,
  reloads,
  charts('charts/production', [press], [formatNumber(1300)]),
  charts(
    'charts/fabrics',
    Object.values(FABRIC_WORDS).map((words) => words.press),
    [formatNumber(1559), '160', '17'],
  ),
  charts(
    'thirsty_fashion/info3',
    [],
    [formatNumber(1300), formatFigure({ value: 1559, unit: 'liters' }, 'short'), '160 kWh', '17 kg'],
  ),
];
