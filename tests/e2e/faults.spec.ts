import type { Page, Route } from '@playwright/test';
import fc from 'fast-check';
import { open, openWithStoppedClock } from './harness/pages.ts';
import { ROUTES } from './harness/routes.ts';
import { expect, test } from './harness/site.ts';

test.describe.configure({ timeout: 180_000 });

const STORY = 'thirsty_fashion/info3';
const cupOf = (page: Page, cups: number) =>
  page.getByRole('button', { name: `${cups} cups of water`, exact: true });

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
    await new Promise((resolve) => setTimeout(resolve, 4000));
    // The page may be gone by now.
    await route.continue().catch(() => undefined);
  },
};
/** Opens a page that may at once load itself anew. */
async function visit(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'commit' }).catch((error: Error) => {
    // The page before may be loading itself anew just now.
    if (!/ERR_ABORTED|interrupted by another navigation/.test(error.message)) throw error;
  });
  await expectReadable(page);
}

const KINDS = { script: /\.js$/, style: /\.css$/, font: /\.woff2$/, image: /\/img\/[^/]+$/ };

test.describe('a file that fails', () => {
  // What the browser says about the fault itself.
  test.use({
    expectedLogs:
      /Failed to (load|fetch|find)|net::ERR_|integrity|SyntaxError|Unexpected end|Failed to decode|OTS parsing/,
  });

  for (const [fault, answer] of Object.entries(FAULTS)) {
    for (const [kind, pattern] of Object.entries(KINDS)) {
      test(`leaves every page readable when each ${kind} is ${fault}`, async ({ page }) => {
        await page.route(pattern, answer);
        for (const route of ROUTES) {
          await visit(page, route);
        }
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }

    test(`leaves the costs readable when one file after the other is ${fault}`, async ({ page, request }) => {
      const html = await (await request.get(STORY)).text();
      const files = new Set(html.match(/\/assets\/[\w.-]+\.(js|css|woff2)/g));
      expect(files.size).toBeGreaterThan(4);
      for (const file of files) {
        const url = new RegExp(`${file.replaceAll('.', '\\.')}$`);
        await page.route(url, answer);
        await visit(page, STORY);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }

  test('leads to one reload, not to an error, when a new build has replaced a chunk', async ({ page }) => {
    await open(page, 'thirsty_fashion');
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    // Gone for the old page, there for the new one.
    await page.route(/\/assets\/Info2-[\w-]+\.js$/, (route) =>
      loads === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    await page.getByRole('banner').locator('a[href$="/thirsty_fashion/info2"]').first().click();
    await expect(page).toHaveURL(/\/info2$/);
    await expect(page.locator('html[data-script="ready"]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Unexpected Application Error!');
    expect(loads).toBe(1);
  });
});

const MISSING: Record<string, () => void> = {
  'storage throws': () => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  'storage is absent': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { value: undefined });
    }
  },
  'service workers throw': () => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
  'service workers are absent': () => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  },
  'Web Audio is absent': () => {
    Reflect.deleteProperty(window, 'AudioContext');
    Reflect.deleteProperty(window, 'webkitAudioContext');
  },
  'Web Audio throws': () => {
    window.AudioContext = class {
      constructor() {
        throw new DOMException('no device', 'NotSupportedError');
      }
    } as unknown as typeof AudioContext;
  },
  'canvas gives no context': () => {
    HTMLCanvasElement.prototype.getContext = () => null;
  },
  'a canvas throws': () => {
    HTMLCanvasElement.prototype.getContext = () => {
      throw new DOMException('denied', 'InvalidStateError');
    };
  },
  'workers are absent': () => {
    Reflect.deleteProperty(window, 'Worker');
  },
  'a worker fails to start': () => {
    window.Worker = class extends EventTarget {
      onerror?: (event: Event) => void;
      constructor() {
        super();
        setTimeout(() => this.onerror?.(new Event('error')));
      }
    } as never;
  },
  'observers throw': () => {
    for (const name of ['IntersectionObserver', 'ResizeObserver'] as const) {
      window[name] = class {
        constructor() {
          throw new TypeError('denied');
        }
      } as never;
    }
  },
  'IntersectionObserver is absent': () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  },
  'ResizeObserver is absent': () => {
    Reflect.deleteProperty(window, 'ResizeObserver');
  },
  'PerformanceObserver is absent': () => {
    Reflect.deleteProperty(window, 'PerformanceObserver');
  },
  'nobody tells of the first paint': () => {
    PerformanceObserver.prototype.observe = () => undefined;
  },
};
for (const [title, remove] of Object.entries(MISSING)) {
  test(`every page works and says nothing where ${title}`, async ({ page }) => {
    await page.addInitScript(remove);
    for (const route of ROUTES) {
      await open(page, route);
      await expectReadable(page);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
      await page.waitForTimeout(100);
    }
  });
}

test('info1 takes any navigation state, 1,000 of them in one page', async ({ page }) => {
  await open(page, 'thirsty_fashion/info1');
  const states: string = JSON.stringify(fc.sample(fc.jsonValue(), { numRuns: 1000, seed: 2026 }));
  const broken = await page.evaluate(async (json) => {
    const found: string[] = [];
    for (const usr of JSON.parse(json) as unknown[]) {
      history.replaceState({ usr, key: 'test', idx: 0 }, '');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      await new Promise((resolve) => setTimeout(resolve));
      const text = document.querySelector('main')?.textContent ?? '';
      if (!text.includes('11,421') || /NaN|undefined|Infinity|÷/.test(text)) found.push(JSON.stringify(usr));
    }
    return found;
  }, states);
  expect(broken).toEqual([]);
});

for (const [route, words] of [
  ['thirsty_fashion/info1', '11,421'],
  ['sources', 'Every number'],
] as const) {
  test(`${route} takes any query and hash, 1,000 of them in one page`, async ({ page }) => {
    await open(page, route);
    // Any bytes, with halves of escapes among them; no line break, which a URL drops.
    const parts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('%', '%E0%A4%A', '%FF', '#', '?view=', '&motion=off&', '%00', '<b>', '#%'),
    );
    const endings = fc.tuple(fc.constantFrom('?', '#'), fc.array(parts, { maxLength: 4 }));
    const samples = fc
      .sample(endings, { numRuns: 1000, seed: 2026 })
      .map(([start, rest]) => start + rest.join(''));
    const broken = await page.evaluate(
      async ([list, expected]) => {
        const found: string[] = [];
        for (const [index, ending] of (JSON.parse(list) as string[]).entries()) {
          history.replaceState({ usr: null, key: `test${index}`, idx: 0 }, '', location.pathname + ending);
          dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
          await new Promise((resolve) => setTimeout(resolve));
          if (!document.querySelector('main')?.textContent?.includes(expected)) found.push(ending);
        }
        return found;
      },
      [JSON.stringify(samples), words] as const,
    );
    expect(broken).toEqual([]);
  });
}

test('going back and forth quickly during the fill leaves a page that works', async ({ page }) => {
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

test('a double click is one choice', async ({ page }) => {
  await openWithStoppedClock(page, 'thirsty_fashion');
  await cupOf(page, 7).dblclick();
  await page.clock.runFor(4700);
  await expect(page).toHaveURL(/\/info1$/);
  expect(await page.evaluate(() => history.state?.usr)).toEqual({ userInput: 7 });
});

test('a clock that is set back does not hold the fill', async ({ page }) => {
  await openWithStoppedClock(page, 'thirsty_fashion');
  await cupOf(page, 3).click();
  await page.clock.runFor(1000);
  await page.clock.setSystemTime(new Date('2001-01-01'));
  await page.clock.runFor(3700);
  await expect(page).toHaveURL(/\/info1$/);
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

for (const route of ROUTES) {
  test(`${route} stands a storm of resizes`, async ({ page }) => {
    await open(page, route);
    for (let turn = 0; turn < 12; turn += 1) {
      await page.setViewportSize({ width: 320 + ((turn * 397) % 1200), height: 320 + ((turn * 211) % 700) });
    }
    await page.waitForTimeout(300);
    await expectReadable(page);
  });
}
