import { useState } from 'react';
import type { NumbersColumn, NumbersRow } from '../charts/numbers';
import { Claim } from '../claim/Claim';
import { Button } from '../ui/Button';
import { LANGUAGE } from '../words/language';
import styles from './NumbersTable.module.css';

interface NumbersTableProps {
  caption: string;
  columns: readonly NumbersColumn[];
  rows: readonly NumbersRow[];
}

interface Sorting {
  column: number;
  isDescending: boolean;
}

/** Sorts a copy of the rows by one column: numbers by size, words by the alphabet. Ties keep their order. */
export function sortRows(rows: readonly NumbersRow[], { column, isDescending }: Sorting): NumbersRow[] {
  const sign = isDescending ? -1 : 1;
  return [...rows].sort((rowA, rowB) => {
    const a = rowA.cells[column]?.value ?? '';
    const b = rowB.cells[column]?.value ?? '';
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    return sign * String(a).localeCompare(String(b), LANGUAGE);
  });
}

/** A real table. Each heading sorts by its column; pressed again, the other way round. */
export function NumbersTable({ caption, columns, rows }: NumbersTableProps) {
  const [sorting, setSorting] = useState<Sorting>();
  const shown = sorting ? sortRows(rows, sorting) : rows;
  const sortBy = (column: number, isNumber: boolean) =>
    setSorting((last) => ({
      column,
      isDescending: last?.column === column ? !last.isDescending : isNumber,
    }));
  return (
    <table className={`small ${styles.table}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ title, isNumber }, column) => {
            const isSorted = sorting?.column === column;
            const order = sorting?.isDescending ? 'descending' : 'ascending';
            return (
              <th
                key={title}
                scope="col"
                aria-sort={isSorted ? order : 'none'}
                data-number={isNumber || undefined}
              >
                <span className="without-script">{title}</span>
                <Button look="plain" className="printed" onClick={() => sortBy(column, isNumber)}>
                  {title}
                  <svg className="screen-only" viewBox="0 0 10 14" width="10" height="14" aria-hidden="true">
                    <path d="M5 0l4 5H1z" data-on={(isSorted && order === 'ascending') || undefined} />
                    <path d="M5 14l4-5H1z" data-on={(isSorted && order === 'descending') || undefined} />
                  </svg>
                </Button>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ id, cells }) => (
          <tr key={id}>
            {cells.map(({ text, figure }, column) =>
              column === 0 ? (
                <th key={columns[column]?.title} scope="row">
                  {text}
                </th>
              ) : (
                <td key={columns[column]?.title} data-number={columns[column]?.isNumber || undefined}>
                  {figure === undefined ? text : <Claim id={figure}>{text}</Claim>}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
