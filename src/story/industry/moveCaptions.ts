import { findCaptionPose, formatKeyframes, placeCaption } from './captionMotion';
import { CAPTION_SPANS, type CaptionId } from './timeline';

// TypeScript's own list of browser interfaces does not know scroll timelines yet.
declare global {
  interface Window {
    ViewTimeline?: new (options: { subject: Element; axis: 'block' }) => AnimationTimeline;
  }
}

const CAPTIONS = (Object.keys(CAPTION_SPANS) as CaptionId[]).map((id) => ({ id, poses: placeCaption(id) }));

const findCaption = (captions: HTMLElement, id: CaptionId) =>
  captions.querySelector<HTMLElement>(`[data-caption="${id}"]`);

/**
 * Lets the browser itself move the captions with the scroll of `story`, off the main thread.
 * @returns a function that ends it, or undefined where there are no scroll timelines
 */
export function bindCaptions(story: HTMLElement, captions: HTMLElement): (() => void) | undefined {
  if (!window.ViewTimeline) return undefined;
  const timeline = new window.ViewTimeline({ subject: story, axis: 'block' });
  const animations = CAPTIONS.map(({ id, poses }) =>
    findCaption(captions, id)?.animate(formatKeyframes(poses), {
      timeline,
      fill: 'both',
      rangeStart: 'contain 0%',
      rangeEnd: 'contain 100%',
    } as KeyframeAnimationOptions),
  );
  return () => {
    for (const animation of animations) animation?.cancel();
  };
}

/** Puts every caption by script where a scroll timeline would have it at progress `p`. */
export function poseCaptions(captions: HTMLElement, p: number): void {
  for (const { id, poses } of CAPTIONS) {
    const { opacity, dropPx } = findCaptionPose(poses, p);
    const caption = findCaption(captions, id);
    caption?.style.setProperty('opacity', opacity.toFixed(3));
    caption?.style.setProperty('transform', `translateY(${dropPx.toFixed(1)}px)`);
  }
}

/** Leaves the captions to the style sheet again. */
export function releaseCaptions(captions: HTMLElement): void {
  for (const { id } of CAPTIONS) {
    findCaption(captions, id)?.style.removeProperty('opacity');
    findCaption(captions, id)?.style.removeProperty('transform');
  }
}
