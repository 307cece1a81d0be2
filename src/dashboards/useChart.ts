import { type RefObject, useRef, useState } from 'react';
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
  /** The bar that the reader expects to be the highest, and the one that is told of; by their ids. */
  guess: string | undefined;
  setGuess: (id: string) => void;
  told: string | undefined;
  setTold: (id: string) => void;
  boxRef: RefObject<HTMLDivElement | null>;
  /** What takes the focus. */
  drawingRef: RefObject<SVGSVGElement | null>;
  start: () => void;
}

/** One chart's state, shared by its parts. */
export function useChart(spec: ChartSpec): ChartState {
  const boxRef = useRef<HTMLDivElement>(null);
  const drawingRef = useRef<SVGSVGElement>(null);
  const [placed, setPlaced] = useState<PlacedChart>();
  const [guess, setGuess] = useState<string>();
  const [told, setTold] = useState<string>();
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
  return { spec, placed, run, sound, guess, setGuess, told, setTold, boxRef, drawingRef, start };
}
