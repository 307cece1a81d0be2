import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { show } from '#words/guess';
import { findBareNumbersOfReading } from '../../bareNumbers.ts';
import { LANGUAGE } from '../harness/language.ts';
import { open, waitUntilHydrated } from '../harness/pages.ts';
import { readAloud } from '../harness/readAloud.ts';
import { ROUTES } from '../harness/routes.ts';
import { expect, test } from '../harness/site.ts';

// The reviewed texts: what a screen reader tells of an English page, line by line, in both readings. Of pages with scenes it is
// all; of others their headings, their controls and their claims. After a change that is meant, `UPDATE_READING=1 npx playwright
// test readAloud` writes them anew: read them before you commit.
const FOLDER = 'tests/reading';
const VIEWS = { plain: '?view=plain', scroll: '' } as const;
/** The pages whose words change with their scenes, and on which the most is guessed, poured and compared. */
const WHOLE = [
  'thirsty_fashion',
  'thirsty_fashion/info1',
  'thirsty_fashion/where',
  'thirsty_fashion/info2',
  'thirsty_fashion/info3',
  'charts/fabrics',
];
/** A heading but those of single entries, or what can be pressed, set or filled. */
const OUTLINED =
  /^ *(heading: .*\([123]\)$|(button|slider|textbox|searchbox|spinbutton|combobox|radio|checkbox|switch|DisclosureTriangle): )/;

/** Images and controls that say nothing. A popover's and a disclosure's group need no name: their parts have one. */
const UNNAMED = /^ *(image|img|button|link|slider|textbox|searchbox|spinbutton|combobox|table): ?(\(.*)?$/;
/** Private-use letters, replacement characters, and words that a script forgot to fill. */
const SOUP = /[\uE000-\uF8FF\uFFFD]|\b(NaN|undefined|null|Infinity)\b|\[object/;

/** Where the site stands, and which edition it is, are not the page's words. */
async function readPage(page: Page, baseURL = ''): Promise<string> {
  const lines = await readAloud(page);
  return `${lines.join('\n')}\n`
    .replaceAll(baseURL, 'https://…/')
    .replace(/\(zip, [\d.]+ MB\)/, '(zip, …)')
    .replace(/Edition \d+, of .*?\./, 'Edition ….')
    .replace(/Edition \d+, \w+ \d+, \d{4}/g, 'Edition …')
    .replace(/\(\d{4}, \w+ \d+\)\. The Thirsty(.*?) \(Edition \d+\)/, '(…). The Thirsty$1 (…)')
    .replace(/, \d+ kB/g, ', …')
    .replace(/<iframe .*?<\/iframe>/g, '<code …>');
}

/** What stands in `main`, without its running text, and which figures it claims. */
function outline(reading: string, claims: readonly unknown[]): string {
  const lines = reading.split('\n');
  const [first, ...rest] = lines.slice(lines.indexOf('main:'));
  const end = rest.findIndex((line) => /^\S/.test(line));
  const main = [first, ...rest.slice(0, end)].filter((line) => OUTLINED.test(line ?? ''));
  return [...main.map((line) => line?.trim()), ...claims.map((id) => `claim: ${id}`), ''].join('\n');
}

/** Answers each question: what waits for a guess is read, too. */
async function showAnswers(page: Page): Promise<void> {
  for (const button of await page.locator('main').getByRole('button', { name: show, exact: true }).all()) {
    await button.click();
  }
  // The label says its truths once it is seen.
  const waiting = page.locator('main .unanswered');
  if ((await waiting.count()) > 0)
    await waiting.last().evaluate((element) => element.parentElement?.scrollIntoView());
  await expect(waiting).toHaveCount(0);
}

/** Every claim of this page that a reader can meet: what is shown, and what a press brings out. */
const listClaims = (page: Page) =>
  page
    .locator('main [data-claim]:not(.without-script *)')
    .evaluateAll((elements) => [
      ...new Set(elements.map((element) => (element as HTMLElement).dataset.claim)),
    ]);

/** The claims that are laid out and not transparent. */
const listShown = (page: Page) =>
  page
    .locator('main [data-claim]:not(.without-script *)')
    .evaluateAll((elements) => [
      ...new Set(
        elements
          .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((element) => (element as HTMLElement).dataset.claim),
      ),
    ]);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of ROUTES) {
  test(`${route} tells its page in the reviewed words, and makes the same claims in both readings`, async ({
    page,
    baseURL,
  }) => {
    const claims: Record<string, unknown[]> = {};
    for (const [view, query] of Object.entries(VIEWS)) {
      await open(page, route + query);
      await waitUntilHydrated(page);
      await showAnswers(page);
      const own = (await listClaims(page)).toSorted();
      claims[view] = own;
      if (view === 'plain')
        expect.soft((await listShown(page)).toSorted(), 'the plain reading shows each').toEqual(own);
      const isWhole = WHOLE.includes(route);
      // The reviewed texts are English; what is outlined has the same outline in both readings.
      if (LANGUAGE === 'en' && (isWhole || view === 'plain')) {
        const read = async () => {
          const text = await readPage(page, baseURL);
          // Entries of the ledger are its claims: their words are those of the records.
          return isWhole ? text : outline(text, route === 'sources' ? [] : own);
        };
        const file = `${FOLDER}/${route.replaceAll('/', '-')}.${isWhole ? view : 'outline'}.txt`;
        if (process.env.UPDATE_READING) {
          // Until what was announced has passed.
          await page.waitForTimeout(7000);
          mkdirSync(FOLDER, { recursive: true });
          writeFileSync(file, await read());
        }
        expect(existsSync(file), `${file} holds the reviewed reading`).toBe(true);
        await expect.soft.poll(read).toBe(readFileSync(file, 'utf8'));
      }
      const reading = await readPage(page, baseURL);
      if (LANGUAGE === 'en')
        expect.soft(findBareNumbersOfReading(reading), 'numbers without their unit').toEqual([]);
      const lines = reading.split('\n');
      expect.soft(lines.filter((line) => UNNAMED.test(line) || SOUP.test(line))).toEqual([]);
    }
    expect.soft(claims.plain).toEqual(claims.scroll);
  });
}
