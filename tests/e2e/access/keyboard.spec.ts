import type { Page } from '@playwright/test';
import * as costs from '#words/costs';
import { yourCups } from '#words/guess';
import { goOn } from '#words/home';
import { press } from '#words/production';
import * as shell from '#words/shell';
import { biggerWord } from '#words/shirt';
import { cupsOfWater } from '#words/text/count';
import { FABRICS } from '#words/text/fabrics';
import { labelPhase, PHASES } from '#words/text/phases';
import { percent } from '#words/text/units';
import { formatNumber } from '../../../src/model/format.ts';
import { expectFocusSeen, tabTo } from '../harness/keyboard.ts';
import { FORWARD_KEY } from '../harness/language.ts';
import { open, openWithState, waitUntilHydrated } from '../harness/pages.ts';
import { expect, test } from '../harness/site.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const readingSwitch = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
const cupButton = (page: Page, cups: number) => button(page, cupsOfWater(cups, formatNumber(cups)));
const turnButton = (page: Page, fabric: 'cotton' | 'wool') => button(page, FABRICS[fabric].name);

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
  tag: '@all',
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

test('info3: turn cards, wear a shirt longer, save the label', { tag: '@all' }, async ({ page }) => {
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

test('the switches and, on a phone, the menu', { tag: '@all' }, async ({ page }) => {
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
