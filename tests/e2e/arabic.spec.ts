import type { Page } from '@playwright/test';
import { ownDigits, reading } from '../../.build/words/ar/shell.tsx';
import { parseLanguages } from '../../server/settings.mjs';
import { readDigits } from '../../src/model/readDigits.ts';
import { followBarLink, open, waitUntilHydrated } from './harness/pages.ts';
import { EMBEDS, ROUTES } from './harness/routes.ts';
import { expect, test } from './harness/site.ts';

test.skip(!parseLanguages(process.env.SITE_LANGUAGES).includes('ar'), 'the site was not built in Arabic');

/** A page from the one that the tests begin with, in whichever language they run. */
const arabic = (path: string) => `/${process.env.BASE_PATH?.slice(1) ?? 'threadprint/'}ar/${path}`;

const readFigures = (page: Page) => page.locator('main [data-claim]').allTextContents();

async function switchDigits(page: Page) {
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: reading }).click();
  await bar.getByRole('switch', { name: ownDigits }).click();
  await page.keyboard.press('Escape');
}

/** The percentages and divisions that do not stand in their order from the left, as seen. */
const listTurned = (page: Page) =>
  page.evaluate(() => {
    const turned: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const measure = (text: Node, at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    };
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { 0: match, index } of text.data.matchAll(/\d\u200e?%|\d\s÷\s\d/g)) {
        const first = measure(text, index);
        const last = measure(text, index + match.length - 1);
        const isSeen = first.width > 0 && last.width > 0 && Math.abs(first.top - last.top) < first.height / 2;
        if (isSeen && last.left < first.left) turned.push(text.data);
      }
    }
    return turned;
  });

/** The texts of drawings that would not turn back about their own place, since they stand elsewhere than at 0. */
const listMisplaced = (page: Page) =>
  page
    .locator('.turns text:not([x="0"])')
    .evaluateAll((texts) => texts.filter((text) => text.hasAttribute('x')).map((text) => text.textContent));

test('percentages and arithmetic keep their order among words that run the other way, and texts of drawings turn where they stand', async ({
  page,
}) => {
  for (const path of [...ROUTES, ...EMBEDS]) {
    await open(page, arabic(`${path}?view=plain`));
    expect.soft(await listTurned(page), path).toEqual([]);
    expect.soft(await listMisplaced(page), path).toEqual([]);
  }
});

test('a reader may choose the other digits, and figures stay what they are', async ({ page }) => {
  await open(page, arabic('thirsty_fashion/info2?view=plain'));
  await waitUntilHydrated(page);
  const figures = await readFigures(page);
  expect(figures.length).toBeGreaterThan(10);
  await switchDigits(page);
  await expect(page).toHaveURL(/\?view=plain&digits=arab$/);
  const readShown = async () => (await readFigures(page)).join('\n');
  await expect.poll(readShown).not.toMatch(/(?<!CO)\d/);
  const readBack = (text: string) =>
    readDigits(text).replaceAll('٬', ',').replaceAll('٫', '.').replaceAll('٪\u061c', '\u200e%\u200e');
  expect((await readFigures(page)).map(readBack)).toEqual(figures);

  await test.step('on the next page, too', async () => {
    await followBarLink(page, 'sources');
    await expect(page).toHaveURL(/digits=arab/);
    await expect(page.locator('#lake-ontario')).toContainText('١٬٦٤٠');
    await expect(page.locator('#lake-ontario')).not.toContainText('1,640');
  });

  await test.step('where an address asks for them', async () => {
    await open(page, arabic('thirsty_fashion/info2?view=plain&digits=arab'));
    await waitUntilHydrated(page);
    await expect.poll(readShown).not.toMatch(/(?<!CO)\d/);
  });

  await test.step('and back to the usual ones', async () => {
    await switchDigits(page);
    await expect.poll(() => readFigures(page)).toEqual(figures);
    await expect(page).toHaveURL(/\?view=plain$/);
  });
});
