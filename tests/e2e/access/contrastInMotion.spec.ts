import type { Page } from '@playwright/test';
import { FABRIC_WORDS } from '#words/fabrics';
import { press as lookAtPhases } from '#words/production';
import { cupsOfWater } from '#words/text/count';
import { POUR_MS } from '../../../src/story/home/pourTimes.ts';
import { findMedian, findWorst, measureLetterEdges, NO_TEXT } from '../harness/contrast.ts';
import { openWithStoppedClock, waitUntilHydrated } from '../harness/pages.ts';
import { expect, test } from '../harness/site.ts';

/** What is no text to be read here and now, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  ...NO_TEXT,
  'body:has([data-picture="waters"][data-begun]) [data-picture="shirt"] *':
    'the picture that the next one lies over',
  '[data-title]': 'the title as wood type, a hand high, which the stream falls through: the h1 says it',
};

/** What a style sheet moves is at its end, and stays there: only the page's own clock moves the rest. */
function endTransitions() {
  for (const animation of document.getAnimations()) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    if (animation.timeline === document.timeline) isEndless ? animation.pause() : animation.finish();
  }
}

/** The texts that are too low, with where and by how much. */
type Low = Map<string, string>;

/** What was measured in each scene. */
class Measured {
  private readonly rows = new Map<
    string,
    { worst: number; wanted: number; text: string; ratios: number[] }
  >();

  /** Looks at the page where it is now. */
  async look(page: Page, scene: string, place: string): Promise<Low> {
    await page.evaluate(endTransitions);
    const row = this.rows.get(scene) ?? { worst: 21, wanted: 7, text: 'no text', ratios: [] };
    this.rows.set(scene, row);
    const low: Low = new Map();
    for (const { text, ratios, wanted } of await measureLetterEdges(page, Object.keys(EXCEPTIONS).join())) {
      const worst = findWorst(ratios);
      row.ratios.push(...ratios);
      if (worst / wanted < row.worst / row.wanted) Object.assign(row, { worst, wanted, text });
      if (worst < wanted) low.set(text, `"${text}" ${worst.toFixed(2)} of ${wanted}: ${scene}, ${place}`);
    }
    return low;
  }

  /** Prints the table of docs/accessibility.md. */
  print(size: string) {
    for (const [scene, { worst, wanted, text, ratios }] of this.rows) {
      const median = findMedian(ratios.sort((a, b) => a - b));
      console.log(
        `${scene}, ${size}: worst ${worst.toFixed(1)} of ${wanted} ("${text}"), median ${median.toFixed(1)}`,
      );
    }
  }
}

/** The page scrolled so, and drawn. */
async function scrollTo(page: Page, topPx: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), topPx);
  // The observers tell with a frame of the browser's, then the scenes draw with the page's.
  await page.waitForTimeout(60);
  await page.clock.runFor(200);
  await page.waitForTimeout(30);
}

/** Where the scenes with canvases begin and end, as the page's scroll positions. */
const listScenes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-section]:has(canvas)')].map((scene) => {
      // A section’s frame has no box of its own.
      const content = document.createRange();
      content.selectNodeContents(scene);
      const { top, bottom } = content.getBoundingClientRect();
      return {
        name: scene.dataset.section ?? '',
        fromPx: Math.max(0, top + scrollY - innerHeight * 0.5),
        toPx: Math.max(0, bottom + scrollY - innerHeight * 0.5),
      };
    }),
  );

/** Home stands there twice, dry and beneath the water: each is looked at without the other’s letters. */
const TWINS: Readonly<Record<string, readonly string[]>> = {
  thirsty_fashion: ['[inert]', 'section[data-picture="home"] > *, header[data-bar]'],
};

const show = (page: Page, selector: string, visibility: 'hidden' | '') =>
  page.evaluate(
    ([found, value]) => {
      for (const element of document.querySelectorAll<HTMLElement>(found))
        element.style.setProperty('visibility', value);
    },
    [selector, visibility] as const,
  );

const PRESSED = [
  [cupsOfWater(10, '10'), 'thirsty_fashion', POUR_MS - 50],
  [lookAtPhases, 'charts/production', 4000],
  [FABRIC_WORDS.water.press, 'charts/fabrics', 5000],
  [FABRIC_WORDS.energy.press, 'charts/fabrics', 8000],
  [FABRIC_WORDS.co2.press, 'charts/fabrics', 8000],
] as const;

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

// Each place is two pictures that are read.
for (const [size, viewport, places, tag] of [
  ['desktop', DESKTOP, 5, '@all'],
  ['desktop', DESKTOP, 20, '@long'],
  ['phone', PHONE, 20, '@long'],
] as const) {
  test.describe(`at ${places} places, on a ${size}`, { tag }, () => {
    test.use({ viewport });

    for (const route of ['info1', 'info2', 'info3']) {
      test(`${route}: words over each moving picture stand out by 7:1, large ones by 4.5:1`, async ({
        page,
      }) => {
        test.setTimeout(400_000);
        const measured = new Measured();
        const low: Low = new Map();
        await openWithStoppedClock(page, `thirsty_fashion/${route}`);
        await waitUntilHydrated(page);
        for (const { name, fromPx, toPx } of await listScenes(page)) {
          for (let place = 0; place < places; place++) {
            const topPx = fromPx + ((toPx - fromPx) * place) / (places - 1);
            await scrollTo(page, topPx);
            for (const [text, line] of await measured.look(page, name, `${Math.round(topPx)} px down`))
              low.set(text, line);
          }
        }
        measured.print(size);
        expect([...low.values()]).toEqual([]);
      });
    }

    for (const [button, route, durationMs] of PRESSED) {
      // What passes over a word (a waterline, a bubble) is gone when it is looked at again.
      test(`“${button}” leaves words to stand out by 7:1, large ones by 4.5:1, as it plays, but for a moment each`, async ({
        page,
      }) => {
        test.setTimeout(400_000);
        const measured = new Measured();
        await openWithStoppedClock(page, route);
        await waitUntilHydrated(page);
        await page.getByRole('button', { name: button, exact: true }).click();
        let lowBefore: Low = new Map();
        const lowTwice: string[] = [];
        for (let place = 1; place <= places; place++) {
          await page.clock.runFor(durationMs / places);
          const low: Low = new Map();
          for (const twin of TWINS[route] ?? ['.none']) {
            await show(page, twin, 'hidden');
            const found = await measured.look(page, button, `after ${(durationMs * place) / places} ms`);
            for (const [text, line] of found) low.set(text, line);
            await show(page, twin, '');
          }
          for (const [text, line] of low) if (lowBefore.has(text)) lowTwice.push(line);
          lowBefore = low;
        }
        measured.print(size);
        expect(lowTwice).toEqual([]);
      });
    }
  });
}

test('letters over a canvas of their own color are found, and those on a ground of their own are not', {
  tag: '@all',
}, async ({ page }) => {
  await page.setContent(`
    <body style="margin: 0; font: 20px sans-serif; color: #000">
      <canvas width="400" height="100" style="position: absolute; z-index: -1; background: #222"></canvas>
      <p>Drowned words</p><p><span style="background: #fff">Words on paper</span></p>
    </body>`);
  const low = await measureLetterEdges(page, '.none');
  expect(low.map(({ text, ratios, wanted }) => [text, findWorst(ratios) < wanted])).toEqual([
    ['Drowned words', true],
    ['Words on paper', false],
  ]);
});
