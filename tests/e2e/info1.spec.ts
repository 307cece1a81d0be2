import type { Page } from '@playwright/test';
import { oneCupsPart, watersAll } from '#words/shirt';
import { cups as nameCups } from '#words/text/count';
import { PROCESS_NAMES } from '#words/text/processes';
import { percent } from '#words/text/units';
import { formatNumber } from '../../src/model/format.ts';
import { textOf } from './harness/language.ts';
import { open, openWithState, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const PATH = 'thirsty_fashion/info1';
const STEPS = Object.values(PROCESS_NAMES);
const TOTALS = [32, 244, 297, 403];

test('gives each figure the value that the visitor’s own number makes, to machines too', async ({ page }) => {
  await openWithState(page, PATH, { userInput: 8 });
  const read = (id: string) => page.locator(`a[data-claim="${id}"] data`).first();
  await expect(read('your-share')).toHaveAttribute('value', '0.07005');
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
test('tells the same story with the share of one cup for whatever is no number of cups', {
  tag: '@long',
}, async ({ page }) => {
  for (const [title, state] of INVALID) {
    await test.step(title, async () => {
      await openWithState(page, PATH, state);
      await expect(page.getByRole('main')).toContainText(formatNumber(11_421));
      const share = textOf(oneCupsPart(percent(formatNumber(0.00876))));
      await expect(page.getByRole('main')).toContainText(share);
      await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|Infinity/);
    });
  }
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
  const caption = page.getByRole('heading', { name: watersAll });
  const readOpacity = () =>
    caption.evaluate((element) =>
      Number(getComputedStyle(element.closest('[data-shown]') ?? element).opacity),
    );
  expect(await caption.evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(false);
  await page.evaluate((text) => Reflect.get(window, 'find').call(window, text), watersAll);
  await expect
    .poll(() => caption.evaluate((element) => element.checkVisibility({ opacityProperty: true })))
    .toBe(true);
  await expect(caption).toBeInViewport();
  expect(await readOpacity()).toBeGreaterThan(0.5);
});
