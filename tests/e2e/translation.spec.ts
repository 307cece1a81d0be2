import type { Page } from '@playwright/test';
import { followBarLink, holdRequests, open, openWithState, waitUntilHydrated } from './harness/pages.ts';
import { ROUTES } from './harness/routes.ts';
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
const EMBEDS = ['charts/embed/production', 'charts/embed/water'];
const OWN_HEADING = /^(?!unexpected application error)/i;
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

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
    for (const pressed of element.querySelectorAll<HTMLElement>('button:not([data-save]), summary')) {
      if (!pressed.isConnected || !pressed.checkVisibility()) continue;
      pressed.click();
      await new Promise((done) => setTimeout(done, 50));
    }
  });
}

/** Turns both switches on and off again: plain, still. */
async function changeReadings(page: Page) {
  for (const name of ['Plain', 'Still', 'Plain', 'Still']) {
    await page.getByRole('banner').getByRole('button', { name }).click();
    if (name === 'Plain') await readToTheEnd(page);
  }
}

for (const route of [...ROUTES.slice(1), ...EMBEDS]) {
  // One chart stands for all in `npm test`; the journeys below read the pages with scenes, and all pages start translated.
  const tag = route === 'charts/embed/production' ? [] : KINDS.includes(route) ? '@long' : '@walk';
  test(`${route} lives on when a translator moves its text`, { tag }, async ({ page }) => {
    await openTranslated(page, route);
    await readToTheEnd(page);
    await pressEachButton(page);
    await pressEachButton(page);
    await readToTheEnd(page);
    await expectAlive(page, OWN_HEADING);
    if (EMBEDS.includes(route)) return;
    await changeReadings(page);
    await expectAlive(page, OWN_HEADING);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await followBarLink(page, route === 'sources' ? 'charts/fabrics' : 'sources');
    await page.goBack();
    await readToTheEnd(page);
    await expectAlive(page, heading);
  });
}

test('an unknown page has its way home, and back, when a translator moves its text', {
  tag: '@long',
}, async ({ page }) => {
  await openTranslated(page, 'nope');
  await expectAlive(page, 'Unexpected Application Error!');
  await main(page).getByRole('link').click();
  await expectAlive(page, 'The Thirsty Fashion Industry.');
  await page.goBack();
  await expectAlive(page, 'Unexpected Application Error!');
});

test('home counts and pours into info1 when a translator moves its text', { tag: '@long' }, async ({
  page,
}) => {
  await openTranslated(page, 'thirsty_fashion');
  const cup = (cups: number) => button(page, new RegExp(`^${cups} cups? of water$`));
  for (const cups of [1, 6, 3]) {
    await cup(cups).hover();
    await expect(main(page)).toContainText(new RegExp(`${cups} ${cups === 1 ? 'CUP' : 'CUPS'} OF WATER`));
  }
  await cup(6).click();
  await expect(main(page).locator('[aria-live]')).toHaveText('YOU CHOSE 6 CUPS OF WATER.');
  await expect(main(page).locator('[aria-live]')).toHaveText('ONE T-SHIRT: 11,421 CUPS OF WATER.');
  await expect(page).toHaveURL(/\/info1$/);
  await expectAlive(page, '6 cups.');
  await readToTheEnd(page);
  await expect(main(page)).toContainText('6 ÷ 11,421 = 0.00053');
  await page.goBack();
  await expectAlive(page, 'The Thirsty Fashion Industry.');
});

test('info1 follows each answer given in place when a translator moves its text', { tag: '@long' }, async ({
  page,
}) => {
  await openTranslated(page, 'thirsty_fashion/info1');
  for (const [cups, words, days] of [
    [6, 'THE YELLOW ONES.', '11,824 ÷ 6 = 1,971 DAYS'],
    [1, 'THE YELLOW ONE.', '11,824 ÷ 1 = 11,824 DAYS'],
    [10, 'THE YELLOW ONES.', '11,824 ÷ 10 = 1,182 DAYS'],
  ] as const) {
    const answer = button(page, new RegExp(`^${cups} cups? of water$`));
    await answer.dispatchEvent('click');
    await expect(main(page)).toContainText(words);
    await expect(main(page)).toContainText(days);
    await expect(main(page)).toContainText(`${cups} ÷ 11,421`);
  }
  await readToTheEnd(page);
  await expectAlive(page, '10 cups.');
});

test('info2 and info3 follow the visitor’s number when a translator moves their text', async ({ page }) => {
  await openTranslated(page, 'thirsty_fashion/info2', 6);
  await readToTheEnd(page);
  await expect(main(page)).toContainText('ONE YARN IS ONE PERCENT. ');
  await followBarLink(page, 'thirsty_fashion/info3');
  await readToTheEnd(page);
  const wears = main(page).locator('p').filter({ hasText: 'EACH IS' });
  await expect(wears).toHaveText(/30 WEARS/);
  await button(page, 'More wears').click();
  await expect(wears).toHaveText(/40 WEARS/);
  await button(page, 'Fewer wears').click();
  await expect(wears).toHaveText(/30 WEARS/);
});

test('a darn is mended and counted when a translator moves its text', async ({ page }) => {
  await openTranslated(page, 'thirsty_fashion/info2');
  const darn = main(page).locator('[data-darn="lake"]');
  await darn.getByRole('button').press('Enter');
  await expect(darn).toHaveAttribute('data-mended', 'true');
  await expect(darn.locator('[tabindex="-1"]')).toHaveText(': 4.8% OF LAKE ONTARIO');
  await followBarLink(page, 'thirsty_fashion/info3');
  await expect(main(page).getByText('ONE OF FIVE CLAIMS MENDED')).toBeVisible();
});

test('receipts open and close when a translator moves their text', { tag: '@long' }, async ({ page }) => {
  await openTranslated(page, 'charts/production');
  await button(page, 'Take a look').click();
  for (let times = 0; times < 2; times += 1) {
    await main(page).locator('a[data-claim="garment-phase-share"]:visible').last().click();
    await expect(page.locator('[data-receipt]')).toContainText('QUOTED BY ANOTHER');
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-receipt]')).toHaveCount(0);
  }
});

test('charts play, tell of their bars and sort when a translator moves their text', { tag: '@long' }, async ({
  page,
}) => {
  await openTranslated(page, 'charts/fabrics');
  const figure = main(page).locator('[data-measure="energy"]');
  await button(page, 'Use Energy').click();
  await expect(button(page, 'Use Energy')).toBeDisabled();
  const pause = figure.getByRole('button', { name: /^pause/i });
  await pause.click();
  await expect(figure.getByRole('button', { name: /^play/i })).toBeVisible();
  for (const [bar, name] of [
    [0, 'COTTON'],
    [3, 'HEMP'],
  ] as const) {
    await figure.locator('g[role="img"]').nth(bar).focus();
    await expect(figure.locator('[data-open] b')).toContainText(name);
    await expect(figure.locator('[data-open]')).toContainText('RECEIPT');
  }
  await figure.locator('summary').click();
  const firstRow = figure.locator('tbody tr').first();
  await figure.getByRole('columnheader').first().getByRole('button').click();
  await expect(firstRow).toContainText('CELLULOSICS');
  await figure.getByRole('columnheader').first().getByRole('button').click();
  await expect(firstRow).toContainText('WOOL');
});

test('the scene of the materials counts, and the label is sewn, when a translator moves their text', {
  tag: '@long',
}, async ({ page }) => {
  await openTranslated(page, 'thirsty_fashion/info3');
  await readToTheEnd(page);
  await expect(main(page).locator('[data-words][data-shown]').last()).toContainText('NO FABRIC IS LEAST');
  await expect(main(page).locator('[data-claim="wool-co2"][data-shown]')).toContainText('17');
  const number = page.locator('[data-picture="label"] p').filter({ hasText: /one T-shirt$/i });
  await expect(number).toHaveText('11,824 CUPS IN ONE T-SHIRT');
  await button(page, '6 cups of water').click();
  await expect(number).toHaveText(/^1,971 of my days\sin one T-shirt$/i);
  await expect(main(page)).toContainText(/my 6 cups a day/i);
});

test('the ledger finds figures by the words that a translator put there', { tag: '@long' }, async ({
  page,
}) => {
  await openTranslated(page, 'sources');
  await page.getByRole('searchbox').fill('lake');
  await expect(main(page).locator('search [aria-live]')).toHaveText(/^\d+ OF \d+\sFIGURES$/);
  await main(page).getByRole('combobox').selectOption('off');
  await expect(main(page).locator('search [aria-live]')).toHaveText(/^\d+ OF \d+\sFIGURES$/);
});

test.describe('translated before its script runs', () => {
  // React finds other words than it sent, and renders the page anew.
  test.use({ expectedLogs: /Minified React error #418/ });

  for (const route of [...ROUTES, 'charts/embed/water']) {
    const tag = route === 'thirsty_fashion/info3' ? [] : '@long';
    test(`${route} starts`, { tag }, async ({ page }) => {
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
