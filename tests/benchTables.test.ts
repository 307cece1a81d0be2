import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judgeLimits } from '../bench/measure/limits.mjs';
import { composeReadme, findLostColumns, formatPart } from '../bench/measure/report.mjs';

const RESULTS = 'bench/results.json';
const README = 'bench/README.md';
const MARKS = /(<!-- Measured:.*? -->)[\s\S]*(<!-- End of.*? -->)/;

test('bench/README.md shows what bench/results.json holds', () => {
  const readme = readFileSync(README, 'utf8');
  const results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
  expect(composeReadme(readme, results)).toBe(readme);
});

test('composeReadme(readme, results) puts each part between the marks, with date and machine', () => {
  const readme = readFileSync(README, 'utf8').replace(MARKS, '$1 old $2');
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

test('formatPart("charts", rows) holds our charts against the others, not against our page, and says why one is lost', () => {
  const mounting = 'script to mount, ms';
  const rows = [
    { charts: 'Threadprint, the charts', bytes: 10, [mounting]: 30 },
    { charts: 'Threadprint, the page', bytes: 5, [mounting]: 90 },
    { charts: 'visx', bytes: 12, [mounting]: 29 },
  ];
  const verdict = formatPart('charts', rows).split('\n\n').at(-1);
  expect(verdict).toMatch(
    /^Threadprint is ahead in every column but “script to mount, ms” \(a glass, .*\)\.$/,
  );
  expect(formatPart('charts', rows.slice(0, 2))).toContain('Threadprint is ahead in every column.');
});

test('formatPart("bars", rows) holds the exponents of our chart alone against the limit', () => {
  const rows = [
    { chart: 'Threadprint, the charts', what: 'heap, kB', '6 bars': 10, exponent: 1.02 },
    { chart: 'Plot', what: 'heap, kB', '6 bars': 10, exponent: 1.9 },
  ];
  expect(formatPart('bars', rows)).toContain('Held against: exponent at most 1.1. All reached.');
});

test('judgeLimits(rows, limits) says what was held against, and by how much a row missed it', () => {
  const limits = [
    { column: 'LCP, × bare', atMost: 1.15 },
    { column: 'performance', atLeast: 98 },
  ];
  const bare = { page: 'bare', performance: 100, 'LCP, × bare': 1 };
  const held = 'Held against: LCP, × bare at most 1.15; performance at least 98.';
  expect(judgeLimits([bare], limits)).toBe(`${held} All reached.`);
  const home = { page: 'home', performance: 97, 'LCP, × bare': 1.2 };
  expect(judgeLimits([bare, home], limits)).toBe(
    `${held} Missed: home: LCP, × bare 1.2; home: performance 97.`,
  );
});

test('judgeLimits(rows, limits) names a control that was not found, and leaves out columns not asked for', () => {
  const limits = [
    { column: 'unslowed, ms', atMost: 100 },
    { column: 'slowed, ms', atMost: 200 },
  ];
  expect(judgeLimits([{ page: 'home', control: 'cup', 'unslowed, ms': undefined }], limits)).toBe(
    'Held against: unslowed, ms at most 100; slowed, ms at most 200. Missed: home, cup: unslowed, ms not measured.',
  );
  expect(judgeLimits([], limits)).toBe(
    'Held against: unslowed, ms at most 100; slowed, ms at most 200. All reached.',
  );
});
