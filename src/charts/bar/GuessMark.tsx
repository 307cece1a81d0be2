import styles from './BarChart.module.css';
import { type Guess, placeGuess } from './guess';
import type { PlacedChart } from './placeBars';
import { MARK_DEPTH_PX } from './valueTags';

/** How far a mark reaches beyond a lying bar. */
const BEYOND_PX = 2;

/** The dashed mark that the reader puts where they expect the highest bar. What it is, is said beside the chart. */
export function GuessMark({ chart, guess }: { chart: PlacedChart; guess: Guess }) {
  const { x, y } = placeGuess(chart, guess);
  const half = Math.min(chart.slotPx * 0.44, 60);
  const lyingHalf = (chart.bars[guess.barIndex]?.thicknessPx ?? 0) / 2 + BEYOND_PX;
  const mark = chart.isHorizontal
    ? `M${x - MARK_DEPTH_PX} ${y - lyingHalf}H${x}V${y + lyingHalf}H${x - MARK_DEPTH_PX}`
    : `M${x - half} ${y + MARK_DEPTH_PX}V${y}H${x + half}V${y + MARK_DEPTH_PX}`;
  return <path className={styles.guess} d={mark} />;
}
