import { roundGuess } from '../../model/guess/bars';
import { clamp } from '../../theme/easing';
import { LYING_BAR_AT, type PlacedChart } from './placeBars';

/** Where the reader expects the highest bar. */
export interface Guess {
  barIndex: number;
  value: number;
}

/** The middle of the guess mark. */
export function placeGuess(chart: PlacedChart, guess: Guess): { x: number; y: number } {
  const { plot, slotPx, trackPx, axisEnd, isHorizontal } = chart;
  const offsetPx = (trackPx * guess.value) / axisEnd;
  return isHorizontal
    ? { x: plot.left + offsetPx, y: plot.top + slotPx * (guess.barIndex + LYING_BAR_AT) }
    : { x: plot.left + slotPx * (guess.barIndex + 0.5), y: plot.bottom - offsetPx };
}

/** The guess that a point of the chart means: the bar it is over and the value it is at. */
export function findGuess(chart: PlacedChart, x: number, y: number): Guess {
  const { plot, slotPx, trackPx, axisEnd, isHorizontal, bars } = chart;
  const along = isHorizontal ? y - plot.top : x - plot.left;
  const reach = isHorizontal ? x - plot.left : plot.bottom - y;
  return {
    barIndex: clamp(Math.floor(along / slotPx), 0, Math.max(0, bars.length - 1)),
    value: roundGuess((axisEnd * reach) / trackPx, axisEnd),
  };
}
