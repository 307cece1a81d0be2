import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { kept, whyNot } from '#words/keepOffline';
import { howMuch } from '#words/lake';
import { confirmButton, Deployment, keepButton, visitAndKeep } from './harness/deployment.ts';
import { open, openWithState } from './harness/pages.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 120_000 });

let host: Deployment;
test.beforeEach(async () => {
  host = new Deployment();
  await host.start();
});
test.afterEach(() => host.end());

const INFO1 = 'thirsty_fashion/info1';
const FAULTS = ['damaged', 'deleted'] as const;
/** Spoils every file that the worker keeps. */
function spoilAll(page: Page, fault: (typeof FAULTS)[number]) {
  return page.evaluate(async (how) => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { headers } = (await cache.match(request)) as Response;
      if (how === 'deleted') await cache.delete(request);
      else await cache.put(request, new Response('damaged', { headers }));
    }
  }, fault);
}

/** Paths of the kept files that are not damaged. */
function listWhole(page: Page) {
  return page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const paths = [];
    for (const request of await cache.keys()) {
      const text = await (await cache.match(request))?.text();
      if (text !== 'damaged') paths.push(new URL(request.url).pathname);
    }
    return paths;
  });
}

/** Paths of the scripts that the page has loaded. */
const listScripts = (page: Page) =>
  page.evaluate(() => {
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return paths.filter((path) => path.endsWith('.js') && !path.endsWith('/sw.js'));
  });

async function setQuota(page: Page, quotaSize?: number) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: new URL(host.url('')).origin, quotaSize });
}

/** What goes wrong on the page without being caught, as it comes. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

for (const fault of FAULTS) {
  test(`files that are ${fault} in the cache are fetched anew and kept: the page runs, then offline too`, {
    tag: fault === 'damaged' ? '@all' : '@long',
  }, async ({ page }) => {
    await visitAndKeep(page, host);
    await spoilAll(page, fault);
    const errors = watchErrors(page);
    await open(page, host.url(INFO1));
    expect(errors).toEqual([]);
    const needed = [new URL(host.url(INFO1)).pathname, ...(await listScripts(page))];
    expect(needed.length).toBeGreaterThan(1);
    await expect.poll(() => listWhole(page)).toEqual(expect.arrayContaining(needed));

    const picture = new URL(host.sharedUrl('img/wool-800.webp')).pathname;
    await page.evaluate((path) => fetch(path), picture);
    const isWoolWhole = async () => (await listWhole(page)).some((path) => path.includes('/img/wool'));
    await expect.poll(isWoolWhole).toBe(true);

    await host.stop();
    await open(page, host.url(INFO1));
    expect(await page.evaluate(async (path) => (await fetch(path)).status, picture)).toBe(200);
  });
}

test('with the network away, a damaged file is an error, never the wrong bytes', { tag: '@all' }, async ({
  page,
}) => {
  await visitAndKeep(page, host);
  const kept = await listWhole(page);
  await spoilAll(page, 'damaged');
  await host.stop();
  const answered = await page.evaluate(async (paths) => {
    const answers = await Promise.allSettled(paths.map((path) => fetch(path)));
    return paths.filter((_, index) => answers[index]?.status === 'fulfilled');
  }, kept);
  expect(answered).toEqual([]);
  await expect(page.goto(host.url('sources'))).rejects.toThrow('net::ERR_');
});

test('on a full disk the page works without a worker, and the next visit with room gets one', {
  tag: '@all',
}, async ({ page }) => {
  const errors = watchErrors(page);
  await setQuota(page, 100_000);
  const worker = page.context().waitForEvent('serviceworker');
  await open(page, host.url(INFO1));
  await worker;
  await expect.poll(() => countWorkers(page)).toBe(0);
  expect(errors).toEqual([]);
  await setQuota(page);
  await visitAndKeep(page, host);
});

test('on a full disk, what is asked to be kept is not, and the page says so; with room it is', {
  tag: '@all',
}, async ({ page }) => {
  await visitAndKeep(page, host);
  await open(page, host.url('teach'));
  await keepButton(page).click();
  await setQuota(page, 1);
  await confirmButton(page).click();
  await expect(page.getByRole('main')).toContainText(whyNot.noRoom);
  await setQuota(page);
  await keepButton(page).click();
  await confirmButton(page).click();
  await expect(page.getByRole('main')).toContainText(kept);
});

test('a registration that never settles is given up, and the button can be pressed again', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
  });
  await open(page, host.url('teach'));
  await keepButton(page).click();
  await confirmButton(page).click();
  await expect(confirmButton(page)).toBeDisabled();
  await page.clock.runFor(11_000);
  await expect(page.getByRole('main')).toContainText(whyNot.failed);
  await expect(keepButton(page)).toBeEnabled();
});

/** Browsers that keep nothing, each with the sentence that says so. */
const REFUSALS: Record<string, { why: string; prepare: () => void }> = {
  'has no service workers': {
    why: whyNot.refused,
    prepare: () => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
  },
  'forbids service workers': {
    why: whyNot.refused,
    prepare: () => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('denied', 'SecurityError'));
    },
  },
  'throws when asked for them': {
    why: whyNot.refused,
    prepare: () =>
      void Object.defineProperty(Navigator.prototype, 'serviceWorker', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  },
  'has no caches': { why: whyNot.refused, prepare: () => void Reflect.deleteProperty(window, 'caches') },
  'does not trust the address': {
    why: whyNot.insecure,
    prepare: () => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      Object.defineProperty(window, 'isSecureContext', { value: false });
    },
  },
};
for (const [name, { why, prepare }] of Object.entries(REFUSALS)) {
  test(`a browser that ${name} says why it keeps nothing, at each press`, {
    tag: name.startsWith('has no s') ? [] : '@long',
  }, async ({ page }) => {
    await page.addInitScript(prepare);
    await open(page, host.url('teach'));
    for (let press = 1; press <= 2; press += 1) {
      await keepButton(page).click();
      // Only some find out when they are asked to do it.
      const yes = confirmButton(page);
      await expect(yes.or(page.getByRole('alert'))).toBeVisible();
      if (await yes.isVisible()) await yes.click();
      await expect(page.getByRole('alert')).toHaveText(why);
      await expect(page.getByRole('main')).not.toContainText(kept);
    }
  });
}

/** Presses both buttons of "Keep for offline". */
async function askToKeep(page: Page) {
  await keepButton(page).click();
  await confirmButton(page).click();
}

/** How many files this language's worker has kept, and whether it is active. */
const readKept = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.includes('precache')) ?? '';
    const registration = await navigator.serviceWorker.getRegistration();
    return {
      files: (await (await caches.open(name)).keys()).length,
      state: registration?.active?.state,
    };
  });

test('"Kept" is said once the worker is active and has every file, and not before', {
  tag: '@all',
}, async ({ page }) => {
  // One file does not come: nothing is installed.
  host.broken.add('/thirsty_fashion/info2');
  await open(page, host.url('teach'));
  await askToKeep(page);
  await expect(page.getByRole('alert')).toContainText(whyNot.notWhole, { timeout: 30_000 });
  expect((await readKept(page)).state).toBeUndefined();
  host.broken.clear();
  await askToKeep(page);
  await expect(page.getByRole('main')).toContainText(kept, { timeout: 30_000 });
  const { files, state } = await readKept(page);
  expect(state).toBe('activated');
  // What goes missing later is found and fetched again, or missed.
  await spoilAll(page, 'deleted');
  host.broken.add('/thirsty_fashion/info3');
  await askToKeep(page);
  await expect(page.getByRole('alert')).toContainText(whyNot.notWhole, { timeout: 30_000 });
  await expect(page.getByRole('main')).not.toContainText(kept);
  host.broken.clear();
  await askToKeep(page);
  await expect(page.getByRole('main')).toContainText(kept, { timeout: 30_000 });
  expect((await readKept(page)).files).toBe(files);
});

test('after one visit, a second page opens without a network, with the number of the first', {
  tag: '@all',
}, async ({ page }) => {
  await visitAndKeep(page, host);
  await openWithState(page, host.url(INFO1), { userInput: 6 });
  await host.stop();
  const errors = watchErrors(page);
  await page.locator('main a[href$="/info2?cups=6"]').last().click();
  await expect(page).toHaveURL(/\/info2$/);
  await expect(page.getByText(howMuch)).toBeAttached();
  expect(await page.evaluate(() => history.state.usr.userInput)).toBe(6);
  // One that was never seen, by its address: it comes whole.
  await open(page, host.url('thirsty_fashion/info3'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a first visit that loses the network before all is kept leaves no half of it', {
  tag: '@all',
}, async ({ page }) => {
  host.broken.add('/thirsty_fashion/info2');
  const worker = page.context().waitForEvent('serviceworker');
  await open(page, host.url('thirsty_fashion'));
  await worker;
  await expect.poll(() => countWorkers(page)).toBe(0);
  await host.stop();
  // Nothing half kept answers: the browser says itself that the network is away.
  await expect(page.goto(host.url('thirsty_fashion/info3'))).rejects.toThrow('net::ERR_CONNECTION_REFUSED');
  await expect(page).toHaveURL(/^chrome-error:/);
  host.broken.clear();
  await host.start();
  await visitAndKeep(page, host);
  await host.stop();
  await open(page, host.url('thirsty_fashion/info2'));
});

test('a new build in the middle of the story keeps the number, and no page mixes two builds', {
  tag: '@all',
}, async ({ page }) => {
  const areNew = async () => (await listScripts(page)).map((path) => path.endsWith('-new.js'));
  const readCups = () => page.evaluate(() => history.state.usr.userInput);
  const asked = page.getByText(howMuch);
  await visitAndKeep(page, host);
  await openWithState(page, host.url(INFO1), { userInput: 6 });
  host.deploy();

  await page.locator('main a[href$="/info2?cups=6"]').last().click();
  await expect(page).toHaveURL(/\/info2$/);
  await expect(asked).toBeAttached();
  expect(await readCups()).toBe(6);
  expect(await areNew()).not.toContain(true);

  await page.reload();
  await expect(asked).toBeAttached();
  expect(await readCups()).toBe(6);
  expect(await areNew()).not.toContain(false);

  await host.stop();
  await page.reload();
  await expect(asked).toBeAttached();
  expect(await readCups()).toBe(6);
  expect(await areNew()).not.toContain(true);
});

test('the removal takes the worker and its caches away, and leaves the page and the caches of others', {
  tag: '@all',
}, async ({ page }) => {
  await visitAndKeep(page, host);
  await open(page, host.url('teach'));
  await keepButton(page).click();
  await confirmButton(page).click();
  await expect(page.getByRole('main')).toContainText(kept);
  await page.evaluate(() => caches.open('of another site'));
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(3);
  const removal = readFileSync('src/offline/removeWorker.js', 'utf8');
  host.deploy((file, text) => (file.endsWith('sw.js') ? removal : text));
  const errors = watchErrors(page);
  // The browser may look for a newer worker on the page before, or on this one.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => countWorkers(page)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual(['of another site']);
  // A page that opens meanwhile asks for the worker again: then it goes with the visit after that.
  const other = await page.context().newPage();
  await open(other, host.url(INFO1));
  await other.waitForTimeout(4000);
  await page.close();
  for (let visit = 1; visit <= 2; visit++) {
    let loads = 0;
    other.on('load', () => {
      loads += 1;
    });
    await open(other, host.url(INFO1));
    await other.waitForTimeout(4000);
    await expect.poll(() => countWorkers(other)).toBe(0);
    expect(await other.evaluate(() => caches.keys())).toEqual(['of another site']);
    expect(loads).toBe(1);
  }
  expect(errors).toEqual([]);
});
