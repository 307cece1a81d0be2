import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cancelFrame, queueFrame } from './frameQueue';

let asked: FrameRequestCallback[];
let clockMs = 1000;

beforeEach(() => {
  asked = [];
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => asked.push(call));
  vi.spyOn(performance, 'now').mockImplementation(() => clockMs);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What the browser does for a frame: a late one begins its script well after its own time. */
function showFrame(): void {
  const frameMs = clockMs;
  clockMs += 30;
  const calls = asked;
  asked = [];
  for (const call of calls) call(frameMs);
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
