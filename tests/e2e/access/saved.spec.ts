import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { open, waitUntilHydrated } from '../harness/pages.ts';
import { ROUTES } from '../harness/routes.ts';
import { expect, test } from '../harness/site.ts';

/** Headings and paragraphs that nobody can see; what is made for a press or for screen readers aside. */
const listUnseen = (page: Page) =>
  page.locator('main :is(h1, h2, h3, p)').evaluateAll((elements) =>
    elements
      .filter(
        (element) =>
          /\S/.test(element.textContent ?? '') &&
          !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          // The last are a chart's questions: nobody can answer them.
          !element.closest(
            '[aria-hidden="true"], [hidden], [popover], .needs-script, .scroll-only, .paper-only',
          ) &&
          // An answer is folded away, and its fold can be pressed.
          !element.closest('details')?.querySelector('summary')?.checkVisibility(),
      )
      .map((element) => element.textContent?.slice(0, 60)),
  );

/** How many parts of bars wait for a press. */
const countUngrown = (page: Page) =>
  page
    .locator('[data-measure] svg[role="group"] g')
    .evaluateAll(
      (groups) => groups.filter((group) => getComputedStyle(group).visibility === 'hidden').length,
    );

/** The page as savers keep it: its document as it stands, without its scripts. */
const stripScripts = (page: Page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const script of copy.querySelectorAll('script, link[rel="modulepreload"]')) script.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });

/** Reads the page from its top to its end, so that whatever comes near has come, and stops in the middle of its scenes. */
const walk = (page: Page) =>
  page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    const stops = Array.from(
      { length: Math.ceil(scrollHeight / innerHeight) },
      (_, stop) => stop * innerHeight,
    );
    for (const top of [...stops, scrollHeight / 3]) {
      scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }
  });

// A saved page keeps its policy, which drops the inline styles that the scenes had set; and it lies on the disk.
test.use({ expectedLogs: /^error: Applying inline style|^error: policy broken: style-src|^asked file:/ });

/** A page of scenes and one of bars that wait for a press stand for all. */
const KINDS: readonly string[] = ['thirsty_fashion/info1', 'charts/fabrics'];

for (const route of ROUTES) {
  const tag = KINDS.includes(route) ? [] : ['@long'];
  test(
    `${route} shows all its words when it is saved from the middle of its scenes`,
    { tag },
    async ({ page }, info) => {
      await open(page, route);
      await waitUntilHydrated(page);
      await walk(page);
      await expect(page.locator('html')).toHaveAttribute('data-view', 'scroll');
      const hasBars = (await page.locator('main [data-press]:enabled').count()) > 0;
      expect((await countUngrown(page)) > 0).toBe(hasBars);
      const html = await stripScripts(page);
      const session = await page.context().newCDPSession(page);
      const { data } = await session.send('Page.captureSnapshot', { format: 'mhtml' });

      // As Firefox 115 to 120 read it, which know no ":has()" and drop the rules in which it stands.
      const body = html.replace(/<meta http-equiv[^>]*>/, '').replaceAll(':has(', ':-not-known(');
      await page.route('**/saved.html', (request) => request.fulfill({ contentType: 'text/html', body }));
      await page.goto('saved.html');
      await expect(page.locator('html')).toHaveAttribute('data-view', 'scroll');
      expect.soft(await listUnseen(page), 'without its scripts').toEqual([]);
      await expect.soft(page.locator('.needs-script:visible')).toHaveCount(0);
      expect.soft(await countUngrown(page), 'bars that wait for a press').toBe(0);

      const file = info.outputPath('saved.mhtml');
      writeFileSync(file, data);
      await page.goto(pathToFileURL(file).href);
      await expect(page.locator('html')).toHaveAttribute('data-view', 'scroll');
      expect.soft(await listUnseen(page), 'as a web archive').toEqual([]);
    },
  );
}
