import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForTurn } from './turns';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('waitForTurn', () => {
  it('waitForTurn() lets callers go one after the other, each in a task of its own', async () => {
    const gone: string[] = [];
    for (const name of ['first', 'second', 'third']) waitForTurn().then(() => gone.push(name));
    await vi.advanceTimersByTimeAsync(8);
    expect(gone).toEqual(['first']);
    await vi.advanceTimersByTimeAsync(8);
    expect(gone).toEqual(['first', 'second']);
    await vi.advanceTimersByTimeAsync(8);
    expect(gone).toEqual(['first', 'second', 'third']);
  });
});
