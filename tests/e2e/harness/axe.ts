import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails where axe finds anything on the page as it stands now. */
export async function expectAxeClean(page: Page) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify({ runOnly: TAGS })})`);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
