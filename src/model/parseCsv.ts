/** Reads CSV as RFC 4180 says, each row by its fields: how tests read what we publish. */
export function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  const [head = [], ...records] = rows;
  return records.map((record) => Object.fromEntries(head.map((name, index) => [name, record[index] ?? ''])));
}
