import { useId } from 'react';
import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { LAKE_SHARES } from '../../model/industry';
import { findFillEdge, formatOutlinePath } from '../../model/outlineArea';
import styles from './stills.module.css';
import { describeLake } from './words';

const PATH = formatOutlinePath(LAKE_ONTARIO);
const { width, height } = LAKE_ONTARIO;
const findX = (share: number) => findFillEdge(LAKE_ONTARIO, share).toFixed(1);
const CLAIMED_EDGE = findX(LAKE_SHARES.claimed);
const TRUE_EDGE = findX(LAKE_SHARES.true);

function GuessedLine({ percent }: { percent: number }) {
  const x = findX(percent / 100);
  return <line className={styles.guessed} x1={x} x2={x} y1="0" y2={height} />;
}

interface LakeStillProps {
  state: 'claim' | 'check';
  /** What the reader guessed: its line stays beside the truth. */
  percent?: number | undefined;
}

/** The lake standing still, for the plain reading: as it is asked about, and as we checked it. */
export function LakeStill({ state, percent }: LakeStillProps) {
  const id = useId();
  const isAnswered = state === 'check';
  return (
    <figure className={styles.still} data-still={state}>
      <svg
        viewBox={`-8 -8 ${width + 16} ${height + 40}`}
        width={width + 16}
        height={height + 40}
        role="img"
        aria-label={describeLake(state)}
      >
        <clipPath id={id}>
          <path d={PATH} clipRule="evenodd" />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          <rect className={styles.basin} width={width} height={height} />
          {isAnswered && <rect className={styles.water} width={TRUE_EDGE} height={height} />}
        </g>
        <path className={styles.shore} d={PATH} />
        {percent !== undefined && <GuessedLine percent={percent} />}
        {isAnswered && (
          <line className={styles.claimed} x1={CLAIMED_EDGE} x2={CLAIMED_EDGE} y1="96" y2={height + 26} />
        )}
      </svg>
    </figure>
  );
}
