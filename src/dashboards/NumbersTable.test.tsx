import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { listFabricNumbers } from '../charts/fabrics';
import { NumbersTable, sortRows } from './NumbersTable';

const { columns, rows } = listFabricNumbers('co2');
/** As many as tell how rows are sorted. */
const six = rows.slice(0, 6);
const sortIds = (column: number, isDescending: boolean) =>
  sortRows(six, { column, isDescending }).map(({ id }) => id);

describe('sortRows', () => {
  it('sortRows(rows, { column }) sorts numbers by size, and ties keep their order', () => {
    expect(sortIds(1, true)).toEqual(['wool', 'polyamide', 'cellulosics', 'polyester', 'hemp', 'cotton']);
  });

  it('sortRows(rows, { column }) sorts words by the alphabet', () => {
    expect(sortIds(0, false)).toEqual(['cellulosics', 'cotton', 'hemp', 'polyamide', 'polyester', 'wool']);
  });

  it('sortRows([], sorting) is empty', () => {
    expect(sortRows([], { column: 0, isDescending: false })).toEqual([]);
  });
});

describe('NumbersTable', () => {
  it('renderToString(<NumbersTable>) is a table with a caption, headings and every number', () => {
    const html = renderToString(
      <NumbersTable caption="CO2 emissions by fabric" columns={columns} rows={rows} />,
    );
    expect(html).toContain('CO2 emissions by fabric</caption>');
    expect(html.match(/scope="row"/g)).toHaveLength(rows.length);
    for (const value of ['2.2', '17', '3.3', '3.1', '8.3'])
      expect(html).toContain(`>${value}</data></a></td>`);
  });
});
