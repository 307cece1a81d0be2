const DIGITS = '٠١٢٣٤٥٦٧٨٩';
const SIGNS: Readonly<Record<string, string>> = { ',': '٬', '.': '٫' };
/** With what says that it is a percentage, as CLDR marks it; the digits of CO2, A4 and CC BY 4.0 belong to their names. */
const NUMBERS = /(?<![\p{Script=Latin}\d.,]|BY )\d(?:[\d.,]*\d)?(\u200e%\u200e)?/gu;
/** What is quoted, typed or pasted as it stands, and what React has still to compare with its own. */
const SPARED =
  'script, style, textarea, code, a[href^="http"], [id^="ref-"], [lang]:not(:lang(ar)), story-section[data-section]:not([data-compared])';

/** Writes the numbers of a text in the digits that the east of the Arab world uses: "11,421.5" is "١١٬٤٢١٫٥". */
export const inArabicDigits = (text: string): string =>
  text.replace(NUMBERS, (number, percent?: string) => {
    const signs = percent === undefined ? number : number.slice(0, -percent.length);
    const written = signs.replace(/[\d.,]/g, (sign) => SIGNS[sign] ?? DIGITS[Number(sign)] ?? sign);
    return percent === undefined ? written : `${written}٪\u061c`;
  });

/**
 * Shows all numbers below an element in these digits, those too that change or come later. React goes on writing its own: it
 * never reads what stands there. Returns a function that shows them as they were written.
 */
export function showArabicDigits(root: Element): () => void {
  const written = new Map<Text, { from: string; to: string }>();
  const write = (text: Text) => {
    if (written.get(text)?.to === text.data || text.parentElement?.closest(SPARED)) return;
    const to = inArabicDigits(text.data);
    if (to === text.data) return;
    written.set(text, { from: text.data, to });
    text.data = to;
  };
  const writeAll = (node: Node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    do if (texts.currentNode instanceof Text) write(texts.currentNode);
    while (texts.nextNode());
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) writeAll(node);
  });
  writeAll(root);
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-compared'],
  });
  return () => {
    observer.disconnect();
    for (const [text, { from, to }] of written) if (text.data === to) text.data = from;
  };
}
