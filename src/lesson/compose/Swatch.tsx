import type { ReactNode } from 'react';
import { formatNumber } from '../../model/format';
import { CUP_PATH } from '../../ui/cupOutline';
import type { ChapterId, Place } from './places';
import styles from './Swatch.module.css';

const SHIRT = 'M34.5 3Q50 14 65.5 3L80 7 98.5 34 86.5 42 78.5 33 79 98H21L21.5 33 13.5 42 1.5 34 20 7Z';
/** A place's river water, solid, and its rain, outlined: widths in percent. */
const WATERS = [
  [78, 10],
  [62, 4],
  [55, 8],
  [38, 14],
  [20, 62],
  [8, 70],
] as const;
const BARS = [30, 70, 46, 20, 88, 58] as const;

/** What a chapter is known by, in a box of 100 × 100. */
const DRAWINGS: Readonly<Record<ChapterId, ReactNode>> = {
  pour: <path d={CUP_PATH} transform="translate(22 10) scale(1.4 1.75)" />,
  shirt: (
    <>
      <path d={SHIRT} />
      <path className={styles.weld} d="M21 91H79V98H21Z" />
    </>
  ),
  where: WATERS.map(([river, rain], row) => (
    <g key={river} transform={`translate(6 ${8 + row * 15})`}>
      <path d={`M0 0H${river}V9H0Z`} />
      <path className={styles.outlined} d={`M${river} .75H${river + rain}V8.25H${river}Z`} />
    </g>
  )),
  lake: (
    <>
      <path className={styles.pale} d="M4 48Q22 12 54 26T96 52Q86 88 50 84T4 48Z" />
      <path d="M8 66Q30 62 50 66T93 66Q80 88 50 84T8 66Z" />
    </>
  ),
  costs: BARS.map((height, bar) => (
    <path key={height} className={styles.madder} d={`M${5 + bar * 15.5} 96h11v-${height}h-11Z`} />
  )),
  lives: (
    <>
      <path className={styles.weld} d={SHIRT} />
      <path className={styles.vat} d="M34.5 3Q42.2 8.5 50 8.5V98H21L21.5 33 13.5 42 1.5 34 20 7Z" />
    </>
  ),
};

/** A stop as a piece of cloth on the line: its chapter's drawing, its place in the order, and its name. */
export function Swatch({ place: { chapter, name }, number }: { place: Place; number: number }) {
  return (
    <div className={styles.swatch} data-chapter={chapter}>
      <svg viewBox="0 0 100 100" width="100" height="100" aria-hidden="true">
        {DRAWINGS[chapter]}
      </svg>
      <b className={styles.name}>
        <span>{`${formatNumber(number)}.`}</span> <span>{name}</span>
      </b>
    </div>
  );
}
