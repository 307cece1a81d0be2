import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putIntoTurn, waitForTurn, workInTurns } from './scheduler';

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

describe('putIntoTurn', () => {
  it('putIntoTurn(work, signal) does once what is asked for until its turn, and again what is asked for after it', async () => {
    const work = vi.fn();
    const ask = putIntoTurn(work, new AbortController().signal);
    ask();
    ask();
    expect(work).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(80);
    expect(work).toHaveBeenCalledTimes(1);
    ask();
    await vi.advanceTimersByTimeAsync(80);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('putIntoTurn(work, signal) does work of several turns to its end, even a bad one, before it begins again', async () => {
    let fail = (_: Error) => {};
    const work = vi.fn(
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    const ask = putIntoTurn(work, new AbortController().signal);
    ask();
    await vi.advanceTimersByTimeAsync(80);
    ask();
    ask();
    await vi.advanceTimersByTimeAsync(80);
    expect(work).toHaveBeenCalledTimes(1);
    fail(new Error('no canvas'));
    await vi.advanceTimersByTimeAsync(80);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('putIntoTurn(work, signal) does nothing once nobody needs it', async () => {
    const work = vi.fn();
    const leaving = new AbortController();
    putIntoTurn(work, leaving.signal)();
    leaving.abort();
    await vi.advanceTimersByTimeAsync(80);
    expect(work).toHaveBeenCalledTimes(0);
  });
});

describe('workInTurns', () => {
  function* count(done: number[]): Generator<undefined> {
    for (const step of [1, 2, 3]) {
      done.push(step);
      yield;
    }
  }

  it('workInTurns(work, signal) does a step in each turn, and others have theirs in between', async () => {
    const [one, other]: number[][] = [[], []];
    const { signal } = new AbortController();
    workInTurns(count(one ?? []), signal);
    workInTurns(count(other ?? []), signal);
    await vi.advanceTimersByTimeAsync(24);
    expect([one, other]).toEqual([[1, 2], [1]]);
    await vi.advanceTimersByTimeAsync(80);
    expect([one, other]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  it('workInTurns(work, signal) does no further step once nobody needs it', async () => {
    const done: number[] = [];
    const leaving = new AbortController();
    const work = workInTurns(count(done), leaving.signal);
    await vi.advanceTimersByTimeAsync(8);
    leaving.abort();
    await vi.advanceTimersByTimeAsync(80);
    await work;
    expect(done).toEqual([1]);
  });
});
