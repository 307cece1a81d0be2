import { useLayoutEffect, useRef } from 'react';
import type { ReadingView } from '../motion/preferences';

/** The last heading that begins above the middle of the viewport: what the visitor is reading. */
function findHeading(): HTMLElement | undefined {
  const headings = [...document.querySelectorAll<HTMLElement>('main h1, main h2')];
  return headings.findLast((heading) => heading.getBoundingClientRect().top < window.innerHeight / 2);
}

/**
 * The two readings have different lengths. Call the returned function before switching: when `view` has
 * changed, the heading that was being read is brought back into view.
 */
export function useKeepPlace(view: ReadingView): () => void {
  const heading = useRef<HTMLElement>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the switch is the event
  useLayoutEffect(() => {
    const isAtTop = heading.current?.tagName === 'H1';
    heading.current?.scrollIntoView({ block: isAtTop ? 'center' : 'start' });
    heading.current = undefined;
  }, [view]);
  return () => {
    heading.current = window.scrollY > 0 ? findHeading() : undefined;
  };
}
