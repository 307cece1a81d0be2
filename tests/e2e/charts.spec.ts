import type { Page } from '@playwright/test';
import { FABRIC_WORDS } from '#words/fabrics';
import { press } from '#words/production';
import { NUMERALS } from '#words/rules';
import { GROW_MS } from '../../src/charts/bar/barFrame.ts';
import { fabrics } from '../../src/data/fabrics.ts';
import { productionPhases } from '../../src/data/productionPhases.ts';
import { TO_BASE } from './harness/language.ts';
import { open } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

for (const [path, charts] of [
  ['charts/production', 1],
  ['charts/fabrics', 3],
] as const) {
  test(`${path} gives no finding away before it runs`, async ({ page }) => {
    await page.route(/\/assets\/[^/]+\.js$/, () => {});
    await page.goto(path, { waitUntil: 'commit' });
    const findings = page.locator('figcaption > p + p').filter({ hasText: /\d/ });
    await expect(findings).toHaveCount(charts);
    for (const finding of await findings.all()) {
      await expect(finding).toBeHidden();
      await expect(finding.locator('xpath=preceding-sibling::p')).toBeVisible();
    }
  });
}

for (const [file, header, rows] of [
  ['production-phases', 'production_type,percentage,emissions', 5],
  ['fabrics', 'material,water_use,energy_consumption,CO2_emission,fibre_production,tooltip_text', 6],
] as const) {
  test(`data/${file} is published as JSON beside its CSV @base`, async ({ request }) => {
    const json = (await (await request.get(`${TO_BASE}data/${file}.json`)).json()) as Record<
      string,
      unknown
    >[];
    const table = Array.isArray(json) ? json : Object.values(json).find(Array.isArray);
    expect(table).toHaveLength(rows);
    expect(Object.keys(table?.[0] ?? {}).join(',')).toBe(header);
  });
}

/** What each growing bar shows at a moment: its number, how far it has grown, and where its number stands above its end. */
const readGrowth = (page: Page, atMs: number) =>
  page.locator('svg[role="group"]').evaluate(
    async (drawing, { ms, decimal, group }) => {
      for (const animation of drawing.parentElement?.getAnimations({ subtree: true }) ?? []) {
        animation.pause();
        animation.currentTime = ms;
      }
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
      const numbers = [...(drawing.parentElement?.querySelectorAll('svg[aria-hidden] > g') ?? [])];
      return [...drawing.querySelectorAll('[data-bar]')].map((bar, index) => {
        const rises = bar.getAnimations({ subtree: true }) as CSSAnimation[];
        const rising = rises.find(({ animationName }) => /rise/.test(animationName))
          ?.effect as KeyframeEffect;
        const lengthPx = Number(getComputedStyle(rising.target as Element).getPropertyValue('--px'));
        const leftPx = Math.abs(new DOMMatrix(getComputedStyle(rising.target as Element).transform).f);
        const text = numbers[index]?.querySelector('tspan');
        const foot = bar.querySelector('rect')?.getBoundingClientRect().bottom ?? 0;
        const card = (numbers[index]?.querySelector('rect') ?? text)?.getBoundingClientRect();
        return {
          said: Number(text?.textContent?.replaceAll(group, '').replace(decimal, '.')),
          growth: 1 - leftPx / lengthPx,
          gapPx: foot - (lengthPx - leftPx) - (card?.bottom ?? 0),
        };
      });
    },
    { ms: atMs, ...NUMERALS },
  );

for (const [path, button, values] of [
  ['charts/production', press, productionPhases.map(({ emissions }) => emissions)],
  ['charts/embed/water', FABRIC_WORDS.water.press, fabrics.map(({ waterLitersPerKg }) => waterLitersPerKg)],
  ['charts/embed/energy', FABRIC_WORDS.energy.press, fabrics.map(({ energyKwhPerKg }) => energyKwhPerKg)],
  ['charts/embed/co2', FABRIC_WORDS.co2.press, fabrics.map(({ kgCo2PerKg }) => kgCo2PerKg)],
] as const) {
  test(`${path}: at every moment a number is what its bar shows, and stands at its end`, async ({ page }) => {
    await open(page, path);
    await page.getByRole('button', { name: button }).click();
    const gaps: number[][] = [];
    for (const atMs of [0.05, 0.3, 0.5, 0.8].map((share) => share * GROW_MS)) {
      const bars = await readGrowth(page, atMs);
      expect(bars).toHaveLength(values.length);
      for (const [index, { said, growth }] of bars.entries()) {
        const shown = (values[index] ?? 0) * growth;
        // Rounded to its last digit, and to the curve that the browser interpolates.
        expect(Math.abs(said - shown), `bar ${index} at ${atMs} ms`).toBeLessThanOrEqual(
          path.endsWith('co2') ? 0.1 : 1,
        );
      }
      gaps.push(bars.map(({ gapPx }) => gapPx));
    }
    for (const gap of gaps)
      for (const [index, gapPx] of gap.entries()) expect(gapPx).toBeCloseTo(gaps[0]?.[index] ?? 0, 0);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('words in charts are at least 14 px large on phones, and 16 px on desks', async ({ page }) => {
    for (const path of [
      'charts/production',
      'charts/fabrics',
      'thirsty_fashion/info3',
      'charts/embed/energy',
    ]) {
      await page.goto(path);
      for (const [width, height, leastPx] of [
        [320, 568, 14],
        [1440, 900, 16],
      ] as const) {
        await page.setViewportSize({ width, height });
        const sizes = await page
          .locator('figure svg[role="group"] text')
          .evaluateAll((texts) =>
            (texts as SVGTextElement[])
              .filter((text) => text.checkVisibility())
              .map(
                (text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
              ),
          );
        expect.soft(sizes.length, `${path} at ${width} px`).toBeGreaterThanOrEqual(10);
        expect.soft(Math.min(...sizes), `${path} at ${width} px`).toBeGreaterThan(leastPx - 0.1);
      }
    }
  });
});
