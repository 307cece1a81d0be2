import type { Page } from '@playwright/test';
import { cupsOfWater, cups as nameCups } from '#words/plain/count';
import { PROCESS_NAMES } from '#words/plain/processes';
import { division } from '#words/plain/share';
import { overThousandPeople } from '#words/plain/shirt';
import { percent } from '#words/plain/units';
import { biggerWord } from '#words/shirt';
import { formatNumber } from '../../src/model/format.ts';
import { open, openWithState, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const PATH = 'thirsty_fashion/info1';
const STEPS = Object.values(PROCESS_NAMES);
const RANGES = [
  [11, 32],
  [53, 212],
  [11, 53],
  [11, 106],
];
const TOTALS = [32, 244, 297, 403];

/** The name of each of the ten cups. */
const ANY_CUPS = new RegExp(`^(${cupsOfWater(1, '1')}|${cupsOfWater(2, '\\d+')})$`);

/** The division that the page shows: "6 ÷ 11,421 = 0.00053". */
const divide = (cups: number, quotient: number) =>
  division(String(cups), formatNumber(11_421), formatNumber(quotient));

test('says the share that six cups make @base', async ({ page }) => {
  await openWithState(page, PATH, { userInput: 6 });
  await expect(page.getByRole('main')).toContainText(percent(formatNumber(0.05253)));
  await expect(page.getByRole('main')).toContainText(divide(6, 0.00053));
});

test('says the share that the fewest cups make, and the most', async ({ page }) => {
  for (const [cups, share, quotient] of [
    [1, 0.00876, 0.00009],
    [10, 0.08756, 0.00088],
  ] as const) {
    await openWithState(page, PATH, { userInput: cups });
    await expect(page.getByRole('main')).toContainText(percent(formatNumber(share)));
    await expect(page.getByRole('main')).toContainText(divide(cups, quotient));
  }
});

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

test('shows the four steps in order, with their ranges', async ({ page }) => {
  await open(page, PATH);
  const headings = await page.getByRole('main').getByRole('heading').allTextContents();
  const found = STEPS.map((step) => headings.findIndex((heading) => heading.includes(step)));
  expect(
    found.every((index) => index >= 0),
    headings.join(' | '),
  ).toBe(true);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  const text = (await page.getByRole('main').innerText()).replaceAll(/[^\S\u00a0\u202f]+/g, ' ');
  for (const [low, high] of RANGES) {
    expect(text).toMatch(new RegExp(`\\b${low}( \\p{L}+ |–)${high}`, 'u'));
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

for (const viewport of [undefined, { width: 568, height: 320 }, { width: 844, height: 390 }]) {
  const size = viewport ? `${viewport.width}×${viewport.height}` : 'its own size';
  test(`holds 32, 244, 297, 403 cups in turn, and never none between, at ${size}`, {
    tag: viewport ? '@long' : ['@phone', '@long'],
  }, async ({ page }) => {
    if (viewport) await page.setViewportSize(viewport);
    await open(page, PATH);
    const boxes = await Promise.all(STEPS.map((step) => stepOf(page, step).boundingBox()));
    const [first, last] = [boxes[0], boxes[3]];
    if (!first || !last) throw new Error('a step has no box');
    const seen: number[] = [];
    const height = page.viewportSize()?.height ?? 0;
    await page.evaluate((y) => window.scrollTo(0, y), first.y - height);
    for (let y = first.y - height; y <= last.y + last.height; y += height / 8) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
      await page.waitForTimeout(60);
      const cups = await readFieldCups(page);
      if (seen.at(-1) !== cups) seen.push(cups);
    }
    const inside = seen.slice(seen.indexOf(32), seen.lastIndexOf(403) + 1);
    expect(inside).toEqual(TOTALS);
  });
}

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

test('closes with the totals, the way on and the one outbound link', async ({ page, baseURL }) => {
  await open(page, PATH);
  const text = (await page.getByRole('main').innerText()).replaceAll(/[^\S\u00a0\u202f]+/g, ' ');
  expect(text).toContain(nameCups(11_824, formatNumber(11_824)));
  expect(text).toContain(formatNumber(2797));
  expect(text).toContain(overThousandPeople(formatNumber(2000)));
  const link = page.getByRole('main').getByRole('link', { name: biggerWord, exact: true });
  await expect(link).toHaveAttribute('href', new URL('thirsty_fashion/info2', baseURL).pathname);
  const outbound = page.locator('a[href^="http"]');
  await expect(outbound).toHaveCount(1);
  await expect(outbound).toHaveAttribute(
    'href',
    'https://ellenmacarthurfoundation.org/a-new-textiles-economy',
  );
  await expect(outbound).toHaveAttribute('rel', /\bnoreferrer\b/);
});
