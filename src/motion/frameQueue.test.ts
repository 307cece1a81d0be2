import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cancelFrame, queueFrame } from './frameQueue';

const asked: FrameRequestCallback[] = [];
let clockMs = 1000;

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => asked.push(call));
  vi.spyOn(performance, 'now').mockImplementation(() => clockMs);
});

afterEach(() => {
  // What is left over is nothing of the next test's.
  while (asked.length > 0) showFrame();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What the browser does for a frame: a late one begins its script well after its own time. */
function showFrame(): void {
  const frameMs = clockMs;
  clockMs += 30;
  for (const call of asked.splice(0)) call(frameMs);
}

/** A call that takes a while, and notes that it was called. */
function makeCall(name: string, takesMs: number, notes: string[]): FrameRequestCallback {
  return () => {
    notes.push(name);
    clockMs += takesMs;
  };
}

it('queueFrame(call) calls all that is due in one frame, in its order, as long as there is time', () => {
  const notes: string[] = [];
  for (const name of ['bar', 'scene', 'thread']) queueFrame(makeCall(name, 2, notes));
  showFrame();
  expect(notes).toEqual(['bar', 'scene', 'thread']);
});

it('queueFrame(call) lets what has no time wait, and come first in the next frame', () => {
  const notes: string[] = [];
  const bar = makeCall('bar', 2, notes);
  const scene = makeCall('scene', 20, notes);
  const thread = makeCall('thread', 20, notes);
  for (const call of [bar, scene, thread]) queueFrame(call);
  showFrame();
  expect(notes).toEqual(['bar', 'scene']);
  for (const call of [bar, scene, thread]) queueFrame(call);
  showFrame();
  expect(notes).toEqual(['bar', 'scene', 'thread']);
  showFrame();
  expect(notes).toEqual(['bar', 'scene', 'thread', 'bar', 'scene']);
});

it('queueFrame(call) begins a new frame for what has never been called, once half of one is gone', () => {
  const notes: string[] = [];
  const calls = ['bar', 'scene', 'thread'].map((name) => makeCall(name, 5, notes));
  for (const call of calls) queueFrame(call);
  showFrame();
  expect(notes).toEqual(['bar']);
  showFrame();
  showFrame();
  for (const call of calls) queueFrame(call);
  showFrame();
  expect(notes).toEqual(['bar', 'scene', 'thread', 'bar', 'scene']);
});

it('queueFrame(call) lets a loop that fills its frame take turns with what else is due', () => {
  const notes: string[] = [];
  const draw = makeCall('loop', 20, notes);
  const loop: FrameRequestCallback = (nowMs) => {
    queueFrame(loop);
    draw(nowMs);
  };
  queueFrame(loop);
  for (const name of ['bar', 'thread']) queueFrame(makeCall(name, 20, notes));
  for (let frame = 0; frame < 5; frame++) showFrame();
  expect(notes).toEqual(['loop', 'bar', 'thread', 'loop', 'loop']);
  cancelFrame(loop);
});

it('queueFrame(call) still calls the others where one of them fails', () => {
  const notes: string[] = [];
  queueFrame(() => {
    throw new RangeError('no picture');
  });
  queueFrame(makeCall('thread', 1, notes));
  expect(showFrame).toThrow('no picture');
  showFrame();
  expect(notes).toEqual(['thread']);
});

it('queueFrame(call) calls what was asked for twice once, and in each frame that asks again', () => {
  const notes: string[] = [];
  const step = () => {
    notes.push('step');
    if (notes.length < 3) queueFrame(step);
  };
  queueFrame(step);
  queueFrame(step);
  showFrame();
  expect(notes).toEqual(['step']);
  showFrame();
  showFrame();
  showFrame();
  expect(notes).toEqual(['step', 'step', 'step']);
});

it('cancelFrame(call) takes back what is due, even while it waits for time', () => {
  const notes: string[] = [];
  const thread = makeCall('thread', 1, notes);
  queueFrame(makeCall('scene', 20, notes));
  queueFrame(thread);
  showFrame();
  cancelFrame(thread);
  showFrame();
  expect(notes).toEqual(['scene']);
});
