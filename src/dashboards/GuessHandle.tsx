import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import { findGuess, type Guess, placeGuess } from '../charts/bar/guess';
import type { PlacedChart } from '../charts/bar/placeBars';
import styles from './ChartBox.module.css';

interface GuessHandleProps {
  chart: PlacedChart;
  guess: Guess;
  onMove: (guess: Guess) => void;
}

/** What a pointer drags the dashed mark by. Keys and typing have the fields beside the button. */
export function GuessHandle({ chart, guess, onMove }: GuessHandleProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { x, y } = placeGuess(chart, guess);
    ref.current?.style.setProperty('left', `${x}px`);
    ref.current?.style.setProperty('top', `${y}px`);
  }, [chart, guess]);

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.offsetParent?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const isTurned = document.documentElement.dir === 'rtl';
    const x = isTurned ? box.right - event.clientX : event.clientX - box.left;
    onMove(findGuess(chart, x, event.clientY - box.top));
  };
  return (
    <div
      ref={ref}
      className={styles.handle}
      data-guess-handle=""
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    />
  );
}
