import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { composeReadme, findLostColumns } from '../bench/measure/readme.mjs';

const RESULTS = 'bench/results.json';
const MARKS = /(<!-- Measured:.*? -->)[\s\S]*(<!-- End of.*? -->)/;

test('README shows what bench/results.json holds', () => {
  const readme = readFileSync('README.md', 'utf8');
  const results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
  expect(composeReadme(readme, results)).toBe(readme);
});

test('composeReadme(readme, results) puts each part between the marks, with date and machine', () => {
  const readme = readFileSync('README.md', 'utf8').replace(MARKS, '$1 old $2');
  const rows = [{ when: 'before', nodes: 1200 }];
  const composed = composeReadme(readme, { soak: { date: '2026-11-21', machine: '2 × Loom', rows } });
  expect(composed.split('<!-- Measured:')[1]?.split('<!-- End of')[0]).toContain(
    '\n\n| when | nodes |\n| --- | --- |\n| before | 1,200 |\n\n2026-11-21, 2 × Loom.\n\n',
  );
  expect(composed).not.toContain(' old ');
});

test('composeReadme(readme, results) refuses a README without its marks', () => {
  expect(() => composeReadme('# Threadprint', {})).toThrow(RangeError);
});

test('findLostColumns(rows) names the columns of numbers in which another row is ahead of the first', () => {
  const ours = { charts: 'Threadprint', bytes: 10, ms: 3, html: 'yes' };
  expect(findLostColumns([ours, { charts: 'plot', bytes: 12, ms: 2, html: 'no' }])).toEqual(['ms']);
  expect(findLostColumns([ours, { charts: 'plot', bytes: 10, ms: 3, html: 'no' }])).toEqual([]);
  expect(findLostColumns([ours])).toEqual([]);
  expect(findLostColumns([])).toEqual([]);
});
