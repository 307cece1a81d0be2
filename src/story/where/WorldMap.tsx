import * as words from '#words/where';
import { UNCONFIRMED } from '../../claim/Claim';
import { LAND } from '../../data/outlines/land';
import type { PlaceId } from '../../data/places';
import { formatNumber } from '../../model/format';
import { findPlaceWater, growerWaters, type PlaceWater } from '../../model/placeWater';
import { NEEDLE } from '../../thread/needle';
import { ROPE_STAGES } from '../../thread/ropeStages';
import {
  type PlacedBall,
  placeBalls,
  placeNeedle,
  traceDye,
  traceLand,
  traceThread,
  traceWinding,
} from './placeBalls';
import styles from './WorldMap.module.css';

const BALLS = placeBalls(growerWaters);
const STITCHES = traceLand();
const THREAD = traceThread(BALLS);
const MARKS = Object.entries(LAND.letters);
const [LEFT, TOP] = [-6, -6];
const [WIDTH, HEIGHT] = [LAND.width - 2 * LEFT, LAND.height - TOP];
/** A finger is wider than the smallest ball. */
const REACH = 13;

/** From a ball to the name that has no room beside it. */
const LEADER = 24;

/** Where a name stands beside its ball: the side, and how far off that. */
const SIDES: Partial<Record<PlaceId, 'before' | 'above' | 'above, on' | 'above, off' | 'far below'>> = {
  mexico: 'before',
  usa: 'above',
  brazil: 'before',
  argentina: 'before',
  benin: 'before',
  greece: 'before',
  egypt: 'before',
  turkiye: 'above',
  turkmenistan: 'far below',
  uzbekistan: 'above, off',
  xinjiang: 'above, on',
  australia: 'before',
};

function placeName({ id, x, y, radius }: PlacedBall) {
  const side = SIDES[id];
  if (side === 'above') return { x, y: y - radius - 6, textAnchor: 'middle' } as const;
  if (side === 'above, on') return { x: x - radius, y: y - radius - 6, textAnchor: 'start' } as const;
  if (side === 'above, off') return { x: x + radius, y: y - radius - 6, textAnchor: 'end' } as const;
  if (side === 'far below') return { x: x + 18, y: y + radius + LEADER + 12, textAnchor: 'end' } as const;
  if (side === 'before') return { x: x - radius - 6, y: y + 4, textAnchor: 'end' } as const;
  return { x: x + radius + 6, y: y + 4, textAnchor: 'start' } as const;
}

interface BallProps {
  ball: PlacedBall;
  place: PlaceWater;
  isChosen: boolean;
  onChoose: () => void;
}

function Ball({ ball, place, isChosen, onChoose }: BallProps) {
  const { x, y, radius } = ball;
  const isUncounted = place.harvestMegatons === undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list beside it is the control for keys and for the ear
    <g className={styles.ball} data-place={ball.id} onClick={onChoose}>
      <circle className={styles.reach} cx={x} cy={y} r={Math.max(REACH, radius)} />
      <circle className={styles.cotton} cx={x} cy={y} r={radius} />
      {place.river > 0 && <path className={styles.dye} d={traceDye(ball, place.river / place.both)} />}
      <path className={styles.winding} d={traceWinding(ball)} />
      <circle className={styles.rim} cx={x} cy={y} r={radius} data-uncounted={isUncounted || undefined} />
      {isChosen && <circle className={styles.ring} cx={x} cy={y} r={radius + 4.5} />}
      {SIDES[ball.id] === 'far below' && (
        <path className={styles.leader} d={`M${x - 1} ${y + radius}l-5 ${LEADER}`} />
      )}
      <text className="axis" {...placeName(ball)}>
        {place.name}
      </text>
    </g>
  );
}

/** A place's two numbers below the map. */
function Flag({ place: { name, river, rain } }: { place: PlaceWater }) {
  return (
    <>
      <b className="caption">{name}</b>
      {[[river, words.riverUnit] as const, [rain, words.rainUnit] as const].map(([cups, unit]) => (
        <span key={unit}>
          <span {...UNCONFIRMED}>{formatNumber(cups)}</span> <span>{unit}</span>
        </span>
      ))}
    </>
  );
}

/** Fifteen places on one thread: the same choice as the list's, for the eye and the finger. */
export function WorldMap({
  grown,
  onChoose,
}: {
  grown: PlaceId | undefined;
  onChoose: (id: PlaceId) => void;
}) {
  const chosen = growerWaters.find(({ id }) => id === grown);
  return (
    <div className={styles.frame}>
      <svg
        className={styles.map}
        viewBox={`${LEFT} ${TOP} ${WIDTH} ${HEIGHT}`}
        width={LAND.width}
        height={LAND.height}
        aria-hidden="true"
      >
        <path className={styles.land} d={STITCHES.get('-')} />
        {MARKS.map(([id, mark]) => (
          <path
            key={id}
            className={styles.land}
            data-grower=""
            data-chosen={id === grown || undefined}
            d={STITCHES.get(mark)}
          />
        ))}
        <path className={styles.edge} d={THREAD} />
        <path className={styles.thread} d={THREAD} />
        <path className={styles.twist} d={THREAD} />
        <g transform={placeNeedle(BALLS)}>
          {NEEDLE.map((part) => (
            <path
              key={part.d}
              d={part.d}
              fill={part.fill ?? 'none'}
              stroke={part.stroke ?? ROPE_STAGES.indigo.body}
              strokeWidth={part['stroke-width'] ?? 0}
              vectorEffect={part['vector-effect']}
              paintOrder={part['paint-order']}
            />
          ))}
        </g>
        {/* Below all balls and names, so that none is cut by another's. */}
        <g className={styles.rims}>
          {BALLS.map((ball) => (
            <text key={ball.id} className="axis" {...placeName(ball)}>
              {findPlaceWater(ball.id).name}
            </text>
          ))}
        </g>
        {BALLS.map((ball) => (
          <Ball
            key={ball.id}
            ball={ball}
            place={findPlaceWater(ball.id)}
            isChosen={ball.id === grown}
            onChoose={() => onChoose(ball.id)}
          />
        ))}
      </svg>
      {chosen && (
        <p className={styles.flag} aria-hidden="true">
          <Flag place={chosen} />
        </p>
      )}
    </div>
  );
}
