import type { Page, Route } from '@playwright/test';
import fc from 'fast-check';
import { pageTitle } from '#words/sources';
import { cupsOfWater } from '#words/text/count';
import { formatNumber } from '../../src/model/format.ts';
import { POUR_MS } from '../../src/story/home/pourTimes.ts';
import { open, openWithStoppedClock } from './harness/pages.ts';
import { ROUTES } from './harness/routes.ts';
import { expect, test } from './harness/site.ts';

test.describe.configure({ timeout: 180_000 });

const cupOf = (page: Page, cups: number) =>
  page.getByRole('button', { name: cupsOfWater(cups, String(cups)), exact: true });

/** The page's text is there and can be seen, whatever else failed. */
async function expectReadable(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.getByRole('main').innerText()).trim()).not.toBe('');
}

const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  blocked: (route) => route.abort(),
  'answered with 500': (route) => route.fulfill({ status: 500, body: '' }),
  truncated: async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    const half = body.subarray(0, Math.floor(body.length / 2));
    // The page may have asked for itself anew by now.
    await route.fulfill({ response, body: half }).catch(() => undefined);
  },
  slow: async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    // The page may be gone by now.
    await route.continue().catch(() => undefined);
  },
};
/** The page with the most files. */
const COSTS = 'thirsty_fashion/info3';

/** Opens a page that may at once load itself anew. */
async function visit(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'commit' }).catch((error: Error) => {
    // The page before may be loading itself anew just now.
    if (!/ERR_ABORTED|interrupted by another navigation/.test(error.message)) throw error;
  });
  await expectReadable(page);
}

/** Scripts that fail have tests of their own, by the moment at which they do: start/. */
const KINDS = { style: /\.css$/, font: /\.woff2$/, image: /\/img\/[^/]+$/ };

test.describe('a file that fails', () => {
  // What the browser says about the fault itself.
  test.use({
    expectedLogs:
      /Failed to (load|fetch|find)|net::ERR_|integrity|SyntaxError|Unexpected end|Failed to decode|OTS parsing/,
  });

  const faults = Object.entries(FAULTS).flatMap(([fault, answer]) =>
    Object.entries(KINDS).map(([kind, pattern]) => ({ fault, answer, kind, pattern })),
  );
  for (const [number, { fault, answer, kind, pattern }] of faults.entries()) {
    const others = ROUTES.filter((route) => route !== COSTS);
    // The page that has every kind of file, and one other, by turns. One fault stands for all in `npm test`.
    for (const route of [COSTS, ...others.slice(number % others.length).slice(0, 1)]) {
      const tag = route === COSTS && fault === 'truncated' ? [] : '@long';
      test(`leaves ${route} readable when each ${kind} is ${fault}`, { tag }, async ({ page }) => {
        await page.route(pattern, answer);
        await visit(page, route);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  }
});

test.describe('a thousand of them in one page', () => {
  // The router's own word for a fragment that it cannot read.
  test.use({ expectedLogs: /is not a decodable element ID/ });

  // Any bytes, with halves of escapes among them; no line break, which a URL drops.
  const parts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('%', '%E0%A4%A', '%FF', '#', '?view=', '&motion=off&', '%00', '<b>', '#%'),
  );
  const endings = fc
    .tuple(fc.constantFrom('?', '#'), fc.array(parts, { maxLength: 4 }))
    .map(([start, rest]) => start + rest.join(''));

  for (const [route, words, trace] of [
    ['thirsty_fashion/info1', formatNumber(11_421), `NaN|undefined|Infinity|÷\\s${formatNumber(11_421)}`],
    ['sources', pageTitle, 'NaN'],
  ] as const) {
    test(`${route} takes any navigation state, query and hash`, { tag: '@all' }, async ({ page }) => {
      await open(page, route);
      const visits = fc.sample(fc.record({ usr: fc.jsonValue(), ending: endings }), {
        numRuns: 1000,
        seed: 2026,
      });
      const broken = await page.evaluate(
        async ([json, wanted, unwanted]) => {
          const found: string[] = [];
          for (const [index, { usr, ending }] of (JSON.parse(json) as typeof visits).entries()) {
            history.replaceState({ usr, key: `test${index}`, idx: 0 }, '', location.pathname + ending);
            dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
            await new Promise((resolve) => setTimeout(resolve));
            const text = document.querySelector('main')?.textContent ?? '';
            if (!text.includes(wanted) || new RegExp(unwanted).test(text))
              found.push(JSON.stringify({ usr, ending }));
          }
          return found;
        },
        [JSON.stringify(visits), words, trace] as const,
      );
      expect(broken).toEqual([]);
    });
  }
});

test('going back and forth quickly during the fill leaves a page that works', { tag: '@all' }, async ({
  page,
}) => {
  // Steps back may overtake one another, and Chromium leaves an empty document where one is loaded amid others:
  // so all ten of them stay in this one.
  await open(page, 'thirsty_fashion/info2');
  await page.evaluate(() => {
    for (let entry = 0; entry < 10; entry++) history.pushState(history.state, '');
  });
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/thirsty_fashion$/);
  await cupOf(page, 4).click();
  await page.evaluate(() => {
    let turn = 0;
    const turning = setInterval(() => {
      history.go(turn % 2 === 0 ? -1 : 1);
      turn += 1;
      if (turn === 20) clearInterval(turning);
    }, 20);
  });
  await page.waitForTimeout(6000);
  await expect(page).toHaveURL(/\/(thirsty_fashion|info2)$/);
  await expectReadable(page);
});

test('a double click is one choice', { tag: '@all' }, async ({ page }) => {
  await openWithStoppedClock(page, 'thirsty_fashion');
  await cupOf(page, 7).dblclick();
  await page.clock.runFor(POUR_MS + 50);
  await expect(page).toHaveURL(/\/info1$/);
  expect(await page.evaluate(() => history.state?.usr)).toEqual({ userInput: 7 });
});

test('a tab that was hidden for an hour during the fill has gone on', async ({ page }) => {
  await openWithStoppedClock(page, 'thirsty_fashion');
  await cupOf(page, 3).click();
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      Object.defineProperty(document, 'visibilityState', {
        value: hidden ? 'hidden' : 'visible',
        configurable: true,
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await page.clock.runFor(1000);
  await setHidden(true);
  await page.clock.fastForward('01:00:00');
  await setHidden(false);
  await page.clock.runFor(100);
  await expect(page).toHaveURL(/\/info1$/);
  await expectReadable(page);
});
