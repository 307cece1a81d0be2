/** A Markdown table from rows that share their keys. */
export function formatTable(rows) {
  if (rows.length === 0) return '(nothing measured)';
  const keys = Object.keys(rows[0]);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const show = (value) => (typeof value === 'number' ? value.toLocaleString('en-US') : String(value ?? '–'));
  return [
    line(keys),
    line(keys.map(() => '---')),
    ...rows.map((row) => line(keys.map((key) => show(row[key])))),
  ].join('\n');
}

export const round = (value, digits = 0) => Number(value.toFixed(digits));
