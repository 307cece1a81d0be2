import type { Page } from '@playwright/test';
import { press } from '#words/production';
import { allAbout } from '#words/receipt';
import { more } from '#words/shell';
import { findFigure as search, verdict, whatToCite } from '#words/sources';
import { PHASES } from '#words/text/phases';
import { andOthers } from '#words/text/reference';
import { percent, UNIT_WORDS } from '#words/text/units';
import { currentEdition } from '../../src/data/editions.ts';
import { formatApa } from '../../src/model/citation.ts';
import { findClaim } from '../../src/model/claimList.ts';
import { formatNumber } from '../../src/model/format.ts';
import { expectAxeClean } from './harness/axe.ts';
import { followBarLink, holdScript, open } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const findReceipt = (page: Page) => page.locator('[data-receipt]:popover-open');
const findFigure = (page: Page, id: string) => page.locator(`a[data-claim="${id}"]:visible`).last();

/** The chart's words give their figures with the press. */
async function openProduction(page: Page) {
  await open(page, 'charts/production');
  await page.getByRole('button', { name: press }).click();
}

test('a click on a figure opens its receipt, and Escape gives the focus back', async ({ page }) => {
  await openProduction(page);
  const figure = findFigure(page, 'garment-phase-share');
  await figure.click();
  const receipt = findReceipt(page);
  await expect(receipt).toBeFocused();
  await expect(receipt).toContainText(percent(formatNumber(50)));
  await expect(receipt).toContainText(andOthers('G. Sandin'));
  await expectAxeClean(page);
  await page.keyboard.press('Escape');
  await expect(receipt).toHaveCount(0);
  await expect(figure).toBeFocused();
});

test('a receipt that comes after its page was left is not opened', { tag: '@all' }, async ({ page }) => {
  await openProduction(page);
  const letCome = await holdScript(page, 'Receipt');
  await findFigure(page, 'garment-phase-share').click();
  await followBarLink(page, 'charts/fabrics');
  await letCome();
  await expect(findReceipt(page)).toHaveCount(0);
});

test('Enter opens a receipt with its arithmetic worked out; a click elsewhere closes it', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, 'thirsty_fashion/info1?view=plain');
  await findFigure(page, 'shirt-cups').focus();
  await page.keyboard.press('Enter');
  const receipt = findReceipt(page);
  await expect(receipt).toContainText(
    `${formatNumber(11_421)} + ${formatNumber(403)} = ${formatNumber(11_824)}`,
  );
  const box = await receipt.boundingBox();
  const viewport = page.viewportSize();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport?.width ?? 0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport?.height ?? 0);
  await page.mouse.click(2, (viewport?.height ?? 0) - 2);
  await expect(receipt).toHaveCount(0);
});

test('a tap opens a receipt, and its link leads to the figure’s entry', { tag: ['@phone', '@all'] }, async ({
  page,
  hasTouch,
}) => {
  test.skip(!hasTouch, 'needs a touch screen');
  await openProduction(page);
  await findFigure(page, 'garment-phase-share').tap();
  await findReceipt(page).getByRole('link', { name: allAbout }).tap();
  await expect(page).toHaveURL(/\/sources#garment-phase-share$/);
  const entry = page.locator('#garment-phase-share');
  await expect(entry).toBeFocused();
  await expect(entry).toBeInViewport();
  await expect(entry).toHaveAttribute('data-target', '');
});

test('the same figure opens again, and the next one in its place', { tag: '@all' }, async ({ page }) => {
  await openProduction(page);
  for (const id of ['garment-phase-share', 'garment-phase-share', 'yarn-phase-share']) {
    await findFigure(page, id).click();
    await expect(findReceipt(page)).toHaveAttribute('data-receipt', id);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-receipt]')).toHaveCount(0);
  }
});

test('a bar’s receipt opens from what is told of it and from the table', async ({ page, isMobile }) => {
  test.skip(isMobile, 'keys and a mouse');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openProduction(page);
  const bar = page.getByRole('radio', { name: PHASES.garment.name });
  await bar.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(findReceipt(page)).toHaveAttribute('data-receipt', 'garment-phase');
  await page.keyboard.press('Escape');
  await expect(page.locator('p[data-told] a')).toBeFocused();

  await page.getByRole('radio', { name: PHASES.yarn.name }).hover();
  await page.locator('p[data-told] a').click();
  await expect(findReceipt(page)).toHaveAttribute('data-receipt', 'yarn-phase');
  await page.keyboard.press('Escape');

  await page.getByText(more, { exact: true }).click();
  await page
    .getByRole('cell', { name: formatNumber(1300) })
    .getByRole('link')
    .click();
  await expect(findReceipt(page)).toHaveAttribute('data-receipt', 'garment-phase');
});

test('only the caption that is shown takes clicks, and focus brings its own', async ({ page }) => {
  await open(page, 'thirsty_fashion/info2');
  // The captions lie over each other once the scene is laid out.
  await expect(page.locator('main [data-bar-clear]')).toBeAttached();
  const figure = page.locator('[data-caption="textile"] h2 a[data-claim="textile-share"]');
  await figure.focus();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(page.locator('[data-caption="textile"]')).toHaveAttribute('data-shown');
  await expect(page.locator('[data-caption="claim"]')).not.toHaveAttribute('data-shown');
  await page.keyboard.press('Enter');
  await expect(findReceipt(page)).toHaveAttribute('data-receipt', 'textile-share');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a figure is a link to its entry @base', async ({ page }) => {
    await page.goto('thirsty_fashion/info2');
    await page.locator('a[data-claim="lake-share"]').first().click();
    await expect(page).toHaveURL(/\/sources#lake-share$/);
    await expect(page.locator('#lake-share')).toBeInViewport();
    await expect(page.locator('#lake-share')).toContainText(
      `100 × 79 ÷ ${formatNumber(1640)} = ${formatNumber(4.81707)}`,
    );
  });
});

test('the ledger is found by words and by verdict, and keeps its text while nobody moves', async ({
  page,
}) => {
  await open(page, 'sources');
  await page.waitForTimeout(500);
  const entries = page.locator('[data-entry]:not([hidden])');
  const all = await entries.count();
  expect(all).toBeGreaterThan(150);
  await expect(page.locator('#cotton-liters')).toBeHidden();
  await page.getByLabel(search).fill(`2700 ${UNIT_WORDS.liters.split('|').slice(0, 2).at(-1)}`);
  await expect(page.locator('#cotton-liters')).toBeVisible();
  await expect(page.locator('#hemp-energy')).toBeHidden();
  await page.getByLabel(search).fill('');
  await expect(page.locator('#cotton-liters')).toBeHidden();
  await page.getByLabel(verdict, { exact: true }).selectOption('off');
  await expect(page.locator('#lake-claimed')).toBeVisible();
  await expect(page.locator('#lake-share')).toBeHidden();
  await page.getByLabel(verdict, { exact: true }).selectOption('all');
  await expect(entries).toHaveCount(all);
});

test('the ledger can be cited', async ({ page }) => {
  await open(page, 'sources');
  const citation = page.locator('[data-citation]');
  await expect(citation).toContainText(formatApa({ edition: currentEdition, url: '' }));
  await expect(citation).toContainText('/thirsty_fashion');
  await page.getByLabel(whatToCite).selectOption('cotton-cups');
  await expect(citation).toContainText(findClaim('cotton-cups').text);
  await expect(citation).toContainText('/sources#cotton-cups');
});
