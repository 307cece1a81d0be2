import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { composeBudgets } from './budgets.ts';

const readme = readFileSync('README.md', 'utf8');

test('README.md shows the budgets that tests hold', () => {
  expect(composeBudgets(readme)).toBe(readme);
  expect(composeBudgets(readme.replace(/\d+ kB/g, '1 kB'))).toBe(readme);
});

test('composeBudgets(readme) refuses a README without its marks', () => {
  expect(() => composeBudgets('# Threadprint')).toThrow(RangeError);
});
