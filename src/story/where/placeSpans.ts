import type { StressedCountry } from '../../data/waterStress';

/** Where a country's threads lie, in percent of the river and well water of all cotton. */
export interface Span {
  from: number;
  to: number;
}

/** Lays the countries one after another, each as wide as its part of `total`. Throws a RangeError where they are more than all. */
export function placeSpans<Country extends Pick<StressedCountry, 'irrigationKm3'>>(
  countries: readonly Country[],
  total: number,
): (Country & Span)[] {
  let at = 0;
  const spans = countries.map((country) => {
    const from = at;
    at += (100 * country.irrigationKm3) / total;
    return { ...country, from, to: at };
  });
  if (!(at <= 100)) throw new RangeError(`stress: the countries take ${at} percent of the water`);
  return spans;
}
