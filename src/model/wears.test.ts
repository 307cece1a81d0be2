import { expect, it } from 'vitest';
import { parseWears } from './wears';

it('parseWears(search) is a whole number that the slider has, and nothing else', () => {
  expect(parseWears('?cups=6&wears=87')).toBe(87);
  expect(['?wears=1', '?wears=120'].map(parseWears)).toEqual([1, 120]);
  for (const search of [
    '',
    '?wears=',
    '?wears=0',
    '?wears=121',
    '?wears=8.5',
    '?wears=-3',
    '?wears=8&wears=9',
  ])
    expect(parseWears(search), search).toBe(undefined);
});
