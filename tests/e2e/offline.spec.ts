import { expect, type Page, test } from '@playwright/test';
import { kept as saysKept } from '#words/keepOffline';
import { onwardLink } from '#words/lake';
import { backToOwn, languageNotKept } from '#words/text/notKept';
import { parseLanguages } from '../../server/settings.mjs';
import { locateTable } from '../../src/words/language.ts';
import { type Language, languageFolder } from '../../src/words/languages.ts';
import { confirmButton, Deployment, keepButton, visitAndKeep } from './harness/deployment.ts';
import { LANGUAGE, TO_BASE } from './harness/language.ts';
import { open, openLanguages } from './harness/pages.ts';
import { ROUTES } from './harness/routes.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 120_000 });

let host: Deployment;
test.beforeEach(async () => {
  host = new Deployment();
  await host.start();
});
test.afterEach(() => host.end());

test('with the server gone, every route works, with and without a slash @base', { tag: '@all' }, async ({
  page,
}) => {
  await visitAndKeep(page, host);
  await host.stop();
  for (const [index, route] of [...ROUTES, 'charts/embed/water'].entries()) {
    // A slash and a query take turns.
    for (const path of [route, index % 2 === 0 ? `${route}/` : `${route}?view=plain`]) {
      const response = await open(page, host.url(path));
      expect([path, response?.status()]).toEqual([path, 200]);
      await expect(page.getByRole('main')).toBeVisible();
    }
  }
});

test('with the server gone, the base leads home, links lead on, fonts and pictures show', {
  tag: '@all',
}, async ({ page }) => {
  await visitAndKeep(page, host);
  await host.stop();
  await page.goto(host.url(''));
  await expect(page).toHaveURL(host.url('thirsty_fashion'));
  await open(page, host.url('thirsty_fashion/info2'));
  await page.getByRole('link', { name: onwardLink, exact: true }).click();
  await expect(page).toHaveURL(/\/info3$/);
  expect(await page.evaluate(() => document.fonts.check('16px "Thread Sans"'))).toBe(true);
  for (const name of ['cotton', 'wool', 'hemp', 'polyester']) {
    const picture = page.locator(`main img[src*="/img/${name}"]`).first();
    await picture.scrollIntoViewIfNeeded();
    const hasLoaded = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);
    await expect.poll(hasLoaded).toBe(true);
  }
});

test('keeps no social cards, one width of each picture, and no compressed copies', { tag: '@all' }, async ({
  page,
}) => {
  await visitAndKeep(page, host);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
  // Of the data only what receipts and the sources read.
  expect(kept.filter((path) => /\/(cards|data)\/|\.(br|gz|webp|jpg)$/.test(path))).toEqual([
    expect.stringMatching(/\/data\/claims\.json$/),
  ]);
  expect(kept.filter((path) => /\/img\/wool/.test(path))).toHaveLength(1);
});

test('pictures in full and data are kept when asked for, after it is said what that takes', {
  tag: '@all',
}, async ({ page }) => {
  await visitAndKeep(page, host);
  await open(page, host.url('teach'));
  await keepButton(page).click();
  await confirmButton(page).click();
  await expect(page.getByRole('main')).toContainText(saysKept);
  await host.stop();
  const table = locateTable('fabrics', LANGUAGE);
  const read = (path: string) =>
    page.evaluate(
      (url) =>
        fetch(url).then(
          (answer) => answer.ok,
          () => false,
        ),
      host.url(path),
    );
  expect(await read(table)).toBe(true);
  expect(await read('data/phases.csv')).toBe(false);
  // What was damaged on the disk is not shown as if it were ours.
  await page.evaluate(async (url) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      if (await cache.match(url)) await cache.put(url, new Response('damaged'));
    }
  }, host.url(table));
  expect(await read(table)).toBe(false);
  expect(await read(`${TO_BASE}data/fabrics.json`)).toBe(true);
});

test('a new build shows at the next visit, without a reload loop, and offline once it is kept', {
  tag: '@all',
}, async ({ context }) => {
  const first = await context.newPage();
  await visitAndKeep(first, host);
  host.deploy((_, text) => text.replace('<title>', '<meta name="build" content="new"><title>'));
  let loads = 0;
  first.on('load', () => {
    loads += 1;
  });
  await open(first, host.url('sources'));
  await expect(first.locator('meta[name=build]')).toBeAttached();
  await first.waitForTimeout(3000);
  expect(loads).toBe(1);
  // The new worker waits until the last page of the old build is closed.
  await first.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  // A poll: Playwright's waitForFunction takes any promise for true.
  const isWaiting = () => first.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await expect.poll(isWaiting, { timeout: 30_000 }).toBe(true);
  await first.close();
  const second = await context.newPage();
  await open(second, host.url('thirsty_fashion'));
  const isReplaced = () =>
    second.evaluate(async () => {
      const { active, waiting } = await navigator.serviceWorker.ready;
      return waiting === null && active?.state === 'activated';
    });
  await expect.poll(isReplaced, { timeout: 30_000 }).toBe(true);
  await host.stop();
  await open(second, host.url('sources'));
  await expect(second.locator('meta[name=build]')).toBeAttached();
});

const LANGUAGES = parseLanguages(process.env.SITE_LANGUAGES) as Language[];
// Each language is kept once before, and once after, each other one.
for (const order of [LANGUAGES, LANGUAGES.toReversed()]) {
  const [first] = order;
  test(`all languages are kept side by side, ${first} first, and stay so when English has a new build`, {
    tag: [first === LANGUAGES[0] ? '@all' : '@long', '@english'],
  }, async ({ context }) => {
    const expectAllKept = async () => {
      await host.stop();
      const page = await context.newPage();
      for (const language of LANGUAGES) {
        await open(page, host.sharedUrl(`${languageFolder(language)}sources`));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      }
      await page.close();
      await host.start();
    };
    const page = await context.newPage();
    for (const language of order) await visitAndKeep(page, host, language);
    await page.close();
    await expectAllKept();

    host.deploy();
    const before = await context.newPage();
    await open(before, host.sharedUrl('thirsty_fashion'));
    await before.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const isWaiting = () =>
      before.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    await expect.poll(isWaiting, { timeout: 30_000 }).toBe(true);
    await before.close();
    const after = await context.newPage();
    await visitAndKeep(after, host, 'en');
    const isReplaced = () =>
      after.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null);
    await expect.poll(isReplaced, { timeout: 30_000 }).toBe(true);
    await after.close();
    await expectAllKept();
  });
}

const [OTHER = 'en'] = LANGUAGES.filter((language) => language !== 'en');

/** Waits until the pages above a language's own have somebody who says that they are not kept. */
async function waitForGuard(page: Page, base: string): Promise<void> {
  const readState = () =>
    page.evaluate(
      async (above) => (await navigator.serviceWorker.getRegistration(above))?.active?.state,
      base,
    );
  await expect.poll(readState, { timeout: 30_000 }).toBe('activated');
}

const linkTo = (page: Page, language: Language) =>
  page.getByRole('banner').locator(`a[hreflang="${language}"]`);

test('a switch to a language that is not kept says so on a page of ours, and leads back', {
  tag: '@english',
}, async ({ page }) => {
  test.skip(OTHER === 'en', 'the site was not built in another language');
  await visitAndKeep(page, host);
  await open(page, host.url('thirsty_fashion/info1'));
  await host.stop();
  await openLanguages(page);
  await linkTo(page, OTHER).click();
  await expect(page.getByRole('alert')).toHaveText(languageNotKept);
  // As without script, or from a bookmark.
  const there = host.sharedUrl(`${languageFolder(OTHER)}thirsty_fashion/info1?view=plain&cups=6`);
  const response = await page.goto(there);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('main')).toContainText(languageNotKept);
  await page.getByRole('link', { name: backToOwn }).click();
  await expect(page).toHaveURL(host.url('thirsty_fashion/info1?view=plain&cups=6'));
  await expect(page.locator('html[data-script="ready"]')).toBeAttached();
});

for (const own of LANGUAGES) {
  test(`${own} alone is kept: without script, every other language says that it is not, and leads back`, {
    tag: [own === OTHER ? '@all' : '@long', '@english'],
  }, async ({ page }) => {
    const words = await import(`../../.build/words/${own}/text/notKept.ts`);
    await visitAndKeep(page, host, own);
    if (own !== 'en') await waitForGuard(page, host.sharedUrl(''));
    await host.stop();
    for (const other of LANGUAGES.filter((language) => language !== own)) {
      for (const [path, twin] of [
        ['thirsty_fashion/info1?cups=6', 'thirsty_fashion/info1?cups=6'],
        ['', 'thirsty_fashion'],
        ['sources/', 'sources'],
        ['no-such-page', 'thirsty_fashion'],
      ] as const) {
        const response = await page.goto(host.sharedUrl(languageFolder(other) + path));
        expect([own, other, path, response?.status()]).toEqual([own, other, path, 503]);
        await expect(page.locator('html')).toHaveAttribute('lang', own);
        await expect(page.getByRole('main')).toContainText(words.languageNotKept);
        const back = page.getByRole('link', { name: words.backToOwn });
        expect(await back.evaluate((link: HTMLAnchorElement) => link.href)).toBe(
          host.sharedUrl(languageFolder(own) + twin),
        );
      }
    }
    await page.getByRole('link').click();
    await expect(page.locator(`html[lang="${own}"][data-script="ready"]`)).toBeAttached();
  });
}

test('a language that is kept without English says that English is not, and opens it once it is', {
  tag: ['@long', '@english'],
}, async ({ page }) => {
  test.skip(OTHER === 'en', 'the site was not built in another language');
  const switchTo = async (language: Language) => {
    if (!(await linkTo(page, language).isVisible())) await openLanguages(page);
    await linkTo(page, language).click();
  };
  await visitAndKeep(page, host, OTHER);
  await host.stop();
  await switchTo('en');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', OTHER);
  await host.start();
  await visitAndKeep(page, host, 'en');
  await host.stop();
  for (const language of [OTHER, 'en'] as const) {
    await switchTo(language);
    await expect(page.locator(`html[lang="${language}"][data-script="ready"]`)).toBeAttached();
  }
});

test('a broken worker never blocks the page', { tag: '@all' }, async ({ page }) => {
  host.broken.add('/sw.js');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await open(page, host.url('thirsty_fashion'));
  await page.waitForTimeout(3000);
  expect(errors).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a server that fails behind a worker shows the kept page', async ({ page }) => {
  await visitAndKeep(page, host);
  host.broken.add('/sources');
  const response = await open(page, host.url('sources'));
  expect(response?.status()).toBe(200);
});

test('keeps nothing for a visitor who saves data', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open(page, host.url('thirsty_fashion'));
  await page.waitForTimeout(4000);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
