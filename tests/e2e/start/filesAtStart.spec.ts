import type { Page, Route } from '@playwright/test';
import { plain as plainReading } from '#words/shell';
import { LONGEST_START_MS } from '../../../src/motion/turnPlain.ts';
import { holdRequests, openReading } from '../harness/pages.ts';
import { expectPlainText, readSentText, type SentText } from '../harness/sentText.ts';
import { expect, test } from '../harness/site.ts';

test.describe.configure({ timeout: 90_000 });

const PATIENCE_MS = LONGEST_START_MS + 1000;
const isScript = (url: URL) => url.pathname.endsWith('.js');

const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'does not arrive': (route) => route.abort(),
  'is gone': (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><h1>404 Not Found</h1>' }),
  'is garbage': (route) => route.fulfill({ contentType: 'text/javascript', body: ')garbage{' }),
  'is never answered': () => new Promise(() => {}),
};

/** The scripts that a page's HTML names, e.g. "/threadprint/assets/vendor-9177d8.js". */
const findScripts = (html: string) => [...new Set(html.match(/(?<=(?:src|href)=")[^"]+\.js(?=")/g))];

/** Opens a page that may never come to its end, on a clock that can be put forward. */
async function openUnfinished(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

/** Waits as long as a page may wait for its scripts. */
async function expectPlainInTime(page: Page, sent: SentText) {
  const isPlain = page.locator('html:not([data-view="scroll"])');
  await isPlain.waitFor({ state: 'attached', timeout: 700 }).catch(() => page.clock.fastForward(PATIENCE_MS));
  await expectPlainText(page, sent);
}

test.describe('a script that the HTML names', () => {
  // The fault itself, as the browser and the page's own script tell it.
  test.use({ expectedLogs: /^(error|warning|threw)/ });

  for (const [index, route] of ['charts/fabrics', 'thirsty_fashion/info1', 'charts/embed/water'].entries()) {
    // One page stands for all; every fault of every file is tried on another.
    const tag = route === 'charts/fabrics' ? [] : route === 'thirsty_fashion/info1' ? '@all' : '@long';
    test(`${route} turns to its plain reading when a script fails at the start`, { tag }, async ({
      page,
      browser,
      baseURL,
      request,
    }) => {
      const sent = await readSentText(browser, new URL(route, baseURL).href);
      const scripts = findScripts(await (await request.get(route)).text());
      expect(scripts.length).toBeGreaterThan(1);
      const all = scripts.flatMap((script) =>
        Object.entries(FAULTS).map((fault) => [script, ...fault] as const),
      );
      // Each fault of each file on one page; on the others one that no page before has had.
      const tried =
        route === 'thirsty_fashion/info1'
          ? all
          : all.filter((_, place) => place === (index * 7) % all.length);
      await page.clock.install();
      for (const [script, fault, answer] of tried) {
        await test.step(`${script} ${fault}`, async () => {
          await page.route(({ pathname }) => pathname === script, answer);
          await openUnfinished(page, route);
          await expectPlainInTime(page, sent);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        });
      }
    });
  }

  // faults.spec.ts has them all fail in every other way.
  test('no page needs a script to be read: none is ever answered', { tag: '@all' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.clock.install();
    await page.route(isScript, () => new Promise(() => {}));
    for (const route of [
      'thirsty_fashion',
      'thirsty_fashion/info3',
      'charts/fabrics',
      'sources',
      'teach/slip',
    ]) {
      const sent = await readSentText(browser, new URL(route, baseURL).href);
      await openUnfinished(page, route);
      await expectPlainInTime(page, sent);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test.describe('a script of a stranger', () => {
  test.use({ expectedLogs: /^(error|warning|threw|asked)/ });

  test('leaves the scenes on when it is blocked or missing', async ({ page, baseURL }) => {
    const { pathname } = new URL(baseURL ?? '');
    const strangers = [
      'https://cdn.example/tag.js',
      `https://cdn.example${pathname}assets/tag.js`,
      'http://127.0.0.1:9/tag.js',
      '/cdn-cgi/beacon.js',
      '/other/assets/tag.js',
      `${pathname}insights/script.js`,
      'chrome-extension://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/assets/content.js',
      'data:text/javascript,throw 1',
    ];
    // As a proxy, a host or an extension puts them into the page.
    const tags = strangers.map(
      (src) =>
        `<link rel="modulepreload" href="${src}"><script src="${src}"></script><script type="module" async src="${src}"></script>`,
    );
    await page.route(/\/info1$/, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace('</head>', `${tags.join('')}</head>`);
      await route.fulfill({ response, body: html });
    });
    await page.addInitScript(() => {
      addEventListener(
        'error',
        ({ target }) => {
          if (target instanceof HTMLScriptElement) target.dataset.failed = '';
        },
        true,
      );
    });
    const isOurs = ({ pathname: path }: URL) => path.startsWith(`${pathname}assets/`) && path.endsWith('.js');
    const release = await holdRequests(page, isOurs);
    await openUnfinished(page, 'thirsty_fashion/info1');
    await expect(page.locator('script[data-failed]')).toHaveCount(2 * strangers.length);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('a stranger’s');
      });
      dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    });
    await expect(page.locator('html')).toHaveAttribute('data-script', 'starting');
    release();
    await expect(page.locator('html[data-script="ready"]')).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('data-view', 'scroll');
  });
});

for (const route of ['thirsty_fashion/info1', 'thirsty_fashion/info2', 'thirsty_fashion/info3', 'sources']) {
  const tag = route === 'thirsty_fashion/info2' ? [] : '@long';
  test(`${route} keeps the place when it turns plain, and stays plain until the reader changes it`, {
    tag,
  }, async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.clock.install();
    await page.route(isScript, async (request) => {
      await held;
      await request.continue();
    });
    await openUnfinished(page, route);
    await page.mouse.move(700, 500);
    // On info3 at the cards: as soon as script runs, its question is asked again where the answer stood as sent.
    const scrolledPx = route === 'thirsty_fashion/info3' ? 3500 : 900;
    await page.mouse.wheel(0, scrolledPx);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolledPx);
    // The highest text below the bar that can be seen.
    const before = await page.evaluate(() => {
      const texts = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li)')];
      const seen = texts.filter((text) => {
        const { top, width } = text.getBoundingClientRect();
        const isShown = text.checkVisibility({ opacityProperty: true }) && /\S/.test(text.textContent ?? '');
        return top > 60 && top < innerHeight && width > 1 && isShown;
      });
      const [first] = seen.sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top);
      first?.setAttribute('data-at-top', '');
      return first?.getBoundingClientRect().top ?? Number.NaN;
    });
    await page.clock.fastForward(PATIENCE_MS);
    await expect(page.locator('html')).not.toHaveAttribute('data-view', 'scroll');
    // A scene's caption is not in the plain reading: its section stands for it.
    const readTop = () =>
      page.locator('[data-at-top]').evaluate((text) => {
        const shown = text.checkVisibility() ? text : text.closest('[data-section]');
        return shown?.getBoundingClientRect().top ?? Number.NaN;
      });
    // The plain reading is shorter: a page that has come to its top cannot keep it lower.
    const isAtTop = await page.evaluate(() => scrollY === 0);
    const shown = await readTop();
    expect(isAtTop ? shown < before : Math.abs(shown - before) < 225, 'the text at the top stays there').toBe(
      true,
    );

    answer();
    await expect(page.locator('html[data-script="ready"]')).toBeAttached();
    await page.waitForTimeout(300);
    await expect(page.locator('html')).not.toHaveAttribute('data-view', 'scroll');
    expect(Math.abs((await readTop()) - shown), 'nor does the script move it').toBeLessThan(225);
    // The switch says how the page is read, and changes it.
    await openReading(page);
    const plain = page.getByRole('switch', { name: plainReading, exact: true });
    await expect(plain).toHaveAttribute('aria-checked', 'true');
    await plain.click();
    await expect(page.locator('html')).toHaveAttribute('data-view', 'scroll');
  });
}

test('no page waits for a script before it is painted', { tag: '@all' }, async ({ page, request }) => {
  await page.route(isScript, () => new Promise(() => {}));
  for (const route of ['thirsty_fashion/info3', 'charts/embed/water']) {
    const html = await (await request.get(route)).text();
    const blocking = (html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? []).filter(
      (tag) => !/\s(type="module"|defer|async)/.test(tag),
    );
    expect.soft(blocking, route).toEqual([]);
    await page.goto(route, { waitUntil: 'commit' });
    const readPaints = () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await expect.soft.poll(readPaints, { timeout: 3000, message: route }).toBe(1);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
