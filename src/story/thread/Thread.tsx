import { useEffect, useRef } from 'react';
import { useReadingView, useReducedMotion } from '../../motion/preferences';
import styles from './Thread.module.css';

interface ThreadProps {
  /** Hangs the thread into the page and returns what takes it down: one function for the life of the page. */
  hang: (canvas: HTMLCanvasElement, page: HTMLElement, isStill: boolean) => () => void;
}

/**
 * The page-long thread, led by its needle: the first child of the element that it runs through. Its waypoints
 * are `data-knot` attributes (`data-knot-narrow` up to 700 px) on the elements that it passes. The canvas lies
 * in the page, not in the viewport: what is drawn scrolls with the page even while the main thread is busy.
 */
export function Thread({ hang }: ThreadProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const isStill = useReducedMotion();
  const view = useReadingView();

  useEffect(() => {
    const canvas = canvasRef.current;
    const page = canvas?.parentElement;
    if (!canvas || !page || view !== 'scroll') return;
    return hang(canvas, page, isStill);
  }, [view, isStill, hang]);

  return <canvas ref={canvasRef} className={styles.thread} aria-hidden="true" data-thread="" />;
}
