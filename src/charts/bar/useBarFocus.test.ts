import { describe, expect, it } from 'vitest';
import { findNextBar } from './useBarFocus';

describe('findNextBar', () => {
  it('findNextBar(key, index, bars) walks by arrows and stops at both ends', () => {
    expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].map((key) => findNextBar(key, 2, 6))).toEqual([
      3, 3, 1, 1,
    ]);
    expect([findNextBar('ArrowLeft', 0, 6), findNextBar('ArrowRight', 5, 6)]).toEqual([0, 5]);
  });

  it('findNextBar(key, index, bars) jumps by Home and End', () => {
    expect([findNextBar('Home', 3, 6), findNextBar('End', 3, 6)]).toEqual([0, 5]);
  });

  it('findNextBar(key, index, bars) leaves other keys alone, and every key without bars', () => {
    expect([findNextBar('a', 3, 6), findNextBar('Escape', 3, 6), findNextBar('End', 0, 0)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
