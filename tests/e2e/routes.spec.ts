import type { Page } from '@playwright/test';
import { heading as aboutHeading, licenses, licenseTitle } from '#words/about';
import { heading as errorHeading } from '#words/error';
import { readBuildSettings } from '../../server/settings.mjs';
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

  // One page stands for all in `npm test`.
  const tag = route === 'thirsty_fashion/info1' ? [] : '@long';
  test(`${route} is the same page by its file’s name, as plain file hosts serve it`, { tag }, async ({
    page,
    baseURL,
  }) => {
    for (const file of [`${route}.html?a=1#b`, `${route}/index.html?a=1#b`]) {
      await page.goto(file);
      await expect(page.locator('html[data-script="ready"]')).toBeAttached();
      await expect(page).toHaveURL(new URL(`${route}?a=1#b`, baseURL).href);
      await expect(page.locator('main')).toBeVisible();
      await expect(page.locator('main')).not.toContainText(errorHeading);
    }
  });
}

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

test('each page has its own title and description', async ({ request }) => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() };
  for (const route of ROUTES) {
    const html = await (await request.get(route)).text();
    const [head = ''] = html.split('</head>');
    seen.titles.add(/<title>([^<]+)<\/title>/.exec(head)?.[1] ?? '');
    seen.descriptions.add(/<meta name="description" content="([^"]+)"/.exec(head)?.[1] ?? '');
  }
  for (const values of Object.values(seen)) {
    expect(values.size).toBe(ROUTES.length);
    expect(values).not.toContain('');
  }
});

// The site at another base is told its address (tests/run.mjs); the one at the default base is as a rule not.
for (const tag of [[], ['@base']]) {
  test(`each page says where it lies, by whole addresses or not at all${tag.length > 0 ? ', at another base' : ''}`, {
    tag,
  }, async ({ request, baseURL }) => {
    const { siteUrl, languages } = readBuildSettings(process.env);
    const twins = siteUrl === '' || languages.length === 1 ? [] : [...languages, 'x-default'];
    for (const route of ['', ...ROUTES]) {
      const html = await (await request.get(route === '' ? 'index.html' : route)).text();
      const [head = ''] = html.split('</head>');
      const find = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, address]) => address);
      const own = siteUrl === '' ? [] : [siteUrl + new URL(route || 'thirsty_fashion', baseURL).pathname];
      expect.soft(find(/<link rel="canonical" href="([^"]*)"/g), route).toEqual(own);
      expect.soft(find(/<meta property="og:url" content="([^"]*)"/g), route).toEqual(own);
      expect
        .soft(find(/<link rel="alternate" hreflang="([^"]*)"/g), route)
        .toEqual(route === '' ? [] : twins);
      const others = [
        ...find(/<meta (?:property|name)="(?:og|twitter):image" content="([^"]*)"/g),
        ...find(/<link rel="alternate"[^>]* href="([^"]*)"/g),
        ...find(/"(?:url|contentUrl)":"([^"]*)"/g),
      ];
      expect.soft(others.length > 0, route).toBe(siteUrl !== '');
      const base = siteUrl + new URL('.', baseURL).pathname;
      expect
        .soft(
          others.filter((address) => !address?.startsWith(base)),
          route,
        )
        .toEqual([]);
    }
  });
}

test('the about page begins with its name, and links the licenses', async ({ page }) => {
  await page.goto('thirsty_fashion/about#license');
  await expect(page.getByRole('heading').first()).toHaveText(aboutHeading);
  await expect(page.getByRole('heading', { name: licenseTitle })).toBeInViewport();
  const address = await page.getByRole('link', { name: licenses, exact: true }).getAttribute('href');
  const list = await (await page.request.get(address ?? '')).text();
  expect(list).toMatch(/^react-router [\d.]+ \(MIT\)$/m);
});
