import type { Page } from '@playwright/test';

/**
 * Stands in for a browser's page translation: replaces each text node by nested `<font>` elements with other words, and
 * goes on doing so for every text that is new or changes. Here the other words are the same in capitals.
 */
export async function startTranslator(page: Page): Promise<void> {
  await page.evaluate(translatePage);
}

function translatePage(): void {
  const UNTRANSLATED = 'font, script, style, svg, textarea, [translate="no"], .notranslate';
  const translate = (text: Text) => {
    const isDone = text.data.trim() === '' || !text.parentElement || text.parentElement.closest(UNTRANSLATED);
    if (isDone) return;
    const words = document.createElement('font');
    words.textContent = text.data.toUpperCase();
    const outer = document.createElement('font');
    outer.append(words);
    text.replaceWith(outer);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    if (root instanceof Text) texts.push(root);
    texts.forEach(translate);
  };
  translateAll(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) translate(target);
      addedNodes.forEach(translateAll);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
