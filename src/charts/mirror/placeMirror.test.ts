import { expect, test } from 'vitest';
import { fabrics } from '../../data/fabrics';
import { getMirrorAxes, placeMirrorRows, placeMirrorTicks } from './placeMirror';

test('placeMirrorRows(kind) keeps the order of the records and measures both sides from zero', () => {
  const rows = placeMirrorRows('energy');
  expect(rows.map(({ id }) => id)).toEqual(fabrics.map(({ id }) => id));
  expect(rows[0]?.water).toEqual({ measure: 'water', value: 1559, share: 1559 / 1600, isLeast: false });
  expect(rows[4]?.other).toEqual({ measure: 'energy', value: 160, share: 1, isLeast: false });
});

test('placeMirrorRows(kind) marks the least on each side', () => {
  const leastOf = (kind: 'energy' | 'co2') => placeMirrorRows(kind).filter(({ other }) => other.isLeast);
  expect(leastOf('energy').map(({ id }) => id)).toEqual(['hemp']);
  expect(leastOf('co2').map(({ id }) => id)).toEqual(['cotton']);
  expect(placeMirrorRows('co2').find(({ water }) => water.isLeast)?.id).toBe('polyester');
});

test('placeMirrorRows(kind, records) gives no row for no record and one for one', () => {
  expect(placeMirrorRows('co2', [])).toEqual([]);
  expect(placeMirrorRows('co2', fabrics.slice(0, 1))).toHaveLength(1);
});

test('placeMirrorTicks(axis) numbers each axis from zero to its end', () => {
  const { water, other } = getMirrorAxes('co2');
  expect(placeMirrorTicks(water).map(({ value }) => value)).toEqual([0, 400, 800, 1200, 1600]);
  expect(placeMirrorTicks(other).map(({ share }) => share)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(placeMirrorTicks(getMirrorAxes('energy').other).map(({ value }) => value)).toEqual([
    0, 40, 80, 120, 160,
  ]);
});
