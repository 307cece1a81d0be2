import type { Page } from '@playwright/test';
import * as shell from '#words/shell';
import { tabTo } from '../harness/keyboard.ts';
import { open } from '../harness/pages.ts';
import { expect, test } from '../harness/site.ts';

// sweep.spec.ts goes through every page by Tab; each page's own spec presses its keys.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const readingSwitch = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });

test('the skip link leads past the bar', async ({ page }) => {
  await open(page, 'thirsty_fashion/info2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('Tab along the bar, and along the strip of a lesson, leaves the page where it is read', async ({
  page,
}) => {
  await open(page, 'thirsty_fashion/info1?motion=off&notice');
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  const controls = page.locator('header, [data-notice-strip]').locator('a:visible, button:visible');
  for (const control of await controls.all()) {
    await control.evaluate((element: HTMLElement) => element.focus());
    expect(await page.evaluate(() => scrollY), 'the page jumps away from what is read').toBe(2000);
  }
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
