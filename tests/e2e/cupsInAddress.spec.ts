import { still } from '#words/shell';
import { biggerWord } from '#words/shirt';
import { percent } from '#words/text/units';
import { formatNumber } from '../../src/model/format.ts';
import { open, openReading, openWithState, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const INFO1 = 'thirsty_fashion/info1';

test('a number in the address goes along through the story, and what the visitor chose wins', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await open(page, `${INFO1}?cups=6`);
  await expect(main).toContainText(percent(formatNumber(0.05253)));
  await openReading(page);
  await page.getByRole('switch', { name: still }).click();
  await expect(page).toHaveURL(/info1\?motion=off&cups=6$/);
  await page.getByRole('link', { name: biggerWord, exact: true }).click();
  await expect(page).toHaveURL(/info2\?motion=off&cups=6$/);
  expect(await page.evaluate(() => history.state?.usr)).toEqual({ userInput: 6 });

  await openWithState(page, `${INFO1}?cups=6`, { userInput: 3 });
  await expect(main).toContainText(percent(formatNumber(0.02627)));
  await waitUntilHydrated(page);
  await expect(page.getByRole('link', { name: biggerWord, exact: true })).toHaveAttribute(
    'href',
    /info2\?cups=3$/,
  );

  await open(page, 'thirsty_fashion/info3?cups=10');
  await expect(page.locator('[data-label]')).toBeAttached();
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
});

test('a bad number in the address is as if it were not there', async ({ page }) => {
  for (const query of ['?cups=11', '?cups=6&cups=7', '?cups=%E0%A4%A', '?cups=<b>6</b>&view=plain']) {
    await test.step(query, async () => {
      await open(page, INFO1 + query);
      await expect(page.getByRole('main')).toContainText(percent(formatNumber(0.00876)));
      await expect(page.getByRole('main')).not.toContainText(/NaN|undefined/);
      await waitUntilHydrated(page);
      const bigger = page.getByRole('link', { name: biggerWord, exact: true });
      await expect(bigger).toHaveAttribute('href', query.includes('plain') ? /info2\?view=plain$/ : /info2$/);
    });
  }
});

test('a link that is opened in a new tab takes the number along, and the address of this one stays clean', {
  tag: '@all',
}, async ({ page, context }) => {
  await openWithState(page, INFO1, { userInput: 6 });
  await waitUntilHydrated(page);
  const bigger = page.getByRole('link', { name: biggerWord, exact: true });
  const fromBar = page.getByRole('banner').locator('a[href*="/thirsty_fashion/info3"]').first();
  for (const [link, button, path] of [
    [bigger, 'left', 'info2'],
    [fromBar, 'middle', 'info3'],
  ] as const) {
    const opened = context.waitForEvent('page');
    await link.click({ button, modifiers: button === 'left' ? ['ControlOrMeta'] : [] });
    const tab = await opened;
    await expect(tab).toHaveURL(new RegExp(`/${path}\\?cups=6$`));
    await expect(tab.locator('html[data-script="ready"]')).toBeAttached();
    await waitUntilHydrated(tab);
    const way = tab.getByRole('banner').locator('a[href*="/thirsty_fashion/info1"]').first();
    await expect(way).toHaveAttribute('href', /\/info1\?cups=6$/);
    await tab.close();
  }
  await bigger.click();
  await expect(page).toHaveURL(/\/info2$/);
  expect(await page.evaluate(() => history.state?.usr)).toEqual({ userInput: 6 });
});

test('so does a figure: from its entry among the sources the story is a link away', async ({
  page,
  context,
}) => {
  await openWithState(page, 'teach?view=plain', { userInput: 6 });
  await waitUntilHydrated(page);
  const opened = context.waitForEvent('page');
  await page.locator('main a[data-claim]').first().click({ button: 'middle' });
  const tab = await opened;
  await expect(tab).toHaveURL(/\/sources\?view=plain&cups=6#/);
  await waitUntilHydrated(tab);
  const way = tab.getByRole('banner').locator('a[href*="/thirsty_fashion/info1"]').first();
  await expect(way).toHaveAttribute('href', /\/info1\?view=plain&cups=6$/);
});
