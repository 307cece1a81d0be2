import type { MouseEvent } from 'react';
import { LAND } from '../../data/outlines/land';
import type { GrowerId, PlaceId } from '../../data/places';
import styles from './PlaceMap.module.css';
import { traceLand } from './traceLand';

const STITCHES = traceLand(LAND);
const KNOTS = Object.entries(LAND.knots) as [GrowerId, readonly [x: number, y: number]][];

/** A press finds the nearest place within this many pixels. */
const REACH_PX = 24;

/** The place nearest to a press; undefined for one in the open sea. */
function findNearest({ clientX, clientY, currentTarget }: MouseEvent<SVGSVGElement>): GrowerId | undefined {
  const { left, top, width } = currentTarget.getBoundingClientRect();
  const scale = width / LAND.width;
  const near = KNOTS.map(([id, [x, y]]) => ({
    id,
    px: Math.hypot(left + x * scale - clientX, top + y * scale - clientY),
  })).sort((a, b) => a.px - b.px)[0];
  return near && near.px <= REACH_PX ? near.id : undefined;
}

/** Where the fifteen places lie: for the eye and the finger. The rows beside it are the control for keys and for the ear. */
export function PlaceMap({ shown, onChoose }: { shown: PlaceId; onChoose: (id: GrowerId) => void }) {
  return (
    <svg
      className={`dyed scroll-only ${styles.map}`}
      viewBox={`0 0 ${LAND.width} ${LAND.height}`}
      width={LAND.width}
      height={LAND.height}
      aria-hidden="true"
      onClick={(event) => {
        const id = findNearest(event);
        if (id) onChoose(id);
      }}
    >
      <path className={styles.land} d={STITCHES} />
      {KNOTS.map(([id, [cx, cy]]) => (
        <circle key={id} className={styles.knot} cx={cx} cy={cy} r="8" data-knot={id} />
      ))}
      {shown !== 'world' && (
        <g transform={`translate(${LAND.knots[shown].join(' ')})`} className={styles.chosen}>
          <circle r="14" />
          <circle className={styles.ring} r="25" />
        </g>
      )}
    </svg>
  );
}
