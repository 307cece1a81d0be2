import * as words from '#words/where';
import { UNCONFIRMED } from '../../claim/Claim';
import type { GrowerId } from '../../data/places';
import { formatNumber } from '../../model/format';
import { percentOf } from '../../model/percentOf';
import {
  describeOrders,
  findRank,
  growerWaters,
  MOST_CUPS,
  MOST_RIVER,
  type PlaceWater,
  type Sorting,
  sortPlaces,
} from '../../model/placeWater';
import { WhichOne } from '../../ui/guess/WhichOne';
import styles from './PlaceRows.module.css';
import { useMovingRows } from './useMovingRows';

/** What the numbers of each order count, for whoever hears them. */
const UNITS = { river: words.riverUnit, rain: words.rainUnit, both: words.bothColumn };

/** The places that turn the order over: last by river, near the top by rain. */
const TURNED = new Set(describeOrders().turned.map(({ id }) => id));

/** One place's cups as a bar from the start of its row: solid from rivers and wells, outlined of rain. */
function Bar({ place, by, hasRain }: { place: PlaceWater; by: Sorting; hasRain: boolean }) {
  const write = (cups: number) => percentOf(cups / (hasRain ? MOST_CUPS : MOST_RIVER));
  const { river, rain } = place;
  const isRainFirst = by === 'rain';
  return (
    <svg className={`turns dyed ${styles.bar}`} width="100" height="10" aria-hidden="true">
      {river > 0 && (
        <rect
          className={styles.river}
          x={write(isRainFirst ? rain : 0)}
          width={write(river)}
          height="100%"
          fill="url(#stitches)"
        />
      )}
      {hasRain && (
        <rect className={styles.rain} x={write(isRainFirst ? 0 : river)} width={write(rain)} height="100%" />
      )}
    </svg>
  );
}

/** From each rank by river, which stays, a thread to the row where the place stands now: they cross where the order turns. */
function Plait({ rows }: { rows: readonly PlaceWater[] }) {
  const threads = rows.map(({ id }, index) => {
    const from = findRank(id, 'river') - 0.5;
    // A thread without height would not be drawn.
    const down = index + 0.5 - from || 0.001;
    return { id, isTurned: TURNED.has(id), from, down };
  });
  return (
    <div className={styles.plait}>
      <svg
        className="turns dyed"
        viewBox={`0 0 100 ${rows.length}`}
        width="100"
        height={rows.length}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {threads
          .toSorted((a, b) => Number(a.isTurned) - Number(b.isTurned))
          .map(({ id, isTurned, from, down }) => (
            <g
              key={id}
              data-thread={id}
              data-at={from}
              data-down={down}
              data-turned={isTurned || undefined}
              transform={`translate(0 ${from}) scale(1 ${down})`}
            >
              {['edge', 'body', 'twist'].map((part) => (
                <path key={part} className={styles[part]} d="M0 0C60 0 40 1 100 1" />
              ))}
            </g>
          ))}
      </svg>
    </div>
  );
}

interface PlaceRowsProps {
  className: string | undefined;
  /** Undefined before the answer: then they lie from west to east, and nothing is drawn that would give it away. */
  by: Sorting | undefined;
  hasRain: boolean;
  guess: GrowerId | undefined;
  chosen: string | undefined;
  onChoose: (id: GrowerId) => void;
  onAnswer: () => void;
}

/** Fifteen places, a row each: the whole row is pressed, first to guess, then to have its shirt drawn. */
export function PlaceRows({ className, by, hasRain, guess, chosen, onChoose, onAnswer }: PlaceRowsProps) {
  const rows = by ? sortPlaces(by) : growerWaters;
  const root = useMovingRows(by ?? '');
  const isTurned = ({ id }: PlaceWater) => by !== undefined && TURNED.has(id);
  return (
    <div ref={root} className={`${styles.rows} ${className}`} data-drawing="" data-order={by}>
      <svg className={styles.patterns} width="0" height="0" aria-hidden="true">
        <pattern id="stitches" width="4" height="7" patternUnits="userSpaceOnUse">
          <rect className={styles.dye} width="4" height="7" />
          <path className={styles.stitch} d="M1.2 7L2.8 0" />
        </pattern>
      </svg>
      {by && (
        <>
          <div className={styles.ranks} aria-hidden="true">
            {rows.map(({ id }, index) => (
              <span key={id} className="axis">
                {formatNumber(index + 1)}
              </span>
            ))}
          </div>
          <Plait rows={rows} />
        </>
      )}
      <WhichOne
        question={by ? words.legend : words.orderQuestion}
        look={styles.list}
        options={rows.map((place) => [
          place.id as GrowerId,
          <span key={place.id} className={styles.row} data-place={place.id}>
            <span
              className={`${isTurned(place) ? 'caption' : 'axis'} ${styles.name}`}
              data-turned={isTurned(place) || undefined}
              data-guess={place.id === guess || undefined}
            >
              {place.name}
            </span>
            <Bar place={place} by={by ?? 'river'} hasRain={hasRain} />
            <b className={`figure ${styles.number}`}>
              <span {...UNCONFIRMED}>{formatNumber(place[by ?? 'river'])}</span>
              <span className="visually-hidden"> {UNITS[by ?? 'river']}</span>
            </b>
          </span>,
        ])}
        value={chosen as GrowerId | undefined}
        onSet={onChoose}
        onShow={onAnswer}
        isTapped={by === undefined}
      />
    </div>
  );
}
