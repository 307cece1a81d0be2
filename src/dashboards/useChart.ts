import { type RefObject, useRef, useState } from 'react';
import type { Guess } from '../charts/bar/guess';
import type { PlacedChart } from '../charts/bar/placeBars';
import type { ChartSpec } from '../charts/chartSpec';
import { measureHere } from '../scene/fitText';
import { useElementSize } from '../scene/useElementSize';
import { type ChartRun, useChartRun } from './useChartRun';
import { type ChartSound, useChartSound } from './useChartSound';

export interface ChartState {
  spec: ChartSpec;
  /** The chart as laid out for its box; undefined until the box has been measured. */
  placed: PlacedChart | undefined;
  run: ChartRun;
  sound: ChartSound;
  /** Where the reader expects the highest bar; undefined until they have moved the mark. */
  guess: Guess | undefined;
  moveGuess: (guess: Guess) => void;
  boxRef: RefObject<HTMLDivElement | null>;
  /** What takes the focus. */
  drawingRef: RefObject<SVGSVGElement | null>;
  /** The chart's numbers, where a second Escape leads. */
  numbersRef: RefObject<HTMLDetailsElement | null>;
  start: () => void;
}

/** One chart's state, shared by the parts that a page sets where it likes: box, buttons, caption, table. */
export function useChart(spec: ChartSpec): ChartState {
  const boxRef = useRef<HTMLDivElement>(null);
  const drawingRef = useRef<SVGSVGElement>(null);
  const numbersRef = useRef<HTMLDetailsElement>(null);
  const [placed, setPlaced] = useState<PlacedChart>();
  const [guess, moveGuess] = useState<Guess>();
  useElementSize(boxRef, (widthPx, heightPx) => {
    if (widthPx > 0 && heightPx > 0) {
      setPlaced(spec.place(spec.data, { widthPx, heightPx, measure: measureHere }));
    }
  });
  const run = useChartRun(spec);
  const sound = useChartSound(spec.data);
  const start = () => {
    run.start();
    // The button can be pressed once: the focus goes on to what it started.
    drawingRef.current?.focus({ preventScroll: true });
  };
  return { spec, placed, run, sound, guess, moveGuess, boxRef, drawingRef, numbersRef, start };
}
