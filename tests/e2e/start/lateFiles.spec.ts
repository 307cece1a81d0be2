import type { Locator, Page, Route } from '@playwright/test';
import { hearChart, pauseSound } from '#words/charts';
import { FABRIC_WORDS } from '#words/fabrics';
import { show } from '#words/guess';
import { press as pressProduction } from '#words/production';
import * as shell from '#words/shell';
import { foundOf } from '#words/sources';
import { open, openReading } from '../harness/pages.ts';
import { findRepublish, unfold } from '../harness/republish.ts';
import { expectSentText, readSentText } from '../harness/sentText.ts';
import { expect, test } from '../harness/site.ts';

// What the browser says of the fault itself. Whatever the page throws is a fault of ours.
test.use({ expectedLogs: /^error: Failed to (load|find)|^warning: .* preload/ });

const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'never arrive': (route) => route.abort(),
  'are garbage': (route) =>
    route.fulfill({
      contentType: route.request().url().endsWith('.css') ? 'text/css' : 'text/javascript',
      body: ')garbage{',
    }),
  // As an open page finds its files once a new build has replaced the old one.
  'are gone': (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><h1>404 Not Found</h1>' }),
};

/** A control that fetches something when it is pressed. */
interface Press {
  name: string;
  press: (page: Page) => Promise<void>;
  isDone: (page: Page) => Promise<boolean>;
}

/** Pictures that were saved, by page. */
const savedBy = new WeakMap<Page, number>();
const watchSaved = (page: Page) => page.on('download', () => savedBy.set(page, (savedBy.get(page) ?? 0) + 1));

/** The list that has the button may itself be late, and says so. */
const save = (name: string, find: (page: Page) => Locator): Press => ({
  name,
  press: async (page) => {
    savedBy.set(page, 0);
    await unfold(find(page));
    await find(page).press('Enter');
    const button = page.locator('[data-republish] dl').getByRole('button', { name: 'PNG' });
    const failed = page.getByText(shell.pressAgain(shell.listFailed)).filter({ visible: true });
    await expect(button.or(failed)).toBeVisible();
    if (await button.isVisible()) await button.press('Enter');
  },
  isDone: async (page) => (savedBy.get(page) ?? 0) > 0,
});

const hear: Press = {
  name: 'the chart’s sound',
  press: async (page) => {
    await unfold(findRepublish(page).first());
    await page.getByRole('button', { name: hearChart }).first().press('Enter');
  },
  isDone: async (page) => (await page.getByRole('button', { name: pauseSound }).count()) > 0,
};

/** On a chart's page the finding, with the figures that have receipts, comes when the bars stand. */
const run: Press = {
  name: 'the run of the chart',
  press: async (page) => {
    const production = page.getByRole('button', { name: pressProduction, exact: true });
    const water = page.getByRole('button', { name: FABRIC_WORDS.water.press, exact: true });
    await production.or(water).press('Enter');
    await expect(page.locator('figcaption a[data-claim]:visible')).not.toHaveCount(0);
  },
  isDone: async (page) => (await page.locator('figcaption a[data-claim]:visible').count()) > 0,
};

/** Numbers and sound of the process come with the answer to what it asks. */
const phases: Press = {
  name: 'the answer of the process',
  press: async (page) => {
    const process = page.locator('[data-picture="production"]');
    await process.getByRole('button', { name: show }).press('Enter');
    await expect(process.locator('.unanswered')).toHaveCount(0);
  },
  isDone: async (page) => (await page.locator('[data-picture="production"] .unanswered').count()) === 0,
};

const receipt: Press = {
  name: 'a receipt',
  press: (page) => page.locator('main a[data-claim]:visible').first().press('Enter'),
  isDone: async (page) => (await page.locator('[data-receipt]:popover-open').count()) > 0,
};

/** "12 of 180". */
const FOUND = new RegExp(foundOf(1, 1).replaceAll('1', '\\d+'));

const search: Press = {
  name: 'the search of the ledger',
  press: async (page) => {
    await page.getByRole('searchbox').fill('');
    await page.getByRole('searchbox').fill(shell.chapterLake);
  },
  isDone: async (page) => FOUND.test((await page.locator('search [aria-live]').textContent()) ?? ''),
};

const plainReading: Press = {
  name: 'the plain reading',
  press: async (page) => {
    await openReading(page);
    await page.getByRole('switch', { name: shell.plain }).press('Enter');
  },
  isDone: async (page) => (await page.locator('html').getAttribute('data-view')) === 'plain',
};

const scene = save('the picture of the scene', (page) => findRepublish(page, 'scenes').first());
const chart = save('the picture of a chart', (page) => findRepublish(page).first());
const PRESSES: Record<string, Press[]> = {
  thirsty_fashion: [plainReading],
  'thirsty_fashion/about': [plainReading],
  'thirsty_fashion/info1': [scene, receipt, plainReading],
  'thirsty_fashion/info2': [scene, receipt, plainReading],
  'thirsty_fashion/info3': [phases, scene, chart, hear, receipt, plainReading],
  'charts/production': [chart, hear, run, receipt, plainReading],
  'charts/fabrics': [chart, hear, run, receipt, plainReading],
  'charts/embed/production': [chart, hear],
  'charts/embed/water': [chart, hear],
  sources: [search, plainReading],
};

/** What the page says to everybody: visible lines in live regions. */
const readSaid = (page: Page) =>
  page.locator('[role="status"], [role="alert"], [aria-live], output').evaluateAll((regions) =>
    regions
      .filter((region) => region.checkVisibility() && region.getBoundingClientRect().height > 2)
      .map((region) => (region as HTMLElement).innerText.trim())
      .filter((text) => text !== ''),
  );

/** Whether a line was said that was not said before; two controls may say the same. */
const isNews = (before: string[], now: string[]) =>
  now.some((text) => now.filter((one) => one === text).length > before.filter((one) => one === text).length);

/** Reads to the end as a reader does: every part comes near, and every part is reached by the pointer. */
async function readToEnd(page: Page) {
  await page.mouse.move(9, 200);
  await page.keyboard.press('Shift');
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.7) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(done));
      await new Promise((done) => setTimeout(done, 20));
    }
  });
}

const isScriptOrStyle = (url: URL) => /\.(js|css)$/.test(url.pathname);

/** The page with the most controls: it meets every fault, each of the others one. */
const COSTS = 'thirsty_fashion/info3';

for (const [number, route] of Object.keys(PRESSES).entries()) {
  const faults = Object.entries(FAULTS).filter(
    (_, index) => route === COSTS || index === number % Object.keys(FAULTS).length,
  );
  for (const [fault, answer] of faults) {
    // One page stands for all; the one with the most controls meets one more.
    const isMost = route === COSTS && fault === 'are gone';
    const tag = route === 'charts/production' ? [] : isMost ? '@all' : '@long';
    test(`${route} stays the story when files that it asks for later ${fault}`, { tag }, async ({
      page,
      browser,
      baseURL,
    }) => {
      const sent = await readSentText(browser, new URL(route, baseURL).href);
      watchSaved(page);
      await open(page, route);
      const { href } = new URL(page.url());
      await page.route(isScriptOrStyle, answer);
      await readToEnd(page);
      await expectSentText(page, sent);
      const failed: Press[] = [];
      for (const control of PRESSES[route] ?? []) {
        const before = await readSaid(page);
        await control.press(page);
        // It works, as all of it came with the page, or it says that it does not.
        await expect
          .soft(async () => {
            const isDone = await control.isDone(page);
            const said = await readSaid(page);
            expect(isDone || isNews(before, said), `${control.name} works or says that it failed`).toBe(true);
            if (!isDone) failed.push(control);
          })
          .toPass({ timeout: 3000 });
        await page.keyboard.press('Escape');
        await expectSentText(page, sent);
        expect(new URL(page.url()).pathname, 'the page is not left').toBe(new URL(href).pathname);
      }
      await page.unroute(isScriptOrStyle);
      // A file that came as garbage stays so for the browser until the page is loaded anew.
      if (fault === 'are garbage') return;
      for (const control of failed) {
        await control.press(page);
        await expect.poll(() => control.isDone(page), `${control.name} works when pressed again`).toBe(true);
        await page.keyboard.press('Escape');
      }
    });
  }
}

/** What a reader, or a browser that restores a tab, sets on a page whose script is still on its way; and what follows of it. */
const SET_EARLY = [
  {
    path: 'thirsty_fashion/info3',
    control: '[role="spinbutton"]',
    set: '120',
    follows: (page: Page) => page.locator('[role="spinbutton"][aria-valuenow="120"]'),
  },
  {
    path: 'thirsty_fashion/where',
    control: 'input[value="australia"]',
    set: true,
    follows: (page: Page) => page.locator('input[value="australia"]:checked'),
    address: /[?&]place=australia/,
  },
  {
    path: 'thirsty_fashion/lives',
    control: 'input[type="range"][min="10"]',
    set: '120',
    follows: (page: Page) => page.locator('[aria-valuetext^="120"]'),
    address: /a=w120-/,
  },
  {
    path: 'sources',
    control: 'search select',
    set: 'off',
    follows: (page: Page) => page.locator('[data-entry][hidden]').first(),
  },
];
for (const { path, control, set, follows, address } of SET_EARLY) {
  for (const isTold of [true, false]) {
    test(`${path}: what is set before the script comes counts when it comes, ${isTold ? 'with' : 'without'} an event`, {
      tag: path.endsWith('lives') ? [] : path === 'sources' ? '@all' : '@long',
    }, async ({ page }) => {
      let arrive = () => {};
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route('**/assets/*.js', async (route) => {
        await arrived;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page
        .locator(control)
        .first()
        .evaluate(
          (element: HTMLInputElement, [value, events]) => {
            if (typeof value === 'boolean') element.checked = value;
            else element.value = value;
            for (const event of events) element.dispatchEvent(new Event(event, { bubbles: true }));
          },
          [set, isTold ? ['input', 'change'] : []] as const,
        );
      arrive();
      await expect(follows(page)).toBeAttached();
      if (address) await expect(page).toHaveURL(address);
    });
  }
}
