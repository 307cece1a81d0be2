import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { FABRIC_WORDS } from '#words/fabrics';
import { press as lookAtPhases } from '#words/production';
import { cupsOfWater } from '#words/text/count';
import { POUR_MS } from '../../../src/story/home/pourTimes.ts';
import { countFlashes, type FlashFrame, GENERAL_FLASH, RED_FLASH } from '../../flashes.ts';
import { toLinear } from '../harness/contrast.ts';
import { openWithStoppedClock, waitUntilHydrated } from '../harness/pages.ts';
import { expect, test } from '../harness/site.ts';

/** The window that WCAG's area of 341 × 256 px is a ninth of. */
const VIEWPORT = { width: 1024, height: 768 };
const CELL_PX = 8;
const COLUMNS = VIEWPORT.width / CELL_PX;
/** Twenty frames a second show ten flashes of it. */
const FRAME_MS = 50;
const MOST_FLASHES = 3;

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => toLinear(value));

/** Mean relative luminance, and mean `R - G - B`, of each cell. */
async function readCells(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const luminances = new Float64Array((info.width * info.height) / CELL_PX ** 2);
  const reds = new Float64Array(luminances.length);
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const red = LINEAR[data[pixel * 3] ?? 0] ?? 0;
    const green = LINEAR[data[pixel * 3 + 1] ?? 0] ?? 0;
    const blue = LINEAR[data[pixel * 3 + 2] ?? 0] ?? 0;
    const row = Math.floor(pixel / info.width / CELL_PX);
    const cell = row * COLUMNS + Math.floor((pixel % info.width) / CELL_PX);
    luminances[cell] =
      (luminances[cell] ?? 0) + (0.2126 * red + 0.7152 * green + 0.0722 * blue) / CELL_PX ** 2;
    reds[cell] = (reds[cell] ?? 0) + Math.max(0, red - green - blue) / CELL_PX ** 2;
  }
  return { luminances, reds };
}

/** Plays `durationMs` on the page's clock, and expects at most three flashes in any second of it. */
async function expectFewFlashes(page: Page, durationMs: number, what: string) {
  const luminances: FlashFrame[] = [];
  const reds: FlashFrame[] = [];
  for (let timeMs = 0; timeMs < durationMs; timeMs += FRAME_MS) {
    await page.clock.runFor(FRAME_MS);
    const cells = await readCells(await page.screenshot({ scale: 'css' }));
    luminances.push({ timeMs, values: cells.luminances });
    reds.push({ timeMs, values: cells.reds });
  }
  const counts = [
    countFlashes(luminances, COLUMNS, CELL_PX, GENERAL_FLASH),
    countFlashes(reds, COLUMNS, CELL_PX, RED_FLASH),
  ];
  expect(Math.max(...counts), what).toBeLessThanOrEqual(MOST_FLASHES);
}

test.use({ viewport: VIEWPORT });

// Each frame is a picture that is read: a minute for the pour.
test('home’s pour flashes at most three times in a second', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await openWithStoppedClock(page, 'thirsty_fashion');
  await page.getByRole('button', { name: cupsOfWater(10, '10') }).click();
  await expectFewFlashes(page, POUR_MS - 50, 'home');
});

for (const [button, route, fromMs, durationMs] of [
  [lookAtPhases, 'charts/production', 0, 3500],
  [FABRIC_WORDS.water.press, 'charts/fabrics', 0, 4500],
  // The pulses begin once all filaments glow.
  [FABRIC_WORDS.energy.press, 'charts/fabrics', 5500, 3500],
  [FABRIC_WORDS.co2.press, 'charts/fabrics', 0, 5000],
] as const) {
  test(`“${button}” flashes at most three times in a second`, {
    tag: route === 'charts/production' ? '@all' : '@long',
  }, async ({ page }) => {
    test.slow();
    await openWithStoppedClock(page, route);
    await waitUntilHydrated(page);
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.clock.runFor(fromMs);
    await expectFewFlashes(page, durationMs, button);
  });
}
