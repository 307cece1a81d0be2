import { useEffect, useRef } from 'react';
import { useReadingView, useReducedMotion } from '../../motion/preferences';
import { hangThread, type ThreadOptions } from './hangThread';
import styles from './Thread.module.css';

/**
 * The page-long thread, led by its needle: the first child of the element that it runs through. Its waypoints
 * are `data-knot` attributes (`data-knot-narrow` up to 700 px) on the elements that it passes. The canvas lies
 * in the page, not in the viewport: what is drawn scrolls with the page even while the main thread is busy.
 */
export function Thread({
  entryStage = 'raw',
  reach = 0.86,
  startsAtLogo = false,
  drawInMs = 0,
}: Partial<Omit<ThreadOptions, 'isStill'>>) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const isStill = useReducedMotion();
  const view = useReadingView();

  useEffect(() => {
    const canvas = canvasRef.current;
    const page = canvas?.parentElement;
    if (!canvas || !page || view !== 'scroll') return;
    return hangThread(canvas, page, { entryStage, reach, startsAtLogo, drawInMs, isStill });
  }, [view, isStill, reach, startsAtLogo, drawInMs, entryStage]);

  return <canvas ref={canvasRef} className={styles.thread} aria-hidden="true" data-thread="" />;
}
