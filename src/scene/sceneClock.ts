import { findStop, type Moment, type Scene } from './scene';

/** What the component says of a scene's time. */
export interface Timing {
  isStill: boolean;
  /** Whether time passes: false before the press, and while paused. */
  isRunning: boolean;
  /** The stop of a scene that time moves. */
  stop: number | undefined;
}

const SETTLE_MS = 36;
const CLOSE_ENOUGH = 0.0004;

function settle(from: number, to: number, stepMs: number): number {
  const rest = (from - to) * Math.exp(-stepMs / SETTLE_MS);
  return Math.abs(rest) < CLOSE_ENOUGH ? to : to + rest;
}

export interface SceneClock {
  /** Says how far the scroll is. */
  setTarget: (progress: number) => void;
  /** Lets a frame's time pass, where it can. Returns whether the picture is another with it. */
  advance: (stepMs: number, timing: Timing, canPass: boolean, isInView: boolean) => boolean;
  /** Whether the progress is still on its way to the scroll. */
  isSettling: () => boolean;
  read: (timing: Timing) => Moment;
}

/** Keeps a scene's moment. */
export function createSceneClock({
  clock,
  stops,
  isSettling = false,
}: Pick<Scene<never, never, never>, 'clock' | 'stops' | 'isSettling'>): SceneClock {
  const at: Moment = { progress: 0, elapsedMs: 0, stop: 0, sinceStopMs: 0 };
  let target: number | undefined;
  const findCurrentStop = ({ isStill, stop = isStill ? stops.length - 1 : 0 }: Timing) =>
    clock === 'scroll' ? findStop(stops, at.progress) : stop;
  return {
    setTarget(progress) {
      // At first it is there at once.
      if (target === undefined) at.progress = progress;
      target = progress;
    },
    advance(stepMs, timing, canPass, isInView) {
      const { progress, stop } = at;
      const isSoft = isSettling && isInView && !timing.isStill;
      if (target !== undefined) at.progress = isSoft ? settle(progress, target, stepMs) : target;
      at.stop = findCurrentStop(timing);
      const passedMs = canPass ? stepMs : 0;
      at.elapsedMs += passedMs;
      at.sinceStopMs = at.stop === stop ? at.sinceStopMs + passedMs : 0;
      return at.stop !== stop || (at.progress !== progress && !timing.isStill);
    },
    isSettling: () => target !== undefined && at.progress !== target,
    read({ isStill }) {
      if (!isStill) return { ...at };
      const rest = stops[at.stop] ?? stops.at(-1);
      return { progress: 0, elapsedMs: 0, sinceStopMs: 0, ...rest?.at, stop: at.stop };
    },
  };
}
