import type { CDPSession, Page } from '@playwright/test';
import * as shell from '#words/shell';
import { findUnreachable } from '../harness/keyboard.ts';
import { expectNothingLost, spaceText } from '../harness/lostText.ts';
import { open, waitUntilHydrated } from '../harness/pages.ts';
import { EMBEDS, ROUTES } from '../harness/routes.ts';
import { expect, test } from '../harness/site.ts';

const PAGES = [...ROUTES, ...EMBEDS, 'nope'];
/** Short pages of each kind stand for all in `npm test`. */
const QUICK: readonly string[] = ['charts/embed/water'];
/** What the others' scenes still fail at stands in docs/accessibility.md. */
const PROVEN: readonly string[] = ['thirsty_fashion', 'charts/production'];

// The browser itself reports the error page's 404.
test.use({ expectedLogs: /^error: Failed to load resource: the server responded with a status of 404/ });

interface Setting {
  name: string;
  width: number;
  height: number;
  /** The reader's default font size. */
  fontPx?: number;
  isSpaced?: boolean;
}

const SETTINGS: readonly Setting[] = [
  ...[20, 24, 32].map((fontPx) => ({
    name: `a default font size of ${fontPx} px`,
    width: 1280,
    height: 720,
    fontPx,
  })),
  { name: 'text spacing', width: 1280, height: 720, isSpaced: true },
  { name: 'text spacing on a phone', width: 390, height: 844, isSpaced: true },
  { name: '400% zoom of 1280 × 1024', width: 320, height: 256 },
];

async function adapt(page: Page, session: CDPSession, { width, height, fontPx = 16, isSpaced }: Setting) {
  await page.setViewportSize({ width, height });
  await session.send('Page.setFontSizes', { fontSizes: { standard: fontPx } });
  const isOther = await page.evaluate((px) => px !== Number(document.documentElement.dataset.fontPx), fontPx);
  if (isOther) {
    // The default font size is read as a page begins.
    await page.reload();
    await waitUntilHydrated(page);
    await page.evaluate((px) => {
      document.documentElement.dataset.fontPx = String(px);
    }, fontPx);
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  if (isSpaced) await page.evaluate(spaceText);
}

/** Looks at every screen of the page, a little more than half a screen apart. */
async function expectEveryScreenWhole(page: Page, what: string) {
  const [pageHeightPx = 0, stepPx = 1] = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    0.6 * window.innerHeight,
  ]);
  for (let topPx = 0; topPx < pageHeightPx; topPx += stepPx) {
    await page.evaluate(async (top) => {
      window.scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }, topPx);
    await expectNothingLost(page, `${what}, ${Math.round(topPx)} px down`, true);
  }
}

for (const route of PAGES) {
  test(`${route} keeps every text and every control in large and in spaced text, and at 400% zoom`, {
    tag: QUICK.includes(route) ? [] : PROVEN.includes(route) ? '@long' : '@walk',
  }, async ({ page }) => {
    test.setTimeout(600_000);
    const session = await page.context().newCDPSession(page);
    await open(page, route);
    await waitUntilHydrated(page);
    for (const setting of SETTINGS) {
      const what = `${route} with ${setting.name}`;
      await adapt(page, session, setting);
      await expectEveryScreenWhole(page, what);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      expect.soft(await page.evaluate(findUnreachable, 'body'), what).toEqual([]);
      const menu = page.getByRole('button', { name: shell.menu });
      if (!(await menu.isVisible())) continue;
      await menu.click();
      expect.soft(await page.evaluate(findUnreachable, '[popover]'), `the menu, ${what}`).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}
