import type { Page } from '@playwright/test';
import { expect, test } from './harness/site.ts';

const ROUTE = 'thirsty_fashion/info3';
const HEADINGS = [
  'Costs of the Process',
  'Costs of the Materials',
  'Breaking Down Top Materials',
  'What To Do as a Consumer',
];

async function open(page: Page, userInput?: number) {
  await page.goto(ROUTE);
  if (userInput !== undefined) {
    await page.evaluate(
      (cups) => history.replaceState({ usr: { userInput: cups }, key: 'x', idx: 0 }, ''),
      userInput,
    );
    await page.reload();
  }
  await expect(page.locator('html[data-script="ready"]')).toBeAttached();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Scrolls the pinned scene to a share of its way, once it has been measured. */
async function goTo(page: Page, share: number) {
  await expect(async () => {
    await page.locator('[data-picture="costs"]').evaluate((section, part) => {
      const track = section.children[1] as HTMLElement;
      const topPx = track.getBoundingClientRect().top + scrollY;
      const top = topPx + part * (track.offsetHeight - innerHeight);
      window.scrollTo({ top, behavior: 'instant' });
    }, share);
    const name = page.locator('[data-picture="costs"] [data-shown]').getByText('Hemp', { exact: true });
    await expect(name).toBeInViewport({ timeout: 500 });
  }).toPass();
}

test('info3 has its four headings in order, and one h1', async ({ page }) => {
  await page.goto(ROUTE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(HEADINGS);
});

const SAID = [
  { share: 0.325, claims: ['Cotton drinks 74 times what polyester does.'], values: ['1,559 L', '21 L'] },
  { share: 0.56, claims: ['Polyamide burns most. It drank 40 liters.'], values: ['160 kWh', '22 kWh'] },
  { share: 0.7, claims: ['Now breathe out. Which gives off most?'], values: ['1,559 L'] },
  { share: 0.895, claims: ['Wool breathes out the most. Cotton, the least.'], values: ['17 kg', '2.2 kg'] },
  { share: 1, claims: ['Three counts. Three winners.'], values: ['1,559 L', '8.3 kg', '3.3 kg'] },
];

test('six fabrics show their water, then energy and CO2 come in beside it, one claim at a time', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page);
  const scene = page.locator('[data-picture="costs"]');
  for (const { share, claims, values } of SAID) {
    await goTo(page, share);
    for (const claim of claims)
      await expect(scene.locator('[data-words][data-shown]').filter({ hasText: claim })).toBeInViewport();
    for (const value of values)
      await expect(scene.locator('a[data-shown]').getByText(value, { exact: true }).first()).toBeInViewport();
  }
  await expect(scene.locator('a[data-shown][data-least]')).toHaveText([/2\.2 kg/, /22/, /21 L/]);
  await expect(scene.getByRole('listitem').filter({ hasText: 'Hemp' })).toHaveText(
    'Hemp: 89 liters per kg. Hemp: 22 kWh per kg. Hemp: 3.1 kg of CO2 per kg.',
  );
});

test('“Play again” plays from the first water, and Escape gives the reader’s place back', async ({
  page,
}) => {
  await open(page);
  await goTo(page, 1);
  const scene = page.locator('[data-picture="costs"]');
  const top = await page.evaluate(() => scrollY);
  const again = scene.getByRole('button', { name: 'Play again' });
  const claim = scene.locator('[data-words][data-shown]');
  await again.press('Enter');
  await expect(scene.getByRole('button', { name: 'Stop' })).toBeFocused();
  await expect(claim.filter({ hasText: 'Cotton drinks 74 times' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(again).toBeFocused();
  await expect(claim.filter({ hasText: 'Three winners.' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(top);
  expect((await again.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('a number opens its receipt, by the pointer in the scene and by keys in the table', async ({ page }) => {
  await open(page);
  await goTo(page, 1);
  const scene = page.locator('[data-picture="costs"]');
  await scene.locator('a[data-claim="wool-co2"][data-shown]').click();
  await expect(page.locator('[data-receipt="wool-co2"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await scene.getByText('See the numbers').press('Enter');
  await scene.getByRole('cell', { name: '3.1' }).getByRole('link').press('Enter');
  await expect(page.locator('[data-receipt="hemp-co2"]')).toBeVisible();
});

test('a phone on its side shows the whole chart, six rows that can be read, and the whole label', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page);
  await goTo(page, 0.56);
  const measured = await page.evaluate(() => {
    const read = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const names = ['Cotton', 'Wool'].map((name) =>
      [...document.querySelectorAll('[data-picture="costs"] [data-shown]')]
        .find(({ textContent }) => textContent === name)
        ?.getBoundingClientRect(),
    );
    const chart = read('[data-picture="production"] svg[role="group"]');
    // Its label, and what to do with it.
    const label = read('[data-picture="label"] > div');
    return {
      barPx: read('header')?.height ?? 0,
      chartPx: chart?.height ?? 0,
      rowPx: (names[1]?.bottom ?? 0) - (names[0]?.bottom ?? 0),
      labelPx: label?.height ?? 0,
    };
  });
  expect(measured.barPx).toBe(52);
  expect(measured.chartPx).toBeLessThanOrEqual(390 - 52);
  // To a few pixels: what it is for stands whole.
  expect(measured.labelPx).toBeLessThanOrEqual(390 - 44);
  expect(measured.rowPx).toBeGreaterThanOrEqual(26);
});

test('the chart of the process plays as it comes into view, and again', async ({ page }) => {
  await open(page);
  const figure = page.locator('[data-picture="production"]');
  await figure.getByRole('group', { name: 'CO2 emissions by production phase' }).scrollIntoViewIfNeeded();
  const finding = figure.getByText(/^Making the garment causes half/).first();
  await expect(finding).toBeVisible({ timeout: 9000 });
  await figure.getByRole('button', { name: 'Play again' }).click();
  await expect(finding).toBeHidden();
  await expect(finding).toBeVisible({ timeout: 9000 });
  await expect(figure.getByRole('button', { name: 'Pause the smog' })).toBeVisible();
});

test('the cards turn by click, Enter and Space, and arrow keys walk them', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page);
  const cotton = page.getByRole('button', { name: 'Turn over: Cotton' });
  const wool = page.getByRole('button', { name: 'Turn over: Wool' });
  const receipt = page.getByRole('listitem').filter({ has: cotton }).getByRole('link').first();
  await expect(receipt).toHaveAttribute('tabindex', '-1');
  await cotton.click();
  await expect(cotton).toHaveAttribute('aria-pressed', 'true');
  await expect(receipt).toHaveAttribute('tabindex', '0');
  await page.keyboard.press('Enter');
  await expect(cotton).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(wool).toBeFocused();
  await page.keyboard.press('Space');
  await expect(wool).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Next card' }).click();
  await expect(page.getByRole('button', { name: 'Turn over: Hemp' })).toHaveAttribute('aria-pressed', 'true');
  await expect(wool).toHaveAttribute('aria-pressed', 'false');
});

test('the slider spreads every cup over its wears', async ({ page }) => {
  await open(page, 6);
  await expect(page.getByRole('img', { name: '394 cups' })).toBeAttached();
  await expect(page.getByText('Each is 66 days of your 6 cups.')).toBeVisible();
  const more = page.getByRole('button', { name: 'More wears' });
  for (let press = 0; press < 3; press++) await more.click();
  await expect(page.getByRole('img', { name: '197 cups' })).toBeAttached();
  await expect(page.getByText('60 wears: 197 cups each. 120 wears: 99 cups each.')).toBeVisible();
  await expect(page.getByText('60 wears: 197 cups each.', { exact: true })).toHaveAttribute(
    'aria-live',
    'polite',
  );
});

test('without motion the scene cuts between whole states, and has nothing to play again', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await goTo(page, 0.42);
  const scene = page.locator('[data-picture="costs"]');
  await expect(scene.locator('a[data-shown]').getByText('160 kWh', { exact: true })).toBeVisible();
  await goTo(page, 0.63);
  await expect(scene.locator('a[data-shown]').getByText('17 kg', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Making the garment causes half/).first()).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^(Play again|Pause)$/ }).locator('visible=true'),
  ).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('info3 holds every value, both sides of each card and all tips', async ({ page }) => {
    await page.goto(ROUTE);
    await expect(page.getByRole('group', { name: /, for six fabrics$/ })).toHaveCount(2);
    for (const text of ['1,559 L', '160 kWh', '17 kg', '1,300']) {
      await expect(page.getByText(text).locator('visible=true').first()).toBeVisible();
    }
    await expect(page.getByText('The lowest energy of the six')).toBeVisible();
    await expect(page.locator('img[src$="img/polyester.jpg"]')).toBeVisible();
    await expect(page.getByText('82% of repairs')).toBeVisible();
    await expect(page.getByText('30 wears: 394 cups each.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn over' })).toHaveCount(0);
  });
});
