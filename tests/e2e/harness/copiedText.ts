import type { Page } from '@playwright/test';

/** What scenes write into their pictures, each word in a place of its own; and what nobody copies. */
const PICTURES =
  'svg, button, .visually-hidden, [data-axis], [data-label], [class*="axis_"], [class*="labels_"]';

/** Words of neighboring elements that become one when they are copied: "129 g" and "of CO2e" as "129 gof CO2e". */
export const findJoinedWords = (page: Page): Promise<string[]> =>
  page.evaluate((pictures) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest(`script, style, template, noscript, ${pictures}`)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const selection = window.getSelection();
    const joined = new Set<string>();
    let before: Text | undefined;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text;
      if (text.data === '') continue;
      const areShown = before?.parentElement?.checkVisibility() && text.parentElement?.checkVisibility();
      if (
        before &&
        areShown &&
        /[\p{L}\p{N}\p{M}%]$/u.test(before.data) &&
        /^[\p{L}\p{N}]/u.test(text.data)
      ) {
        selection?.setBaseAndExtent(before, Math.max(0, before.length - 9), text, Math.min(text.length, 9));
        const seam = before.data.slice(-9).trim() + text.data.slice(0, 9).trim();
        if (selection?.toString().includes(seam)) joined.add(seam);
      }
      before = text;
    }
    selection?.removeAllRanges();
    return [...joined];
  }, PICTURES);
