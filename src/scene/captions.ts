import { useEffect } from 'react';
import { useReducedMotion } from '../motion/preferences';
import { followProgress } from './followProgress';
import { frames } from './frames';
import { browser, type End } from './platform';
import type { SceneRefs } from './scene';
import type { SceneHandle } from './useScene';

// TypeScript's own list of browser interfaces does not know scroll timelines yet.
declare global {
  interface Window {
    ViewTimeline?: new (options: { subject: Element; axis: 'block'; inset: string }) => AnimationTimeline;
  }
}

/** Over which part of its scene's progress a caption is shown: from before 0 it stands at the start, beyond 1 it stays. */
export interface Caption {
  /** Of its element among the scene's refs. */
  name: string;
  from: number;
  to: number;
  /** Where it can be read best: there the story goes when the focus enters it, and there it stands without motion. */
  rest: number;
}

/** `smoothStep` as a CSS easing. */
const SMOOTH = 'cubic-bezier(0.3333, 0, 0.6667, 1)';
/** The length of an animation that our own frames drive, as `currentTime` counts it. */
const WHOLE_MS = 1000;

/**
 * What a caption passes: gone, shown, gone. Scroll timelines and our own frames play the same list.
 * @param fade how long it takes to come or go, as progress
 */
export function listKeyframes({ from, to }: Caption, fade: number): Keyframe[] {
  const gone = (offset: number) => ({ offset, opacity: 0, easing: SMOOTH });
  const there = (offset: number) => ({ offset, opacity: 1, easing: SMOOTH });
  const entry = from <= 0 ? [there(0)] : [gone(0), gone(from), there(from + fade)];
  const exit = to >= 1 ? [there(1)] : [there(to - fade), gone(to), gone(1)];
  return [...entry, ...exit];
}

/** Whether more than half of a caption is to be seen at that progress: then its links can be clicked. */
export function isCaptionShown({ from, to }: Caption, fade: number, progress: number): boolean {
  return (from <= 0 || progress > from + fade / 2) && (to >= 1 || progress < to - fade / 2);
}

/** Without motion each caption stands where it can be read until the next one comes, and cuts to it. */
export function snapToCaption(captions: readonly Caption[], progress: number): number {
  return captions.findLast(({ from }) => progress >= from)?.rest ?? progress;
}

/**
 * Lets captions come and go with the scroll through `refs.root`, and marks those to be seen with `data-shown`. Where
 * there are view timelines the browser moves them, off the main thread; elsewhere our frames move the same animations.
 */
export function runCaptions(
  refs: SceneRefs,
  captions: readonly Caption[],
  fade: number,
  isStill: boolean,
  platform = browser,
  loop = frames,
): End {
  const { root } = refs;
  if (!root) return () => {};
  const ViewTimeline = isStill ? undefined : globalThis.window?.ViewTimeline;
  // Without an inset of its own the timeline would leave out the scroll padding that clears the bar.
  const timeline = ViewTimeline && new ViewTimeline({ subject: root, axis: 'block', inset: '0px' });
  const listening = new AbortController();
  let progress = 0;
  const running = captions.flatMap((caption) => {
    const element = refs[caption.name];
    if (!element) return [];
    const keyframes = listKeyframes(caption, fade);
    const animation = timeline
      ? element.animate(keyframes, {
          timeline,
          fill: 'both',
          rangeStart: 'contain 0%',
          rangeEnd: 'contain 100%',
        } as KeyframeAnimationOptions)
      : element.animate(keyframes, { duration: WHOLE_MS, fill: 'both' });
    if (!timeline) animation.pause();
    // A scene that has not begun may hide all of itself beneath the one before it.
    const isSeen = () => element.checkVisibility({ opacityProperty: true });
    const show = (target: HTMLElement) => {
      // A new page's heading takes the focus by script: after Back the reader stands elsewhere, and stays there.
      if (target.tabIndex < 0) return;
      const { top, height } = root.getBoundingClientRect();
      platform.scrollBy(top + caption.rest * Math.max(0, height - platform.readViewportPx()));
    };
    const showFocused = ({ target }: Event) => {
      if (!isSeen() || !isCaptionShown(caption, fade, progress)) show(target as HTMLElement);
    };
    element.addEventListener('focusin', showFocused, { signal: listening.signal });
    // A reader in a hurry is there before the scene is laid out.
    const early = element.querySelector<HTMLElement>(':focus');
    if (early && !isSeen()) show(early);
    return [{ caption, element, animation }];
  });
  const showAt = (raw: number) => {
    progress = isStill ? snapToCaption(captions, raw) : raw;
    for (const { caption, element, animation } of running) {
      element.toggleAttribute('data-shown', isCaptionShown(caption, fade, progress));
      if (!timeline) animation.currentTime = progress * WHOLE_MS;
    }
  };
  const endProgress = followProgress(refs, showAt, platform, loop);
  return () => {
    endProgress();
    listening.abort();
    for (const { element, animation } of running) {
      animation.cancel();
      element.removeAttribute('data-shown');
    }
  };
}

/**
 * Runs the captions of `scene` while `isRunning`, which its layout tells: where the page shows no scene they stand in the
 * text.
 */
export function useCaptions(
  { refs }: SceneHandle,
  captions: readonly Caption[],
  fade: number,
  isRunning: boolean,
): void {
  const isStill = useReducedMotion();
  useEffect(() => {
    if (isRunning) return runCaptions(refs, captions, fade, isStill);
  }, [refs, captions, fade, isStill, isRunning]);
}
