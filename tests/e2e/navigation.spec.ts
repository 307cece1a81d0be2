import type { Page } from '@playwright/test';
import { press } from '#words/production';
import { allAbout } from '#words/receipt';
import { fabrics, whoMade } from '#words/shell';
import { followBarLink, open } from './harness/pages.ts';
import { ROUTES } from './harness/routes.ts';
import { expect, test } from './harness/site.ts';

const CHAPTERS = [
  'thirsty_fashion',
  'thirsty_fashion/info1',
  'thirsty_fashion/info2',
  'thirsty_fashion/info3',
];
const BESIDE = [
  'thirsty_fashion/where',
  'thirsty_fashion/lives',
  'charts/fabrics',
  'data',
  'thirsty_fashion/about',
  'teach',
];

test('the bar leads to every chapter and what stands beside them, without loading the page anew @base', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, 'thirsty_fashion');
  await page.evaluate(() => {
    document.documentElement.dataset.visit = 'first';
  });
  for (const chapter of [...CHAPTERS.slice(1), ...BESIDE, 'thirsty_fashion']) {
    await followBarLink(page, chapter);
    await expect(page).toHaveURL(new RegExp(`/${chapter}$`));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    const title = await page.title();
    await expect(page.locator('[aria-live]').filter({ hasText: title })).toHaveCount(1);
  }
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'first');
});

test('a page’s last link into the story, its footer and the needle lead on to the same chapter', async ({
  page,
}) => {
  for (const [route, next] of [
    ['thirsty_fashion/info1', 'thirsty_fashion/info2'],
    ['thirsty_fashion/where', 'thirsty_fashion/info2'],
    ['thirsty_fashion/info2', 'thirsty_fashion/info3'],
  ] as const) {
    await open(page, route);
    const to = new RegExp(`/${next}$`);
    await expect(page.locator(`main a[href$="/${next}"]`), route).toHaveCount(1);
    await expect(page.getByRole('contentinfo').getByRole('link').first(), route).toHaveAttribute('href', to);
    const needle = page.getByRole('banner').locator('li:has(svg) a');
    if (CHAPTERS.includes(route)) await expect(needle, route).toHaveAttribute('href', to);
    else await expect(needle, route).toHaveCount(0);
  }
  await open(page, 'thirsty_fashion/info3');
  const last = page.getByRole('contentinfo').getByRole('link').first();
  await expect(last).toHaveText(whoMade);
});

for (const [width, height, barPx] of [
  [1440, 900, 68],
  [390, 844, 60],
  [844, 390, 44],
] as const)
  test(`the bar is ${barPx} px high in ${width} × ${height}, and its button is pressed on 44`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, 'charts/fabrics');
    const bar = page.getByRole('banner');
    expect((await bar.boundingBox())?.height).toBe(barPx);
    for (const button of await bar.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBe(44);
    // Where the chapters' names leave no room for its own, nothing says it.
    const name = bar.getByText(fabrics, { exact: true }).filter({ visible: true });
    await expect(name).toHaveCount(width < height ? 1 : 0);
  });

test('the first page leaves the focus alone', async ({ page }) => {
  await open(page, 'thirsty_fashion/info1');
  await expect(page.locator('body')).toBeFocused();
});

test('each page can be reached from the home page by links alone', { tag: '@all' }, async ({
  page,
  baseURL,
}) => {
  const found = new Set<string>();
  const queue = ['thirsty_fashion'];
  const base = new URL(baseURL ?? '').pathname;
  for (const path of queue) {
    if (found.has(path)) continue;
    found.add(path);
    await open(page, path);
    const links = await page
      .locator('a[href]')
      .evaluateAll((elements) => elements.map((element) => (element as HTMLAnchorElement).pathname));
    const ours = links.filter((link) => link.startsWith(base)).map((link) => link.slice(base.length));
    queue.push(...ours.filter((link) => (ROUTES as readonly string[]).includes(link)));
  }
  const reachable = ROUTES.filter((route) => route !== 'thirsty_fashion/about');
  expect([...found]).toEqual(expect.arrayContaining([...reachable]));
});

for (const route of ['thirsty_fashion/info2', 'thirsty_fashion/info3']) {
  const tag = route === 'thirsty_fashion/info2' ? [] : '@long';
  test(`${route} starts at its top on load, reload and Back`, { tag }, async ({ page }) => {
    const expectTop = () => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await open(page, route);
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.reload();
    await expect(page.locator('html[data-script="ready"]')).toBeAttached();
    await page.waitForTimeout(200);
    await expectTop();
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.getByRole('banner').getByRole('link').first().click();
    // The address changes before the page does, and Back before that would not leave the page at all.
    await expect(page.locator('[data-cups]').first()).toBeAttached();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/${route}$`));
    await page.waitForTimeout(200);
    await expectTop();
  });
}

/** How far down the reader stands, how long the page is, and what lies in the middle of the window. */
function readPlace(page: Page) {
  return page.evaluate(() => ({
    scrollY: window.scrollY,
    heightPx: document.body.offsetHeight,
    text: document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.textContent,
  }));
}

/** Waits until nothing more has come into the page for half a second, and what counts in the window's middle has done so. */
async function waitUntilWhole(page: Page) {
  await page.evaluate(async () => {
    const main = document.querySelector('main') as HTMLElement;
    let last = '';
    for (let frames = 0; frames < 30; frames++) {
      await new Promise((done) => requestAnimationFrame(done));
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.textContent;
      const now = `${main.querySelectorAll('*').length} ${main.offsetHeight} ${middle}`;
      if (now !== last) frames = 0;
      last = now;
    }
  });
}

/** They begin at their top, as specified, wherever the reader stood before. */
const STARTS_AT_TOP: readonly string[] = ['thirsty_fashion/info2', 'thirsty_fashion/info3'];

// One of each kind in every way; tests/engines/returns.ts goes to each page and back, in three engines.
for (const route of [
  'thirsty_fashion/info1',
  'thirsty_fashion/info3',
  'charts/fabrics',
  'sources',
  'teach',
]) {
  // A short page stands for all in `npm test`.
  const next = 'charts/production';
  test(`Back, Forward and reload lead to where the reader stood on ${route}`, {
    tag: route === 'thirsty_fashion/info1' ? '@all' : '@long',
  }, async ({ page }) => {
    // Low enough for the short pages to be scrolled, too.
    await page.setViewportSize({ width: 1440, height: 400 });
    const stand = async () => {
      await waitUntilWhole(page);
      await page.evaluate(() => window.scrollTo(0, (document.body.offsetHeight - innerHeight) * 0.7));
      await waitUntilWhole(page);
      return readPlace(page);
    };
    const expectPlace = async (before: Awaited<ReturnType<typeof readPlace>>, when: string) => {
      await expect(page).toHaveURL(new RegExp(`/${route}$`));
      await expect(page.locator('html[data-script="ready"]')).toBeAttached();
      await waitUntilWhole(page);
      const { scrollY } = await readPlace(page);
      expect.soft(scrollY, when).toBe(STARTS_AT_TOP.includes(route) ? 0 : before.scrollY);
    };
    await open(page, route);
    const first = await stand();
    await followBarLink(page, next);
    await page.goBack();
    await expectPlace(first, 'opened first, Back');
    if (!STARTS_AT_TOP.includes(route)) expect(await readPlace(page)).toEqual(first);
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(`/${next}$`));
    await waitUntilWhole(page);
    await page.reload();
    await expect(page.locator('html[data-script="ready"]')).toBeAttached();
    await page.goBack();
    await expectPlace(first, 'opened first, Back from a page that was loaded anew');

    await open(page, next);
    await followBarLink(page, route);
    const second = await stand();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/${next}$`));
    await waitUntilWhole(page);
    await page.goForward();
    await expectPlace(second, 'opened second, Forward');
    const third = await stand();
    await page.reload();
    await expectPlace(third, 'opened second, reload');
    const fourth = await stand();
    await followBarLink(page, next);
    await page.goBack();
    await expectPlace(fourth, 'opened second, Back');
  });
}

test('Back to an entry of the ledger leads to where the reader stood, not to the entry', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, 'charts/production');
  // What gives the guess away comes with the press.
  await page.getByRole('button', { name: press }).press('Enter');
  await page.locator('a[data-claim="garment-phase-share"]:visible').last().press('Enter');
  await page.getByRole('link', { name: allAbout }).press('Enter');
  const entry = page.locator('#garment-phase-share');
  await expect(entry).toBeInViewport();
  await waitUntilWhole(page);
  await page.evaluate(() => window.scrollTo(0, 300));
  await waitUntilWhole(page);
  const before = await readPlace(page);
  await followBarLink(page, 'charts/production');
  await page.goBack();
  await expect(entry).toHaveAttribute('data-target', '');
  await waitUntilWhole(page);
  expect(await readPlace(page)).toEqual(before);
  await expect(entry).not.toBeInViewport();
});
