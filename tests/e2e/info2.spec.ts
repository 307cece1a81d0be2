import type { Page } from '@playwright/test';
import { open } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const PATH = 'thirsty_fashion/info2';

/** The progress that the story publishes. */
const readProgress = (page: Page) =>
  page.evaluate(() => {
    const story = [...document.querySelectorAll<HTMLElement>('main, main *')].find(
      (element) => element.style.getPropertyValue('--story-progress') !== '',
    );
    return story === undefined ? Number.NaN : Number(story.style.getPropertyValue('--story-progress'));
  });

test('publishes its scroll progress from 0 to 1, raw', async ({ page }) => {
  await open(page, PATH);
  await expect.poll(() => readProgress(page)).toBeCloseTo(0, 1);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  let last = 0;
  for (const share of [0.2, 0.4, 0.6, 0.8]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), height * share);
    await page.waitForTimeout(100);
    const progress = await readProgress(page);
    expect(progress).toBeGreaterThanOrEqual(last);
    expect(progress).toBeLessThanOrEqual(1);
    last = progress;
  }
  expect(last).toBeGreaterThan(0.5);
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), height);
  await expect.poll(() => readProgress(page)).toBe(1);
});
