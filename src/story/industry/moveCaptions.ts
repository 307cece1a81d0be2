import { findCaptionPose, formatKeyframes, placeCaption } from './captionMotion';
import { CAPTION_RESTS, CAPTION_SPANS, type CaptionId } from './timeline';

// TypeScript's own list of browser interfaces does not know scroll timelines yet.
declare global {
  interface Window {
    ViewTimeline?: new (options: { subject: Element; axis: 'block'; inset: string }) => AnimationTimeline;
  }
}

export interface CaptionMotion {
  /** Puts every caption where it belongs at progress `p`; a scroll timeline needs little of that help. */
  pose: (p: number) => void;
  /** Leaves the captions to the style sheet again. */
  release: () => void;
}

const CAPTIONS = (Object.keys(CAPTION_SPANS) as CaptionId[]).map((id) => ({ id, poses: placeCaption(id) }));

const findCaption = (captions: HTMLElement, id: CaptionId) =>
  captions.querySelector<HTMLElement>(`[data-caption="${id}"]`);

/** Marks the caption that can be read at progress `p`: only its links may be clicked. */
function markShown(captions: HTMLElement, p: number): void {
  for (const { id, poses } of CAPTIONS) {
    findCaption(captions, id)?.toggleAttribute('data-shown', findCaptionPose(poses, p).opacity > 0.5);
  }
}

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
    pose: (p) => markShown(captions, p),
    release: () => {
      for (const animation of animations) animation?.cancel();
    },
  };
}

/** Moves the captions by script, to the very same poses. */
function moveByScript(captions: HTMLElement): CaptionMotion {
  return {
    pose: (p) => {
      markShown(captions, p);
      for (const { id, poses } of CAPTIONS) {
        const { opacity, dropPx } = findCaptionPose(poses, p);
        const caption = findCaption(captions, id);
        caption?.style.setProperty('opacity', opacity.toFixed(3));
        caption?.style.setProperty('transform', `translateY(${dropPx.toFixed(1)}px)`);
      }
    },
    release: () => {
      for (const { id } of CAPTIONS) findCaption(captions, id)?.removeAttribute('style');
    },
  };
}

/** Starts to show the captions in turn: by a scroll timeline where there is one and motion is welcome. */
export function startCaptions(story: HTMLElement, captions: HTMLElement, isStill: boolean): CaptionMotion {
  if (isStill || !window.ViewTimeline) return moveByScript(captions);
  // Without an inset of its own the timeline would leave out the scroll padding that clears the bar.
  return moveByTimeline(captions, new window.ViewTimeline({ subject: story, axis: 'block', inset: '0px' }));
}

/** When the focus enters a caption that is not shown, the story goes to where it is. */
export function showFocused(story: HTMLElement, target: Element): void {
  const caption = target.closest<HTMLElement>('[data-caption]');
  const id = CAPTIONS.find((own) => own.id === caption?.dataset.caption)?.id;
  // Where the captions stack, the browser itself brings the focus into view.
  if (!caption || !id || !story.hasAttribute('data-bar-clear') || caption.hasAttribute('data-shown')) return;
  const distancePx = story.offsetHeight - document.documentElement.clientHeight;
  window.scrollTo({
    top: window.scrollY + story.getBoundingClientRect().top + CAPTION_RESTS[id] * distancePx,
    behavior: 'instant',
  });
}
