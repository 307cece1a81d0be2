import type { Locator, Page } from '@playwright/test';
import { calculateContrast, readPicture } from './contrast.ts';

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

/** The share of a bar's rows in which something stands out from the ground: its body, its outline, or its turns. */
function measureStanding(
  readPixel: Painted,
  box: { left: number; right: number; top: number; bottom: number },
  ground: number[],
): number {
  const rows = Array.from({ length: 12 }, (_, row) =>
    Array.from({ length: 120 }, (_, step) =>
      calculateContrast(
        readPixel(
          box.left + ((box.right - box.left) * step) / 119,
          box.top + ((box.bottom - box.top) * row) / 11,
        ),
        ground,
      ),
    ),
  );
  return rows.filter((row) => Math.max(...row) >= WANTED).length / rows.length;
}

/** The pixels of the window as it stands, with the chart in it. */
async function show(page: Page, chart: Locator): Promise<Painted> {
  await chart.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.mouse.move(0, 0);
  return readPicture(await page.screenshot({ scale: 'css' }));
}

/** Bars of the charts that were played which do not stand out by 3:1 from the ground beside them, also for three kinds of color blindness. */
export async function findFaintBars(page: Page): Promise<string[]> {
  const eyes = await page.context().newCDPSession(page);
  const faint: string[] = [];
  for (const chart of await page.locator('main svg[role="group"]:has([data-bar])').all()) {
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
        if (measureStanding(readPixel, foot, ground) <= MOST)
          faint.push(`bar ${index + 1} of ${await chart.getAttribute('aria-label')}, ${type}`);
      }
    }
    await eyes.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
  }
  return faint;
}
