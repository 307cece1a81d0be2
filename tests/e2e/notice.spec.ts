import * as words from '#words/notice';
import { press } from '#words/production';
import { PHASES } from '#words/text/phases';
import { formatNumber } from '../../src/model/format.ts';
import { expectAxeClean } from './harness/axe.ts';
import { open, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a chart stands without its words and numbers, which come back one kind at a time', async ({ page }) => {
  await open(page, 'charts/production?notice');
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: press }).press('Enter');
  const strip = page.locator('[data-notice-strip]');
  await expect(strip).toContainText(words.wonder);
  const texts = page.locator('figure svg text');
  const countShown = () => texts.filter({ visible: true }).count();
  expect(await texts.count()).toBeGreaterThan(10);
  await expect.poll(countShown).toBe(0);
  await expect(page.locator('main h1')).toHaveCSS('opacity', '0');
  // Nor does the button say what is measured.
  await expect(page.getByRole('button', { name: press }).locator('span')).toHaveCSS('opacity', '0');
  await expectAxeClean(page);
  await strip.getByRole('switch', { name: words.showNames }).click();
  await expect(
    page.locator('figure svg text', { hasText: PHASES.garment.name.split(' ')[0] ?? '' }).first(),
  ).toBeVisible();
  await expect(page.locator('figure svg text', { hasText: formatNumber(1300) }).first()).toBeHidden();
  await strip.getByRole('switch', { name: words.showValues }).click();
  await expect(page.locator('figure svg text', { hasText: formatNumber(1300) }).first()).toBeVisible();
  await expect(page.locator('main figcaption')).toBeHidden();
  await strip.getByRole('switch', { name: words.showStory }).click();
  await expect(page.locator('main figcaption')).toBeVisible();
  await strip.getByRole('button', { name: words.leave }).click();
  await expect(strip).toHaveCount(0);
  await expect(page).toHaveURL(/charts\/production$/);
});

test('the map of places stands without its words, which come back one kind at a time', async ({ page }) => {
  await open(page, 'thirsty_fashion/where?notice&grown=india');
  await waitUntilHydrated(page);
  const strip = page.locator('[data-notice-strip]');
  const places = page.locator('[data-part="places"]');
  const row = places.locator('[data-place="india"]');
  const [name, number, counts] = [
    row.locator('span').first(),
    row.locator('b'),
    places.locator('h2 + div').first(),
  ];
  await expect(name).toBeHidden();
  // The bars stand before anybody has guessed.
  await expect(row.locator('rect').first()).toBeVisible();
  await expect(number).toBeHidden();
  await expect(counts).toBeHidden();
  await strip.getByRole('switch', { name: words.showNames }).click();
  await expect(name).toBeVisible();
  await expect(number).toBeHidden();
  await expect(counts).toBeHidden();
  await strip.getByRole('switch', { name: words.showValues }).click();
  await expect(counts).toBeVisible();
  await expect(places.locator('p:not([popover] *, dialog *, details *)').last()).toBeHidden();
  await strip.getByRole('switch', { name: words.showStory }).click();
  await expect(places.locator('p:not([popover] *, dialog *, details *)').last()).toBeVisible();
});

test('the shirt stands without its words, and other pages keep theirs', async ({ page }) => {
  await open(page, 'thirsty_fashion/info1?notice');
  await waitUntilHydrated(page);
  await expect(page.locator('[data-notice-strip]')).toBeVisible();
  await expect(page.locator('[data-caption="how-many"] h1')).toHaveCSS('opacity', '0');
  await expect(page.locator('[data-caption="result"] p').first()).toBeHidden();
  await open(page, 'sources?notice');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('[data-notice-strip]')).toHaveCount(0);
});
