import * as words from '#words/rules';
import { formatOrdinal } from './words';

/** Finds the records with the highest value; more than one when they tie, none of none. */
export function findHighest<T>(records: readonly T[], measure: (record: T) => number): T[] {
  const highest = Math.max(...records.map(measure));
  return records.filter((record) => measure(record) === highest);
}

/** Finds the records with the lowest value; more than one when they tie, none of none. */
export function findLowest<T>(records: readonly T[], measure: (record: T) => number): T[] {
  return findHighest(records, (record) => -measure(record));
}

/**
 * Says the rank of one value among all, counted from the nearer end: "the most", "2nd most", "3rd least",
 * "tied 3rd least", "the least". Throws a RangeError when the value is not among them.
 */
export function describeRank(value: number, all: readonly number[]): string {
  const same = all.filter((other) => other === value).length;
  if (same === 0) throw new RangeError(`${value} is not among the ranked values`);
  const fromMost = 1 + all.filter((other) => other > value).length;
  const fromLeast = 1 + all.filter((other) => other < value).length;
  const isLeast = fromLeast <= fromMost && all.length > 1;
  const place = isLeast ? fromLeast : fromMost;
  return words.rank(place, formatOrdinal(place), isLeast, same > 1);
}
