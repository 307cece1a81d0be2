import { expect, test } from 'vitest';
import { placeSlide } from './slide';

const CENTERS = [10, 20, 30, 40, 50, 60];
const SLIDE = { from: 'listed', startMs: 1000 } as const;

test('placeSlide(kind, order, slide, …) begins where each row stood', () => {
  // Polyamide comes from the fifth place to the first, cotton from the first to the fifth.
  expect(placeSlide('energy', 'energy', SLIDE, CENTERS, 1000)).toEqual([40, 0, 30, -10, -40, -20]);
});

test('placeSlide(kind, order, slide, …) comes nearer all the time and is there after 600 ms', () => {
  const away = placeSlide('energy', 'energy', SLIDE, CENTERS, 1300)[0] ?? 0;
  expect(away).toBeGreaterThan(0);
  expect(away).toBeLessThan(40);
  expect(placeSlide('energy', 'energy', SLIDE, CENTERS, 1600)).toEqual([]);
});

test('placeSlide(kind, order, undefined, …) moves no row', () => {
  expect(placeSlide('co2', 'listed', undefined, CENTERS, 0)).toEqual([]);
});
