import { expect, type Page } from '@playwright/test';
import { menu, reading } from '#words/shell';

/** Opens a page and waits until its own script runs it. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await expect(page.locator('html[data-script="ready"]')).toBeAttached();
  // Pages that begin at their top go there again with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  return response;
}

/** Opens a page as if the visitor had come from another with this navigation state; `undefined` is none. */
export async function openWithState(page: Page, path: string, state: unknown) {
  // Written on a small file beside it, since the page itself would run twice: its entry of the history becomes the page's.
  await page.goto(path.replace(/(thirsty_fashion|charts).*/, 'offline.json'));
  // The router keeps its own state beside ours in history.state, under "usr".
  await page.evaluate(([url, usr]) => history.replaceState({ usr, key: 'test', idx: 0 }, '', url), [
    path,
    state,
  ] as const);
  await page.reload();
  await expect(page.locator('html[data-script="ready"]')).toBeAttached();
}

/** Follows a link of the top bar to another page and waits for it; on small screens some lie in its menu. */
export async function followBarLink(page: Page, path: string) {
  // The address changes before the page does.
  await page.locator('main > :first-child').evaluate((element) => element.setAttribute('data-left', ''));
  // With the visitor's number, where there is one.
  const links = page.getByRole('banner').locator(`a:is([href$="/${path}"], [href*="/${path}?"])`);
  const link = links.filter({ visible: true }).last();
  if ((await link.count()) === 0) await page.getByRole('banner').getByRole('button').first().click();
  await link.click();
  await expect(page.locator('main > [data-left]')).toHaveCount(0);
}

/** Opens the bar's list of how the page is read, and how it is taken along. */
export async function openReading(page: Page) {
  const opener = page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^(${reading}|${menu})$`, 'i') });
  await opener.first().click();
}

/** Opens the bar's list of the page's languages, on a page in any of them. */
export async function openLanguages(page: Page) {
  const openers = page.locator(':is([popovertarget="bar-language"], [popovertarget="bar-menu"])');
  await openers.filter({ visible: true }).click();
}

/** Opens a page on whose clock time passes only when the test says so. */
export async function openWithStoppedClock(page: Page, path: string) {
  await page.clock.install();
  await open(page, path);
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

/** Waits until React has taken over every section: each is hydrated by itself. */
export async function waitUntilHydrated(page: Page) {
  const readIsHydrated = () =>
    page
      .locator('main')
      .evaluate((main) =>
        [...main.querySelectorAll('a, button')].every((element) =>
          Object.keys(element).some((key) => key.startsWith('__react')),
        ),
      );
  await expect.poll(readIsHydrated).toBe(true);
}

/** Keeps what matches `pattern` from coming until the returned function is called. */
export async function holdRequests(page: Page, pattern: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/**
 * Keeps a script from coming, e.g. "chartSound", until the returned function is called, which resolves once the
 * page has run it.
 */
export async function holdScript(page: Page, name: string): Promise<() => Promise<void>> {
  const pattern = new RegExp(`/${name}-[^/]+\\.js$`);
  const asked = page.waitForRequest(pattern);
  const release = await holdRequests(page, pattern);
  return async () => {
    release();
    // Whoever asked for the script before goes on before this does; then React draws what came of it.
    await page.evaluate(async (url) => {
      await import(url);
      for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    }, (await asked).url());
  };
}
