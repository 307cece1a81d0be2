import styles from './EstimateBar.module.css';
import { DRAWING_WIDTH, type EstimatePart, placeParts, placeRange, placeTicks } from './placeEstimates';

const HEIGHT = 30;

interface AxisProps {
  /** The value at the right edge. */
  end: number;
  step: number;
}

/** Thin lines behind the bars, one each `step`. */
function Grid({ end, step }: AxisProps) {
  return placeTicks(step, end).map(({ value, x }) => (
    <path key={value} className={styles.tick} d={`M${x} 0V${HEIGHT}`} />
  ));
}

const DRAWING = {
  className: `turns ${styles.drawing}`,
  viewBox: `0 0 ${DRAWING_WIDTH} ${HEIGHT}`,
  width: DRAWING_WIDTH,
  height: HEIGHT,
  preserveAspectRatio: 'none',
} as const;

/** One estimate as a strip of cloth, each part in the dye of what it counts. Its words stand beside it. */
export function EstimateBar({ parts, end, step }: AxisProps & { parts: readonly EstimatePart[] }) {
  return (
    <svg {...DRAWING} aria-hidden="true">
      <Grid end={end} step={step} />
      {placeParts(parts, end).map(({ kind, x, width }) => (
        <rect
          key={kind}
          className={styles.part}
          data-kind={kind}
          x={x}
          y={4}
          width={width}
          height={HEIGHT - 8}
        />
      ))}
    </svg>
  );
}

/** From the lowest to the highest estimate of one question: a bracket on the same axis. */
export function RangeBar({ low, high, end, step }: AxisProps & { low: number; high: number }) {
  const { x, width } = placeRange(low, high, end);
  return (
    <svg {...DRAWING} aria-hidden="true">
      <Grid end={end} step={step} />
      <path
        className={styles.range}
        d={`M${x} 6V${HEIGHT - 6}M${x} ${HEIGHT / 2}H${x + width}M${x + width} 6V${HEIGHT - 6}`}
      />
    </svg>
  );
}

/** A key to one kind of part. */
export function KindKey({ kind }: { kind: string }) {
  return (
    <svg className={styles.key} viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
      <rect className={styles.part} data-kind={kind} x="1" y="1" width="22" height="14" />
    </svg>
  );
}
