import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changes, currentEdition, editions } from '../data/editions';
import { listPackageFiles, locateEdition } from './dataPackage';
import { parseCsv } from './parseCsv';

const FIELDS = ['value', 'low', 'high', 'unit', 'verdict'] as const;
type Row = Record<string, string>;

const current = new Map(listPackageFiles().map(({ path, content }) => [path, content]));
/** The figures of an edition as it published them, by id. */
function readEdition(number: number): Map<string, Row> {
  const path = `${locateEdition({ number })}claims.csv`;
  const text = current.get(path) ?? readFileSync(path.replace('data/', 'editions/'), 'utf8');
  return new Map(parseCsv(text).map((row) => [row.id ?? '', row]));
}

/** What differs between two editions, figure by figure: "fields-range high 60 75". */
function compare(before: Map<string, Row>, after: Map<string, Row>): string[] {
  return [...after].flatMap(([id, row]) => {
    const old = before.get(id);
    return FIELDS.flatMap((field) =>
      old === undefined || old[field] === row[field] ? [] : [`${id} ${field} ${old[field]} ${row[field]}`],
    );
  });
}

describe('the editions', () => {
  it('are numbered from 1 on, each with its day', () => {
    expect(editions.map(({ number }) => number)).toEqual(editions.map((_, index) => index + 1));
    expect(editions.map(({ date }) => date)).toEqual(editions.map(({ date }) => date).toSorted());
    expect(currentEdition).toBe(editions.at(-1));
  });

  it.each(editions.slice(1))(
    'edition $number says of each figure that changed what it was and is',
    ({ number }) => {
      const logged = changes
        .filter(({ edition }) => edition === number)
        .flatMap(({ ids, field, before, after }) => ids.map((id) => `${id} ${field} ${before} ${after}`));
      expect(logged.toSorted()).toEqual(compare(readEdition(number - 1), readEdition(number)).toSorted());
    },
  );

  it.each(editions.slice(1))(
    'edition $number loses no figure: what is withdrawn stays, and says so',
    ({ number }) => {
      const ids = readEdition(number);
      expect([...readEdition(number - 1).keys()].filter((id) => !ids.has(id))).toEqual([]);
    },
  );
});
