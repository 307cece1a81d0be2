import { describe, expect, test } from 'vitest';
import { createFakePage } from './fakes/fakePage';

describe('createFrameLoop', () => {
  test('calls all reads of a frame before all draws', () => {
    const page = createFakePage();
    const log: string[] = [];
    for (const name of ['a', 'b'])
      page.loop.ask({ read: () => log.push(`read ${name}`), draw: () => log.push(`draw ${name}`) });
    page.runFrames();
    expect(log).toEqual(['read a', 'read b', 'draw a', 'draw b']);
  });

  test('calls once what asks twice, again when it asks again, and not what is canceled', () => {
    const page = createFakePage();
    const times: number[] = [];
    const call = { draw: (nowMs: number) => times.push(nowMs) };
    page.loop.ask(call);
    page.loop.ask(call);
    page.runFrames(2);
    page.loop.ask(call);
    page.runFrames();
    page.loop.ask(call);
    page.loop.cancel(call);
    page.runFrames();
    expect(times).toEqual([1016, 1048]);
  });

  test('is full once a frame has run script for 8 ms', () => {
    const page = createFakePage();
    const full: boolean[] = [];
    const call = {
      draw() {
        for (const takenMs of [0, 7, 1]) {
          page.nowMs += takenMs;
          full.push(page.loop.isFull());
        }
      },
    };
    for (let frame = 0; frame < 2; frame++) {
      page.loop.ask(call);
      page.runFrames();
    }
    expect(full).toEqual([false, false, true, false, false, true]);
  });

  test('tells of an error who has thrown it, and goes on with the others', () => {
    const page = createFakePage();
    const errors: unknown[] = [];
    let draws = 0;
    page.loop.ask({
      read() {
        throw 'broken';
      },
      draw: () => draws++,
      onError: (error) => errors.push(error),
    });
    page.loop.ask({ draw: () => draws++ });
    page.runFrames();
    expect([errors, draws]).toEqual([['broken'], 1]);
  });
});
