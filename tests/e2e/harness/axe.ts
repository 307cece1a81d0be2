import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands now; a frame on it holds an embed, which has visits of its own. */
export async function findAxeFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const options = JSON.stringify({ runOnly: TAGS, iframes: false });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${options})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** Fails where axe finds anything on the page as it stands now. */
export const expectAxeClean = async (page: Page) =>
  expect(await findAxeFaults(page), `axe on ${page.url()}`).toEqual([]);
