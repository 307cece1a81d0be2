import { open } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

test('the production chart draws its axes before any press, and starts once @base', async ({ page }) => {
  await open(page, 'charts/production');
  for (const title of ['Production Phase', 'CO2 Emissions (kg per kg of fabric)']) {
    await expect(page.locator('svg').getByText(title, { exact: true }).first()).toBeVisible();
  }
  const button = page.getByRole('button', { name: 'Take a look' });
  await button.click();
  await expect(button).toBeDisabled();
});

test('the production chart is 800 by 600 where the column allows', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await open(page, 'charts/production');
  // Once the chart has been laid out for its box it is another element.
  await expect(async () => {
    const box = await page.locator('svg').filter({ hasText: 'Production Phase' }).first().boundingBox();
    if (isMobile) expect(box?.width).toBeLessThanOrEqual(390);
    else expect([box?.width, box?.height]).toEqual([800, 600]);
  }).toPass();
});

test('the dashboard gives each chart a quarter of the window, stacked where that is under 240 pixels', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await open(page, 'charts/fabrics');
  const charts = page.locator('svg').filter({ hasText: 'Fabric Type' });
  // The chart as sent, in two sizes, stands until each box has been measured.
  await expect(charts).toHaveCount(3);
  const boxes = await charts.evaluateAll((elements) =>
    elements.map((chart) => {
      const { x, y, width, height } = chart.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
  const [first, second, third] = boxes;
  if (!first || !second || !third) throw new Error('the dashboard has no three charts');
  if (isMobile) {
    expect(second.y).toBeGreaterThan(first.y + first.height - 1);
    expect(third.y).toBeGreaterThan(second.y + second.height - 1);
  } else {
    for (const box of [first, second, third]) {
      expect(box.width).toBeCloseTo(1440 / 4, 0);
      expect(box.height).toBeCloseTo(900 * (2 / 3), 0);
    }
    expect(second.x).toBeGreaterThanOrEqual(first.x + first.width - 1);
  }
});

for (const [path, charts] of [
  ['charts/production', 1],
  ['charts/fabrics', 3],
] as const) {
  test(`${path} gives no finding away before it runs`, async ({ page }) => {
    await page.route(/\/assets\/[^/]+\.js$/, () => {});
    await page.goto(path, { waitUntil: 'commit' });
    const findings = page.locator('figcaption > [aria-live]').filter({ hasText: /\d/ });
    await expect(findings).toHaveCount(charts);
    for (const finding of await findings.all()) {
      await expect(finding.locator('p')).toBeHidden();
      await expect(finding.locator('xpath=preceding-sibling::p')).toBeVisible();
    }
  });
}

for (const [file, header, rows] of [
  ['production-phases', 'production_type,percentage,emissions', 5],
  ['fabrics', 'material,water_use,energy_consumption,CO2_emission,fibre_production,tooltip_text', 6],
] as const) {
  test(`data/${file} is published as CSV and JSON @base`, async ({ request }) => {
    const csv = (await (await request.get(`data/${file}.csv`)).text()).trim().split(/\r?\n/);
    expect([csv[0], csv.length]).toEqual([header, rows + 1]);
    const json = (await (await request.get(`data/${file}.json`)).json()) as Record<string, unknown>[];
    const table = Array.isArray(json) ? json : Object.values(json).find(Array.isArray);
    expect(table).toHaveLength(rows);
    expect(Object.keys(table?.[0] ?? {}).join(',')).toBe(header);
  });
}

test('while it grows, a bar’s number is what the bar shows, in every frame', async ({ page }) => {
  await open(page, 'charts/production');
  await page.getByRole('button', { name: 'Take a look' }).click();
  const seen = await page.locator('svg[role="group"]').evaluate(async (drawing) => {
    const hero = drawing.querySelectorAll('[role="img"]')[2];
    const number = drawing.parentElement?.querySelectorAll('svg[aria-hidden] > g')[2]?.querySelector('text');
    const bar = hero?.querySelector<SVGElement>('[style]');
    const rising = hero?.getAnimations({ subtree: true })[0]?.effect as KeyframeEffect | undefined;
    const numbers: { said: number; shown: number }[] = [];
    while (rising?.target?.isConnected && bar?.style.getPropertyValue('--px')) {
      await new Promise(requestAnimationFrame);
      // What the frame callbacks have set is there by then, and so is what the browser shows.
      await new Promise((done) => setTimeout(done));
      const lengthPx = Number(bar.style.getPropertyValue('--px'));
      if (lengthPx === 0) break;
      const growth = 1 - Math.abs(new DOMMatrix(getComputedStyle(rising.target).transform).f) / lengthPx;
      const said = Number(/[\d,]+/.exec(number?.textContent ?? '')?.[0].replace(',', ''));
      numbers.push({ said, shown: 1300 * growth });
    }
    return numbers;
  });
  expect(seen.filter(({ said }) => said > 0 && said < 1300).length).toBeGreaterThan(5);
  for (const { said, shown } of seen) expect(Math.abs(said - shown)).toBeLessThanOrEqual(1);
});
