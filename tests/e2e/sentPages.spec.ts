import type { Page } from '@playwright/test';
import { findFalseSentences } from '../falseSentences.ts';
import { calculateReadingGrade, isGraded } from '../readingGrade.ts';
import { LANGUAGE } from './harness/language.ts';
import { findStrayNumbers, readBlocks } from './harness/pageText.ts';
import { EMBEDS as ALL_EMBEDS, ROUTES } from './harness/routes.ts';
import { expect, test } from './harness/site.ts';
import { findUnmarked } from './harness/unconfirmed.ts';

/** Where a number may stand that is no claim, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  svg: 'what is drawn: the records of a chart, whose table states each as a claim, and the ticks of its axis',
  '[role="img"]': 'labels in a picture, which its words state as claims',
  '.needs-script': 'controls, and what they read back to the visitor',
  '[class*="place_"]': 'the number of a step',
  '[data-correction]': 'a wrong claim beside its check',
  '[data-source], [class*="source_"]': 'the year of a title',
  '[class*="credits_"]': 'the year of a title, the version of a license',
  '[data-count]': 'how many entries the ledger has, counted by the page',
  '[data-axis]': 'the ticks of an axis, the scale of a drawing',
  '[data-measured]': 'the longest value, to measure the scene’s room with',
  '[data-computed]': 'what the model of two lives works out of the claims that stand beside it',
  '[data-license]': 'the version of a license',
  '[data-citation]': 'the date of the edition',
  '[data-edition]': 'the date of the edition',
  '[data-plan]': 'the minutes of a lesson',
  '[data-working]': 'the key’s arithmetic: figures put into formulas',
  '[data-size]': 'how large a file is, counted by the build',
  '[data-tally]': 'the ten answers, on paper',
  '[class*="share_"]': 'the share above its bobbin: the answer beside it states it as a claim',
  '[class*="truth_"]': 'at how many wears: a number to begin with, of the reader’s',
  '[class*="rows_"], [class*="places_"] .plain-only':
    'places in their order: each is a claim in the table of its page',
  '[class*="tables_"] td': 'sums of the two claims beside them',
  '[data-change]': 'what an edition held before and after, and the titles of the figures that changed',
  'code, [class*="code_"]': 'code to paste, and the names of columns',
  'li[id^="ref-"]': 'titles, years and addresses of references',
};

/** The scenes that rest on one study, or on a model: each says so in one badge, and its figures need no sentence of their own. */
const BADGES: Readonly<Record<string, readonly string[]>> = {
  'thirsty_fashion/where': ['where-places'],
  'thirsty_fashion/lives': ['lives-tool'],
  'thirsty_fashion/info3': ['costs-process'],
};

/** Where a sentence may stand twice, each with its reason. */
const REPEATED: Readonly<Record<string, string>> = {
  '[data-evidence]': 'what was read of one figure: a record',
  '[data-entry] h4 + p, [data-entry] > p': 'what one figure counts: whoever opens its entry needs it there',
  '[data-alike] h4 + p:not(:last-child)': 'the same, of many',
  'li[id^="ref-"]': 'titles and years of references',
  [[
    '#cotton-liters, #used-up-cups, #rain-cups, #cotton-of-textile, #secondhand-replaces, #cups-per-wear-60',
    '#newer-rain-cups, #brazil-share, #washes-ironed, #mill-cups-average, #six-fabrics-cotton, #cotton-check',
    '#xinjiang-rain, #world-rain, #months-longer',
  ].join()]: 'twins of the figure before them: each receipt is read by itself',
};

/** What only the script fills, moves or listens to, what a chart says before its run, and answers that stay folded. */
const SCRIPT_ONLY =
  '[data-answer], .needs-script, .scroll-only, .paper-only, [aria-live], [aria-hidden="true"], [role="group"], [data-away="true"]';

const HIGHEST_GRADE = 9;
/** Pupils read these by themselves. */
const HIGHEST_GRADE_OF_LESSON = 8;
/** Not running text: labels, tables, lists of sources, references and their arithmetic. */
const NO_SENTENCES =
  'table, svg, button, .visually-hidden, [role="img"], [data-count], [data-axis], [data-citation], [data-source], [class*="source_"], li[id^="ref-"], [data-working], [data-entry] :is(b, .strong, .figure), [class*="labels_"]';

const EMBEDS = ['charts/embed/production', 'charts/embed/energy'];
const PAGES: readonly string[] = [...ROUTES, ...EMBEDS];

// The HTML as sent: each page is opened once, and asked many things.
test.use({ javaScriptEnabled: false });

/** Text of the page that is not to be seen. */
const listHidden = (page: Page) =>
  page
    .getByRole('main')
    .locator('h1, h2, h3, p, li, dt, dd, figcaption')
    .evaluateAll(
      (elements, scriptOnly) =>
        elements
          .filter((element) => (element.textContent ?? '').trim() !== '')
          .filter((element) => element.closest(scriptOnly) === null)
          .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((element) => element.outerHTML.slice(0, 120)),
      SCRIPT_ONLY,
    );

/** The sentences of four words or more that stand there again. */
function findRepeated(blocks: readonly string[]): string[] {
  const sentences = blocks
    .flatMap((block) => block.split(/(?<=[.!?।؟])\s+/))
    .filter((text) => /^(\S+\s+){3,}.*[.!?।؟]$/.test(text));
  return sentences.filter((text, index) => sentences.indexOf(text) < index);
}

for (const route of PAGES) {
  test(`${route} is whole without script, and every number and sentence in it holds`, async ({ page }) => {
    await page.goto(route);

    await test.step('states every number as a claim, or for a reason', async () => {
      expect.soft(await findStrayNumbers(page, Object.keys(EXCEPTIONS))).toEqual([]);
    });

    await test.step('marks every number that nobody has read, and says what the mark means', async () => {
      expect.soft(await findUnmarked(page)).toEqual([]);
    });

    await test.step('says how sure it is once: by one badge a scene, and by no sentence twice', async () => {
      const badged = await page
        .locator('[data-badge]:visible')
        .evaluateAll((badges) =>
          badges.map((badge) => badge.closest('[data-section]')?.getAttribute('data-section')),
        );
      expect.soft(badged).toEqual(BADGES[route] ?? []);
      const blocks = await readBlocks(
        page,
        `table, svg, button, .screen-only, .paper-only, ${Object.keys(REPEATED).join()}`,
      );
      // A sheet asks the same of each of its tasks.
      if (!route.startsWith('teach')) expect.soft(findRepeated(blocks)).toEqual([]);
    });

    // Its patterns are of English sentences.
    await test.step('holds no sentence that our records contradict', async () => {
      // A claim that stands beside its check is exempt: in a correction, and in its own entry of the ledger.
      const blocks = await readBlocks(page, '[data-correction], [data-entry], [data-alike]');
      expect.soft(blocks.length).toBeGreaterThan(0);
      expect.soft(blocks.flatMap((block) => findFalseSentences(block))).toEqual([]);
    });

    // info1 names the one external source that the specification asks for.
    if (route !== 'sources' && route !== 'thirsty_fashion/info1') {
      await test.step('links to no other site', async () => {
        const origins = await page
          .locator('main a[href]')
          .evaluateAll((elements) =>
            elements.map((link) => new URL((link as HTMLAnchorElement).href).origin),
          );
        expect.soft(origins.filter((origin) => origin !== new URL(page.url()).origin)).toEqual([]);
      });
    }

    if (EMBEDS.includes(route)) return;

    await test.step('shows its whole text and no control that needs script', async () => {
      await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await listHidden(page)).toEqual([]);
      // A button that opens a popover works without script.
      await expect.soft(page.locator('button:not([popovertarget]):visible, input:visible')).toHaveCount(0);
    });

    const language = LANGUAGE;
    if (!route.endsWith('about') && isGraded(language)) {
      const highest = route.startsWith('teach') ? HIGHEST_GRADE_OF_LESSON : HIGHEST_GRADE;
      await test.step(`can be read in grade ${highest} or below`, async () => {
        const text = await readBlocks(page, `h1, h2, h3, h4, ${NO_SENTENCES}`);
        // Home says all it says in its headings.
        const grade = calculateReadingGrade(
          text.length > 0 ? text : await readBlocks(page, NO_SENTENCES),
          language,
        );
        test.info().annotations.push({ type: 'reading grade', description: grade.toFixed(1) });
        expect.soft(grade).toBeGreaterThan(-1);
        expect.soft(grade).toBeLessThanOrEqual(highest);
      });
    }
  });
}

test('no other embed lets a number that nobody has read stand without its mark', {
  tag: '@everyLanguage',
}, async ({ page }) => {
  for (const embed of ALL_EMBEDS.filter((route) => !EMBEDS.includes(route))) {
    await page.goto(embed);
    expect.soft(await findUnmarked(page), embed).toEqual([]);
  }
});
