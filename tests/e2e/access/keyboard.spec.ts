import type { Page } from '@playwright/test';
import * as costs from '#words/costs';
import { show, yourCups } from '#words/guess';
import { goOn } from '#words/home';
import { press } from '#words/production';
import * as shell from '#words/shell';
import { biggerWord } from '#words/shirt';
import { cupsOfWater } from '#words/text/count';
import { FABRICS } from '#words/text/fabrics';
import { labelPhase, PHASES } from '#words/text/phases';
import { half } from '#words/text/production';
import { percent } from '#words/text/units';
import { formatNumber } from '../../../src/model/format.ts';
import { expectFocusSeen, nameFocus, tabTo } from '../harness/keyboard.ts';
import { FORWARD_KEY } from '../harness/language.ts';
import { open, openWithState, waitUntilHydrated } from '../harness/pages.ts';
import { ROUTES } from '../harness/routes.ts';
import { expect, test } from '../harness/site.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const readingSwitch = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
const cupButton = (page: Page, cups: number) => button(page, cupsOfWater(cups, formatNumber(cups)));
const turnButton = (page: Page, fabric: 'cotton' | 'wool') => button(page, FABRICS[fabric].name);

/** Everything on the page that a mouse can press and Tab must reach, in the order of the page. */
const listStops = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex="0"]')]
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const all = [...document.querySelectorAll(element.localName)];
        return `${element.localName} ${all.indexOf(element)}: ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;
      }),
  );

/** A link a chapter, and two lists. */
const countBefore = (page: Page) =>
  page
    .getByRole('banner')
    .first()
    .locator('a, button')
    .evaluateAll(
      (controls) =>
        controls.filter((control) => control.checkVisibility({ visibilityProperty: true })).length,
    );

/** The answer of the process, with its links, comes when its bobbins are wound. */
async function playProcess(page: Page) {
  const process = page.locator('[data-picture="production"]');
  await process.getByRole('button', { name: show }).click();
  await expect(process.getByRole('link', { name: half })).toBeVisible({ timeout: 9000 });
  // Tab begins at the page's top again.
  await page.getByRole('link', { name: shell.skipLink }).focus();
  await page.keyboard.press('Shift+Tab');
}

/** The worksheet's fields come with the first key. */
async function bringFields(page: Page) {
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-check] input').first()).toBeVisible();
}

/** A page of many controls: each group of them is one stop. */
const MOST_STOPS: Readonly<Record<string, number>> = { 'thirsty_fashion/info3': 57 };

for (const route of ROUTES) {
  // A page of scenes and one of charts stand for all in `npm test`.
  const tag = ['thirsty_fashion/info1', 'charts/fabrics'].includes(route) ? [] : '@long';
  test(`${route}: Tab walks from the skip link to the last link, and the focus can always be seen`, {
    tag,
  }, async ({ page }) => {
    test.slow();
    await open(page, route);
    await waitUntilHydrated(page);
    if (route === 'thirsty_fashion/info3') await playProcess(page);
    if (route === 'teach/worksheet') await bringFields(page);
    const wanted = await listStops(page);
    expect(await countBefore(page), 'stops before the content, beside the skip link').toBeLessThanOrEqual(10);
    expect(wanted.length, 'stops').toBeLessThanOrEqual(MOST_STOPS[route] ?? Number.POSITIVE_INFINITY);
    const walked: string[] = [];
    while (walked.length < wanted.length) {
      await page.keyboard.press('Tab');
      const name = await nameFocus(page);
      // In the frame of an embed, which has a visit of its own.
      if (name.startsWith('iframe')) continue;
      await expectFocusSeen(page);
      walked.push(name);
    }
    expect(walked.toSorted()).toEqual(wanted.toSorted());
    expect(walked[0]).toContain(shell.skipLink);
    expect(walked[1]).toContain(shell.startPage);
    // Out of the page's end, and back in from it: no trap.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await nameFocus(page)).toBe(walked.at(-1));
  });
}

test('the skip link leads past the bar', async ({ page }) => {
  await open(page, 'thirsty_fashion/info2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('home: arrows light the cups, Enter chooses, and the pour can be skipped', async ({ page }) => {
  await open(page, 'thirsty_fashion');
  await tabTo(page, cupButton(page, 1));
  for (let cups = 2; cups <= 6; cups++) await page.keyboard.press(FORWARD_KEY);
  await expect(cupButton(page, 6)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cupButton(page, 6)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, goOn)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/info1$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('info1: guess the cups, open and close a receipt, follow BIGGER', {
  tag: '@long',
}, async ({ page }) => {
  await openWithState(page, 'thirsty_fashion/info1', { userInput: 6 });
  await waitUntilHydrated(page);
  const guess = page.getByRole('spinbutton', { name: yourCups });
  await tabTo(page, guess);
  await page.keyboard.type('600');
  await page.keyboard.press('Enter');
  await expect(page.getByText(percent(formatNumber(0.05253))).first()).toBeVisible();
  await expect(guess).toBeFocused();
  const claim = page.locator('a[data-claim="dyeing"]').first();
  await tabTo(page, claim);
  await page.keyboard.press('Enter');
  const receipt = page.getByRole('dialog');
  await expect(receipt).toBeFocused();
  await page.keyboard.press('Tab');
  await expectFocusSeen(page);
  expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(receipt).toBeHidden();
  await expect(claim).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: biggerWord }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/info2\?guess=600$/);
});

test('a chart: guess, play it, walk its bars, open and sort its numbers', async ({ page }) => {
  await open(page, 'charts/production');
  const play = button(page, press);
  await tabTo(page, play);
  await tabTo(page, page.getByRole('radio', { name: PHASES.cotton.name, exact: true }));
  await page.keyboard.press('ArrowDown');
  await play.focus();
  await page.keyboard.press('Enter');
  await expect(play).toBeDisabled();
  await expectFocusSeen(page);
  const bar = (name: string, grams: number, share: number) =>
    page.getByRole('radio', {
      name: labelPhase(name, formatNumber(grams), percent(formatNumber(share))),
      exact: true,
    });
  await tabTo(page, bar(PHASES.cotton.name, 208, 8), 12);
  await page.keyboard.press(FORWARD_KEY);
  await page.keyboard.press(FORWARD_KEY);
  await expect(bar(PHASES.garment.name, 1300, 50)).toBeFocused();
  await expect(page.locator('p[data-told]')).toContainText(PHASES.garment.name);
  await tabTo(page, page.locator('summary'));
  await page.keyboard.press('Enter');
  const sort = page.getByRole('columnheader').nth(1);
  await tabTo(page, sort.getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(sort).toHaveAttribute('aria-sort', 'descending');
});

test('info3: turn cards, wear a shirt longer, save the label', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await open(page, 'thirsty_fashion/info3');
  await waitUntilHydrated(page);
  await tabTo(page, turnButton(page, 'wool'));
  await page.keyboard.press('Enter');
  await expect(turnButton(page, 'wool')).toHaveAttribute('aria-pressed', 'true');
  const slider = page.getByRole('slider');
  await tabTo(page, slider);
  await page.keyboard.press(FORWARD_KEY);
  await expect(page.getByRole('spinbutton', { name: costs.yourWears })).toHaveValue('2');
  await tabTo(page, button(page, costs.savePicture).or(button(page, costs.shareOrSave)).first());
});

test('the switches and, on a phone, the menu', { tag: '@long' }, async ({ page }) => {
  await open(page, 'thirsty_fashion/info1');
  await tabTo(page, button(page, shell.reading), 10);
  await page.keyboard.press('Enter');
  for (const name of [shell.plain, shell.still]) {
    await tabTo(page, readingSwitch(page, name), 3);
    await page.keyboard.press('Enter');
    await expect(readingSwitch(page, name)).toBeFocused();
    await expect(readingSwitch(page, name)).toHaveAttribute('aria-checked', 'true');
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'thirsty_fashion/info1');
  const menu = button(page, shell.menu);
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await tabTo(page, readingSwitch(page, shell.still));
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(readingSwitch(page, shell.still)).toBeHidden();
});
