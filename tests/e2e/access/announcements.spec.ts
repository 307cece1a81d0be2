import type { Page } from '@playwright/test';
import { open, waitUntilHydrated } from '../harness/pages.ts';
import { expect, test } from '../harness/site.ts';

declare global {
  interface Window {
    said: string[];
  }
}

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

test('home says the chosen cups once, then what one T-shirt took, then the new page', async ({ page }) => {
  await open(page, 'thirsty_fashion');
  await page.getByRole('button', { name: '5 cups of water' }).focus();
  await page.keyboard.press('ArrowRight');
  // The button's own name says it: moving is no announcement.
  expect(await readSaid(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/info1$/, { timeout: 20_000 });
  await expect
    .poll(() => readSaid(page))
    .toEqual([
      'You chose 6 cups of water.',
      'One T-shirt: 11,421 cups of water.',
      expect.stringMatching(/ · Threadprint$/),
    ]);
});

test('info1 says a choice made in place once, and no running total while its steps are read', async ({
  page,
}) => {
  await open(page, 'thirsty_fashion/info1');
  await press(page, '6 cups of water');
  const chosen = 'You chose 6 cups: 0.05253% of the cotton’s water.';
  await expect.poll(() => readSaid(page)).toEqual([chosen]);
  for (const id of ['bleaching', 'dyeing', 'printing', 'finishing']) {
    const step = page.locator(`[data-step="${id}"]`);
    await step.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(step).toHaveAttribute('data-active');
  }
  expect(await readSaid(page)).toEqual([chosen]);
});

const FINDINGS = {
  'charts/fabrics': [
    ['Pour Water', /^Cotton drinks most: 1,559 liters/],
    ['Use Energy', /^Polyamide burns most: 160 kWh/],
    ['Emit CO2', /^Wool breathes out most: 17 kg/],
  ],
  'charts/production': [['Take a look', /^Garment production is highest at 1,300/]],
} as const;

for (const [route, charts] of Object.entries(FINDINGS)) {
  // One chart for `npm test`: each of the others takes its seconds.
  const tag = route === 'charts/production' ? [] : '@long';
  test(`each chart of ${route} says its finding once, when it has ended`, { tag }, async ({ page }) => {
    await open(page, route);
    for (const [index, [button]] of charts.entries()) {
      await press(page, button);
      await expect.poll(async () => (await readSaid(page)).length, { timeout: 20_000 }).toBe(index + 1);
    }
    expect(await readSaid(page)).toEqual(charts.map(([, finding]) => expect.stringMatching(finding)));
  });
}

test('a turned card, mended claims and the sources’ filter are said politely, and nothing is ever urgent', async ({
  page,
}) => {
  await open(page, 'thirsty_fashion/info3');
  await waitUntilHydrated(page);
  expect(await readSaid(page)).toEqual([]);
  await press(page, 'Next card');
  await expect.poll(() => readSaid(page)).toContain('Cotton: card 1 of 4, turned over.');
  // The slider says its own value; the buttons beside it have it said.
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider')).toHaveValue('31');
  await press(page, 'More wears');
  await expect.poll(() => readSaid(page)).toContain('41 wears: 288 cups each.');
  // The first chart plays as it is passed, and says its finding meanwhile: that, too, once.
  const said = await readSaid(page);
  expect(said.filter((text) => text.includes(' wears: '))).toEqual(['41 wears: 288 cups each.']);
  expect(new Set(said).size).toBe(said.length);
  // Whole, not in pieces; and no region that says nothing has a role to be called by.
  for (const region of await page.locator('[aria-live]').all())
    await expect(region).toHaveAttribute('aria-atomic', 'true');
  await expect(page.locator('[role="status"]:empty')).toHaveCount(0);
  await expect(page.locator('[aria-live="assertive"], [role="alert"], [aria-live="off"]')).toHaveCount(0);
  await open(page, 'sources');
  await waitUntilHydrated(page);
  await page.getByRole('searchbox').fill('lake');
  await expect.poll(() => readSaid(page)).toEqual([expect.stringMatching(/^\d+ of \d+ figures$/)]);
  await expect(page.locator('[aria-live="assertive"], [role="alert"]')).toHaveCount(0);
});
