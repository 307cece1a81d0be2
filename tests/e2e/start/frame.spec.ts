import type { Page } from '@playwright/test';
import { loadPage, pageFailed, reading } from '#words/shell';
import { followBarLink, open } from '../harness/pages.ts';
import { expectPlainText, expectSentText, readSentText } from '../harness/sentText.ts';
import { expect, test } from '../harness/site.ts';

test.describe.configure({ timeout: 90_000 });

/** What breaks a part of the frame without which there is no page: its text as sent stays, as without script. */
const VITAL: Record<string, () => void> = {
  'the bar': () => {
    window.MutationObserver = class {
      constructor() {
        throw new TypeError('denied');
      }
    } as never;
  },
  'the watch for paper': () => {
    const { matchMedia } = window;
    let times = 0;
    window.matchMedia = (query) => {
      // boot.ts asks once, whether the browser can tell.
      if (query === 'print' && times++ > 0) throw new TypeError('denied');
      return matchMedia(query);
    };
  },
  'the memory of places': () => {
    Object.defineProperty(History.prototype, 'scrollRestoration', {
      get: () => 'auto',
      set() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
};

/** What breaks a part that a page can be without: the rest of it lives. */
const EXTRA: Record<string, () => void> = {
  'the offer of a language': () => {
    Object.defineProperty(Navigator.prototype, 'languages', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
  'the receipts': () => {
    const listen = document.addEventListener;
    document.addEventListener = function (this: Document, ...args: Parameters<typeof listen>) {
      if (args[0] === 'click') throw new TypeError('denied');
      listen.apply(this, args);
    } as typeof listen;
  },
};

/** What browsers, privacy tools and web views say otherwise than they should. Each runs before the page's own scripts. */
const ODD: Record<string, () => void> = {
  'no languages': () => {
    Reflect.deleteProperty(Navigator.prototype, 'languages');
    Reflect.deleteProperty(Navigator.prototype, 'language');
  },
  'null for languages': () => {
    for (const name of ['languages', 'language'])
      Object.defineProperty(Navigator.prototype, name, { value: null });
  },
  'languages that are none': () => {
    Object.defineProperty(Navigator.prototype, 'languages', { value: [null, 6, {}, '', '*'] });
  },
  'a text for the list of languages': () => {
    Object.defineProperty(Navigator.prototype, 'languages', { value: 'en-US,en' });
  },
  'null for all else that it may tell of itself': () => {
    for (const name of ['connection', 'serviceWorker', 'userAgentData', 'clipboard', 'userAgent', 'platform'])
      Object.defineProperty(Navigator.prototype, name, { value: null });
    for (const name of [
      'screen',
      'visualViewport',
      'Intl',
      'crypto',
      'caches',
      'localStorage',
      'sessionStorage',
    ])
      Object.defineProperty(window, name, { value: null });
  },
  'odd words for its languages, and an Intl that refuses': () => {
    Object.defineProperty(Navigator.prototype, 'languages', { value: ['x-klingon', 'de_DE', 'zh-Hans-'] });
    for (const name of ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'Segmenter', 'Collator', 'Locale'])
      Object.defineProperty(Intl, name, {
        value() {
          throw new RangeError('denied');
        },
      });
  },
  'a screen of no size': () => {
    for (const name of ['width', 'height', 'availWidth', 'availHeight', 'orientation'])
      Object.defineProperty(Screen.prototype, name, { value: undefined });
  },
  'no idle time': () => {
    window.requestIdleCallback = undefined as never;
  },
  'no pixel ratio': () => {
    Object.defineProperty(window, 'devicePixelRatio', { value: undefined });
  },
  'a pixel ratio of 0': () => {
    Object.defineProperty(window, 'devicePixelRatio', { value: 0 });
  },
  'null for what it says of media': () => {
    window.matchMedia = () => null as never;
  },
  'no clock': () => {
    Object.defineProperty(window, 'performance', { value: undefined });
  },
  'no origin of time': () => {
    Reflect.deleteProperty(Performance.prototype, 'timeOrigin');
  },
  'a time that is no number': () => {
    Performance.prototype.now = () => Number.NaN;
  },
  'null for its fonts': () => {
    Object.defineProperty(document, 'fonts', { value: null });
  },
  'no popovers': () => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    const { matches } = Element.prototype;
    Element.prototype.matches = function (this: Element, selector: string) {
      if (selector.includes(':popover-open')) throw new DOMException('unknown selector', 'SyntaxError');
      return matches.call(this, selector);
    } as typeof matches;
  },
  'an error for all else that it may tell of itself': () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of [
      'connection',
      'userAgentData',
      'clipboard',
      'share',
      'canShare',
      'userAgent',
      'platform',
      'locks',
      'storage',
      'permissions',
      'maxTouchPoints',
    ])
      Object.defineProperty(Navigator.prototype, name, { get: deny });
    for (const name of ['screen', 'visualViewport', 'crypto', 'caches', 'indexedDB'])
      Object.defineProperty(window, name, { get: deny });
  },
  'no language, and none that it asks for': () => {
    Object.defineProperty(Navigator.prototype, 'languages', { value: [] });
    Object.defineProperty(Navigator.prototype, 'language', { value: '' });
  },
  'no elements of our own': () => {
    Object.defineProperty(window, 'customElements', { value: undefined });
  },
  'a refusal of elements of our own': () => {
    CustomElementRegistry.prototype.define = () => {
      throw new DOMException('taken', 'NotSupportedError');
    };
  },
  'a history that may not be written': () => {
    for (const name of ['pushState', 'replaceState'] as const)
      History.prototype[name] = () => {
        throw new DOMException('too often', 'SecurityError');
      };
  },
  'no support that can be asked for': () => {
    Object.defineProperty(window, 'CSS', { value: { supports: () => undefined } });
  },
  'a history state of another': () => {
    history.replaceState(['another', { idx: 'x', key: 7, usr: 'y' }], '');
  },
};

/** One of each kind: what is not there, what is something else, what throws, and what may not be done. */
const KINDS = [
  'no languages',
  'null for all else that it may tell of itself',
  'an error for all else that it may tell of itself',
  'a history that may not be written',
  'a history state of another',
];

const waitUntilPlain = (page: Page) =>
  page.locator('html[data-view="plain"]:not([data-script])').waitFor({ state: 'attached' });

/** The page that asks a browser for the most: a fault of one kind fails alike on all. */
const COSTS = 'thirsty_fashion/info3';

test.describe('an error in the page’s frame', () => {
  // The error itself.
  test.use({ expectedLogs: /^(error|warning|threw)/ });

  for (const [part, breakIt] of Object.entries(VITAL)) {
    // Framed charts have no bar.
    for (const route of part === 'the bar' ? [COSTS] : [COSTS, 'charts/embed/production']) {
      const tag = route === COSTS ? [] : '@all';
      test(`${route} keeps its text as sent, in the plain reading, without ${part}`, { tag }, async ({
        page,
        browser,
        baseURL,
      }) => {
        const sent = await readSentText(browser, new URL(route, baseURL).href);
        await page.addInitScript(breakIt);
        await page.goto(route);
        await waitUntilPlain(page);
        await expectSentText(page, sent);
        await expectPlainText(page, sent);
        await expect(page.getByRole('banner')).toHaveCount(route === COSTS ? 1 : 0);
        if (route !== COSTS) return;
        await page.getByRole('button', { name: reading, exact: true }).click();
        await expect(page.locator('#bar-reading')).toBeVisible();
        await expect(page.getByRole('switch')).toHaveCount(0);
      });
    }
  }

  test('the big screen that fails leaves the page as sent', { tag: '@all' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    const sent = await readSentText(browser, new URL(COSTS, baseURL).href);
    await page.addInitScript(() => {
      const listen = document.addEventListener.bind(document);
      document.addEventListener = (type: string, ...given: [never]) => {
        if (type === 'fullscreenchange') throw new TypeError('denied');
        listen(type, ...given);
      };
    });
    await page.goto(`${COSTS}?present`);
    await waitUntilPlain(page);
    await expectSentText(page, sent);
    await expectPlainText(page, sent);
  });

  for (const [mode, address] of [
    ['Presenter', 'thirsty_fashion/info1?present'],
    ['Notice', 'thirsty_fashion/info1?notice'],
    ['Notice', 'charts/production?notice'],
  ] as const) {
    test(`${address} stands as sent where the script of its mode does not come`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const sent = await readSentText(browser, new URL(address.replace(/\?.*/, ''), baseURL).href);
      await page.route(new RegExp(`/${mode}-[^/]+\\.js`), (route) => route.abort());
      await page.goto(address);
      await waitUntilPlain(page);
      await expectSentText(page, sent);
      await expectPlainText(page, sent);
      await expect(page.getByRole('banner')).toHaveCount(1);
    });
  }

  for (const [part, breakIt] of Object.entries(EXTRA))
    test(`the page lives without ${part}`, async ({ page, browser, baseURL }) => {
      const sent = await readSentText(browser, new URL(COSTS, baseURL).href);
      await page.addInitScript(breakIt);
      await open(page, COSTS);
      await expectSentText(page, sent);
      await expect(page.locator('html')).toHaveAttribute('data-view', 'scroll');
      await expect(page.getByRole('banner').getByRole('link').first()).toBeAttached();
    });

  test('a page that a link opens says that it did not come up, and can be loaded anew', {
    tag: '@all',
  }, async ({ page }) => {
    await open(page, 'thirsty_fashion/info1');
    await page.evaluate(() => {
      window.MutationObserver = class {
        constructor() {
          throw new TypeError('denied');
        }
      } as never;
    });
    const link = page.getByRole('banner').locator('a[href$="/thirsty_fashion/info3"]').first();
    await link.click();
    await expect(page).toHaveURL(/\/info3$/);
    await expect(page.getByRole('main')).toHaveText(pageFailed + loadPage);
    // The page before stands as it was sent.
    await page.goBack();
    await expect(page).toHaveURL(/\/info1$/);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.goForward();
    await page.getByRole('link', { name: loadPage }).click();
    await expect(page.locator('html[data-script="ready"]')).toBeAttached();
    await expect(page).toHaveURL(/\/info3$/);
    await expect(page.getByRole('banner').getByRole('link').first()).toBeAttached();
  });

  test('a new page comes up where its title cannot be told', async ({ page }) => {
    await open(page, 'thirsty_fashion/info1');
    await page.evaluate(() => {
      const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'title') ?? {};
      Object.defineProperty(document, 'title', {
        get() {
          throw new TypeError('denied');
        },
        ...(set && { set }),
      });
    });
    await followBarLink(page, 'charts/production');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-script', 'ready');
    await expect(page.getByRole('contentinfo')).toBeAttached();
  });
});

test.describe('a browser that tells nothing, or something odd, of itself', () => {
  test.use({ expectedLogs: /^(error|warning|threw)/ });

  for (const [oddity, tell] of Object.entries(ODD))
    test(`its text is whole where there is ${oddity}`, {
      tag: KINDS.includes(oddity) ? '@all' : '@long',
    }, async ({ page, browser, baseURL }) => {
      const sent = await readSentText(browser, new URL(COSTS, baseURL).href);
      await page.addInitScript(tell);
      await page.goto(COSTS);
      // Nothing to wait for: in either reading the text is there, and stays.
      const started = page.locator('html:is([data-script="ready"], :not([data-script]))');
      await started.waitFor({ state: 'attached' });
      await page.waitForTimeout(300);
      await expectSentText(page, sent);
      if ((await page.locator('html[data-view="scroll"]').count()) === 0) await expectPlainText(page, sent);
    });
});
