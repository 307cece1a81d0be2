import type { Page } from '@playwright/test';
import * as words from '#words/error';
import { titleLines } from '#words/home';
import * as specimen from '#words/specimen';
import { expect, test } from './harness/site.ts';

// The browser itself reports a page that is answered with an error; the router, a path that it cannot decode.
test.use({
  expectedLogs:
    /^error: Failed to load resource: the server responded with a status of 40\d|^warning: The URL path .* could not be decoded/,
});

const nameOf = (status: number) => `${status} ${words.STATUS_TEXTS[status]}`;

async function expectErrorView(page: Page, text: string) {
  await expect(page.locator('html[data-script="ready"]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
  await expect(page.getByRole('main')).toContainText(text);
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Opens the path as the answer to a POST, as a form of another page would. */
async function post(page: Page, path: string) {
  await page.route(`**${path}`, (route) => route.continue({ method: 'POST' }));
  return page.goto(path);
}

test('an unknown path says 404 Not Found @base', async ({ page }) => {
  for (const path of ['nope', 'thirsty_fashion/nope', 'thirsty_fashion/info1/nope/', 'charts', '404']) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expectErrorView(page, nameOf(404));
    });
  }
});

test('the error view has a way home', async ({ page }) => {
  await page.goto('nope');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(/\/thirsty_fashion$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titleLines.industry);
});

test('a malformed path says 400 Bad Request, also once hydrated @base', async ({ page }) => {
  for (const path of ['%E0%A4%A', 'thirsty_fashion/%E0%A4%A', 'thirsty_fashion/%FF']) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(400);
      await expectErrorView(page, nameOf(400));
    });
  }
});

test('a POST to a page says 405 Method Not Allowed @base', async ({ page }) => {
  for (const path of ['thirsty_fashion/info1', 'charts/production', 'nope']) {
    await test.step(path, async () => {
      const response = await post(page, path);
      expect(response?.status()).toBe(405);
      await expectErrorView(page, nameOf(405));
    });
  }
});

for (const path of ['thirsty_fashion', 'thirsty_fashion/']) {
  test(`a POST to ${path} shows the typography specimen @base`, async ({ page }) => {
    const response = await post(page, path);
    expect(response?.status()).toBe(405);
    await expect(page.locator('html[data-script="ready"]')).toBeAttached();
    await expect(page.getByRole('main')).toContainText(nameOf(405));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(specimen.heading);
    const countThin = () =>
      page.evaluate(
        () =>
          [...document.fonts].filter(({ weight, status }) => weight === '100 399' && status === 'loaded')
            .length,
      );
    await expect.poll(countThin).toBe(1);
  });
}

test('the server refuses every other method and names those it takes @base', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const response = await request.fetch('charts/fabrics', { method });
    expect([response.status(), response.headers().allow]).toEqual([405, 'GET, HEAD']);
  }
});
