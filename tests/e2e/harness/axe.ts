import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails where axe finds anything on the page as it stands now; a frame on it holds an embed, which has visits of its own. */
export async function expectAxeClean(page: Page) {
  await page.evaluate(axe.source);
  const options = JSON.stringify({ runOnly: TAGS, iframes: false });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${options})`);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
