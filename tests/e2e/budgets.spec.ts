import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { BUDGETS } from '../budgets.ts';
import { ROUTES } from './harness/routes.ts';
import { expect, test } from './harness/site.ts';

const STORY = ROUTES.filter((route) => /^thirsty_fashion(\/(about|where|info\d|lives))?$/.test(route));

interface Weight {
  path: string;
  bytes: number;
}

/** What the file weighs on the wire: text as the build has compressed it, pictures and fonts as they are. */
function weighFile(path: string): number {
  const file = join('dist', path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Notes every file that `page` asks for. */
function watchRequests(page: Page): Weight[] {
  const weights: Weight[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // What an embed's frame asks for is weighed on the embed's own page.
    if (/\/(sw|service-worker)\.js$/.test(pathname) || request.frame() !== page.mainFrame()) return;
    const path = request.isNavigationRequest() ? `${pathname.replace(/\/$/, '')}.html` : pathname;
    if (request.serviceWorker() === null) weights.push({ path, bytes: weighFile(path) });
  });
  return weights;
}

const sum = (weights: readonly Weight[]) => weights.reduce((total, { bytes }) => total + bytes, 0);

/** Shows the reader of the test's output how much room is left. */
function report(info: TestInfo, what: string, bytes: number, limit: number) {
  info.annotations.push({ type: 'budget', description: `${what}: ${bytes} of ${limit}` });
  expect(bytes, what).toBeLessThanOrEqual(limit);
}

test.describe('weight at load', { tag: '@phone' }, () => {
  test.skip(({ isMobile }) => !isMobile, 'weighed at 390 px and a device pixel ratio of 2');
  // What the worker fetches when the page is idle is counted apart.
  test.use({ serviceWorkers: 'block' });

  for (const route of ROUTES) {
    test(`${route} stays within its budgets`, async ({ page }, info) => {
      const weights = watchRequests(page);
      await page.goto(route, { waitUntil: 'networkidle' });
      const scripts = weights.filter(({ path }) => path.endsWith('.js'));
      report(info, 'script files', scripts.length, BUDGETS.scriptFiles);
      const limit = BUDGETS[route === 'thirsty_fashion/info3' ? 'scriptsOfCosts' : 'scripts'];
      report(info, 'scripts', sum(scripts), limit);
      const libraries = scripts.filter(({ path }) => path.includes('/libraries-'));
      report(info, 'libraries', sum(libraries), BUDGETS.libraries);
      report(info, 'fonts', sum(weights.filter(({ path }) => path.endsWith('.woff2'))), BUDGETS.fonts);
      const pictures = weights.filter(({ path }) => /\/(img|stills)\//.test(path));
      report(info, 'requests', weights.length - pictures.length, BUDGETS.requests);
      if (route === 'thirsty_fashion') report(info, 'home', sum(weights), BUDGETS.home);
    });
  }

  test(
    'the whole story, read to its end, stays within its budget',
    { tag: '@all' },
    async ({ page }, info) => {
      test.slow();
      const weights = watchRequests(page);
      for (const route of STORY) {
        await page.goto(route, { waitUntil: 'networkidle' });
        const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let topPx = 0; topPx < heightPx; topPx += 600) {
          await page.evaluate((top) => window.scrollTo(0, top), topPx);
          await page.waitForTimeout(50);
        }
        await page.waitForLoadState('networkidle');
      }
      // A reader's browser keeps what it has: each file counts once.
      const once = [...new Map(weights.map((weight) => [weight.path, weight])).values()];
      report(info, 'story', sum(once), BUDGETS.story);
    },
  );
});
