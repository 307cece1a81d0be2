import { ROUTES } from './harness/routes.ts';
import { expect, test } from './harness/site.ts';

for (const route of ROUTES) {
  test(`${route} answers with and without a trailing slash @base`, async ({ page, baseURL }) => {
    for (const path of [route, `${route}/`]) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.locator('html[data-script="ready"]')).toBeAttached();
      await expect(page.locator('main')).toBeVisible();
      expect(page.url()).toBe(new URL(path, baseURL).href);
    }
  });

  test(`${route} is the same page by its file’s name, as plain file hosts serve it`, async ({
    page,
    baseURL,
  }) => {
    for (const file of [`${route}.html?a=1#b`, `${route}/index.html?a=1#b`]) {
      await page.goto(file);
      await expect(page.locator('html[data-script="ready"]')).toBeAttached();
      await expect(page).toHaveURL(new URL(`${route}?a=1#b`, baseURL).href);
      await expect(page.locator('main')).toBeVisible();
      await expect(page.locator('main')).not.toContainText('Unexpected Application Error!');
    }
  });

  test(`${route} has the same top bar, whose logo links home @base`, async ({ page, baseURL }) => {
    await page.goto(route);
    const logo = page.getByRole('banner').getByRole('link').first();
    await expect(logo).toHaveAttribute('href', new URL('thirsty_fashion', baseURL).pathname);
    await logo.click();
    await expect(page).toHaveURL(/\/thirsty_fashion$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('The Thirsty Fashion Industry');
  });
}

test('each page has its own title, description and canonical link', async ({ request, baseURL }) => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>(), links: new Set<string>() };
  for (const route of ROUTES) {
    const html = await (await request.get(route)).text();
    const [head = ''] = html.split('</head>');
    seen.titles.add(/<title>([^<]+)<\/title>/.exec(head)?.[1] ?? '');
    seen.descriptions.add(/<meta name="description" content="([^"]+)"/.exec(head)?.[1] ?? '');
    const link = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1] ?? '';
    expect(link.endsWith(new URL(route, baseURL).pathname), link).toBe(true);
    seen.links.add(link);
  }
  for (const values of Object.values(seen)) {
    expect(values.size).toBe(ROUTES.length);
    expect(values).not.toContain('');
  }
});

test('the base itself goes to the story @base', async ({ page }) => {
  await page.goto('');
  await expect(page).toHaveURL(/\/thirsty_fashion$/);
});

test('the root of the host goes to the story @base', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/thirsty_fashion$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the base itself goes to the story @base', async ({ page }) => {
    await page.goto('');
    await expect(page).toHaveURL(/\/thirsty_fashion$/);
  });
});

test('the about page says only "about page"', async ({ page }) => {
  await page.goto('thirsty_fashion/about');
  await expect(page.getByRole('main')).toHaveText('about page');
});
