import type { Page } from '@playwright/test';
import { watersAll } from '#words/shirt';
import { cups as nameCups } from '#words/text/count';
import { PROCESS_NAMES } from '#words/text/processes';
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

test('tells the four steps plainly in a window that is low and narrow', { tag: '@all' }, async ({ page }) => {
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
