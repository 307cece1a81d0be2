import { open } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

test('the production chart draws its axes before any press', async ({ page }) => {
  await open(page, 'charts/production');
  for (const title of ['Production Phase', 'CO2 Emissions (kg per kg of fabric)']) {
    await expect(page.locator('svg').getByText(title, { exact: true }).first()).toBeVisible();
  }
});

test('the production chart starts once @base', async ({ page }) => {
  await open(page, 'charts/production');
  const button = page.getByRole('button', { name: 'Take a look' });
  await button.click();
  await expect(button).toBeDisabled();
});

test('the production chart is 800 by 600 where the column allows', async ({ page, isMobile }) => {
  await open(page, 'charts/production');
  const box = await page.locator('svg').filter({ hasText: 'Production Phase' }).first().boundingBox();
  if (isMobile) expect(box?.width).toBeLessThanOrEqual(390);
  else expect([box?.width, box?.height]).toEqual([800, 600]);
});

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
