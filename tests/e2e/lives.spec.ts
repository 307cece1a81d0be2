import type { Page } from '@playwright/test';
import * as words from '#words/lives';
import { expectAxeClean } from './harness/axe.ts';
import { FORWARD_KEY } from './harness/language.ts';
import { open, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const ROUTE = 'thirsty_fashion/lives';
const verdictOf = (page: Page) => page.locator('[data-verdict]');
const shareOf = (page: Page) => page.locator('[data-share]');
const findLife = (page: Page, letter: 'A' | 'B') => page.getByRole('article', { name: words.life(letter) });

async function openSettings(page: Page, letter: 'A' | 'B') {
  const life = findLife(page, letter);
  await life.locator('summary').click();
  return life;
}

test.describe('two lives', { tag: '@english' }, () => {
  test('a tap on A or B is kept, and leads to the answer', { tag: '@phone' }, async ({ page }) => {
    await open(page, ROUTE);
    await waitUntilHydrated(page);
    const guesses = page.getByRole('group', { name: words.posterAsk });
    await expect(page.getByText('You said')).toHaveCount(0);
    await guesses.locator('label').first().click();
    await expect(page.locator('[data-picture="lives"]')).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByText('You said A.', { exact: true })).toBeVisible();
    await expect(verdictOf(page)).toHaveText('In 183 of 200 worlds, B is lighter.');
    await expect(page).toHaveURL(/lives\?life=a$/);
    await page.reload();
    await waitUntilHydrated(page);
    await expect(guesses.getByRole('radio', { name: 'A' })).toBeChecked();
    await expect(page.getByText('You said A.', { exact: true })).toBeVisible();
  });

  test('arrow keys move the guess, and Enter leads to the answer', { tag: '@all' }, async ({ page }) => {
    await open(page, ROUTE);
    await waitUntilHydrated(page);
    const guesses = page.getByRole('group', { name: words.posterAsk });
    await guesses.getByRole('radio', { name: 'A' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(guesses.getByRole('radio', { name: 'B' })).toBeChecked();
    await expect(page.locator('[data-picture="lives"]')).not.toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-picture="lives"]')).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByText('You said B.', { exact: true })).toBeVisible();
  });

  test('the opening pair is counted, and a key on a slider changes thread, sentence and address', async ({
    page,
  }) => {
    await open(page, ROUTE);
    await waitUntilHydrated(page);
    await expect(verdictOf(page)).toHaveText('In 183 of 200 worlds, B is lighter.');
    const count = (lighter: string) => page.locator(`[data-lighter="${lighter}"]`).count();
    expect([await count('b'), await count('even'), await count('a')]).toEqual([183, 1, 16]);
    const life = await openSettings(page, 'B');
    await expect(page.locator('[data-grams="b"]')).toHaveText('82 g');
    await life.getByRole('slider', { name: 'Tumble-dried' }).focus();
    await page.keyboard.press('End');
    await expect(verdictOf(page)).toHaveText('In 118 of 200 worlds, B is lighter.');
    await expect(page.getByText('Close to a toss of a coin.')).toBeVisible();
    await expect(page).toHaveURL(/#v=1&a=w45-c1-d0-i40-eu-n&b=w90-c1-d100-i40-eu-n$/);
    await expect(page.locator('[data-grams="b"]')).toHaveText('97 g');
    expect(await count('b')).toBe(118);
  });

  test('every setting can be set; Escape closes them, and another life’s take their place', {
    tag: '@all',
  }, async ({ page }) => {
    await open(page, ROUTE);
    await waitUntilHydrated(page);
    await findLife(page, 'A').getByRole('slider', { name: 'Worn' }).press('End');
    const life = await openSettings(page, 'A');
    await life.getByRole('slider', { name: 'Wash every' }).press('End');
    await life.getByRole('slider', { name: 'Ironed' }).press('Home');
    await life.getByLabel('Power').selectOption({ label: 'Poland' });
    await life.getByLabel('Bought').selectOption({ label: 'second-hand' });
    await expect(page).toHaveURL(/a=w200-c5-d0-i0-pl-s&/);
    await page.keyboard.press('Escape');
    await expect(life.getByLabel('Power')).toBeHidden();
    await expect(life.locator('summary')).toBeFocused();
    await openSettings(page, 'B');
    await life.locator('summary').evaluate((summary: HTMLElement) => summary.click());
    await expect(life.getByLabel('Power')).toBeVisible();
    await expect(findLife(page, 'B').getByLabel('Power')).toBeHidden();
  });

  test('a slider stands at what a link brought, between its steps, too, and goes on by steps', {
    tag: '@all',
  }, async ({ page }) => {
    await open(page, `${ROUTE}#v=1&a=w47-c1-d0-i40-eu-n&b=w90-c1-d30-i40-eu-n`);
    await waitUntilHydrated(page);
    const slider = findLife(page, 'A').getByRole('slider', { name: 'Worn' });
    await expect(slider).toHaveValue('47');
    for (let press = 47; press < 50; press++) await slider.press(FORWARD_KEY);
    await expect(slider).toHaveValue('50');
    await slider.press(FORWARD_KEY);
    await expect(slider).toHaveValue('55');
  });

  test('a link that is pressed while lives are on their way to the address leaves them there', async ({
    page,
  }) => {
    await open(page, ROUTE);
    await waitUntilHydrated(page);
    const life = findLife(page, 'B');
    await life.getByRole('slider', { name: 'Worn' }).evaluate((slider: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, '200');
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      // Long before the address would be written.
      setTimeout(() => document.querySelector<HTMLElement>('footer a')?.click(), 50);
    });
    await expect(page).toHaveURL(/thirsty_fashion$/);
    await page.goBack();
    await expect(page).toHaveURL(/#v=1&a=w45-c1-d0-i40-eu-n&b=w200-c1-d30-i40-eu-n$/);
  });

  test('an address holds both lives; what is wrong in it is as if absent', async ({ page }) => {
    await open(page, `${ROUTE}#v=1&a=w100-c2-d0-i0-ch-s&b=w9-c1-d0-i40-eu-n`);
    await waitUntilHydrated(page);
    await expect(page.locator('[data-grams="a"]')).toHaveText('30 g');
    await expect(page.locator('[data-grams="b"]')).toHaveText('82 g');
  });

  test('three buttons lead from one study’s share to the other’s', { tag: '@all' }, async ({ page }) => {
    await open(page, ROUTE);
    await waitUntilHydrated(page);
    for (const [name, share] of [
      ['Tumble-dry every wash', '29%'],
      ['Iron it every time', '36%'],
      ['Run it on Polish power', '52%'],
    ] as const) {
      await page.getByRole('button', { name }).press('Enter');
      await expect(shareOf(page)).toHaveText(share);
    }
    await expect(page.getByText('The other study’s answer.')).toBeVisible();
  });

  test('a changed pair has no violations, and nothing is wider than a small window', { tag: '@all' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `${ROUTE}#v=1&a=w10-c1-d100-i100-pl-n&b=w200-c5-d0-i0-gb-s`);
    await waitUntilHydrated(page);
    await openSettings(page, 'A');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAxeClean(page);
  });
});

const SIZES = [
  [1440, 900],
  [390, 844],
  [844, 390],
  [768, 1024],
] as const;

test('A, B and the answer stand in one window, whatever is open', async ({ page }) => {
  await open(page, `${ROUTE}?life=b`);
  await waitUntilHydrated(page);
  const tool = page.locator('[data-picture="lives"]');
  for (const [width, height] of SIZES)
    for (const letter of [undefined, 'A', 'B'] as const)
      await test.step(`${width} × ${height}, ${letter ?? 'nothing'} open`, async () => {
        await page.setViewportSize({ width, height });
        if (letter) await openSettings(page, letter);
        const seen = await tool.evaluate((tool) => {
          const { top, bottom } = tool.getBoundingClientRect();
          const parts = tool.querySelectorAll('[data-grams], [data-verdict], [data-lighter]');
          const boxes = [...parts].map((part) => part.getBoundingClientRect());
          const outside = boxes.filter((box) => box.height === 0 || box.top < top || box.bottom > bottom + 1);
          return { height: bottom - top, outside: outside.length };
        });
        expect.soft(seen).toEqual({ height, outside: 0 });
        if (letter) await page.keyboard.press('Escape');
      });
});

test('A and B keep their colors: the poster’s letters and buttons, their halves, and the small shirts', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, ROUTE);
  await waitUntilHydrated(page);
  for (const letter of ['a', 'b'] as const) {
    const name = letter.toUpperCase() as 'A' | 'B';
    const read = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    const ground = await findLife(page, name).evaluate((life) => getComputedStyle(life).backgroundColor);
    expect([
      await read(`[data-letter="${name}"]`, 'fill'),
      await read(`[data-lighter="${letter}"]`, 'fill'),
      await read(`label:has(input[value="${letter}"]) span`, 'color'),
    ]).toEqual([ground, ground, ground]);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a table says what the starts come to, and no control stands there that does nothing', async ({
    page,
  }) => {
    await page.goto(ROUTE);
    for (const share of ['21.3%', '19.4%', '52.4%'])
      await expect(page.locator('table b', { hasText: share })).toBeVisible();
    expect(await page.locator('main :is(input, select, button)').filter({ visible: true }).count()).toBe(0);
  });
});
