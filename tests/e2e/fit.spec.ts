import { existsSync, readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { createSiteServer } from '../../server/serve.ts';
import { parseBasePath } from '../../server/settings.mjs';
import { createSite } from '../../server/site.ts';
import { PUBLISHED } from '../../src/words/languages.ts';
import { LEFT, type Left } from './fitLeft.ts';
import { expectAxeClean } from './harness/axe.ts';
import { LANGUAGE } from './harness/language.ts';
import { findLost } from './harness/lostText.ts';
import { waitUntilHydrated } from './harness/pages.ts';
import { EMBEDS, ROUTES } from './harness/routes.ts';
import { test as base, expect } from './harness/site.ts';
import { findUnfit } from './harness/unfit.ts';

// The site in its longest words: `npm run build:long`. What fits there fits in each language of Latin letters; in others
// the built pages are looked at themselves (VITE_LANGUAGE=ar).
const SITE = '.build/long/dist';
const HASHES = '.build/long/hashes-de.json';
const basePath = parseBasePath(process.env.BASE_PATH);
const isLong = (PUBLISHED as readonly string[]).includes(LANGUAGE);

const test = base.extend<object, { longSite: string }>({
  longSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern there.
    async ({}, use) => {
      if (!isLong) return use('');
      if (!existsSync(HASHES)) throw new Error('the long site is not there: npm run build:long');
      const pageHashes = JSON.parse(readFileSync(HASHES, 'utf8'));
      const site = createSite({ distDir: SITE, basePath, hasHsts: false, pageHashes });
      const server = createSiteServer(site).listen(0, 'localhost');
      await new Promise((done) => server.once('listening', done));
      const address = server.address();
      await use(`http://localhost:${typeof address === 'object' && address?.port}${basePath}de/`);
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ longSite, baseURL }, use) => use(isLong ? longSite : baseURL),
});

// The browser itself reports the error page's 404.
test.use({ expectedLogs: /^error: Failed to load resource: the server responded with a status of 404/ });

const NARROWEST = { width: 320, height: 568 };
const WIDEST = { width: 1440, height: 900 };
const SIDEWAYS = { width: 844, height: 390 };
const BETWEEN = [
  { width: 390, height: 844 },
  { width: 568, height: 320 },
  SIDEWAYS,
  { width: 1024, height: 768 },
];

/** Their scenes place words as they come; all other pages stand there at once, and so does the plain reading. */
const SCENES = /^thirsty_fashion(\/info\d)?$/;

type Size = typeof WIDEST;
type Scope = Parameters<typeof findLost>[0];

/** What fits neither now nor when the page has had time to settle. */
async function look(page: Page, scope: Scope): Promise<string[]> {
  const find = async () => [
    ...(await page.evaluate(findLost, scope)),
    ...(await page.evaluate(findUnfit, scope.isInViewOnly)),
  ];
  const first = await find();
  if (first.length === 0) return first;
  await page.waitForTimeout(400);
  const second = await find();
  return second.filter((line) => first.includes(line));
}

/** How far the page is scrolled between two looks, as a share of the window's height. */
const STEP = 0.6;

/** Goes down the page: scenes place their words as they come. */
async function lookAtEachScreen(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (let isEnd = false, screens = 0; !isEnd; screens += STEP) {
    isEnd = await page.evaluate(async (down) => {
      window.scrollTo({ top: down * innerHeight, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      // On a busy machine a scene places its words later.
      await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    }, screens);
    found.push(...(await look(page, { isInViewOnly: true, isWithDrawings: true })));
  }
  return found;
}

/** One visit a reading and text size: the window is resized, since that is what costs least. */
async function expectFit(
  page: Page,
  route: string,
  textPercent: number,
  sizes: readonly Size[],
  direction?: 'rtl',
): Promise<Set<Left>> {
  const seen = new Set<Left>();
  const session: CDPSession = await page.context().newCDPSession(page);
  // The reader's own font size; it is read as a page begins.
  await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * textPercent) / 100 } });
  for (const reading of ['scroll', 'plain']) {
    await page.goto(reading === 'plain' ? `${route}?view=plain` : route);
    await waitUntilHydrated(page);
    await page.evaluate(() => document.fonts.ready);
    // Scenes are laid out anew with the window.
    if (direction) await page.evaluate((dir) => Object.assign(document.documentElement, { dir }), direction);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.waitForTimeout(100);
      const found =
        reading === 'scroll' && SCENES.test(route)
          ? await lookAtEachScreen(page)
          : await look(page, { isInViewOnly: false, isWithDrawings: true });
      const at = `${size.width}${textPercent === 100 ? '' : ' ×2'}`;
      const known = LEFT.filter(({ where }) => where[`${route}, ${reading}`]?.includes(at));
      for (const left of known.filter(({ what }) => found.some((line) => what.test(line)))) seen.add(left);
      const fresh = found.filter((line) => !known.some(({ what }) => what.test(line)));
      const sideways = await page.evaluate(() => {
        window.scrollTo(9999, window.scrollY);
        return window.scrollX;
      });
      if (sideways !== 0) fresh.push('scrolls sideways');
      expect.soft([...new Set(fresh)], `${route}, ${reading} reading, ${at}`).toEqual([]);
    }
  }
  return seen;
}

for (const route of [...ROUTES, ...EMBEDS, 'nope']) {
  test(`${route} fits in the longest words, on the narrowest phone and on a wide screen`, async ({
    page,
  }) => {
    await expectFit(page, route, 100, [NARROWEST, WIDEST]);
  });

  // The longest words of Latin letters as Arabic lines run: what fits there has room in a mirrored page.
  test(`${route} fits in the longest words from the right`, { tag: '@long' }, async ({ page }) => {
    test.skip(!isLong, 'they run as their language does');
    await expectFit(page, route, 100, [NARROWEST, SIDEWAYS, WIDEST], 'rtl');
  });

  test(`${route} fits in the longest words, clean for axe, at sizes between and with text of 200%`, {
    tag: '@long',
  }, async ({ page }) => {
    test.setTimeout(240_000);
    const seen = await expectFit(page, route, 100, [NARROWEST, ...BETWEEN]);
    // It has come to the plain reading.
    await page.setViewportSize(NARROWEST);
    await expectAxeClean(page);
    const seenLarge = await expectFit(page, route, 200, [NARROWEST, ...BETWEEN, WIDEST]);
    const mended = LEFT.filter(
      (left) =>
        isLong &&
        [`${route}, scroll`, `${route}, plain`].some((place) => place in left.where) &&
        !seen.has(left) &&
        !seenLarge.has(left),
    );
    expect
      .soft(
        mended.map(({ why }) => why),
        'what is mended must leave the list',
      )
      .toEqual([]);
  });
}
