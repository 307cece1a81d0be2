import { useEffect, useRef } from 'react';
import { useReadingView, useReducedMotion } from '../../../motion/preferences';
import threadStyles from '../../thread/Thread.module.css';
import { hangStrands } from './hangStrands';

/** The thread of this page: the first child of the element that it runs through. */
export function Strands() {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const isStill = useReducedMotion();
  const view = useReadingView();

  useEffect(() => {
    const canvas = canvasRef.current;
    const page = canvas?.parentElement;
    if (!canvas || !page || view !== 'scroll') return;
    return hangStrands(canvas, page, isStill);
  }, [view, isStill]);

  return <canvas ref={canvasRef} className={threadStyles.thread} aria-hidden="true" data-thread="" />;
}
