import { askGuess } from '#words/plain/charts';
import styles from './BarChart.module.css';
import { type Guess, placeGuess } from './guess';
import type { PlacedChart } from './layout';
import { MARK_DEPTH_PX } from './valueTags';

interface GuessMarkProps {
  chart: PlacedChart;
  guess: Guess;
  /** Whether the bars have not been pressed yet: until then the mark says what it asks. */
  isAsking: boolean;
}

const TAG_HEIGHT_PX = 26;
const GAP_PX = 8;
/** How far a mark reaches beyond a lying bar. */
const BEYOND_PX = 2;

/** The dashed mark that the reader puts where they expect the highest bar. */
export function GuessMark({ chart, guess, isAsking }: GuessMarkProps) {
  const { plot, slotPx, isHorizontal, fontPx, hasCards, measure } = chart;
  const { x, y } = placeGuess(chart, guess);
  const half = Math.min(slotPx * 0.44, 60);
  const lyingHalf = (chart.bars[guess.barIndex]?.thicknessPx ?? 0) / 2 + BEYOND_PX;
  const mark = isHorizontal
    ? `M${x - MARK_DEPTH_PX} ${y - lyingHalf}H${x}V${y + lyingHalf}H${x - MARK_DEPTH_PX}`
    : `M${x - half} ${y + MARK_DEPTH_PX}V${y}H${x + half}V${y + MARK_DEPTH_PX}`;
  const widthPx = measure(askGuess, 'label', fontPx) + 16;
  const reachPx = isHorizontal ? 0 : half;
  const isRoomy = x + reachPx + GAP_PX + widthPx <= plot.right + (isHorizontal ? 0 : GAP_PX * 4);
  const beside = reachPx + GAP_PX + widthPx / 2 + (isHorizontal && !isRoomy ? MARK_DEPTH_PX : 0);
  const tag =
    hasCards && !isHorizontal
      ? { x, y: y - TAG_HEIGHT_PX / 2 - GAP_PX }
      : { x: isRoomy ? x + beside : x - beside, y };
  return (
    <g className={styles.guess}>
      <path d={mark} />
      {isAsking && (
        <>
          <rect
            x={tag.x - widthPx / 2}
            y={tag.y - TAG_HEIGHT_PX / 2}
            width={widthPx}
            height={TAG_HEIGHT_PX}
            rx={3}
          />
          <text fontSize={fontPx} x={tag.x} y={tag.y} dy="0.35em">
            {askGuess}
          </text>
        </>
      )}
    </g>
  );
}
