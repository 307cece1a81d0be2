import type { Page } from '@playwright/test';
import type { ReactNode } from 'react';
import * as chart from '#words/charts';
import { receipt } from '#words/claim';
import { heading as errorHeading } from '#words/error';
import { FABRIC_WORDS } from '#words/fabrics';
import { saidYou, titleLines } from '#words/home';
import { chapterLake, plain, still } from '#words/shell';
import { howMany } from '#words/shirt';
import { figures, foundOf } from '#words/sources';
import { cupsOfWater } from '#words/text/count';
import { FABRICS } from '#words/text/fabrics';
import { cupsInShirt } from '#words/text/label';
import { percent } from '#words/text/units';
import { parseLanguages } from '../../server/settings.mjs';
import { formatNumber } from '../../src/model/format.ts';
import { describeMost } from '../../src/model/threeCounts.ts';
import { LANGUAGE, LANGUAGE_FOLDER, textOf } from './harness/language.ts';
import {
  followBarLink,
  holdRequests,
  open,
  openReading,
  openWithState,
  waitUntilHydrated,
} from './harness/pages.ts';
import { expect, test } from './harness/site.ts';
import { startTranslator } from './harness/translator.ts';

test.setTimeout(120_000);
test.use({
  // The unknown page is answered with a 404, and closed tables are laid out unseen when the reading changes; every
  // button is pressed twice, that to print too.
  expectedLogs:
    /^error: Failed to load resource: the server responded with a status of 404|^verbose: Rendering was performed in a subtree hidden|^warning: Ignoring too frequent calls to print/,
});

/** A page of scenes, of cards, of charts, of entries and of puzzles. */
const KINDS = ['thirsty_fashion/info1', 'thirsty_fashion/info3', 'charts/fabrics', 'sources', 'teach/slip'];
const EMBED = 'charts/embed/production';
const OWN_HEADING = new RegExp(`^(?!${errorHeading})`, 'i');
const TITLE = Object.values(titleLines).filter(Boolean).join(' ');
/** "12 of 180 figures". */
const FOUND = new RegExp(`^${foundOf(1, 1).replaceAll('1', '[1-9]\\d*')}${figures(2)}$`, 'i');
/** Languages beside that of the run; a page of theirs is translated as well. */
const OTHERS = parseLanguages(process.env.SITE_LANGUAGES).filter((language) => language !== LANGUAGE);
const main = (page: Page) => page.getByRole('main');
/** "Cotton drinks. Polyamide burns. Wool smokes." */
const SMOKES = describeMost().all;
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

/** What the translator makes of a message. */
const capitals = (message: ReactNode) => textOf(message).toUpperCase();

/** Opens a page, with the visitor's number where one is given, and translates it once all of it runs. */
async function openTranslated(page: Page, path: string, userInput?: number) {
  if (userInput === undefined) await open(page, path);
  else await openWithState(page, path, { userInput });
  await waitUntilHydrated(page);
  await startTranslator(page);
}

/** The page stands there in other words, and nothing in the place of it or of one of its sections. */
async function expectAlive(page: Page, heading: string | RegExp) {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(heading, { ignoreCase: true });
  await expect(title.locator('font').first()).toBeAttached();
  await expect(page.locator('[data-fallen]')).toHaveCount(0);
}

async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y <= document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Presses whatever can be pressed in the page's text, but what saves a file. */
async function pressEachButton(page: Page) {
  await main(page).evaluate(async (element) => {
    for (const pressed of element.querySelectorAll<HTMLElement>('button, summary')) {
      if (!pressed.isConnected || !pressed.checkVisibility()) continue;
      pressed.click();
      await new Promise((done) => setTimeout(done, 50));
    }
  });
}

/** Turns both switches on and off again: plain, still. */
async function changeReadings(page: Page) {
  await openReading(page);
  for (const name of [plain, still, plain, still]) {
    await page.getByRole('switch', { name }).click();
    if (name === plain) await readToTheEnd(page);
  }
}

for (const route of [...KINDS, EMBED]) {
  const tag = route === EMBED ? [] : route === 'thirsty_fashion/info1' ? '@all' : '@long';
  test(`${route} lives on when a translator moves its text`, { tag }, async ({ page }) => {
    await openTranslated(page, route);
    await readToTheEnd(page);
    await pressEachButton(page);
    await pressEachButton(page);
    await readToTheEnd(page);
    await expectAlive(page, OWN_HEADING);
    if (route === EMBED) return;
    await changeReadings(page);
    await expectAlive(page, OWN_HEADING);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await followBarLink(page, route === 'sources' ? 'charts/fabrics' : 'sources');
    await page.goBack();
    await readToTheEnd(page);
    await expectAlive(page, heading);
  });
}

test.describe('a page in another language', () => {
  // Addresses of other languages begin at the base.
  test.skip(LANGUAGE_FOLDER !== '', 'the run is in that language');

  test('lives on when a translator moves its text', async ({ page }) => {
    const [language] = OTHERS;
    test.skip(language === undefined, 'the site was built in one language');
    await openTranslated(page, `${language}/charts/fabrics`);
    await expect(page.locator('html')).toHaveAttribute('lang', language ?? '');
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await readToTheEnd(page);
    await pressEachButton(page);
    await pressEachButton(page);
    await expectAlive(page, heading);
    await followBarLink(page, 'sources');
    await expect(page).toHaveURL(new RegExp(`/${language}/`));
    await page.goBack();
    await readToTheEnd(page);
    await expectAlive(page, heading);
  });
});

test('home counts and pours into info1 when a translator moves its text', { tag: '@all' }, async ({
  page,
}) => {
  await openTranslated(page, 'thirsty_fashion');
  const cup = (cups: number) => button(page, cupsOfWater(cups, String(cups)));
  for (const cups of [1, 6, 3]) {
    await cup(cups).hover();
    await expect(main(page)).toContainText(capitals(cupsOfWater(cups, String(cups))));
  }
  await cup(6).click();
  await expect(main(page).locator('[aria-live]')).toHaveText(capitals(saidYou(cupsOfWater(6, '6'))));
  await expect(page).toHaveURL(/\/info1$/);
  await expectAlive(page, howMany);
  await readToTheEnd(page);
  await expect(main(page)).toContainText(percent(formatNumber(0.05253)));
  await page.goBack();
  await expectAlive(page, TITLE);
});

test('charts play, tell of their bars and sort when a translator moves their text', { tag: '@all' }, async ({
  page,
}) => {
  await openTranslated(page, 'charts/fabrics');
  const figure = main(page).locator('[data-measure="energy"]');
  await button(page, FABRIC_WORDS.energy.press).click();
  await expect(button(page, FABRIC_WORDS.energy.press)).toBeDisabled();
  const pause = figure.getByRole('button', { name: new RegExp(`^${chart.pause}`, 'i') });
  await pause.click();
  await expect(figure.getByRole('button', { name: new RegExp(`^${chart.play}`, 'i') })).toBeVisible();
  for (const [bar, name] of [
    [0, FABRICS.cotton.name],
    [3, FABRICS.hemp.name],
  ] as const) {
    await figure.getByRole('radio').nth(bar).focus();
    await expect(figure.locator('p[data-told]')).toContainText(capitals(name));
    await expect(figure.locator('p[data-told]')).toContainText(capitals(receipt));
  }
  await main(page).locator('summary').click();
  const names = Object.values(FABRICS)
    .map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b, LANGUAGE));
  const table = main(page).locator('[data-measure="energy"] table');
  const firstRow = table.locator('tbody tr').first();
  await table.getByRole('columnheader').first().getByRole('button').click();
  await expect(firstRow).toContainText(capitals(names[0]));
  await table.getByRole('columnheader').first().getByRole('button').click();
  await expect(firstRow).toContainText(capitals(names.at(-1)));
});

test('the scene of the materials counts, and the label is sewn, when a translator moves their text', {
  tag: '@long',
}, async ({ page }) => {
  await openTranslated(page, 'thirsty_fashion/info3');
  await readToTheEnd(page);
  await expect(main(page).locator('[data-picture="costs"] .lead[data-shown]')).toContainText(
    capitals(SMOKES),
  );
  await expect(main(page).locator('[data-shown] > span > [data-claim="wool-co2"]')).toContainText('17');
  await expect(page.locator('[data-label] li').first()).toContainText(
    capitals(`${formatNumber(11_421)} ${cupsInShirt}`),
  );
});

test('the ledger finds figures by the words that a translator put there', { tag: '@all' }, async ({
  page,
}) => {
  await openTranslated(page, 'sources');
  await page.getByRole('searchbox').fill(chapterLake);
  await expect(main(page).locator('search [aria-live]')).toHaveText(FOUND);
  await main(page).getByRole('combobox').first().selectOption('off');
  await expect(main(page).locator('search [aria-live]')).toHaveText(FOUND);
});

test.describe('translated before its script runs', () => {
  // React finds other words than it sent, and renders the page anew.
  test.use({ expectedLogs: /Minified React error #418/ });

  for (const route of ['thirsty_fashion/info3', 'sources']) {
    test(`${route} starts`, async ({ page }) => {
      const release = await holdRequests(page, /\/assets\/[^/]+\.js$/);
      await page.goto(route, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState === 'interactive');
      await startTranslator(page);
      release();
      await waitUntilHydrated(page);
      await readToTheEnd(page);
      await expectAlive(page, OWN_HEADING);
    });
  }
});
