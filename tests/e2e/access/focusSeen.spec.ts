import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { skipLink } from '#words/shell';
import { expectFocusSeen, nameFocus } from '../harness/keyboard.ts';
import { open, waitUntilHydrated } from '../harness/pages.ts';
import { EMBEDS, ROUTES } from '../harness/routes.ts';
import { expect, test } from '../harness/site.ts';

const PAGES = [...ROUTES, ...EMBEDS, 'nope'];

// The browser itself reports the error page's 404.
test.use({ expectedLogs: /^error: Failed to load resource: the server responded with a status of 404/ });

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];

/** The pages with the most kinds of stops, at two sizes, stand for all in `npm run test:all`. */
const isInAll = (route: string, { width }: { width: number }) =>
  ['thirsty_fashion/info1', 'thirsty_fashion/info3'].includes(route) && [1440, 390].includes(width);

/** The ledger's links are all alike, and hundreds: of them every so many is looked at. */
const LOOK_AT_EVERY: Partial<Record<string, number>> = { sources: 12 };

/** No page is so: focus rings alone. */
const RING = [255, 0, 255] as const;
const LEAST_RING_PIXELS = 40;

/** All focus rings in one color, which nothing else has. */
function paintRings() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    ':focus-visible { outline-color: #f0f !important } [role="img"]:focus-visible rect { stroke: #f0f !important }',
  );
  document.adoptedStyleSheets = [sheet];
}

/** Where the focused element and its ring are within the window. */
function readFocusBox() {
  const box = document.activeElement?.getBoundingClientRect();
  if (!box) return undefined;
  const reachPx = 9;
  const [left, top] = [Math.max(0, box.left - reachPx), Math.max(0, box.top - reachPx)];
  const width = Math.min(innerWidth, box.right + reachPx) - left;
  const height = Math.min(innerHeight, box.bottom + reachPx) - top;
  return width > 0 && height > 0 ? { x: left, y: top, width, height } : undefined;
}

/** How many pixels of the focused element's ring one can see. */
async function countRingPixels(page: Page): Promise<number> {
  const clip = await page.evaluate(readFocusBox);
  if (!clip) return 0;
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const isRing = RING.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) < 60);
    if (isRing) count += 1;
  }
  return count;
}

for (const viewport of VIEWPORTS) {
  for (const route of PAGES) {
    test(`${route} at ${viewport.width}×${viewport.height}: each stop’s focus ring has pixels that one sees`, {
      tag: isInAll(route, viewport) ? '@long' : '@walk',
    }, async ({ page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize(viewport);
      await open(page, route);
      await waitUntilHydrated(page);
      await page.evaluate(paintRings);
      const every = LOOK_AT_EVERY[route] ?? 1;
      const unseen: string[] = [];
      await page.keyboard.press('Tab');
      for (let stop = 0; stop < 1500; stop++) {
        const name = await nameFocus(page);
        if (stop > 0 && (name === 'nowhere' || name.includes(skipLink))) break;
        if (stop % every === 0) {
          await expectFocusSeen(page);
          const isSeen = () => countRingPixels(page);
          try {
            await expect.poll(isSeen, { timeout: 4000 }).toBeGreaterThan(LEAST_RING_PIXELS);
          } catch {
            unseen.push(name);
          }
        }
        await page.keyboard.press('Tab');
      }
      expect(unseen).toEqual([]);
    });
  }
}
