import { calculateScrollProgress } from '../motion/scrollProgress';
import type { browser } from './platform';
import { findRest, type Instant, type Scene } from './scene';

/** How far a scene is, and at which of its rests: by the scroll through its root, or by the time that passes. */
export function createTimeline(
  {
    clock,
    rests,
    progress: calculateProgress = calculateScrollProgress,
  }: Pick<Scene<never, never>, 'clock' | 'rests' | 'progress'>,
  platform: Pick<typeof browser, 'readViewportPx'>,
) {
  const at: Instant = { progress: 0, elapsedMs: 0, rest: 0, sinceRestMs: 0 };
  return {
    /** What is drawn now: a copy. Without motion a scene is at the end of its rest. */
    readInstant: (isStill: boolean): Instant =>
      isStill
        ? { progress: 0, elapsedMs: 0, sinceRestMs: 0, ...rests[at.rest]?.at, rest: at.rest }
        : { ...at },
    readProgress: () => at.progress,
    /** Reads the scroll. Returns whether it has moved. */
    follow(root: HTMLElement): boolean {
      if (clock === 'time') return false;
      const { top, height } = root.getBoundingClientRect();
      const last = at.progress;
      at.progress = calculateProgress(top, height, platform.readViewportPx());
      return at.progress !== last;
    },
    /** Lets time pass. `saidRest` is the rest that a component says, of a scene that time moves. Returns whether it is another. */
    advance(stepMs: number, saidRest: number): boolean {
      const last = at.rest;
      at.rest = clock === 'scroll' ? findRest(rests, at.progress) : saidRest;
      at.elapsedMs += stepMs;
      at.sinceRestMs = at.rest === last ? at.sinceRestMs + stepMs : 0;
      return at.rest !== last;
    },
  };
}
