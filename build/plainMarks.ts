/** React only throws these and compares them by identity: neither message nor stack is ever read. */
const CODES = [460, 461, 474, 519, 542];
const MARKS = new RegExp(`(?<= = )Error\\(formatProdErrorMessage\\((${CODES.join('|')})\\)\\)(?=[,;])`, 'g');

/**
 * Puts plain objects in the place of the five errors that React makes, while its file first runs, only to compare with.
 * Each error looks for its place in the file, and where a tool listens (Lighthouse, a browser's own) V8 parses the whole
 * file again for it: 100 to 200 ms at a fourfold slowdown.
 * @param code `react-dom-client.production.js` as published
 * @throws Error where it holds another number of them
 */
export function plainMarks(code: string): string {
  const found = code.match(MARKS)?.length ?? 0;
  if (found !== CODES.length)
    throw new Error(`plainMarks.ts: React has ${found} errors to compare with, not ${CODES.length}`);
  return code.replace(MARKS, 'Object.create(Error.prototype)');
}
