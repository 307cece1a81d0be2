import { findJoinedWords } from './harness/copiedText.ts';
import { readLayoutShift, watchShifts } from './harness/layoutShift.ts';
import { open } from './harness/pages.ts';
import { ROUTES } from './harness/routes.ts';
import { expect, test } from './harness/site.ts';
import { testBothSizes } from './harness/sizes.ts';

/** What browsers and Lighthouse print as 0: a letter that swaps its font may move by a hair. */
const NOTHING = 0.001;
/** A page of one screen, of scenes, of charts and of entries: one of each kind for `npm test`. */
const KINDS: readonly string[] = ['thirsty_fashion', 'thirsty_fashion/info1', 'charts/fabrics', 'sources'];
/** info1 names the one external source that the specification asks for, the ledger all of them. */
const WITH_OUTBOUND_LINKS: readonly string[] = ['thirsty_fashion/info1', 'sources'];

// One visit, many looks: what opens a page anew costs more than what is asked of it. The harness fails each test for
// a line in the console, and for a request to another host.
for (const route of ROUTES) {
  testBothSizes(
    `${route}, read to its end, shifts nothing and stands at every size`,
    KINDS.includes(route) ? 'desktop' : undefined,
    async (page, size) => {
      // Another page before: then the fonts are there with the first paint, however busy the machine, and nothing else is.
      await page.goto('thirsty_fashion/about', { waitUntil: 'networkidle' });
      await watchShifts(page);
      await open(page, route);
      await page.evaluate(() => document.fonts.ready);
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (!WITH_OUTBOUND_LINKS.includes(route))
        await expect.soft(page.locator('a[href^="http"]'), 'outbound links').toHaveCount(0);

      await test.step('shifts nothing, at load or read to its end', async () => {
        await page.evaluate(async () => {
          const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
          for (let y = 0; y <= document.documentElement.scrollHeight; y += window.innerHeight / 2) {
            window.scrollTo(0, y);
            for (let i = 0; i < 4; i++) await nextFrame();
          }
        });
        await page.waitForLoadState('networkidle');
        expect.soft(await readLayoutShift(page), 'layout shift').toBeLessThan(NOTHING);
      });

      await test.step('sets no serif thinner than the file that it fetches', async () => {
        const serifs = await page.evaluate(() =>
          [...document.querySelectorAll('body *')]
            .map((element) => getComputedStyle(element))
            .filter(({ fontFamily }) => fontFamily.startsWith('"Thread Serif"'))
            .map(({ fontWeight }) => Number(fontWeight)),
        );
        expect.soft(serifs.length).toBeGreaterThan(0);
        expect.soft(Math.min(...serifs)).toBeGreaterThanOrEqual(400);
      });

      await test.step('leaves a space between its words when they are copied', async () => {
        expect.soft(await findJoinedWords(page)).toEqual([]);
      });

      await test.step('keeps no content for a pointer that hovers', async () => {
        const revealing = await page.evaluate(() => {
          const listRules = (rules: CSSRuleList): CSSStyleRule[] =>
            [...rules].flatMap((rule) => [
              ...(rule instanceof CSSStyleRule ? [rule] : []),
              ...('cssRules' in rule ? listRules((rule as CSSGroupingRule).cssRules) : []),
            ]);
          return [...document.styleSheets]
            .filter(({ disabled }) => !disabled)
            .flatMap((sheet) => listRules(sheet.cssRules))
            .filter(({ selectorText }) => selectorText.includes(':hover') && !selectorText.includes(':focus'))
            .filter(({ style }) =>
              ['display', 'visibility', 'opacity', 'content', 'max-height', 'clip-path'].some((name) =>
                style.getPropertyValue(name),
              ),
            )
            .map(({ cssText }) => cssText);
        });
        expect.soft(revealing).toEqual([]);
      });

      await test.step('stands a storm of resizes', async () => {
        if (size === 'phone') return;
        for (let turn = 0; turn < 12; turn += 1) {
          await page.setViewportSize({
            width: 320 + ((turn * 397) % 1200),
            height: 320 + ((turn * 211) % 700),
          });
        }
        await page.waitForTimeout(300);
        await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft((await page.getByRole('main').innerText()).trim()).not.toBe('');
      });

      // access/touch.spec.ts opens each page at this width.
      await test.step('does not scroll sideways at 320 pixels', async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        await expect
          .soft(async () => {
            const place = await page.evaluate(() => {
              window.scrollTo(9999, 0);
              return [window.scrollX, document.documentElement.clientWidth];
            });
            expect(place).toEqual([0, 320]);
          })
          .toPass({ timeout: 3000 });
      });
    },
  );
}
