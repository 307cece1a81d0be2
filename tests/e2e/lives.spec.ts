import type { Page } from '@playwright/test';
import { copyByHand, linkCopied } from '#words/shell';
import { expectAxeClean } from './harness/axe.ts';
import { FORWARD_KEY } from './harness/language.ts';
import { open, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const ROUTE = 'thirsty_fashion/lives';
const verdictOf = (page: Page) => page.locator('[data-verdict]');
const shareOf = (page: Page) => page.locator('[data-share]');

/** Opens all controls where they are folded. */
async function openControls(page: Page, letter: 'A' | 'B') {
  const life = page.getByRole('article', { name: `Life ${letter}` });
  const summary = life.locator('summary');
  if (await summary.isVisible()) await summary.click();
  return life;
}

test.describe('two lives', { tag: ['@phone', '@english'] }, () => {
  test('the opening pair is counted, and a key on a slider changes thread, sentence and address', async ({
    page,
  }) => {
    await open(page, ROUTE);
    await waitUntilHydrated(page);
    await expect(verdictOf(page)).toHaveText('In 183 of 200 worlds, B is lighter.');
    const life = await openControls(page, 'B');
    await expect(page.locator('[data-grams="b"]')).toHaveText('82 g');
    await life.getByRole('slider', { name: 'Tumble-dried' }).focus();
    await page.keyboard.press('End');
    await expect(verdictOf(page)).toHaveText('In 118 of 200 worlds, B is lighter.');
    await expect(page).toHaveURL(/#v=1&a=w45-c1-d0-i40-eu-n&b=w90-c1-d100-i40-eu-n$/);
    await expect(page.locator('[data-grams="b"]')).toHaveText('97 g');
  });

  test('every setting can be typed or chosen', async ({ page }) => {
    await open(page, ROUTE);
    await waitUntilHydrated(page);
    const life = await openControls(page, 'A');
    await life.getByRole('spinbutton', { name: 'Worn, typed' }).fill('120');
    await life.getByLabel('Power').selectOption({ label: 'Poland' });
    await life.getByRole('button', { name: 'second-hand' }).click();
    await expect(page).toHaveURL(/a=w120-c1-d0-i40-pl-s&/);
  });

  test('a field keeps what is typed until it is left; the life follows, within what can be set', async ({
    page,
  }) => {
    await open(page, ROUTE);
    await waitUntilHydrated(page);
    const life = await openControls(page, 'A');
    const worn = life.getByRole('spinbutton', { name: 'Worn, typed' });
    const slider = life.getByRole('slider', { name: 'Worn' });
    for (const [typed, set, left = set] of [
      ['7', '10'],
      ['75', '75'],
      ['007', '10'],
      ['1,5', '10'],
      ['-5', '10'],
      ['1e3', '200'],
      // No number: it stands, and the field asks.
      ['e', '200', 'e'],
      ['', '200'],
      ['120', '120'],
    ] as const) {
      await worn.press('ControlOrMeta+a');
      await page.keyboard.press('Backspace');
      await page.keyboard.type(typed);
      await expect(worn).toHaveValue(typed);
      await expect(slider).toHaveValue(set);
      await page.keyboard.press('Tab');
      await expect(worn, typed).toHaveValue(left);
      await worn.focus();
    }
    await worn.press('ArrowUp');
    await expect(worn).toHaveValue('125');
  });

  test('a slider stands at what was typed, between its steps, too, and goes on by steps', async ({
    page,
  }) => {
    await open(page, ROUTE);
    await waitUntilHydrated(page);
    const life = await openControls(page, 'A');
    for (const name of ['Worn', 'Tumble-dried']) {
      await life.getByRole('spinbutton', { name: `${name}, typed` }).fill('47');
      const slider = life.getByRole('slider', { name, exact: true });
      await expect(slider).toHaveValue('47');
      for (let press = 47; press < 50; press++) await slider.press(FORWARD_KEY);
      await expect(slider).toHaveValue('50');
      await slider.press(FORWARD_KEY);
      await expect(slider).toHaveValue('55');
    }
  });

  test('a link that is pressed while lives are on their way to the address takes them along', async ({
    page,
  }) => {
    await open(page, ROUTE);
    await waitUntilHydrated(page);
    const life = await openControls(page, 'B');
    await life.getByRole('slider', { name: 'Tumble-dried' }).evaluate((slider: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, '100');
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      // Long before the address would be written.
      setTimeout(() => document.querySelector<HTMLElement>('main a[href*="info3"]')?.click(), 50);
    });
    await expect(page).toHaveURL(/info3#end$/);
    await expect(page.locator('[data-lives]')).toContainText('In 118 of 200 worlds, B is lighter.');
    await page.goBack();
    await expect(page).toHaveURL(/#v=1&a=w45-c1-d0-i40-eu-n&b=w90-c1-d100-i40-eu-n$/);
  });

  test('an address holds both lives; what is wrong in it is as if absent', async ({ page }) => {
    await open(page, `${ROUTE}#v=1&a=w100-c2-d0-i0-ch-s&b=w9-c1-d0-i40-eu-n`);
    await waitUntilHydrated(page);
    await expect(page.locator('[data-grams="a"]')).toHaveText('30 g');
    await expect(page.locator('[data-grams="b"]')).toHaveText('82 g');
  });

  test('three buttons lead from one study’s share to the other’s', async ({ page }) => {
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

  test('the label names the reader’s own two lives', async ({ page }) => {
    await open(page, `${ROUTE}#v=1&b=w90-c1-d100-i40-eu-n`);
    await waitUntilHydrated(page);
    await expect(page.locator('[data-grams="b"]')).toHaveText('97 g');
    // What the link does not say is said to its reader, and not to the address.
    await expect(page).toHaveURL(/#v=1&b=w90-c1-d100-i40-eu-n$/);
    await page.getByRole('link', { name: 'Back to your label' }).click();
    const label = page.locator('[data-picture="label"]');
    await expect(label).toContainText('In 118 of 200 worlds, B is lighter.');
  });

  test('a share that is not allowed is copied, and a link that cannot be copied stands in a field', async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('not now', 'NotAllowedError'));
      let writes = 0;
      Object.defineProperty(navigator, 'share', { value: refuse });
      const writeText = () => (writes++ === 0 ? Promise.resolve() : refuse());
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    await open(page, ROUTE);
    await waitUntilHydrated(page);
    const share = page.getByRole('button', { name: 'Share these two lives' });
    await share.click();
    await expect(page.getByText(linkCopied)).toBeVisible();
    await share.click();
    const link = page.getByRole('textbox', { name: copyByHand });
    await expect(link).toHaveValue(new RegExp(`^${new URL(ROUTE, baseURL).href}#v=1&a=`));
  });

  test('a changed pair has no violations, and nothing is wider than a small window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `${ROUTE}#v=1&a=w10-c1-d100-i100-pl-n&b=w200-c5-d0-i0-gb-s`);
    await waitUntilHydrated(page);
    await openControls(page, 'A');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAxeClean(page);
  });
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
