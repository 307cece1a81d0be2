import { describe, expect, test } from 'vitest';
import { createCanvasPool } from './canvas';
import { createFakePage, FakeCanvas } from './fakes/fakePage';
import { finish } from './frames';

describe('createFrameLoop', () => {
  test('calls all reads of a frame before all draws', () => {
    const page = createFakePage();
    const log: string[] = [];
    for (const name of ['a', 'b'])
      page.loop.onFrame(
        () => log.push(`draw ${name}`),
        () => log.push(`read ${name}`),
      );
    page.runFrames();
    expect(log).toEqual(['read a', 'read b', 'draw a', 'draw b']);
  });

  test('counts a long pause as one ordinary frame, and asks for nothing once ended', () => {
    const page = createFakePage();
    const elapsed: number[] = [];
    const end = page.loop.onFrame(({ elapsedMs }) => elapsed.push(elapsedMs));
    page.runFrames(2);
    page.nowMs += 60_000;
    page.runFrames();
    end();
    page.runFrames();
    expect([elapsed, page.runFrames(3)]).toEqual([[0, 16, 116], 0]);
  });

  test('is full once a frame has run script for 8 ms', () => {
    const page = createFakePage();
    const full: boolean[] = [];
    page.loop.onFrame(() => {
      for (const takenMs of [0, 7, 1]) {
        page.nowMs += takenMs;
        full.push(page.loop.isFull());
      }
    });
    page.runFrames(2);
    expect(full).toEqual([false, false, true, false, false, true]);
  });

  test('drops a subscriber that throws and goes on with the others', () => {
    const page = createFakePage();
    let calls = 0;
    page.loop.onFrame(() => {
      throw new RangeError('broken');
    });
    page.loop.onFrame(() => calls++);
    expect(() => page.runFrames()).toThrow('broken');
    page.runFrames(2);
    expect(calls).toBe(2);
  });
});

describe('finish', () => {
  test('does all steps at once and gives the result', () => {
    function* work(): Generator<undefined, string> {
      yield;
      return 'done';
    }
    expect(finish(work())).toBe('done');
  });
});

describe('createCanvasPool', () => {
  test('makes canvases of whole pixels and releases them together', () => {
    const pool = createCanvasPool(() => new FakeCanvas() as never);
    const made = [pool.make(10.2, 0), pool.make(4, 4)];
    expect(made.map(({ width, height }) => [width, height])).toEqual([
      [11, 1],
      [4, 4],
    ]);
    pool.release();
    expect(made.map(({ width, height }) => [width, height])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});
