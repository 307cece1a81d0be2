import { useId } from 'react';
import { figures } from '../../data/figures';
import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { formatFigure } from '../../model/format';
import { LAKE_SHARES } from '../../model/industry';
import { findFillEdge, formatOutlinePath } from '../../model/outlineArea';
import styles from './stills.module.css';
import { describeLake } from './words';

const PATH = formatOutlinePath(LAKE_ONTARIO);
const { width, height } = LAKE_ONTARIO;
const CLAIMED_EDGE = findFillEdge(LAKE_ONTARIO, LAKE_SHARES.claimed);
const TRUE_EDGE = findFillEdge(LAKE_ONTARIO, LAKE_SHARES.true);

/** The lake standing still, for the plain reading: as claimed, or as we checked it. */
export function LakeStill({ state }: { state: 'claim' | 'check' }) {
  const id = useId();
  const edge = state === 'claim' ? CLAIMED_EDGE : TRUE_EDGE;
  return (
    <figure className={styles.still}>
      <svg viewBox={`-8 -8 ${width + 16} ${height + 40}`} role="img" aria-label={describeLake(state)}>
        <clipPath id={id}>
          <path d={PATH} clipRule="evenodd" />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          <rect className={styles.basin} width={width} height={height} />
          <rect className={styles.water} width={edge.toFixed(1)} height={height} />
        </g>
        <path className={styles.shore} d={PATH} />
        <line
          className={styles.claimed}
          x1={CLAIMED_EDGE.toFixed(1)}
          x2={CLAIMED_EDGE.toFixed(1)}
          y1="96"
          y2={height + 26}
        />
      </svg>
      <figcaption>
        {state === 'claim' ? (
          'said to equal half'
        ) : (
          <>
            <s>said to equal half</s> · {formatFigure(figures['lake-share'])}, shown as area
          </>
        )}
      </figcaption>
    </figure>
  );
}
