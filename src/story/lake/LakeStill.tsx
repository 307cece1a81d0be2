import { useId } from 'react';
import * as words from '#words/lake';
import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { LAKE_SHARES } from '../../model/industry';
import { calculateOutlineAreaKm2, findFillEdge, formatOutlinePath } from '../../model/outlineArea';
import { calculateDiscLevel, calculateTahoeRadius, TAHOE_FILL } from './placeLake';
import styles from './stills.module.css';
import { describeLake } from './words';

const PATH = formatOutlinePath(LAKE_ONTARIO);
const { width, height } = LAKE_ONTARIO;
const CLAIMED_EDGE = findFillEdge(LAKE_ONTARIO, LAKE_SHARES.claimed);
const TRUE_EDGE = findFillEdge(LAKE_ONTARIO, LAKE_SHARES.true);

const LAKE_AREA = calculateOutlineAreaKm2(LAKE_ONTARIO) / LAKE_ONTARIO.kmPerUnit ** 2;
const RADIUS = Number(calculateTahoeRadius(LAKE_AREA).toFixed(1));

/** Lake Tahoe at the lake's scale, in the empty corner north of its western end. */
function TahoeDisc() {
  const id = useId();
  const [x, y] = [RADIUS + 6, RADIUS + 40];
  const level = y - RADIUS * calculateDiscLevel(TAHOE_FILL);
  const disc = { cx: x, cy: y, r: RADIUS };
  return (
    <>
      <clipPath id={id}>
        <circle {...disc} />
      </clipPath>
      <circle className={styles.basin} {...disc} />
      <rect
        className={styles.water}
        clipPath={`url(#${id})`}
        y={level.toFixed(1)}
        width={Math.ceil(2 * x)}
        height={Math.ceil(2 * RADIUS)}
      />
      <circle className={styles.shore} {...disc} />
    </>
  );
}

function GuessedLine({ percent }: { percent: number }) {
  const x = findFillEdge(LAKE_ONTARIO, percent / 100).toFixed(1);
  return <line className={styles.guessed} x1={x} x2={x} y1="0" y2={height} />;
}

interface LakeStillProps {
  state: 'claim' | 'check';
  /** What the reader guessed: its line stays beside the truth. */
  percent?: number | undefined;
}

/** The lake standing still, for the plain reading: as claimed, or as we checked it. */
export function LakeStill({ state, percent }: LakeStillProps) {
  const id = useId();
  const edge = state === 'claim' ? CLAIMED_EDGE : TRUE_EDGE;
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
          <rect className={styles.water} width={edge.toFixed(1)} height={height} />
        </g>
        <path className={styles.shore} d={PATH} />
        {state === 'check' && <TahoeDisc />}
        {percent !== undefined && <GuessedLine percent={percent} />}
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
          words.saidHalf
        ) : (
          <>
            <s>{words.saidHalf}</s>
            <span> · </span>
            <span>{words.stillShare}</span>
            <span> · </span>
            <span>{words.stillTahoe}</span>
          </>
        )}
      </figcaption>
    </figure>
  );
}
