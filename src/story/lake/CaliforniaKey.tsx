import { useId } from 'react';
import * as words from '#words/lake';
import { figures } from '../../data/figures';
import { CALIFORNIA } from '../../data/outlines/california';
import type { Outline } from '../../data/outlines/outline';
import { formatFigure } from '../../model/formatFigure';
import { findFillEdge, formatOutlinePath } from '../../model/outlineArea';
import styles from './CaliforniaKey.module.css';

const { width, height } = CALIFORNIA;
const PATH = formatOutlinePath(CALIFORNIA);
const { low, high } = figures['california-share'];

/** The outline turned on its side, so that it fills from the south. */
const ON_ITS_SIDE: Outline = {
  ...CALIFORNIA,
  width: height,
  height: width,
  rings: CALIFORNIA.rings.map((ring) =>
    ring.map((_, i) => (i % 2 === 0 ? height - (ring[i + 1] ?? 0) : (ring[i - 1] ?? 0))),
  ),
};

const findLevel = (percent: number) => Math.round(height - findFillEdge(ON_ITS_SIDE, percent / 100));
const [LOW_LEVEL, HIGH_LEVEL] = [findLevel(low), findLevel(high)];

/** A small key: California's outline stands for its yearly water, filled by ours from the south. */
export function CaliforniaKey() {
  const id = useId();
  const share = formatFigure(figures['california-share']);
  return (
    <span className={styles.key}>
      <svg
        viewBox={`-20 -20 ${width + 40} ${height + 40}`}
        width={width + 40}
        height={height + 40}
        role="img"
        aria-label={words.californiaPicture(share)}
      >
        <clipPath id={id}>
          <path d={PATH} />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          <rect className={styles.ground} width={width} height={height} />
          <rect className={styles.between} y={HIGH_LEVEL} width={width} height={LOW_LEVEL - HIGH_LEVEL} />
          <rect className={styles.water} y={LOW_LEVEL} width={width} height={height - LOW_LEVEL} />
        </g>
        <path className={styles.border} d={PATH} />
      </svg>
      <span>{words.californiaFull}</span>
    </span>
  );
}
