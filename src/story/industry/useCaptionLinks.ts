import { type RefObject, useEffect } from 'react';
import { useReadingView } from '../../motion/preferences';
import { calculateScrollProgress, useScrollProgress } from '../../motion/scrollProgress';
import { CAPTION_SPANS, type CaptionId } from './timeline';

/** The caption that is shown at progress `p`, or none between two of them. */
export function findShownCaption(p: number): CaptionId | undefined {
  const spans = Object.entries(CAPTION_SPANS) as [CaptionId, readonly [number, number]][];
  return spans.find(([, [start, end]]) => p >= start && p < end)?.[0];
}

/** Where a caption is in the middle of being read, 0 to 1. */
export function findCaptionRest(id: CaptionId): number {
  const [start, end] = CAPTION_SPANS[id];
  return (Math.max(0, start) + Math.min(1, end)) / 2;
}

/**
 * The captions lie on one another: only the one that is shown takes the pointer (`data-gone` marks the rest), and
 * when the focus enters another, the story scrolls to where that one is shown.
 */
export function useCaptionLinks(
  story: RefObject<HTMLElement | null>,
  pin: RefObject<HTMLElement | null>,
): void {
  const view = useReadingView();
  useScrollProgress(story, (progress) => {
    const shown = findShownCaption(progress);
    for (const caption of pin.current?.querySelectorAll<HTMLElement>('[data-caption]') ?? []) {
      caption.toggleAttribute('data-gone', caption.dataset.caption !== shown);
    }
  });
  useEffect(() => {
    const [box, element] = [story.current, pin.current];
    if (!box || !element || view !== 'scroll') return;
    const onFocus = ({ target }: FocusEvent) => {
      const id = (target as HTMLElement).closest<HTMLElement>('[data-caption]')?.dataset.caption as CaptionId;
      const { top, height } = box.getBoundingClientRect();
      const viewportPx = document.documentElement.clientHeight;
      const isScene = height > viewportPx * 2;
      const isShown = findShownCaption(calculateScrollProgress(top, height, viewportPx)) === id;
      if (!isScene || isShown || id === undefined) return;
      window.scrollTo({ top: window.scrollY + top + findCaptionRest(id) * (height - viewportPx) });
    };
    element.addEventListener('focusin', onFocus);
    return () => element.removeEventListener('focusin', onFocus);
  }, [view, story, pin]);
}
