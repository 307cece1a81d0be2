import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { FABRIC_WORDS } from '#words/fabrics';
import { show } from '#words/guess';
import { question } from '#words/home';
import { planTitle, tallyCaption } from '#words/lesson';
import { press } from '#words/production';
import { cupsOfWater } from '#words/text/count';
import { lake } from '#words/text/lessonSlips';
import { PROCESS_NAMES } from '#words/text/processes';
import { fabrics } from '../../src/data/fabrics';
import { formatCups, formatNumber } from '../../src/model/format';
import { parseLives } from '../../src/model/lives/address';
import { countWorlds, findLighter, sortWorlds } from '../../src/model/lives/worlds';
import { ROUTES } from '../e2e/harness/routes';
import { readSheets } from '../sheets';
import { assertNoFaults, type Check, open, waitFor } from './check';
import type { EngineWindow } from './engine';
import { back, reloads, restored, returns } from './returns';

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
  title: `${route} prints no blank sheet`,
  run: async (context) => {
    const { print } = context.window;
    if (!print) return;
    await open(context, route);
    await waitFor(context.window, 'every picture', PICTURES_STAND);
    for (const format of ['A4', 'Letter'] as const) {
      const sheets = readSheets(await print(format));
      const blank = sheets.flatMap(({ isBlank }, index) => (isBlank ? index + 1 : []));
      assert.deepEqual(blank, [], `blank sheets of ${sheets.length} on ${format}`);
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
        // Its words keep their place while its section passes.
        heading.closest('[data-step]').scrollIntoView({ block: 'center', behavior: 'instant' });
        return document.querySelector('[role="img"][aria-label="${formatCups(cups)}"]') !== null
          && document.querySelector('[data-counter] b').textContent === '${cups}'`,
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

const phases: Check = {
  title: 'the bobbins of the process are wound for whoever asks, and its answer comes',
  run: async (context) => {
    const { window } = context;
    await open(context, 'thirsty_fashion/info3');
    // Pressed at each look: its script may still be on its way.
    await waitFor(
      window,
      'the answer',
      `const picture = document.querySelector('[data-picture="production"]');
      picture.scrollIntoView({ block: 'center', behavior: 'instant' });
      [...picture.querySelectorAll('button')].find((b) => b.textContent.trim() === '${show}')?.click();
      return picture.querySelector('.unanswered') === null`,
      30_000,
    );
    await waitUntilStill(window);
    await assertNoFaults(window);
    await context.keepPicture('info3-process');
  },
};

/** What stands in no reader's way without script: the words, but for what is folded away, labels of moving pictures, questions of charts that have run, and what is made for scripts. */
const LOST = `
  const main = document.querySelector('main');
  const isLost = (element) =>
    /\\S/.test(element.textContent) && !element.checkVisibility()
    && element.closest('details:not([open]), [popover], [data-away], [aria-hidden="true"], .needs-script, .scroll-only, .paper-only') === null;
  const isShown = (element) => element.checkVisibility() && element.getBoundingClientRect().height > 0;
  return [
    ...[...main.querySelectorAll('h1, h2, h3, p, li, dd, th, td')].filter(isLost),
    ...[...main.querySelectorAll('.needs-script, .scroll-only')].filter(isShown),
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
      6,
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

// Other lives than those in the HTML: the engine itself counts them.
const LIVES = '#v=1&a=w60-c2-d50-i10-de-s&b=w100-c1-d70-i0-us-n';

const worlds: Check = {
  title: 'the 200 worlds of two lives are the same, world by world',
  run: async (context) => {
    const { pair } = parseLives(LIVES);
    const { differences } = countWorlds(pair);
    const sides = sortWorlds(pair).map((world) => findLighter(differences[world] ?? 0));
    await open(context, `thirsty_fashion/lives${LIVES}`);
    await waitFor(
      context.window,
      'the worlds',
      `return [...document.querySelectorAll('[data-lighter]')].map(({ dataset }) => dataset.lighter).join() === '${sides}'`,
    );
    await assertNoFaults(context.window);
  },
};

/** Where lines run from the right a chart is turned over, and each of its words turned back about its own place. */
const wordsOfCharts: Check = {
  title: 'the words of a chart stand at its ticks',
  run: async (context) => {
    const { window } = context;
    await open(context, 'charts/embed/water');
    await waitFor(window, 'fonts', "return document.fonts.status === 'loaded'");
    const gaps = await window.evaluate<[string, number][]>(`
      return [...document.querySelectorAll('.turns path + g > text')].map((text) => {
        const [word, tick] = [text, text.parentElement.previousElementSibling].map((e) => e.getBoundingClientRect());
        const aside = Math.max(word.left - tick.right, tick.left - word.right, 0);
        return [text.textContent, aside + Math.max(word.top - tick.bottom, 0)];
      })`);
    assert.ok(gaps.length >= fabrics.length, `${gaps.length} words at ticks`);
    assert.deepEqual(
      gaps.filter(([, gapPx]) => gapPx > 14),
      [],
    );
  },
};

/** Every check that each engine must pass. */
export const CHECKS: readonly Check[] = [
  ...loads,
  ...prints,
  ...pack,
  choice,
  worlds,
  ...back,
  steps,
  jumps,
  ...reloads,
  ...restored,
  returns,
  wordsOfCharts,
  charts('charts/production', [press], [formatNumber(1300)]),
  charts('charts/embed/water', [FABRIC_WORDS.water.press], [formatNumber(1559)]),
  charts(
    'charts/fabrics',
    Object.values(FABRIC_WORDS).map((words) => words.press),
    [formatNumber(1559), '160', '17'],
  ),
  phases,
];
