import { join } from 'node:path';
import { expect, test } from '../harness/site.ts';

const QUERY = '?view=plain&motion=off';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the base, with or without its slash, and the root lead home and keep the query @base', async ({
      page,
      baseURL,
    }) => {
      const base = new URL(baseURL ?? '').pathname;
      for (const path of new Set([base, base.replace(/(?<=.)\/$/, ''), '/'])) {
        for (const query of ['', QUERY, '?motion=off', '?from=%22%3E%C3%A9&view=plain']) {
          const asked = path + query;
          await page.goto(asked);
          await expect.soft(page, asked).toHaveURL((url) => url.pathname === `${base}thirsty_fashion`);
          expect.soft(new URL(page.url()).search, asked).toBe(query);
        }
      }
    });
  });
}

test('the base keeps the query on a host that serves nothing but files', async ({ page, baseURL }) => {
  const { pathname } = new URL(baseURL ?? '');
  await page.route(
    (url) => url.pathname === pathname,
    (route) => route.fulfill({ path: join('dist', pathname, 'index.html') }),
  );
  await page.goto(`${pathname}${QUERY}`);
  await expect(page).toHaveURL(/\/thirsty_fashion\?view=plain&motion=off$/);
  await expect(page.locator('html')).toHaveAttribute('data-view', 'plain');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
});
