import { useLayoutEffect, useRef } from 'react';
import * as words from '#words/where';
import { UNCONFIRMED } from '../../claim/Claim';
import type { PlaceId } from '../../data/places';
import { formatNumber } from '../../model/format';
import { findRank, growerWaters, type PlaceWater, type Sorting, sortPlaces } from '../../model/placeWater';
import { useReducedMotion } from '../../motion/preferences';
import { COURSES, placeSeam, traceWalls } from './bricks';
import styles from './OrderRows.module.css';

const MOVE = { duration: 1300, easing: 'cubic-bezier(0.16, 1, 0.3, 1)' } as const;

/** One place's water as a wall of bricks: solid from rivers and wells, outlined of rain. */
function Walls({ place, by, isDry }: { place: PlaceWater; by: Sorting; isDry: boolean }) {
  const { seam, width } = placeSeam(growerWaters, by);
  const { river, rain } = traceWalls(place, by, seam);
  return (
    <svg
      className={`turns ${styles.walls}`}
      viewBox={`0 0 ${width} ${COURSES}`}
      width={width}
      height={COURSES}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={river} fill="url(#river)" />
      {!isDry && <path d={rain} fill="url(#rain)" />}
    </svg>
  );
}

/** The bricks that all walls are filled with: a solid one, and one of which only the rim is drawn. */
export function BrickPatterns() {
  return (
    <svg className={styles.patterns} width="0" height="0" aria-hidden="true">
      <pattern id="river" width="1" height="1" patternUnits="userSpaceOnUse">
        <rect className={styles.solid} x="0.06" y="0.06" width="0.88" height="0.86" />
      </pattern>
      <pattern id="rain" width="1" height="1" patternUnits="userSpaceOnUse">
        <path className={styles.rim} d="M0.04 0.06H0.94V0.92H0.04ZM0.3 0.34V0.64H0.68V0.34Z" />
      </pattern>
    </svg>
  );
}

/** The threads from each place's rank by river to its row: they cross where the order turns. */
function Plait({ rows, marked }: { rows: readonly PlaceWater[]; marked: readonly PlaceId[] }) {
  return (
    <svg
      className={`turns ${styles.plait}`}
      viewBox={`0 0 100 ${rows.length}`}
      width="100"
      height={rows.length}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {rows.map(({ id }, index) => {
        const [from, to] = [findRank(id, 'river') - 0.5, index + 0.5];
        return (
          <path
            key={id}
            d={`M0 ${from}C55 ${from} 45 ${to} 100 ${to}`}
            data-marked={marked.includes(id) || undefined}
          />
        );
      })}
    </svg>
  );
}

/** Moves each row from where it stood before its order changed. */
function useMovingRows(order: string) {
  const list = useRef<HTMLOListElement>(null);
  const tops = useRef(new Map<string, number>());
  const isStill = useReducedMotion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what moves them
  useLayoutEffect(() => {
    for (const row of list.current?.children ?? []) {
      const { place } = (row as HTMLElement).dataset;
      const top = (row as HTMLElement).offsetTop;
      const before = tops.current.get(place ?? '');
      tops.current.set(place ?? '', top);
      if (before === undefined || before === top || isStill) continue;
      row.animate?.([{ transform: `translateY(${before - top}px)` }, { transform: 'none' }], MOVE);
    }
  }, [order]);
  return list;
}

/** The fifteen one below the other, in one of three orders. */
export function OrderRows({
  by,
  isDry,
  marked,
  guess,
  grown,
}: {
  by: Sorting;
  /** Whether the rain is not drawn yet. */
  isDry: boolean;
  /** The places that turn the order over. */
  marked: readonly PlaceId[];
  guess: PlaceId | undefined;
  grown: PlaceId | undefined;
}) {
  const list = useMovingRows(by);
  const rows = sortPlaces(by);
  return (
    <div className={styles.rows} data-order={by}>
      <Plait rows={rows} marked={marked} />
      <ol ref={list}>
        {rows.map((place) => (
          <li
            key={place.id}
            data-place={place.id}
            data-marked={marked.includes(place.id) || undefined}
            data-own={place.id === guess || place.id === grown || undefined}
          >
            <span className="visually-hidden">
              {words.rowName(place.name, formatNumber(place.river), formatNumber(place.rain))}
            </span>
            <span className={styles.name} aria-hidden="true">
              {place.name}
            </span>
            <Walls place={place} by={by} isDry={isDry} />
            <b className="figure" aria-hidden="true">
              <span {...UNCONFIRMED}>{formatNumber(place[by])}</span>
            </b>
          </li>
        ))}
      </ol>
    </div>
  );
}
