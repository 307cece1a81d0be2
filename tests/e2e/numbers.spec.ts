import { findFalseSentences } from '../../src/model/falseSentences.ts';
import { findStrayNumbers, readBlocks } from './harness/pageText.ts';
import { ROUTES as PAGES } from './harness/routes.ts';
import { expect, test } from './harness/site.ts';

/** Where a number may stand that is no claim, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  svg: 'what is drawn: the records of a chart, whose table states each as a claim, and the ticks of its axis',
  '[role="tooltip"]': 'a bar’s record once more: its tooltip holds the link to the receipt',
  '[role="img"]': 'labels in a picture, which its words state as claims',
  '.needs-script': 'controls, and what they read back to the visitor',
  '[class*="survey_"]': 'the ten answers',
  '[class*="place_"]': 'the number of a step',
  '[class*="rank_"]': 'a rank, computed from the records',
  '[class*="lede_"]': 'a key to the drawing: what one turn of thread stands for',
  '[class*="picture_"] figcaption': '"3D" names a kind of picture',
  '[data-darn]': 'a wrong claim beside its check',
  '[class*="source_"]': 'the year of a title',
  '[class*="credits_"]': 'the year of a title, the version of a license',
  '[data-count]': 'how many entries the ledger has, counted by the page',
  '[data-axis]': 'the ticks of an axis',
  '[data-citation]': 'the date of the edition',
  '[data-edition]': 'the date of the edition',
  'li[id^="ref-"]': 'titles, years and addresses of references',
};

const ROUTES = [...PAGES, 'charts/embed/production', 'charts/embed/energy'];

// The HTML as sent: one width is enough.
test.skip(({ isMobile }) => isMobile);
test.use({ javaScriptEnabled: false });

for (const route of ROUTES) {
  test(`${route} states every number as a claim, or for a reason`, async ({ page }) => {
    await page.goto(route);
    expect(await findStrayNumbers(page, Object.keys(EXCEPTIONS))).toEqual([]);
  });

  test(`${route} holds no sentence that our records contradict`, async ({ page }) => {
    await page.goto(route);
    // A claim that stands beside its check is exempt: in a darn, and in its own entry of the ledger.
    const blocks = await readBlocks(page, '[data-darn], [data-entry]');
    expect(blocks.length).toBeGreaterThan(0);
    expect(blocks.flatMap((block) => findFalseSentences(block))).toEqual([]);
  });
}

test('each exception is needed', async ({ page }) => {
  const needed = new Set<string>();
  for (const route of ROUTES) {
    await page.goto(route);
    for (const selector of Object.keys(EXCEPTIONS)) {
      if (needed.has(selector)) continue;
      const others = Object.keys(EXCEPTIONS).filter((other) => other !== selector);
      if ((await findStrayNumbers(page, others)).length > 0) needed.add(selector);
    }
  }
  expect(Object.keys(EXCEPTIONS).filter((selector) => !needed.has(selector))).toEqual([]);
});

test('every figure on every page has its entry among the sources', async ({ page }) => {
  await page.goto('sources');
  const entries = await page.locator('[data-entry]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(new Set(entries).size).toBe(entries.length);
  const missing = new Set<string>();
  for (const route of ROUTES) {
    await page.goto(route);
    const claims = await page
      .locator('[data-claim]')
      .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).dataset.claim ?? ''));
    for (const claim of claims) if (!entries.includes(claim)) missing.add(`${claim} on ${route}`);
    const links = await page
      .locator('a[data-claim]')
      .evaluateAll((elements) => elements.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
    expect(links.filter((id) => !entries.includes(id))).toEqual([]);
  }
  expect([...missing]).toEqual([]);
});

test('external links stand among the sources only', async ({ page, baseURL }) => {
  const outside: string[] = [];
  for (const route of ROUTES.filter((path) => path !== 'sources')) {
    await page.goto(route);
    const hrefs = await page
      .locator('main a[href]')
      .evaluateAll((elements) => elements.map((link) => (link as HTMLAnchorElement).href));
    const origin = new URL(baseURL ?? '').origin;
    outside.push(
      ...hrefs.filter((href) => new URL(href).origin !== origin).map((href) => `${route} ${href}`),
    );
  }
  // info1 names the one external source that the specification asks for.
  expect(outside.filter((line) => !line.startsWith('thirsty_fashion/info1 '))).toEqual([]);
});
