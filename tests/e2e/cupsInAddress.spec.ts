import { biggerWord } from '#words/info1';
import { cups, cupsOfWater } from '#words/plain/count';
import { division } from '#words/plain/share';
import { daysOfCups } from '#words/plain/tips';
import { still } from '#words/shell';
import { formatNumber } from '../../src/model/format.ts';
import { open, openWithState, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const INFO1 = 'thirsty_fashion/info1';

test('a number in the address goes along through the story, and what the visitor chose wins', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await open(page, `${INFO1}?cups=6`);
  await expect(main).toContainText(division('6', formatNumber(11_421), formatNumber(0.00053)));
  await expect(page.getByRole('button', { name: cupsOfWater(6, '6') })).toHaveCount(0);
  await page.getByRole('button', { name: still, exact: true }).click();
  await expect(page).toHaveURL(/info1\?motion=off&cups=6$/);
  await page.getByRole('link', { name: biggerWord, exact: true }).click();
  await expect(page).toHaveURL(/info2\?motion=off&cups=6$/);
  expect(await page.evaluate(() => history.state?.usr)).toEqual({ userInput: 6 });

  await openWithState(page, `${INFO1}?cups=6`, { userInput: 3 });
  await expect(main).toContainText(division('3', formatNumber(11_421), ''));
  await waitUntilHydrated(page);
  await expect(page.getByRole('link', { name: biggerWord, exact: true })).toHaveAttribute(
    'href',
    /info2\?cups=3$/,
  );

  await open(page, 'thirsty_fashion/info3?cups=10');
  await expect(page.getByText(daysOfCups(39, '39', cups(10, '10')))).toBeAttached();
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
});

test('a bad number in the address is as if it were not there', async ({ page }) => {
  for (const query of ['?cups=11', '?cups=6&cups=7', '?cups=%E0%A4%A', '?cups=<b>6</b>&view=plain']) {
    await test.step(query, async () => {
      await open(page, INFO1 + query);
      await expect(page.getByRole('button', { name: cupsOfWater(6, '6'), exact: true })).toBeAttached();
      await expect(page.getByRole('main')).not.toContainText(
        new RegExp(`÷|${formatNumber(11_421)} =|NaN|undefined`),
      );
      await waitUntilHydrated(page);
      const bigger = page.getByRole('link', { name: biggerWord, exact: true });
      await expect(bigger).toHaveAttribute('href', query.includes('plain') ? /info2\?view=plain$/ : /info2$/);
    });
  }
});
