import type { Page } from '@playwright/test';
import { pause } from '#words/charts';
import { FABRIC_WORDS } from '#words/fabrics';
import { answerYou } from '#words/home';
import { press as lookAtPhases } from '#words/production';
import * as shell from '#words/shell';
import { cupsOfWater } from '#words/text/count';
import { FINDING_BEGINS } from '../harness/findings.ts';

import { open, openReading, waitUntilHydrated } from '../harness/pages.ts';
import { expect, test } from '../harness/site.ts';

declare global {
  interface Window {
    framesAsked: number;
  }
}

/** Counts the frames that any script of the page asks for. */
function countFrames() {
  window.framesAsked = 0;
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    window.framesAsked += 1;
    return ask(callback);
  };
}

/** Waits until, over half a second, nothing asks for a frame and no animation runs. */
async function expectStill(page: Page) {
  await expect(async () => {
    const moved = await page.evaluate(async () => {
      const before = window.framesAsked;
      await new Promise((resolve) => setTimeout(resolve, 500));
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      return [window.framesAsked - before, running.length];
    });
    expect(moved).toEqual([0, 0]);
  }).toPass({ timeout: 8000 });
}

const still = (page: Page) => page.getByRole('switch', { name: shell.still });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

test.beforeEach(({ page }) => page.addInitScript(countFrames));

test('the switch ends the pour at once; the way to info1 still takes its time', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, 'thirsty_fashion');
  await press(page, cupsOfWater(6, '6'));
  await openReading(page);
  await still(page).click();
  await expect(page.getByRole('heading', { level: 2 })).toContainText(answerYou);
  await expect(page).toHaveURL(/info1\?motion=off$/, { timeout: 20_000 });
  await expectStill(page);
});

test('the switch ends each chart at once, at its final frame', async ({ page }) => {
  for (const [route, button, finding] of [
    ['charts/fabrics', FABRIC_WORDS.water.press, FINDING_BEGINS.water],
    ['charts/production', lookAtPhases, FINDING_BEGINS.production],
  ] as const) {
    await open(page, route);
    await waitUntilHydrated(page);
    await press(page, button);
    await openReading(page);
    await still(page).click();
    await expect(page.getByText(finding).filter({ visible: true }).first()).toBeVisible({ timeout: 1500 });
    await expectStill(page);
  }
});

test('with the switch every page stands still while it is read to its end', { tag: '@all' }, async ({
  page,
}) => {
  for (const route of [
    'thirsty_fashion',
    'thirsty_fashion/info1',
    'thirsty_fashion/info2',
    'thirsty_fashion/info3',
  ]) {
    await open(page, `${route}?motion=off`);
    await waitUntilHydrated(page);
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share);
      await expectStill(page);
    }
  }
});

test('off and on again gives the motion back', { tag: '@all' }, async ({ page }) => {
  await open(page, 'charts/fabrics?motion=off');
  await openReading(page);
  await expect(still(page)).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Escape');
  await press(page, FABRIC_WORDS.co2.press);
  await expect(page.getByText(FINDING_BEGINS.co2).first()).toBeVisible({ timeout: 1500 });
  await openReading(page);
  await still(page).click();
  await expect(page).toHaveURL(/charts\/fabrics$/);
  await expect(
    page.getByRole('button', { name: new RegExp(`^${pause}`) }).filter({ visible: true }),
  ).toHaveCount(1);
});
