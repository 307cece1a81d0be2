import type { Page } from '@playwright/test';
import { heading as aboutHeading, licenses, licenseTitle } from '#words/about';
import { heading as errorHeading } from '#words/error';
import { ROUTES } from './harness/routes.ts';
import { expect, test } from './harness/site.ts';

/** Whatever the page asks for on the way to its end stands under the base: the harness fails the test for a 404. */
const readToEnd = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y <= document.documentElement.scrollHeight; y += window.innerHeight * 0.7) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });

for (const route of ROUTES) {
  test(`${route} answers with and without a trailing slash @base`, async ({ page, baseURL }) => {
    for (const path of [route, `${route}/`]) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.locator('html[data-script="ready"]')).toBeAttached();
      await expect(page.locator('main')).toBeVisible();
      expect(page.url()).toBe(new URL(path, baseURL).href);
    }
    await readToEnd(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test('a page is the same by its file’s name, as plain file hosts serve it', async ({ page, baseURL }) => {
  const route = 'thirsty_fashion/info1';
  for (const file of [`${route}.html?a=1#b`, `${route}/index.html?a=1#b`]) {
    await page.goto(file);
    await expect(page.locator('html[data-script="ready"]')).toBeAttached();
    await expect(page).toHaveURL(new URL(`${route}?a=1#b`, baseURL).href);
    await expect(page.locator('main')).toBeVisible();
    await expect(page.locator('main')).not.toContainText(errorHeading);
  }
});

test('an address that is written otherwise shows its page, under its own address', async ({
  page,
  baseURL,
}) => {
  const home = new URL('thirsty_fashion', baseURL).href;
  const others = [
    `${home.replace('_', '%5F')}/info1`,
    `${home}/%69nfo1`,
    `${home}/info1%2Ehtml`,
    `${home}/info1/%2E/`,
    `${home}/info1/`,
  ];
  for (const other of others) {
    await page.goto(`${other}?cups=6#shirt`);
    await expect(page.locator('html[data-script="ready"]')).toBeAttached();
    await expect(page).toHaveURL(/\/thirsty_fashion\/info1\/?\?cups=6#shirt$/);
    await expect(page.locator('main')).not.toContainText(errorHeading);
    await expect(page.getByRole('banner').locator('[aria-current="page"]').first()).toBeAttached();
  }
});

test('the about page begins with its name, and links the licenses', async ({ page }) => {
  await page.goto('thirsty_fashion/about#license');
  await expect(page.getByRole('heading').first()).toHaveText(aboutHeading);
  await expect(page.getByRole('heading', { name: licenseTitle })).toBeInViewport();
  const address = await page.getByRole('link', { name: licenses, exact: true }).getAttribute('href');
  const list = await (await page.request.get(address ?? '')).text();
  expect(list).toMatch(/^react-router [\d.]+ \(MIT\)$/m);
});
