import { formatNumber } from '../../model/format';
import styles from './BarChart.module.css';
import { type Guess, placeGuess } from './guess';
import type { PlacedChart } from './layout';
import { estimateTextWidth } from './textWidth';

interface GuessMarkProps {
  chart: PlacedChart;
  guess: Guess;
  /** Whether the reader has moved the mark: until then it asks to be moved. */
  isMade: boolean;
}

const FONT_PX = 13;
const TAG_HEIGHT_PX = 24;

/** The dashed mark that the reader puts where they expect the highest bar. */
export function GuessMark({ chart, guess, isMade }: GuessMarkProps) {
  const { plot, slotPx, isHorizontal } = chart;
  const text = isMade ? `your guess ${formatNumber(guess.value)}` : 'your guess?';
  const widthPx = estimateTextWidth(text, FONT_PX) + 16;
  const { x, y } = placeGuess(chart, guess);
  let mark: string;
  let tag: { x: number; y: number };
  if (isHorizontal) {
    mark = `M${x} ${y - 24}V${y + 24}`;
    const isRoomy = x + widthPx + 12 <= plot.right;
    tag = { x: isRoomy ? x + 12 + widthPx / 2 : x - 12 - widthPx / 2, y };
  } else {
    const half = Math.min(slotPx * 0.44, 60);
    mark = `M${x - half} ${y + 14}V${y}H${x + half}V${y + 14}`;
    const leftmost = plot.left - 60 + widthPx / 2;
    tag = { x: Math.min(Math.max(x, leftmost), plot.right - widthPx / 2), y: y - 20 };
  }
  return (
    <g className={styles.guess}>
      <path d={mark} />
      <rect
        x={tag.x - widthPx / 2}
        y={tag.y - TAG_HEIGHT_PX / 2}
        width={widthPx}
        height={TAG_HEIGHT_PX}
        rx={3}
      />
      <text fontSize={FONT_PX} x={tag.x} y={tag.y} dy="0.35em">
        {text}
      </text>
    </g>
  );
}
