import type { Page } from '@playwright/test';
import { saidYou } from '#words/home';
import { lakeName } from '#words/lake';
import * as production from '#words/production';
import { FULL_STOP } from '#words/rules';
import { figures, foundOf } from '#words/sources';
import { cupsOfWater } from '#words/text/count';
import { CARD_NUMBERS, CARD_TEXTS } from '#words/text/fabricCards';
import { FABRICS } from '#words/text/fabrics';
import { formatNumber } from '../../../src/model/format.ts';
import { FINDING_BEGINS } from '../harness/findings.ts';
import { FORWARD_KEY, textOf } from '../harness/language.ts';
import { open, waitUntilHydrated } from '../harness/pages.ts';
import { expect, test } from '../harness/site.ts';

declare global {
  interface Window {
    said: string[];
  }
}

/** As it is noted: every space is a plain one. */
const asSaid = (text: string) => text.replaceAll(/\s+/g, ' ');

/**
 * Notes what a screen reader would say of its own accord: each new text of a live region that was there before.
 * The HTML itself says nothing, even if it comes in two pieces that part inside a region.
 */
function listen() {
  window.said = [];
  const texts = new WeakMap<Element, string>();
  const read = () => {
    for (const region of document.querySelectorAll<HTMLElement>(
      '[role="status"], [aria-live="polite"], output',
    )) {
      const text = region.innerText.replaceAll(/\s+/g, ' ').trim();
      const before = texts.get(region);
      texts.set(region, text);
      if (before !== undefined && before !== text && text !== '') window.said.push(text);
    }
  };
  const start = () => {
    read();
    new MutationObserver(read).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  };
  // Parsed, and no module has run.
  document.addEventListener('readystatechange', start, { once: true });
}

test.beforeEach(({ page }) => page.addInitScript(listen));

const readSaid = (page: Page) => page.evaluate(() => window.said);

async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).first().focus();
  await page.keyboard.press('Enter');
}

test('home says the chosen cups once, then the new page', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, 'thirsty_fashion');
  await page.getByRole('button', { name: cupsOfWater(5, '5'), exact: true }).focus();
  await page.keyboard.press(FORWARD_KEY);
  // The button's own name says it: moving is no announcement.
  expect(await readSaid(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/info1$/, { timeout: 20_000 });
  await expect
    .poll(() => readSaid(page))
    .toEqual([asSaid(textOf(saidYou(cupsOfWater(6, '6')))), expect.stringMatching(/ · Threadprint$/)]);
});

test('info1 says no running total while its steps are read', async ({ page }) => {
  await open(page, 'thirsty_fashion/info1?cups=6#bleaching');
  for (const id of ['bleaching', 'dyeing', 'printing', 'finishing']) {
    const step = page.locator(`[data-step="${id}"]`);
    await step.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(step).toHaveAttribute('data-active');
  }
  expect(await readSaid(page)).toEqual([]);
});

test('a chart says its finding once, when it has ended', async ({ page }) => {
  await open(page, 'charts/production');
  await press(page, production.press);
  const begin = asSaid(FINDING_BEGINS.production);
  await expect
    .poll(async () => (await readSaid(page)).map((text) => text.slice(0, begin.length)), { timeout: 20_000 })
    .toEqual([begin]);
});

test('a turned card, mended claims and the sources’ filter are said politely, and nothing is ever urgent', async ({
  page,
}) => {
  await open(page, 'thirsty_fashion/info3');
  await waitUntilHydrated(page);
  expect(await readSaid(page)).toEqual([]);
  await press(page, FABRICS.cotton.name);
  const back = `${CARD_NUMBERS.water.replace('#', formatNumber(1559))}${FULL_STOP} ${CARD_TEXTS.cotton}`;
  await expect.poll(() => readSaid(page)).toEqual([asSaid(back)]);
  // Whole, not in pieces; and no region that says nothing has a role to be called by.
  for (const region of await page.locator('[aria-live]').all())
    await expect(region).toHaveAttribute('aria-atomic', 'true');
  await expect(page.locator('[role="status"]:empty')).toHaveCount(0);
  await expect(page.locator('[aria-live="assertive"], [role="alert"], [aria-live="off"]')).toHaveCount(0);
  await open(page, 'sources');
  await waitUntilHydrated(page);
  const found = asSaid(`${foundOf(1, 1)}${figures(2)}`).replaceAll('1', '\\d+');
  await page.getByRole('searchbox').fill(lakeName);
  await expect.poll(() => readSaid(page)).toEqual([expect.stringMatching(new RegExp(`^${found}$`))]);
  await expect(page.locator('[aria-live="assertive"], [role="alert"]')).toHaveCount(0);
});
