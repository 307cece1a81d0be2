import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { COSTS_AXES } from '../../src/charts/fabricRows/axes.ts';
import { calculateCostsFrame } from '../../src/charts/fabricRows/frame.ts';
import { fabrics } from '../../src/data/fabrics.ts';
import { getMeasure } from '../../src/model/fabrics.ts';
import { open } from './harness/pages.ts';
import { findSave, unfold } from './harness/republish.ts';
import { expect, test } from './harness/site.ts';

/** A smaller difference than this no eye takes for more of a bar. */
const SEEN = 24;
/** Red of a wire that is hot; a cold one has less, also where it shines. */
const LIT = 232;
/** Grains are darker than this; the smog and the axis's lines are not. */
const SOOT = 70;

test.describe.configure({ timeout: 120_000 });

type Measure = 'water' | 'energy' | 'co2';

/** Half of a bar's height as a share of its row; a filament's glow reaches into the rows beside it. */
const HALF_ROW = { water: 0.15, energy: 0.12, co2: 0.155 } as const;

interface Line {
  /** Red, green and blue of each CSS pixel across the stage, from a bar's upper side to its lower one in turn. */
  colors: number[][];
  zeroXPx: number;
  /** Pixels from zero to the end of the axis; negative where it runs to the left. */
  lengthPx: number;
}

/** What a saved picture holds of a canvas: its painted part in base 64, and where that lies in the window. */
interface Painting {
  png: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Scrolls the scene of the fabrics to a share of its way, and reads what is painted along each bar, or was saved there. */
async function readLines(
  page: Page,
  measure: Measure,
  progress: number,
  savedPicture?: Painting,
): Promise<Record<string, Line>> {
  const { painted, axis } = await page.locator('[data-picture="costs"] > [data-pinned]').evaluate(
    async (track: HTMLElement, { share, measure, halfRow, saved }) => {
      const topPx = track.getBoundingClientRect().top + scrollY;
      scrollTo({ top: topPx + share * (track.offsetHeight - innerHeight), behavior: 'instant' });
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
      const canvas = track.querySelector('canvas') as HTMLCanvasElement;
      const box = canvas.getBoundingClientRect();
      const scale = canvas.width / box.width;
      const copy = Object.assign(document.createElement('canvas'), {
        width: canvas.width,
        height: canvas.height,
      });
      const context = copy.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
      // As a file: an image at such an address would break the page's policy.
      const bytes = Uint8Array.from(atob(saved?.png ?? ''), (letter) => letter.charCodeAt(0));
      const picture = saved ? await createImageBitmap(new Blob([bytes])) : canvas;
      // Where lines run from the right the page turns it over.
      if (document.documentElement.dir === 'rtl') context.setTransform(-1, 0, 0, 1, copy.width, 0);
      const { x, y, width, height } = saved ?? box;
      context.drawImage(picture, (x - box.x) * scale, (y - box.y) * scale, width * scale, height * scale);
      // The radios over the bars: each as long as the axis, and as high as its row.
      const rows = [
        ...track.querySelectorAll<HTMLInputElement>(`[data-caption][data-measure="${measure}"] input`),
      ].map((input) => ({ id: `${input.value}-${measure}`, row: input.getBoundingClientRect() }));
      const { left = 0, right = 0, height: rowPx = 0 } = rows[0]?.row ?? {};
      const painted: Record<string, number[][]> = {};
      for (const { id, row } of rows) {
        const y = row.top + row.height / 2 - box.top;
        const strips = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map(
          (part) =>
            context.getImageData(0, Math.round((y + (part / 6) * halfRow * rowPx) * scale), canvas.width, 1)
              .data,
        );
        painted[id] = Array.from({ length: Math.floor(box.width) }, (_, x) => {
          const at = 4 * Math.floor((x + 0.5) * scale);
          return strips.flatMap((strip) => [...strip.slice(at, at + 3)]);
        });
      }
      const isLeft = (measure === 'water') === (document.documentElement.dir !== 'rtl');
      const [leftPx, rightPx] = [left - box.left, right - box.left];
      // The water runs to the left.
      return { painted, axis: isLeft ? [rightPx, leftPx] : [leftPx, rightPx] };
    },
    {
      share: progress,
      measure,
      halfRow: HALF_ROW[measure],
      saved: savedPicture,
    },
  );
  const [zeroXPx = 0, endXPx = 0] = axis;
  const line = { zeroXPx, lengthPx: endXPx - zeroXPx };
  return Object.fromEntries(Object.entries(painted).map(([id, colors]) => [id, { colors, ...line }]));
}

/** What the scene offers, below it. */
const listOf = (page: Page) => page.locator('[data-picture="costs"] [data-republish]:not([data-measure] *)');

/** Saves the scene as it stands in the window; gives what was painted in it. */
async function savePainting(page: Page): Promise<Painting> {
  // A press by hand would scroll there.
  const press = (button: Locator) => button.evaluate((element: HTMLElement) => element.click());
  await press(listOf(page).locator('[popovertarget]').first());
  const coming = page.waitForEvent('download');
  await press(findSave(page, 'SVG'));
  await page.keyboard.press('Escape');
  const svg = readFileSync(await (await coming).path(), 'utf8');
  const [image = ''] = /<image [^>]*>/.exec(svg) ?? [];
  const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(image)?.[1] ?? '';
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
    Number(read(name)),
  );
  return { png: read('href').replace('data:image/png;base64,', ''), x, y, width, height };
}

const differs = (a: readonly number[] = [], b: readonly number[] = []) =>
  a.some((value, channel) => Math.abs(value - (b[channel] ?? 0)) > SEEN);

/** How far from its zero a bar is painted, in pixels along its axis, by what differs from the line without it. */
function findReach(
  { colors, zeroXPx, lengthPx }: Line,
  isEmpty: (color: number[], x: number) => boolean,
): number {
  const step = Math.sign(lengthPx);
  for (let px = Math.abs(lengthPx) + 40; px > 0; px--) {
    const x = Math.floor(zeroXPx + step * (px - 0.5));
    const color = colors[x];
    if (color && !isEmpty(color, x)) return px;
  }
  return 0;
}

// A phone's rows are the lowest: what is painted too far shows there first.
test('each fabric is painted to the end of its value, at every moment', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'thirsty_fashion/info3');
  // What unfolds comes into view: before the scene is looked at.
  await unfold(listOf(page).first());
  // Once it is looked at, the scene prepares.
  await expect(async () => {
    const lines = await readLines(page, 'energy', 0.6);
    const colors = new Set(Object.values(lines).flatMap((line) => line.colors.map(String)));
    expect(colors.size).toBeGreaterThan(100);
  }).toPass();

  const check = async (
    measure: Measure,
    isEmpty: (color: number[], before: number[] | undefined) => boolean,
    empty: Record<string, Line> | undefined,
    progress: number,
    readGrowth: (frame: ReturnType<typeof calculateCostsFrame>) => number,
    isExact = true,
    saved?: Record<string, Line>,
  ) => {
    const lines = saved ?? (await readLines(page, measure, progress));
    for (const [row, fabric] of fabrics.entries()) {
      const id = `${fabric.id}-${measure}`;
      const line = lines[id];
      if (!line) throw new Error(`no line of ${id}`);
      const growth = readGrowth(calculateCostsFrame(progress, row, fabrics.length));
      const valuePx = (Math.abs(line.lengthPx) * getMeasure(fabric, measure)) / COSTS_AXES[measure].end;
      const reach = findReach(line, (color, x) => isEmpty(color, empty?.[id]?.colors[x]));
      const what = `${id} at ${progress}: ${(valuePx * growth).toFixed(1)} px`;
      // One pixel, and the one that is painted in part.
      expect.soft(reach, what).toBeLessThanOrEqual(valuePx * growth + 2);
      // The last turn of a wire has a dark side.
      if (isExact)
        expect.soft(reach, what).toBeGreaterThanOrEqual(valuePx * growth - (measure === 'energy' ? 8 : 3));
    }
  };

  /** Goes there, saves the scene, and reads the saved picture in place of the page's own. */
  const readSaved = async (measure: Measure, progress: number) => {
    await readLines(page, measure, progress);
    return readLines(page, measure, progress, await savePainting(page));
  };
  const dry = await readLines(page, 'water', 0);
  const isDry = (color: number[], before: number[] | undefined) => !differs(color, before);
  for (const progress of [0.08, 0.16, 0.24, 0.3])
    await check('water', isDry, dry, progress, ({ water }) => water);
  // With its stream and foam, as a file.
  const savedDry = await readSaved('water', 0);
  await check('water', isDry, savedDry, 0.16, ({ water }) => water, true, await readSaved('water', 0.16));
  const cold = await readLines(page, 'energy', 0.31);
  // The axis is bright, too.
  const isCold = (color: number[], before: number[] | undefined) =>
    color.every((value, channel) => value < LIT || (before?.[channel] ?? 0) >= LIT);
  for (const progress of [0.38, 0.44, 0.5, 0.58])
    await check('energy', isCold, cold, progress, ({ lit }) => lit);
  const savedCold = await readSaved('energy', 0.31);
  await check('energy', isCold, savedCold, 0.58, ({ lit }) => lit, true, await readSaved('energy', 0.58));
  // Grains in the air are no end of the bar, but none is beyond it.
  const isClear = (color: number[]) => color.every((value) => value > SOOT);
  for (const progress of [0.78, 0.82, 0.86]) await check('co2', isClear, undefined, progress, () => 1, false);
  await check('co2', isClear, undefined, 0.97, () => 1);
  await check('co2', isClear, undefined, 0.97, () => 1, true, await readSaved('co2', 0.97));
});
