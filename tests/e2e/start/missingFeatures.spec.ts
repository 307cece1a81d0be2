import type { Page } from '@playwright/test';
import { expectPlainText, expectSentText, readSentText, type SentText } from '../harness/sentText.ts';
import { test } from '../harness/site.ts';

test.describe.configure({ timeout: 120_000 });

/** The page that asks a browser for the most: what is lacked fails alike on all. */
const COSTS = 'thirsty_fashion/info3';

/** What a browser may lack; each runs before the page's own scripts. */
const MISSING: Record<string, () => void> = {
  'service workers throw': () => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
  'Web Audio throws': () => {
    window.AudioContext = class {
      constructor() {
        throw new DOMException('no device', 'NotSupportedError');
      }
    } as unknown as typeof AudioContext;
  },
  'a canvas throws': () => {
    HTMLCanvasElement.prototype.getContext = () => {
      throw new DOMException('denied', 'InvalidStateError');
    };
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
  'document.fonts': () => {
    Reflect.deleteProperty(Document.prototype, 'fonts');
  },
  'MediaQueryList.addEventListener': () => {
    // It is EventTarget's own; old browsers knew addListener alone.
    Object.assign(MediaQueryList.prototype, { addEventListener: undefined, removeEventListener: undefined });
  },
  matchMedia: () => {
    Reflect.deleteProperty(window, 'matchMedia');
  },
  'findLast and at': () => {
    for (const name of ['findLast', 'findLastIndex', 'at']) {
      Reflect.deleteProperty(Array.prototype, name);
    }
    Reflect.deleteProperty(String.prototype, 'at');
  },
  'the copying array methods': () => {
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with']) {
      Reflect.deleteProperty(Array.prototype, name);
    }
    Reflect.deleteProperty(Object, 'groupBy');
    Reflect.deleteProperty(Map, 'groupBy');
    Reflect.deleteProperty(Promise, 'withResolvers');
  },
  IntersectionObserver: () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  },
  ResizeObserver: () => {
    Reflect.deleteProperty(window, 'ResizeObserver');
  },
  'a canvas context': () => {
    HTMLCanvasElement.prototype.getContext = () => null;
  },
  'replaceChildren and its kin': () => {
    Reflect.deleteProperty(Element.prototype, 'replaceChildren');
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  },
  'CSS.supports': () => {
    Reflect.deleteProperty(CSS, 'supports');
  },
  CSS: () => {
    Reflect.deleteProperty(window, 'CSS');
  },
  Intl: () => {
    Reflect.deleteProperty(window, 'Intl');
  },
  popovers: () => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  },
  'Element.animate and view transitions': () => {
    Reflect.deleteProperty(Element.prototype, 'animate');
    Reflect.deleteProperty(Element.prototype, 'getAnimations');
    Reflect.deleteProperty(Document.prototype, 'getAnimations');
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  },
  // Nothing leans on one of these in place of another: they are lacked together.
  'storage, workers, sound and what else it asks for before use': () => {
    Reflect.deleteProperty(window, 'AudioContext');
    Reflect.deleteProperty(window, 'webkitAudioContext');
    Reflect.deleteProperty(Object, 'hasOwn');
    Reflect.deleteProperty(window, 'structuredClone');
    Reflect.deleteProperty(window, 'queueMicrotask');
    Reflect.deleteProperty(window, 'PerformanceObserver');
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    Reflect.deleteProperty(Crypto.prototype, 'subtle');
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'scheduler');
    Reflect.deleteProperty(AbortSignal, 'any');
    Reflect.deleteProperty(AbortSignal, 'timeout');
  },
};

/** One of each kind: what throws when it is read, made or called, and what is not there. */
const KINDS = [
  'service workers throw',
  'observers throw',
  'a canvas throws',
  'matchMedia',
  'the copying array methods',
  'popovers',
  'Element.animate and view transitions',
];

/** The page runs, or has turned to its plain reading; both hold the whole text. */
async function expectWholeText(page: Page, sent: SentText) {
  const ready = page.locator('html[data-script="ready"]');
  const plain = page.locator('html:not([data-view="scroll"])');
  await ready.or(plain).first().waitFor({ state: 'attached', timeout: 12_000 });
  await page.evaluate(async () => {
    const end = document.documentElement.scrollHeight;
    for (const share of [0.3, 0.6, 1]) {
      window.scrollTo({ top: end * share, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 40));
    }
  });
  await expectSentText(page, sent);
  if (await plain.count()) await expectPlainText(page, sent);
}

test.describe('a browser that lacks a feature', () => {
  // The page may say what it lacks; it may not end.
  test.use({ expectedLogs: /^(error|warning|threw)/ });

  for (const [feature, remove] of Object.entries(MISSING)) {
    const tag = !KINDS.includes(feature) ? '@long' : feature === 'matchMedia' ? [] : '@all';
    test(`the page of the costs shows its whole text without ${feature}`, { tag }, async ({
      page,
      browser,
      baseURL,
    }) => {
      await page.addInitScript(remove);
      const sent = await readSentText(browser, new URL(COSTS, baseURL).href);
      await page.goto(COSTS);
      await expectWholeText(page, sent);
    });
  }
});
