import type { Page } from '@playwright/test';
import { FABRIC_WORDS } from '#words/fabrics';
import { press as lookAtPhases } from '#words/production';
import { expectAxeClean } from '../harness/axe.ts';
import { findLowContrast } from '../harness/contrast.ts';
import { open, waitUntilHydrated } from '../harness/pages.ts';
import { ROUTES } from '../harness/routes.ts';
import { expect, test } from '../harness/site.ts';

/** What is no text to be read here and now, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '.visually-hidden': 'for screen readers only',
  ':disabled': 'a button that was pressed, as WCAG exempts it',
  '[data-view="scroll"] [data-card]:not([data-turned]) [data-side="back"]':
    'the side of a card that is turned away',
  '[data-label="half"]': 'a claim of the picture that the thread strikes through; the caption says it',
  'h1:has(~ [data-water]), [data-water]':
    'wood type in outline: ink around each letter carries it, and the h1 says it',
};

const PRESSES = [lookAtPhases, ...Object.values(FABRIC_WORDS).map(({ press }) => press)];

async function pressEverything(page: Page) {
  for (const name of PRESSES) {
    const button = page.getByRole('button', { name, exact: true });
    if ((await button.count()) > 0 && (await button.isVisible())) await button.click();
  }
  await page.mouse.move(0, 0);
}

/** A scene, a chart, a sheet to print and a plain reading. */
const KINDS = [
  'thirsty_fashion/info1',
  'charts/fabrics',
  'teach/worksheet',
  'thirsty_fashion/info3?view=plain',
];
/** The two of them that differ most, for `npm test`. */
const QUICK = ['thirsty_fashion/info1', 'teach/worksheet'];

for (const [size, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  for (const route of [...ROUTES, 'thirsty_fashion/info3?view=plain']) {
    // A phone shows the same words on the same grounds, but for a few.
    const isQuick = size === 'desktop' && QUICK.includes(route);
    const tag = isQuick ? [] : size === 'desktop' || KINDS.includes(route) ? '@long' : '@walk';
    test(`${route} on a ${size}: clean in axe, and every text stands out by 7:1, large ones by 4.5:1`, {
      tag,
    }, async ({ page }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, route);
      await expectAxeClean(page);
      await waitUntilHydrated(page);
      await page.evaluate(() => document.fonts.ready);
      await pressEverything(page);
      const low = new Set<string>();
      const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
      // The ledger's lines are all alike: every fourth screen of it.
      const stepPx = viewport.height * (route === 'sources' ? 4 : 0.8);
      for (let y = 0; y < heightPx; y += stepPx) {
        await page.evaluate(async (top) => {
          window.scrollTo(0, top);
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          // A section that changes its dye as it comes into view tells the bar some frames later.
          await new Promise((resolve) => setTimeout(resolve, 100));
        }, y);
        for (const { text, ratio, wanted } of await findLowContrast(page, Object.keys(EXCEPTIONS).join()))
          low.add(`"${text}" ${ratio} of ${wanted} at ${Math.round(y)}`);
      }
      expect([...low]).toEqual([]);
    });
  }
}
