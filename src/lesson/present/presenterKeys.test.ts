import { describe, expect, it } from 'vitest';
import { readDirection } from './presenterKeys';

describe('readDirection', () => {
  it('readDirection(key) leads on and back with arrow keys and a clicker’s Page keys', () => {
    expect(['ArrowRight', 'ArrowDown', 'PageDown'].map(readDirection)).toEqual([1, 1, 1]);
    expect(['ArrowLeft', 'ArrowUp', 'PageUp'].map(readDirection)).toEqual([-1, -1, -1]);
  });

  it('readDirection(key) leaves all other keys alone', () => {
    expect(['Tab', 'Enter', ' ', 'a', 'Home', ''].map(readDirection)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
