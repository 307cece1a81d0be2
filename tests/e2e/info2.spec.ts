import type { Page } from '@playwright/test';
import * as words from '#words/lake';
import { WRONG } from '#words/plain/corrections';
import { billions, percent } from '#words/plain/units';
import { formatNumber } from '../../src/model/format.ts';
import { textOf } from './harness/language.ts';
import { open } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const PATH = 'thirsty_fashion/info2';

test('tells the three figures, each with our check of what is said of it', async ({ page }) => {
  await open(page, PATH);
  const text = (await page.getByRole('main').innerText()).replaceAll(/[^\S\u00a0\u202f]+/g, ' ');
  for (const part of [
    `${billions('79')} ${words.claimUnit}`,
    WRONG.lake,
    percent(formatNumber(55.7)),
    WRONG.california,
    percent('95'),
    textOf(words.cottonText),
    percent(formatNumber(4.8)),
    textOf(words.checkText),
    'Pulse of the Fashion Industry',
    '2017',
  ]) {
    expect.soft(text).toContain(part);
  }
});

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

test('leads on to the costs @base', async ({ page }) => {
  await open(page, PATH);
  await page.getByRole('link', { name: words.onwardLink }).click();
  await expect(page).toHaveURL(/\/thirsty_fashion\/info3$/);
});
