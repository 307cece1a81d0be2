import { LAND } from '../../data/outlines/land';
import type { PlaceId } from '../../data/places';
import { findPlaceWater, growerWaters, type PlaceWater } from '../../model/placeWater';
import { type PlacedBall, placeBalls, traceDye, traceLand, traceThread } from './placeBalls';
import styles from './WorldMap.module.css';

const BALLS = placeBalls(growerWaters);
const STITCHES = traceLand();
const THREAD = traceThread(BALLS);
const MARKS = Object.entries(LAND.letters);
/** A finger is wider than the smallest ball. */
const REACH = 13;

/** Where a name stands beside its ball: the side, and how far off that. */
const SIDES: Partial<Record<PlaceId, 'before' | 'above' | 'above, on' | 'below' | 'far below'>> = {
  mexico: 'before',
  usa: 'above',
  brazil: 'before',
  argentina: 'before',
  benin: 'before',
  greece: 'before',
  egypt: 'below',
  turkiye: 'above',
  turkmenistan: 'far below',
  uzbekistan: 'above',
  xinjiang: 'above, on',
  australia: 'before',
};

function placeName({ id, x, y, radius }: PlacedBall) {
  const side = SIDES[id];
  if (side === 'above') return { x, y: y - radius - 6, textAnchor: 'middle' } as const;
  if (side === 'above, on') return { x: x - radius, y: y - radius - 6, textAnchor: 'start' } as const;
  if (side === 'below') return { x: x - 2, y: y + radius + 13, textAnchor: 'end' } as const;
  if (side === 'far below') return { x: x + 14, y: y + radius + 30, textAnchor: 'end' } as const;
  if (side === 'before') return { x: x - radius - 6, y: y + 4, textAnchor: 'end' } as const;
  return { x: x + radius + 6, y: y + 4, textAnchor: 'start' } as const;
}

interface BallProps {
  ball: PlacedBall;
  place: PlaceWater;
  isChosen: boolean;
  /** A ball that was chosen once stays dyed: trying around fills the map. */
  isDyed: boolean;
  onChoose: () => void;
}

function Ball({ ball, place, isChosen, isDyed, onChoose }: BallProps) {
  const { x, y, radius } = ball;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list beside it is the control for keys and for the ear
    <g className={styles.ball} data-place={ball.id} data-chosen={isChosen || undefined} onClick={onChoose}>
      <circle className={styles.reach} cx={x} cy={y} r={Math.max(REACH, radius)} />
      <circle
        className={styles.cotton}
        cx={x}
        cy={y}
        r={radius}
        data-uncounted={place.harvestMegatons === undefined || undefined}
      />
      {isDyed && place.river > 0 && (
        <path className={styles.dye} d={traceDye(ball, place.river / place.both)} />
      )}
      {isChosen && <circle className={styles.ring} cx={x} cy={y} r={radius + 4.5} />}
      <text className="axis" {...placeName(ball)}>
        {place.name}
      </text>
    </g>
  );
}

/** Fifteen places on one thread: the same choice as the list's, for the eye and the finger. */
export function WorldMap({
  grown,
  tried,
  onChoose,
}: {
  grown: PlaceId | undefined;
  tried: ReadonlySet<PlaceId>;
  onChoose: (id: PlaceId) => void;
}) {
  return (
    <svg
      className={styles.map}
      viewBox={`-6 -6 ${LAND.width + 12} ${LAND.height + 6}`}
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
      <path className={styles.thread} d={THREAD} />
      <path className={styles.twist} d={THREAD} />
      {BALLS.map((ball) => (
        <Ball
          key={ball.id}
          ball={ball}
          place={findPlaceWater(ball.id)}
          isChosen={ball.id === grown}
          isDyed={tried.has(ball.id)}
          onChoose={() => onChoose(ball.id)}
        />
      ))}
    </svg>
  );
}
