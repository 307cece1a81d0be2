import { expectAxeClean } from './harness/axe.ts';
import { open, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

test('the worksheet’s words open what they mean, and its numbers their receipts', async ({ page }) => {
  await open(page, 'teach/worksheet');
  await waitUntilHydrated(page);
  const word = page.getByRole('main').getByRole('button', { name: 'irrigation', exact: true }).first();
  await word.click();
  const meaning = page.locator('#word-irrigation');
  await expect(meaning).toBeVisible();
  await expect(meaning).toContainText('Rain does not count');
  const [under, over] = [await word.boundingBox(), await meaning.boundingBox()];
  expect(Math.abs((over?.y ?? 0) - (under?.y ?? 0))).toBeLessThan(260);
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
  await page.locator('#cups a[data-claim="cotton-liters"]').click();
  await expect(page.locator('[popover]:popover-open')).toContainText('2,700 liters');
});

test('a slip is found in two steps, says why a way does not help, and darns the cloth of the last page', async ({
  page,
}) => {
  await open(page, 'teach/slip');
  await waitUntilHydrated(page);
  const lake = page.locator('#lake');
  await expect(page.locator('[data-mended-count="0"]')).toBeVisible();
  await lake.getByRole('button', { name: '1,640 − 79' }).click();
  await expect(lake).toContainText('1,561 cubic kilometers would be left');
  await lake.getByRole('button', { name: '100 × 79 ÷ 1,640' }).click();
  await expect(lake).toContainText('= 4.817 percent of the lake');
  await lake.getByRole('button', { name: 'About twice' }).click();
  await expect(lake).toContainText('Not this one');
  await lake.getByRole('button', { name: 'About ten times' }).click();
  await expect(lake).toContainText('It is 4.8% of the lake. The claim is 10.4 times too big');
  await expect(page.locator('[data-mended-count="1"]')).toBeVisible();
  await expectAxeClean(page);
  await page.getByRole('banner').getByRole('link', { name: 'Costs' }).click();
  await expect(page.locator('[data-cloth] [data-mended-count="1"]')).toBeAttached();
});

test('the class board follows each tap, takes it back, and lives in the address', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, 'teach/class');
  await waitUntilHydrated(page);
  const board = page.locator('[data-board]');
  const tap = (cups: number) =>
    board
      .getByRole('button', { name: cups === 1 ? /with 1 cup$/ : new RegExp(`with ${cups} cups$`) })
      .click();
  for (const cups of [6, 6, 7, 1]) await tap(cups);
  await expect(page).toHaveURL(/#cups=6-6-7-1$/);
  await expect(board).toContainText('Our 4 drink 20 cups a day.');
  await expect(board).toContainText('One T-shirt’s cotton is 571 of our days.');
  await expect(board.getByRole('img')).toHaveAccessibleName(/the middle is 6: the median/);
  await board.getByRole('button', { name: 'Undo' }).click();
  await expect(board).toContainText('Our 3 drink 19 cups a day.');
  await board.getByRole('button', { name: 'Clear' }).click();
  await expect(board).toContainText('Nobody yet');
  await board.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(/#cups=6-6-7$/);

  await page.reload();
  await expect(board).toContainText('Our 3 drink 19 cups a day.');
  await expectAxeClean(page);

  await page.goto('thirsty_fashion/about');
  await open(page, `teach/class#cups=${Array(60).fill(10).join('-')}`);
  await expect(board).toContainText('60 pupils: the board is full');
  await expect(board.getByRole('button', { name: /with 6 cups/ })).toBeDisabled();

  await page.goto('thirsty_fashion/about');
  await open(page, 'teach/class#cups=6-99');
  await expect(board).toContainText('holds no class that we can read');
  await expect(board).toContainText('Nobody yet');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the puzzles keep their answers folded, and the board is a table to fill in', async ({ page }) => {
    await page.goto('teach/slip');
    const answer = page.locator('#lake details');
    await expect(answer.getByText('It is 4.8% of the lake')).toBeHidden();
    await answer.getByText('See the answer').click();
    await expect(answer).toContainText('100 × 79 ÷ 1,640 = 4.817 percent of the lake');
    await expect(answer.getByText('It is 4.8% of the lake')).toBeVisible();
    await page.goto('teach/class');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.locator('[data-board]')).toBeHidden();
  });
});
