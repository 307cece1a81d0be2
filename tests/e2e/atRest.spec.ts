import type { Page } from '@playwright/test';
import { cupsOfWater } from '#words/text/count';
import { open, waitUntilHydrated } from './harness/pages.ts';
import { EMBEDS, ROUTES } from './harness/routes.ts';
import { expect, test } from './harness/site.ts';

// The browser itself reports the error page's 404.
test.use({ expectedLogs: /^error: Failed to load resource: the server responded with a status of 404/ });

/** Once nobody scrolls or presses, all is at rest after so long. */
const REST_MS = 5000;
/** How far down the pages of scenes are looked at, beside their top: the drip of info2 hangs at the second. */
const DEPTHS: Readonly<Record<string, readonly number[]>> = {
  'thirsty_fashion/info1': [0.4, 0.8],
  'thirsty_fashion/where': [0.5],
  'thirsty_fashion/info2': [0.4, 0.7],
  'thirsty_fashion/info3': [0.4, 0.8],
  'thirsty_fashion/lives': [0.5],
};
const QUICK: readonly string[] = ['thirsty_fashion', 'nope'];

/** What runs a second long: the frames that are asked for, the animations, and the changes of the page itself. */
const readRunning = (page: Page) =>
  page.evaluate(async () => {
    const { requestAnimationFrame } = window;
    const seen = { frames: 0, changes: 0 };
    window.requestAnimationFrame = (call) => {
      seen.frames += 1;
      return requestAnimationFrame(call);
    };
    const observer = new MutationObserver((changes) => {
      seen.changes += changes.length;
    });
    observer.observe(document.body, { subtree: true, attributes: true, characterData: true });
    await new Promise((done) => setTimeout(done, 1000));
    observer.disconnect();
    window.requestAnimationFrame = requestAnimationFrame;
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    return { ...seen, animations: running.length };
  });

async function expectRest(page: Page, where: string) {
  await page.waitForTimeout(REST_MS);
  expect.soft(await readRunning(page), where).toEqual({ frames: 0, changes: 0, animations: 0 });
}

// The pulse of energy and the smog of the phases' chart go on as is specified: they begin with a press, and nothing is pressed
// here.
for (const route of [...ROUTES, ...EMBEDS, 'nope']) {
  test(`${route} is at rest five seconds after the last scroll`, {
    tag: QUICK.includes(route) ? [] : '@long',
  }, async ({ page }) => {
    await open(page, route);
    await waitUntilHydrated(page);
    await expectRest(page, 'its top');
    for (const depth of DEPTHS[route] ?? []) {
      await page.evaluate((share) => {
        window.scrollTo({ top: (document.body.offsetHeight - innerHeight) * share, behavior: 'instant' });
      }, depth);
      await expectRest(page, `${100 * depth}% down`);
    }
  });
}

test('home is at rest five seconds after the last cup was tried, and moves again with the next', async ({
  page,
}) => {
  await open(page, 'thirsty_fashion');
  await page.getByRole('button', { name: cupsOfWater(6, '6'), exact: true }).hover();
  await expectRest(page, 'six cups');
  await page.getByRole('button', { name: cupsOfWater(3, '3'), exact: true }).hover();
  expect((await readRunning(page)).frames).toBeGreaterThan(10);
});
