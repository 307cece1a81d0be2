import { expect, test } from 'vitest';
import { moveAmongBars } from './useRovingBars';

test('moveAmongBars(place, "ArrowDown", rows) goes one row down and stops at the last', () => {
  expect(moveAmongBars({ row: 0, side: 'water' }, 'ArrowDown', 6)).toEqual({ row: 1, side: 'water' });
  expect(moveAmongBars({ row: 5, side: 'water' }, 'ArrowDown', 6)).toBeUndefined();
});

test('moveAmongBars(place, key, rows) crosses the names with left and right', () => {
  expect(moveAmongBars({ row: 2, side: 'water' }, 'ArrowRight', 6)).toEqual({ row: 2, side: 'other' });
  expect(moveAmongBars({ row: 2, side: 'other' }, 'ArrowLeft', 6)).toEqual({ row: 2, side: 'water' });
});

test('moveAmongBars(place, key, rows) goes to both ends with Home and End, and ignores other keys', () => {
  expect(moveAmongBars({ row: 3, side: 'other' }, 'Home', 6)).toEqual({ row: 0, side: 'other' });
  expect(moveAmongBars({ row: 3, side: 'other' }, 'End', 6)).toEqual({ row: 5, side: 'other' });
  expect(moveAmongBars({ row: 3, side: 'other' }, 'a', 6)).toBeUndefined();
  expect(moveAmongBars({ row: 0, side: 'water' }, 'End', 0)).toBeUndefined();
});
