import { expect, it } from 'vitest';
import { describeShirtState, parseWears } from './wears';

it('parseWears(search) is a whole number that the slider has, and nothing else', () => {
  expect(parseWears('?cups=6&wears=87')).toBe(87);
  expect(['?wears=1', '?wears=120', '?wears=9&wears=9'].map(parseWears)).toEqual([1, 120, 9]);
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

it('describeShirtState(wears) mends a seam at forty, washes at sixty, and hands on at eighty', () => {
  expect([1, 39, 40, 59, 60, 79, 80, 120].map(describeShirtState)).toEqual([
    'worn',
    'worn',
    'mended',
    'mended',
    'washed',
    'washed',
    'handed on',
    'handed on',
  ]);
});
