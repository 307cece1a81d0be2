import type { Locator, Page } from '@playwright/test';
import { FABRIC_WORDS } from '#words/fabrics';
import { press as lookAtPhases } from '#words/production';
import { CHART_NAMES } from '#words/text/charts';
import { calculateContrast, readPicture } from '../harness/contrast.ts';
import { open } from '../harness/pages.ts';
import { expect, test } from '../harness/site.ts';

/** WCAG's ratio for what must be told apart but is no text. */
const WANTED = 3;
/** Between two turns of a thread there is air. */
const MOST = 0.4;

interface Place {
  x: number;
  y: number;
}

type Painted = Awaited<ReturnType<typeof readPicture>>;

/** The middle one of all pixels on a line: a thread, a brick or a ripple does not decide. */
function readMedian(readPixel: Painted, from: Place, to: Place): number[] {
  const pixels = Array.from({ length: 41 }, (_, step) => {
    const share = step / 40;
    return readPixel(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
  });
  const light = ([red = 0, green = 0, blue = 0]: number[]) => red + 2 * green + blue;
  return pixels.toSorted((a, b) => light(a) - light(b))[20] ?? [];
}

/**
 * The share of a mark's rows or columns in which something stands out from the ground: its body, or its outline,
 * or the turns that it is wound of.
 */
function measureStanding(
  readPixel: Painted,
  box: { left: number; right: number; top: number; bottom: number },
  ground: number[],
  along: 'rows' | 'columns',
): number {
  const [length, depth] = [box.bottom - box.top, box.right - box.left];
  const lines = Array.from({ length: 12 }, (_, line) =>
    Array.from({ length: 120 }, (_, step) => {
      const [far, near] = [line / 11, step / 119];
      const [x, y] = along === 'rows' ? [near, far] : [far, near];
      return calculateContrast(readPixel(box.left + depth * x, box.top + length * y), ground);
    }),
  );
  return lines.filter((line) => Math.max(...line) >= WANTED).length / lines.length;
}

/** The pixels of the window as it stands, with the chart in it. */
async function show(page: Page, chart: Locator): Promise<Painted> {
  await chart.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.mouse.move(0, 0);
  return readPicture(await page.screenshot({ scale: 'css' }));
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [route, name, button] of [
  ['charts/fabrics', CHART_NAMES.water, FABRIC_WORDS.water.press],
  ['charts/fabrics', CHART_NAMES.energy, FABRIC_WORDS.energy.press],
  ['charts/fabrics', CHART_NAMES.co2, FABRIC_WORDS.co2.press],
  ['charts/production', CHART_NAMES.production, lookAtPhases],
] as const) {
  test(`${name}: each bar stands out by 3:1 from the ground beside it, also for three kinds of color blindness`, async ({
    page,
  }) => {
    const eyes = await page.context().newCDPSession(page);
    await open(page, route);
    await page.getByRole('button', { name: button, exact: true }).click();
    const chart = page.getByRole('group', { name, exact: true });
    await show(page, chart);
    // The bar's own box, without its lane.
    const boxes = await chart.locator('[data-bar]').evaluateAll((bars) =>
      bars.map((bar) => {
        const body = bar.querySelector(':scope > g > :first-child')?.getBoundingClientRect();
        const hit = bar.querySelector('rect')?.getBoundingClientRect();
        if (!body || !hit) throw new Error('a bar without a body');
        return { left: body.left, right: body.right, top: body.top, bottom: body.bottom, edge: hit.left };
      }),
    );
    for (const type of ['none', 'protanopia', 'deuteranopia', 'tritanopia'] as const) {
      await eyes.send('Emulation.setEmulatedVisionDeficiency', { type });
      const readPixel = await show(page, chart);
      for (const [index, { left, right, top, bottom, edge }] of boxes.entries()) {
        const groundX = edge + 3;
        const ground = readMedian(readPixel, { x: groundX, y: bottom - 4 }, { x: groundX, y: bottom - 30 });
        const foot = {
          left: left - 2,
          right: right + 2,
          top: bottom - Math.min(bottom - top, 20),
          bottom: bottom - 3,
        };
        expect(
          measureStanding(readPixel, foot, ground, 'rows'),
          `bar ${index + 1} of ${name}, ${type}`,
        ).toBeGreaterThan(MOST);
      }
    }
  });
}
