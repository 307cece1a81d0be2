import type { Page } from '@playwright/test';
import { stepBack } from '#words/shirt';
import { cupsOfWater, cups as nameCups } from '#words/text/count';
import { PROCESS_NAMES } from '#words/text/processes';
import { division } from '#words/text/share';
import { percent } from '#words/text/units';
import { formatNumber } from '../../src/model/format.ts';
import { open, openWithState, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const PATH = 'thirsty_fashion/info1';
const STEPS = Object.values(PROCESS_NAMES);
const TOTALS = [32, 244, 297, 403];

/** The name of each of the ten cups. */
const ANY_CUPS = new RegExp(`^(${cupsOfWater(1, '1')}|${cupsOfWater(2, '\\d+')})$`);

/** The division that the page shows: "6 ÷ 11,421 = 0.00053". */
const divide = (cups: number, quotient: number) =>
  division(String(cups), formatNumber(11_421), formatNumber(quotient));

test('gives each figure the value that the visitor’s own number makes, to machines too', async ({ page }) => {
  await openWithState(page, PATH, { userInput: 8 });
  const read = (id: string) => page.locator(`a[data-claim="${id}"] data`).first();
  await expect(read('your-share')).toHaveAttribute('value', '0.07005');
  await expect(read('your-quotient')).toHaveAttribute('value', '0.0007');
  await waitUntilHydrated(page);
  await expect(read('your-days')).toHaveAttribute('value', '1478');
  await expect(read('your-years')).toHaveAttribute('value', '4');
});

const INVALID: readonly [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a string', { userInput: '6' }],
  ['0', { userInput: 0 }],
  ['11', { userInput: 11 }],
  ['2.5', { userInput: 2.5 }],
  ['NaN', { userInput: Number.NaN }],
  ['null as the number', { userInput: null }],
  ['an object', { userInput: { valueOf: 6 } }],
  ['a bare number', 6],
];
test('tells the same story without a share for whatever is no number of cups, and offers the ten', {
  tag: '@long',
}, async ({ page }) => {
  for (const [title, state] of INVALID) {
    await test.step(title, async () => {
      await openWithState(page, PATH, state);
      await expect(page.getByRole('main')).toContainText(formatNumber(11_421));
      await expect(page.getByRole('main')).not.toContainText(division('', formatNumber(11_421), ''));
      await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|Infinity/);
      await expect(page.getByRole('button', { name: ANY_CUPS })).toHaveCount(10);
    });
  }
});

test('choosing in place completes the page, and a reload keeps it', async ({ page }) => {
  await open(page, PATH);
  const cup = page.getByRole('button', { name: cupsOfWater(6, '6'), exact: true });
  await cup.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  const before = await page.evaluate(() => [window.scrollY, history.length]);
  await cup.click();
  await expect(page.getByRole('main')).toContainText(divide(6, 0.00053));
  expect(await page.evaluate(() => [window.scrollY, history.length])).toEqual(before);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('H1');
  await expect(page).toHaveURL(/\/info1$/);
  expect(await page.evaluate(() => history.state?.usr)).toEqual({ userInput: 6 });
  await page.reload();
  await expect(page.getByRole('main')).toContainText(percent(formatNumber(0.05253)));
});

/** The number that the field of cups says, 0 where there is none. */
async function readFieldCups(page: Page): Promise<number> {
  const field = page.getByRole('img', { name: new RegExp(`^${nameCups(2, '[\\d.,\\s]+')}$`) });
  const names = await field.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('aria-label')),
  );
  return Number((names[0] ?? '0').replace(/\D/g, '') || 0);
}

/** The section of a step, by its heading. */
const stepOf = (page: Page, step: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: step }) })
    .last();

test('tells the four steps plainly in a window that is low and narrow', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 320 });
  await open(page, PATH);
  await waitUntilHydrated(page);
  expect(await readFieldCups(page)).toBe(0);
  for (const [index, step] of STEPS.entries()) {
    const total = stepOf(page, step).getByText(String(TOTALS[index])).filter({ visible: true });
    await expect(total.first()).toBeVisible();
  }
});

test('what is found in the page is shown: the story goes to the moment of its caption', async ({ page }) => {
  await open(page, PATH);
  await waitUntilHydrated(page);
  const caption = page.getByRole('heading', { name: stepBack });
  const readOpacity = () =>
    caption.evaluate((element) =>
      Number(getComputedStyle(element.closest('[data-shown]') ?? element).opacity),
    );
  expect(await caption.evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(false);
  await page.evaluate((text) => Reflect.get(window, 'find').call(window, text), stepBack);
  await expect
    .poll(() => caption.evaluate((element) => element.checkVisibility({ opacityProperty: true })))
    .toBe(true);
  await expect(caption).toBeInViewport();
  expect(await readOpacity()).toBeGreaterThan(0.5);
});
