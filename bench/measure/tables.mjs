/** @typedef {Record<string, string | number | undefined>} Row */

/**
 * A Markdown table from rows that share their keys.
 * @param {readonly Row[]} rows
 */
export function formatTable(rows) {
  if (!rows[0]) return '(nothing measured)';
  const keys = Object.keys(rows[0]);
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const show = (/** @type {Row[string]} */ value) =>
    typeof value === 'number' ? value.toLocaleString('en-US', { maximumFractionDigits: 3 }) : (value ?? '–');
  return [
    line(keys),
    line(keys.map(() => '---')),
    ...rows.map((row) => line(keys.map((key) => show(row[key])))),
  ].join('\n');
}

/**
 * @param {number} value
 * @param {number} digits
 */
export const round = (value, digits = 0) => Number(value.toFixed(digits));
