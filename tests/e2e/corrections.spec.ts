import type { Page } from '@playwright/test';
import { mended, pull } from '#words/correction';
import { WRONG } from '#words/plain/corrections';
import { PULL_MS } from '../../src/ledger/corrections/usePull.ts';
import {
  type CorrectionId,
  corrections,
  describeMended,
  findCorrection,
} from '../../src/model/corrections.ts';
import { joinPhrases } from '../../src/model/phrases.ts';
import { textOf } from './harness/language.ts';
import { followBarLink, open, waitUntilHydrated } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

/** "half of Lake Ontario (mended: 4.8% of Lake Ontario; 79 ÷ 1,640 = 4.8%)" */
const told = (id: CorrectionId) => {
  const { wrong, right, working } = findCorrection(id);
  return wrong + textOf(mended(joinPhrases(right), working));
};

const find = (page: Page, id: CorrectionId) =>
  page
    .locator(`[data-correction="${id}"]`)
    .filter({ has: page.locator('button') })
    .first();

/** Pulls a correction by Enter; the focus scrolls it into view. */
async function pullByEnter(page: Page, id: CorrectionId) {
  const correction = page.locator(`[data-correction="${id}"]`).first();
  await waitUntilHydrated(page);
  await correction.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(correction).toHaveAttribute('data-mended', 'true');
}

test('a click pulls a correction out to what is true, and the focus stays there', async ({ page }) => {
  await open(page, 'thirsty_fashion/info2');
  const correction = find(page, 'lake');
  await expect(correction).toContainText(WRONG.lake);
  const button = correction.getByRole('button');
  await expect(button).toHaveAccessibleName(`${WRONG.lake} ${pull}`);
  await button.click();
  const pulled = page.locator('[data-correction="lake"][data-mended]');
  await expect(pulled.getByRole('button')).toHaveCount(0);
  await expect(pulled.locator('[tabindex="-1"]')).toBeFocused();
  // The wrong claim stays, struck.
  await expect(pulled.locator('s:visible')).toHaveText(WRONG.lake);
  await expect(pulled.locator('[tabindex="-1"]')).toContainText(told('lake'));
});

test('drawn far by hand a correction comes out, drawn a little it slips back', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a mouse');
  await open(page, 'charts/production');
  await waitUntilHydrated(page);
  const correction = find(page, 'grams');
  const box = await correction.locator('svg').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 8, (box?.y ?? 0) + 8];
  const draw = async (distancePx: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + distancePx, { steps: 6 });
    await page.mouse.up();
  };
  await draw(20);
  await page.waitForTimeout(PULL_MS + 300);
  await expect(correction.getByRole('button')).toBeVisible();
  await draw(80);
  await expect(page.locator('[data-correction="grams"][data-mended]').first()).toContainText(told('grams'));
});

test('a finger draws a correction out, and the page does not scroll under it', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a touch screen');
  await open(page, 'charts/fabrics');
  await waitUntilHydrated(page);
  const correction = find(page, 'megajoules');
  // The wake of its script may move what stands above.
  await expect(async () => {
    await correction.scrollIntoViewIfNeeded();
    const box = await correction.locator('svg').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 8, (box?.y ?? 0) + 8];
    const before = await page.evaluate(() => window.scrollY);
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (let step = 1; step <= 10; step += 1) {
      const touchPoints = [{ x, y: y - 9 * step }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    const pulled = page.locator('[data-correction="megajoules"][data-mended]').first();
    await expect(pulled).toContainText(told('megajoules'), { timeout: 3000 });
  }).toPass();
});

test('with reduced motion a tap or a click mends at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'charts/fabrics');
  await find(page, 'megajoules').getByRole('button').click();
  await expect(page.locator('[data-correction="megajoules"][data-mended]').first()).toContainText(
    told('megajoules'),
  );
});

test('what was pulled gathers on the cloth, until all slips are mended', { tag: '@long' }, async ({
  page,
}) => {
  test.slow();
  await open(page, 'thirsty_fashion/info3');
  const cloth = page.locator('[data-cloth]');
  await expect(cloth.getByText(describeMended(0))).toBeVisible();
  await followBarLink(page, 'thirsty_fashion/info2');
  await pullByEnter(page, 'lake');
  await pullByEnter(page, 'california');
  await followBarLink(page, 'thirsty_fashion/info3');
  await expect(cloth.getByText(describeMended(2))).toBeVisible();
  await expect(cloth.getByRole('listitem').filter({ hasText: findCorrection('lake').working })).toHaveCount(
    1,
  );
  await followBarLink(page, 'charts/production');
  await pullByEnter(page, 'grams');
  await followBarLink(page, 'charts/fabrics');
  await pullByEnter(page, 'megajoules');
  await pullByEnter(page, 'fiber');
  await followBarLink(page, 'thirsty_fashion/info1');
  await pullByEnter(page, 'people');
  await followBarLink(page, 'thirsty_fashion/info3');
  await expect(cloth.getByText(describeMended(corrections.length)).first()).toBeVisible();
});

test.describe('as plain text', () => {
  const PAGES = {
    lake: 'thirsty_fashion/info2',
    california: 'thirsty_fashion/info2',
    people: 'thirsty_fashion/info1',
    grams: 'charts/production',
    fiber: 'charts/fabrics',
    megajoules: 'charts/fabrics',
  } satisfies Record<CorrectionId, string>;

  test('the plain view holds what was said and what is true', { tag: '@long' }, async ({ page }) => {
    for (const [id, path] of Object.entries(PAGES)) {
      await open(page, `${path}?view=plain`);
      const correction = page.locator(`[data-correction="${id}"]`).first();
      await expect(correction.locator('s')).toBeVisible();
      await expect(correction).toContainText(told(id as CorrectionId));
      await expect(correction.getByRole('button')).toHaveCount(0);
    }
    await open(page, 'thirsty_fashion/info3?view=plain');
    const cloth = page.locator('[data-cloth]');
    await expect(cloth.locator('s:visible')).toHaveCount(corrections.length);
    await expect(cloth.getByText(describeMended(corrections.length)).filter({ visible: true })).toHaveCount(
      1,
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all wrong claims stand there as text beside their checks @base', async ({ page }) => {
    await page.goto('thirsty_fashion/info3');
    await expect(page.locator('[data-cloth] s:visible')).toHaveCount(corrections.length);
    await page.goto('thirsty_fashion/info2');
    await expect(page.locator('[data-correction="lake"]').first()).toContainText(told('lake'));
    await expect(page.locator('[data-correction] button:visible')).toHaveCount(0);
  });
});
