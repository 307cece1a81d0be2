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

/** Opens the path as the answer to a POST, as a form of another page would. */
async function post(page: Page, path: string) {
  await page.route(`**${path}`, (route) => route.continue({ method: 'POST' }));
  return page.goto(path);
}

test('the error view has a way home', async ({ page }) => {
  await page.goto('nope');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(/\/thirsty_fashion$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titleLines.industry);
});

test('a POST to thirsty_fashion/ shows the typography specimen @base', async ({ page }) => {
  const response = await post(page, 'thirsty_fashion/');
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

test('the server refuses every other method and names those it takes @base', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const response = await request.fetch('charts/fabrics', { method });
    expect([response.status(), response.headers().allow]).toEqual([405, 'GET, HEAD']);
  }
});
