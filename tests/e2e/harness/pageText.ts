import type { Page } from '@playwright/test';

/** One text with a number in it, outside every claim. */
export interface StrayNumber {
  text: string;
  /** The elements around it, from the nearest: "p < div < section". */
  around: string;
}

/** The numbers in the page's main text that stand in no claim, no entry of the ledger and no match of `exceptions`. */
export function findStrayNumbers(page: Page, exceptions: readonly string[]): Promise<StrayNumber[]> {
  return page.evaluate((selectors) => {
    const found: { text: string; around: string }[] = [];
    const main = document.querySelector('main');
    if (!main) return found;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = (walker.currentNode.nodeValue ?? '').replace(/[০-৯]/g, (digit) =>
        String(digit.charCodeAt(0) - 0x9e6),
      );
      const parent = walker.currentNode.parentElement;
      // CO2 is a name, m³ a unit, a year a date.
      if (!parent || !/\p{Nd}/u.test(text.replace(/\bCO2e?\b|\b(19|20)\d\d\b|(১৯|২০)[০-৯]{2}(?![০-৯])/g, '')))
        continue;
      if (parent.closest(['[data-claim]', '[data-entry]', '[data-alike]', ...selectors].join())) continue;
      const around: string[] = [];
      for (let at: Element | null = parent; at && at !== main; at = at.parentElement) {
        around.push(`${at.localName}.${String(at.getAttribute('class') ?? '')}`);
      }
      found.push({ text: text.trim(), around: around.slice(0, 4).join(' < ') });
    }
    return found;
  }, exceptions);
}

/** The page's running text, one line a block; what stands in `without` is left out. */
export function readBlocks(page: Page, without: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
    if (!main) return [];
    for (const element of main.querySelectorAll(selector)) element.remove();
    return [...main.querySelectorAll('p, li, dd, figcaption, h1, h2, h3, h4, td, th')]
      .filter((block) => block.querySelector('p, li, dd, td') === null)
      .map((block) => (block.textContent ?? '').replace(/\s+/g, ' ').trim())
      .filter((text) => text !== '');
  }, without);
}
