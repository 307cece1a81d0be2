import { expect, test } from 'vitest';
import { calculateMirrorFrame, formatGrowing } from './frame';
import { placeMirrorRows } from './layout';

const EMPTY = { waterGrowth: 0, otherGrowth: 0, flow: 0 };
const WHOLE = { waterGrowth: 1, otherGrowth: 1, flow: 0 };

test('calculateMirrorFrame(elapsedMs) is empty before the press and whole after three seconds', () => {
  expect(calculateMirrorFrame(-1, 0, true)).toEqual(EMPTY);
  expect(calculateMirrorFrame(0, 0, true)).toEqual(EMPTY);
  expect(calculateMirrorFrame(Number.NaN, 0, false)).toEqual(EMPTY);
  expect(calculateMirrorFrame(3000, 5, true)).toEqual(WHOLE);
  expect(calculateMirrorFrame(Number.POSITIVE_INFINITY, 0, false)).toEqual(WHOLE);
});

test('calculateMirrorFrame(elapsedMs) pours water for two seconds', () => {
  expect(calculateMirrorFrame(1000, 0, false).flow).toBe(1);
  expect(calculateMirrorFrame(2000, 0, false).flow).toBe(0);
});

test('calculateMirrorFrame(elapsedMs, row, true) lights each filament 80 ms after the one above', () => {
  expect(calculateMirrorFrame(80, 1, true).otherGrowth).toBe(0);
  expect(calculateMirrorFrame(1080, 1, true).otherGrowth).toBe(
    calculateMirrorFrame(1000, 0, true).otherGrowth,
  );
  expect(calculateMirrorFrame(1000, 5, false).otherGrowth).toBe(
    calculateMirrorFrame(1000, 0, false).otherGrowth,
  );
});

test('formatGrowing(bar, growth) counts in whole liters and tenths of a kilogram, and ends exactly', () => {
  const [cotton] = placeMirrorRows('co2');
  if (!cotton) throw new Error('there is no first row');
  expect(formatGrowing(cotton.water, 0.5)).toBe('780');
  expect(formatGrowing(cotton.water, 1)).toBe('1,559');
  expect(formatGrowing(cotton.other, 0.5)).toBe('1.1');
  expect(formatGrowing(cotton.other, 0)).toBe('0.0');
  expect(formatGrowing(cotton.other, 1)).toBe('2.2');
});
