import { expect, it } from 'vitest';
import { readSearchValue } from './searchValue';

it('readSearchValue(search, name) takes a value that is said twice for one, and two for none', () => {
  const read = (search: string) => readSearchValue(search, 'grown');
  expect(['?grown=india', '?grown=india&cups=6&grown=india', '?grown='].map(read)).toEqual([
    'india',
    'india',
    '',
  ]);
  expect(['', '?grown=india&grown=china', '?Grown=india', '?%E0%A4%A'].map(read)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
