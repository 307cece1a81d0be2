import { show } from '#words/guess';
import * as shell from '#words/shell';
import { percent } from '#words/text/units';
import { formatNumber } from '../../../src/model/format.ts';
import { open, openReading, openWithState, waitUntilHydrated } from '../harness/pages.ts';
import { expect, test } from '../harness/site.ts';

test('the two switches change the reading at once, keep the number, and store nothing', async ({ page }) => {
  await openWithState(page, 'thirsty_fashion/info1', { userInput: 6 });
  await page.getByRole('button', { name: show }).click();
  await expect(page.getByText(percent(formatNumber(0.05253))).first()).toBeAttached();
  const plain = page.getByRole('switch', { name: shell.plain });
  await openReading(page);
  await plain.click();
  await expect(page).toHaveURL(/info1\?view=plain$/);
  await expect(page.locator('html')).toHaveAttribute('data-view', 'plain');
  await expect(plain).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('switch', { name: shell.still }).click();
  await expect(page).toHaveURL(/info1\?view=plain&motion=off$/);
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
  await expect(page.getByText(percent(formatNumber(0.05253))).first()).toBeAttached();
  await page.reload();
  await openReading(page);
  await expect(plain).toHaveAttribute('aria-checked', 'true');
  const stored = await page.evaluate(() => [...Object.entries(localStorage), document.cookie]);
  expect(stored).toEqual(['']);
});

test('words that pass beneath the bar pass beneath its ground, where no scene stands still', async ({
  page,
}) => {
  for (const view of ['?view=plain', ''])
    for (const route of ['thirsty_fashion/info1', 'thirsty_fashion/info2']) {
      if (view === '') await page.setViewportSize({ width: 568, height: 320 });
      await open(page, route + view);
      await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
      await expect(page.getByRole('banner'), route + view).toHaveAttribute('data-solid', '');
    }
});

test('the switch keeps the heading that is read, and every part of the page comes back', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, 'thirsty_fashion/info3');
  await waitUntilHydrated(page);
  await openReading(page);
  const heading = page.getByRole('heading', { level: 2 }).filter({ visible: true }).nth(2);
  for (const view of ['plain', 'scroll']) {
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const text = await heading.textContent();
    await page.getByRole('switch', { name: shell.plain }).click();
    await expect(page.locator('html')).toHaveAttribute('data-view', view);
    await expect(page.locator('main [style*="content-visibility"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: text ?? '' }), view).toBeInViewport();
    await page.getByRole('switch', { name: shell.still }).click();
    await expect(page).toHaveURL(/motion=off/);
    await expect(page.getByRole('heading', { level: 2, name: text ?? '' }), view).toBeInViewport();
    await page.getByRole('switch', { name: shell.still }).click();
  }
});

test.describe('pressed in a hurry', () => {
  // Chromium's note to developers: what is held back for a frame has been measured in it.
  test.use({ expectedLogs: /subtree hidden by content-visibility/ });
  test('the switch pressed twice at once leaves the reading as the address says', async ({ page }) => {
    await open(page, 'charts/fabrics');
    const plain = page.getByRole('switch', { name: shell.plain });
    await openReading(page);
    // As assistive software presses: without a pointer and without a key.
    await plain.evaluate((button: HTMLElement) => button.click());
    await expect(plain).toHaveAttribute('aria-checked', 'true');
    await plain.evaluate((button: HTMLElement) => button.click());
    await expect(plain).toHaveAttribute('aria-checked', 'false');
    await expect(page).toHaveURL(/fabrics$/);
    await expect(page.locator('main [style*="content-visibility"]')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-view', 'scroll');
    await plain.evaluate((button: HTMLElement) => button.click());
    await expect(page.locator('html')).toHaveAttribute('data-view', 'plain');
  });
});

test('the reading is set before the first paint, by a script of our own in the head', async ({ page }) => {
  // The story's own script never comes: what is painted is what the boot script made of the URL.
  await page.route('**/assets/client*.js', () => {});
  await page.goto('thirsty_fashion/info1?view=plain&motion=off', { waitUntil: 'commit' });
  await expect(page.locator('html[data-view="plain"][data-motion="off"] main')).toBeVisible();
  // Inline, so that nothing can keep it from coming.
  await expect(page.locator('head script:not([src])')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the plain reading stands there, with its tables, and the bar covers no text', async ({ page }) => {
    for (const route of ['thirsty_fashion/info3', 'charts/fabrics', 'charts/production']) {
      await page.goto(route);
      for (const table of await page.locator('main table').all()) await expect(table).toBeVisible();
      await expect(page.getByText(shell.more, { exact: true }).filter({ visible: true })).toHaveCount(0);
    }
    await page.goto('thirsty_fashion/info1');
    await expect(page.locator('img[src$="stills/steps-1.svg"]')).toBeVisible();
    const bar = page.getByRole('banner');
    await expect(bar).toBeInViewport();
    await page.mouse.wheel(0, 1500);
    await expect(bar).not.toBeInViewport();
  });
});
