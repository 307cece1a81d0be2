import { copyEmbed, embedCode } from '#words/republish';
import * as words from '#words/where';
import { formatNumber } from '../../src/model/format.ts';
import { growerWaters } from '../../src/model/placeWater.ts';
import { expectAxeClean } from './harness/axe.ts';
import { open, waitUntilHydrated } from './harness/pages.ts';
import { findRepublish, openRepublish } from './harness/republish.ts';
import { expect, test } from './harness/site.ts';

const PATH = 'thirsty_fashion/where';

test('for fifteen places sentence, table, cups drawn, address and published claims agree', {
  tag: '@long',
}, async ({ page, request, baseURL }) => {
  await open(page, PATH);
  await waitUntilHydrated(page);
  const published = await (await request.get(new URL('data/claims.json', baseURL).href)).json();
  const findValue = (id: string) => published.claims.find((claim: { id: string }) => claim.id === id)?.value;
  const places = page.locator('[data-part="places"]');
  for (const { id, grown, river, rain, both } of growerWaters) {
    await places.locator(`input[value="${id}"]`).check();
    await expect(page).toHaveURL(new RegExp(`[?&]grown=${id}\\b`));
    await expect(places.getByText(grown, { exact: true })).toBeVisible();
    await expect(places.locator('[data-drawn-cups]')).toHaveAttribute('data-drawn-cups', String(both));
    const label = words.sentence(grown, river, formatNumber(river), formatNumber(rain));
    await expect(places.getByRole('img', { name: label })).toHaveCount(1);
    await expect(page.locator(`[data-row="${id}"] td`).nth(0)).toHaveText(formatNumber(river));
    await expect(page.locator(`[data-row="${id}"] td`).nth(1)).toHaveText(formatNumber(rain));
    expect([findValue(`${id}-river-cups`), findValue(`${id}-rain-cups`)]).toEqual([river, rain]);
  }
});

test('nothing is chosen at first, arrows choose along the thread, and a ball is its radio', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, `${PATH}?grown=atlantis`);
  await waitUntilHydrated(page);
  const places = page.locator('[data-part="places"]');
  await expect(places.getByText(words.shirtWaits)).toBeVisible();
  await expect(places.locator('input:checked')).toHaveCount(0);
  await places.locator('input[value="mexico"]').focus();
  await page.keyboard.press('ArrowDown');
  await expect(places.locator('input[value="usa"]')).toBeChecked();
  await expect(page).toHaveURL(/grown=usa/);
  await places.locator('svg [data-place="india"] circle').nth(1).click();
  await expect(places.locator('input[value="india"]')).toBeChecked();
  await expect(places.locator('input[value="india"]')).toBeFocused();
  // Halfway to the other ground no color has its contrast.
  await expect.poll(() => places.evaluate((section) => section.getAnimations().length)).toBe(0);
  await expectAxeClean(page);
});

test('the choice is said once, when it rests', async ({ page }) => {
  await open(page, PATH);
  await waitUntilHydrated(page);
  const places = page.locator('[data-part="places"]');
  const [first, second] = growerWaters;
  if (!first || !second) throw new RangeError('two places are needed');
  await places.locator(`input[value="${first.id}"]`).check();
  await places.locator(`input[value="${second.id}"]`).check();
  const said = places.locator('[aria-live]').first();
  await expect(said).toHaveText(
    words.sentence(second.grown, second.river, formatNumber(second.river), formatNumber(second.rain)),
  );
  await expect(said).not.toContainText(first.grown);
});

test('after the guess the order turns over, and the rows stand in it', { tag: '@long' }, async ({ page }) => {
  await open(page, PATH);
  await waitUntilHydrated(page);
  const order = page.locator('[data-part="order"]');
  await expect(order.getByRole('heading', { level: 2 })).toHaveText(words.orderQuestion);
  await order.locator('[data-guess="india"]').click();
  await expect(order.locator('li[data-place]').first()).toHaveAttribute('data-place', 'turkmenistan');
  await order.getByLabel(words.sortings.both).check();
  await expect(order.locator('li[data-place]').first()).toHaveAttribute('data-place', 'india');
  // Colors are measured once no ground is on its way to the next.
  const countTransitions = () =>
    document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
  await expect.poll(() => page.evaluate(countTransitions)).toBe(0);
  await expectAxeClean(page);
});

test('the place goes along to the label, which names it, and its link takes it back', async ({ page }) => {
  await open(page, 'thirsty_fashion/info3?grown=uzbekistan&cups=6');
  await waitUntilHydrated(page);
  const line = page.locator('[data-grown]');
  await expect(line).toContainText('7,991');
  await line.getByRole('link').click();
  await expect(line).toHaveCount(0);
  await expect(page).not.toHaveURL(/grown/);
});

test('the code for other pages names the place that is chosen', async ({ page }) => {
  await open(page, `${PATH}?grown=india`);
  await waitUntilHydrated(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    });
  });
  await openRepublish(findRepublish(page.locator('[data-part="places"]')));
  await page.getByRole('button', { name: copyEmbed }).click();
  await expect(page.getByRole('textbox', { name: embedCode })).toHaveValue(
    /^<iframe src="[^"]+charts\/embed\/where\?grown=india"/,
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the page has the world’s average, all three orders and the whole table', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.locator('tr[data-row]')).toHaveCount(16);
    await expect(page.getByText(words.rainTitle)).toBeVisible();
    await expect(page.locator('[data-part="places"] [data-claim="world-river-cups"]')).toBeVisible();
    await expect(page.locator('[data-part="order"] li[data-place]')).toHaveCount(15);
    await expect(page.getByText(words.whyTitle)).toBeVisible();
  });
});
