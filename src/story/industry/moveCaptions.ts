import { findCaptionPose, formatKeyframes, placeCaption } from './captionMotion';
import { CAPTION_SPANS, type CaptionId } from './timeline';

// TypeScript's own list of browser interfaces does not know scroll timelines yet.
declare global {
  interface Window {
    ViewTimeline?: new (options: { subject: Element; axis: 'block'; inset: string }) => AnimationTimeline;
  }
}

export interface CaptionMotion {
  /** Puts every caption where it belongs at progress `p`; a scroll timeline needs no such help. */
  pose: (p: number) => void;
  /** Leaves the captions to the style sheet again. */
  release: () => void;
}

const CAPTIONS = (Object.keys(CAPTION_SPANS) as CaptionId[]).map((id) => ({ id, poses: placeCaption(id) }));

const findCaption = (captions: HTMLElement, id: CaptionId) =>
  captions.querySelector<HTMLElement>(`[data-caption="${id}"]`);

/** Lets the browser itself move the captions with the scroll of `story`, off the main thread. */
function moveByTimeline(captions: HTMLElement, timeline: AnimationTimeline): CaptionMotion {
  const animations = CAPTIONS.map(({ id, poses }) =>
    findCaption(captions, id)?.animate(formatKeyframes(poses), {
      timeline,
      fill: 'both',
      rangeStart: 'contain 0%',
      rangeEnd: 'contain 100%',
    } as KeyframeAnimationOptions),
  );
  return {
    pose: () => {},
    release: () => {
      for (const animation of animations) animation?.cancel();
    },
  };
}

/** Moves the captions by script, to the very same poses. */
function moveByScript(captions: HTMLElement): CaptionMotion {
  return {
    pose: (p) => {
      for (const { id, poses } of CAPTIONS) {
        const { opacity, dropPx } = findCaptionPose(poses, p);
        const caption = findCaption(captions, id);
        caption?.style.setProperty('opacity', opacity.toFixed(3));
        caption?.style.setProperty('transform', `translateY(${dropPx.toFixed(1)}px)`);
      }
    },
    release: () => {
      for (const { id } of CAPTIONS) {
        findCaption(captions, id)?.style.removeProperty('opacity');
        findCaption(captions, id)?.style.removeProperty('transform');
      }
    },
  };
}

/** Starts to show the captions in turn: by a scroll timeline where there is one and motion is welcome. */
export function startCaptions(story: HTMLElement, captions: HTMLElement, isStill: boolean): CaptionMotion {
  if (isStill || !window.ViewTimeline) return moveByScript(captions);
  // Without an inset of its own the timeline would leave out the scroll padding that clears the bar.
  return moveByTimeline(captions, new window.ViewTimeline({ subject: story, axis: 'block', inset: '0px' }));
}
