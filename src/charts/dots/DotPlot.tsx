import { formatNumber } from '../../model/format';
import styles from './DotPlot.module.css';
import { calculateMarkSize, DOTS, type DotFrame, placeDots, placeValue } from './placeDots';

/** The mark that stands for one value. */
export interface Mark {
  path: string;
  widthUnits: number;
  heightUnits: number;
}

interface DotPlotProps {
  values: readonly number[];
  frame: DotFrame;
  mark: Mark;
  mean?: number | undefined;
  median?: number | undefined;
  /** What it shows, for those who do not see it. */
  label: string;
}

/** Half its width. It ends above the numbers of the axis. */
const TRIANGLE = 11;

/** One mark a value above its axis; a triangle at the mean, a line at the median, a bracket over the range. */
export function DotPlot({ values, frame, mark, mean, median, label }: DotPlotProps) {
  const shape = mark.heightUnits / mark.widthUnits;
  const scale = calculateMarkSize(values, frame, shape) / mark.widthUnits;
  const ticks = Array.from({ length: frame.high - frame.low + 1 }, (_, index) => frame.low + index);
  const [first, last] = [Math.min(...values), Math.max(...values)];
  const { axisY } = DOTS;
  return (
    <svg
      className={`turns ${styles.plot}`}
      viewBox={`0 0 ${DOTS.width} ${DOTS.height}`}
      width={DOTS.width}
      height={DOTS.height}
      role="img"
      aria-label={label}
    >
      <path className={styles.axis} d={`M${DOTS.left} ${axisY}H${DOTS.width - DOTS.right}`} />
      {ticks.map((value) => (
        <g key={value} transform={`translate(${placeValue(value, frame)} ${axisY + 54})`}>
          <text className={styles.tick}>{formatNumber(value)}</text>
        </g>
      ))}
      {placeDots(values, frame, shape).map(({ x, y }, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
          key={index}
          className={styles.mark}
          d={mark.path}
          transform={`translate(${x} ${y}) scale(${scale})`}
        />
      ))}
      {values.length > 1 && (
        <path
          className={styles.range}
          d={`M${placeValue(first, frame)} ${axisY + 62}v14H${placeValue(last, frame)}v-14`}
        />
      )}
      {median !== undefined && (
        <path className={styles.median} d={`M${placeValue(median, frame)} ${DOTS.top - 16}V${axisY}`} />
      )}
      {mean !== undefined && (
        <path
          className={styles.mean}
          d={`M${placeValue(mean, frame)} ${axisY + 1}l${TRIANGLE} ${TRIANGLE * 1.5}h${-2 * TRIANGLE}Z`}
        />
      )}
    </svg>
  );
}
