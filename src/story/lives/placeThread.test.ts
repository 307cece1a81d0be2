import { expect, it } from 'vitest';
import { calculateParts, OPENING } from '../../model/lives/life';
import { placeThread } from './placeThread';

it('placeThread(parts, grams) sews both lives on one scale, and care from where making ends', () => {
  const [a, b] = [OPENING.a, OPENING.b].map((life) => placeThread(calculateParts(life), 128.7));
  expect(a?.making.width).toBeCloseTo(2 * (b?.making.width ?? 0), 1);
  expect(a?.care.from).toBe(a?.making.width);
  expect(a?.end).toBeLessThan(100);
  expect(b?.end).toBeLessThan(a?.end ?? 0);
});

it('placeThread(parts, grams) is as long as its room for the longer of two heavy lives', () => {
  const parts = calculateParts({ ...OPENING.a, wears: 10 });
  const grams = Object.values(parts).reduce((sum, part) => sum + part, 0);
  expect(placeThread(parts, grams).end).toBeCloseTo(100, 1);
});

it('placeThread(parts, grams) has a wave that ends with its part, however little it is', () => {
  const { care } = placeThread({ making: 100, washing: 0.4, drying: 0, ironing: 0 }, 100.4);
  expect(care.path).toMatch(/^M0 92C/);
  expect(care.path.endsWith(`${care.turns} 8`)).toBe(true);
});
