import { useEffect, useRef } from 'react';
import { useReadingView, useReducedMotion } from '../../motion/preferences';
import styles from './Thread.module.css';

interface ThreadProps {
  /** Hangs the thread into the page and returns what takes it down: one function for the life of the page. */
  hang: (host: HTMLElement, page: HTMLElement, isStill: boolean) => () => void;
}

/**
 * The page-long thread, led by its needle: the first child of the element that it runs through. Its waypoints
 * are `data-knot` attributes (`data-knot-narrow` up to 700 px) on the elements that it passes. Its canvases lie
 * in the page, not in the viewport: what is drawn scrolls with the page even while the main thread is busy.
 */
export function Thread({ hang }: ThreadProps) {
  const hostRef = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  const view = useReadingView();

  useEffect(() => {
    const host = hostRef.current;
    const page = host?.parentElement;
    if (!host || !page || view !== 'scroll') return;
    return hang(host, page, isStill);
  }, [view, isStill, hang]);

  return <div ref={hostRef} className={styles.thread} aria-hidden="true" data-thread="" />;
}
