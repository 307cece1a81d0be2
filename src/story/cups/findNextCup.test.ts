import { describe, expect, it } from 'vitest';
import { findNextCup } from './findNextCup';

describe('findNextCup', () => {
  it('findNextCup(key, cups) moves one cup with each arrow', () => {
    expect(findNextCup('ArrowRight', 6)).toBe(7);
    expect(findNextCup('ArrowDown', 6)).toBe(7);
    expect(findNextCup('ArrowLeft', 6)).toBe(5);
    expect(findNextCup('ArrowUp', 6)).toBe(5);
  });

  it('findNextCup(key, cups) stops at the first and the last cup', () => {
    expect(findNextCup('ArrowLeft', 1)).toBe(1);
    expect(findNextCup('ArrowRight', 10)).toBe(10);
  });

  it('findNextCup(key, cups) goes to both ends with Home and End', () => {
    expect(findNextCup('Home', 6)).toBe(1);
    expect(findNextCup('End', 6)).toBe(10);
  });

  it('findNextCup(key, cups) leaves every other key alone', () => {
    for (const key of ['Enter', ' ', 'Tab', 'a', '', 'toString']) expect(findNextCup(key, 6)).toBeUndefined();
  });
});
