import { useLayoutEffect, useRef } from 'react';
import { UNCONFIRMED } from '../../claim/Claim';
import type { PlaceId } from '../../data/places';
import { formatNumber } from '../../model/format';
import { findPlaceWater, findRank, type Sorting } from '../../model/placeWater';
import { useReducedMotion } from '../../motion/preferences';
import { type PlacedColumn, placeColumns, SHEET, traceSeam } from './columns';
import styles from './OrderColumns.module.css';

const MOVE = { duration: 1300, easing: 'cubic-bezier(0.16, 1, 0.3, 1)' } as const;

/** Moves each column from where it stood before its order changed. */
function useMovingColumns(columns: readonly PlacedColumn[]) {
  const group = useRef<SVGGElement>(null);
  const places = useRef(new Map<string, number>());
  const isStill = useReducedMotion();
  useLayoutEffect(() => {
    columns.forEach(({ id, x }, index) => {
      const before = places.current.get(id);
      places.current.set(id, x);
      if (before === undefined || before === x || isStill) return;
      const [from, to] = [before, x].map((at) => ({ transform: `translate(${at}px, 0)` }));
      if (from && to) group.current?.children[index]?.animate?.([from, to], MOVE);
    });
  }, [columns, isStill]);
  return group;
}

/** A thread as a rope of two strands. */
function Rope({ d, kind }: { d: string; kind: string | undefined }) {
  return (
    <g className={kind}>
      <path className={styles.edge} d={d} />
      <path className={styles.body} d={d} />
      <path className={styles.twist} d={d} />
    </g>
  );
}

/** A place's name below its column, "China, average" in two lines. */
function Name({ name }: { name: string }) {
  const lines = name.split(/[,،] /);
  return (
    <text
      className={`caption ${styles.name}`}
      y={SHEET.height - 14 - 16 * (lines.length - 1)}
      textAnchor="middle"
    >
      {lines.map((line, index) => (
        <tspan key={line} x={0} dy={index * 16}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

interface OrderColumnsProps {
  by: Sorting;
  isDry: boolean;
  marked: readonly PlaceId[];
  own: readonly (PlaceId | undefined)[];
}

/** All fifteen side by side, on threads from a beam that keeps the order by river: where it turns, they cross. */
export function OrderColumns({ by, isDry, marked, own }: OrderColumnsProps) {
  const columns = placeColumns(by, isDry);
  const group = useMovingColumns(columns);
  const isMarked = (id: PlaceId) => marked.includes(id);
  return (
    <svg
      className={`turns ${styles.columns}`}
      data-seen="columns"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      width={SHEET.width}
      height={SHEET.height}
      aria-hidden="true"
    >
      {columns.map(({ id }) => {
        const rank = findRank(id, 'river');
        const slot = ((rank - 0.5) * SHEET.width) / columns.length;
        return (
          <g key={id} transform={`translate(${slot} 14)`}>
            <text className="tick" textAnchor="middle">
              {formatNumber(rank)}
            </text>
          </g>
        );
      })}
      <g key={by} className={styles.threads}>
        {columns
          .filter(({ id }) => !isMarked(id))
          .map(({ id, thread }) => (
            <path key={id} className={styles.thread} d={thread} />
          ))}
        {columns
          .filter(({ id }) => isMarked(id))
          .map(({ id, thread }) => (
            <Rope key={id} d={thread} kind={styles.marked} />
          ))}
      </g>
      <path className={styles.beam} d={`M0 ${SHEET.beam}H${SHEET.width}`} />
      <g ref={group}>
        {columns.map(({ id, x, river, rain, transform, numberY }) => {
          const place = findPlaceWater(id);
          return (
            <g
              key={id}
              transform={`translate(${x} 0)`}
              data-place={id}
              data-marked={isMarked(id) || undefined}
              data-own={own.includes(id) || undefined}
            >
              <g transform={transform}>
                <path d={river} fill="url(#river)" />
                {!isDry && <path d={rain} fill="url(#rain)" />}
              </g>
              <text className={`figure ${styles.number}`} y={numberY} textAnchor="middle" {...UNCONFIRMED}>
                {formatNumber(place[by])}
              </text>
              <Name name={place.name} />
            </g>
          );
        })}
      </g>
      <Rope d={traceSeam(columns)} kind={styles.seam} />
    </svg>
  );
}
