import { leastOf } from '#words/plain/charts';
import { formatNumber } from '../../model/format';
import styles from './MirrorChart.module.css';
import { formatPercent, type MirrorBar } from './placeMirror';

interface MirrorBarTrackProps {
  bar: MirrorBar;
  unit: string;
  /** The accessible name, with unit. */
  name: string;
  /** Whether the bar grows to the left. */
  isMirrored?: boolean;
}

/** Beyond this share of the axis a label stands outside. */
const LONG_SHARE = 0.78;
const GAP_PX = 14;

/** One bar on its axis with its value: at the bar's tip where there is room, above the bar on phones. */
export function MirrorBarTrack({ bar, unit, name, isMirrored = false }: MirrorBarTrackProps) {
  const tip = formatPercent(isMirrored ? 1 - bar.share : bar.share);
  const number = `${formatNumber(bar.value)} ${unit}`;
  const value = bar.isLeast ? leastOf(number) : number;
  const isOutside = isMirrored && bar.share > LONG_SHARE;
  return (
    <svg className={isMirrored ? styles.trackWater : styles.trackOther} role="img" aria-label={name}>
      <rect
        className={styles.bar}
        x={isMirrored ? tip : '0'}
        width={formatPercent(bar.share)}
        data-measure={bar.measure}
      />
      <svg className={styles.tip} x={isOutside ? '0' : tip} y="50%" overflow="visible" aria-hidden="true">
        <g transform={`translate(${isMirrored ? -GAP_PX : GAP_PX} 0)`}>
          <text className={styles.value} y="0.35em">
            {value}
          </text>
        </g>
      </svg>
      <svg className={styles.corner} x={isMirrored ? '0' : '100%'} overflow="visible" aria-hidden="true">
        <text className={styles.value} y="0.9em">
          {value}
        </text>
      </svg>
    </svg>
  );
}
