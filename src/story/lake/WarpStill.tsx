import { useId } from 'react';
import * as words from '#words/lake';
import { ROPES, YARNS } from '../../model/industry';
import { placeYarns, type YarnDye } from './placeYarns';
import styles from './stills.module.css';
import { describeWarp } from './words';

type WarpState = 'cotton' | 'textile' | 'yarns';
type Part = keyof typeof YARNS;

const PITCH = 10;
const WIDTH = YARNS.all * PITCH;
const HEIGHT = 440;
/** Of the hundred yarns when cotton grows below them, and when they are bundled in ropes below. */
const LENGTHS: Readonly<Record<WarpState, number>> = { yarns: HEIGHT, textile: 350, cotton: 150 };
const ROPES_TOP = 250;

/** What each still shows. */
const STATES: Readonly<Record<WarpState, { at: number; key: readonly Part[] }>> = {
  yarns: { at: 0.54, key: ['all'] },
  textile: { at: 0.7, key: ['textile', 'everythingElse'] },
  cotton: { at: 1, key: ['cotton', 'everythingElse', 'otherFibers'] },
};

/** Runs of yarns with the same dye, so that the still is a handful of rectangles. */
function groupYarns(yarns: readonly YarnDye[]): { from: number; count: number; dye: YarnDye }[] {
  const runs: { from: number; count: number; dye: YarnDye }[] = [];
  yarns.forEach((dye, from) => {
    const last = runs.at(-1);
    if (last && last.dye.cotton === dye.cotton && last.dye.blue === dye.blue) last.count++;
    else runs.push({ from, count: 1, dye });
  });
  return runs;
}

const round = (value: number) => Number(value.toFixed(1));

/** The yarns behind a mask that leaves a furrow at each turn of their plies. */
function Yarns({ at, length }: { at: number; length: number }) {
  const id = useId();
  return (
    <>
      <pattern id={id} width={PITCH} height="16" patternUnits="userSpaceOnUse">
        <path d="M1.5 0h7v16h-7z" fill="#fff" />
        <path d="M1.5 13l7-7" stroke="#777" strokeWidth="2.4" />
      </pattern>
      <mask id={`${id}m`}>
        <rect width={WIDTH} height={length} fill={`url(#${id})`} />
      </mask>
      <g mask={`url(#${id}m)`}>
        {groupYarns(placeYarns(at)).map(({ from, count, dye }) => {
          const box = { x: from * PITCH, width: count * PITCH };
          const [cottonEnd, blueEnd] = [dye.cotton * length, (dye.cotton + dye.blue) * length];
          const parts = [
            ['undyed', blueEnd, length],
            ['blue', cottonEnd, blueEnd],
            ['cotton', 0, cottonEnd],
          ] as const;
          return (
            <g key={from}>
              {parts.map(
                ([kind, top, end]) =>
                  dye[kind] > 0 && (
                    <rect
                      key={kind}
                      className={styles[kind]}
                      {...box}
                      y={round(top)}
                      height={round(end - top)}
                    />
                  ),
              )}
            </g>
          );
        })}
      </g>
    </>
  );
}

/** Threads of the yarns `from` to `to` on their way into the ropes, over the whole width. */
function describeFan(from: number, to: number): string {
  const top = LENGTHS.cotton;
  const fan = ROPES_TOP - top;
  return Array.from({ length: Math.ceil(to) - from }, (_, i) => {
    const x = (from + i + 0.5) * PITCH;
    const toX = round((WIDTH * (from + i + 0.5)) / YARNS.textile);
    return `M${x} ${top}C${x} ${top + fan * 0.92} ${toX} ${top + fan / 2} ${toX} ${ROPES_TOP}`;
  }).join('');
}

/** The textile yarns made the whole: bundled in twenty ropes, of which nineteen are cotton. */
function Ropes() {
  const id = useId();
  const pitch = WIDTH / ROPES.all;
  const cottonEnd = Math.ceil(YARNS.cotton);
  const rope = (kind: 'cotton' | 'blue') => (
    <pattern id={`${id}${kind}`} width={pitch} height="24" patternUnits="userSpaceOnUse">
      <path className={styles[kind]} d={`M6 0h${pitch - 12}v24h-${pitch - 12}z`} />
      <path
        className={styles.ply}
        data-kind={kind}
        d={`M6 0L${pitch - 6} -24M6 24L${pitch - 6} 0M6 48L${pitch - 6} 24`}
      />
    </pattern>
  );
  const height = HEIGHT - ROPES_TOP;
  return (
    <>
      {rope('cotton')}
      {rope('blue')}
      <path className={styles.thread} data-kind="cotton" d={describeFan(0, cottonEnd)} />
      <path className={styles.thread} d={describeFan(cottonEnd, YARNS.textile)} />
      <rect y={ROPES_TOP} width={ROPES.cotton * pitch} height={height} fill={`url(#${id}cotton)`} />
      <rect
        x={ROPES.cotton * pitch}
        y={ROPES_TOP}
        width={(ROPES.all - ROPES.cotton) * pitch}
        height={height}
        fill={`url(#${id}blue)`}
      />
      <rect className={styles.beam} y={ROPES_TOP - 3} width={WIDTH} height="5" />
    </>
  );
}

const PLANT_COUNT = 10;
/** Where the plants after the first stand, as shares of the row. */
const PLANTS = Array.from({ length: PLANT_COUNT - 1 }, (_, i) => (i + 1) / PLANT_COUNT);

/** A row of cotton under exactly the textile yarns. */
function Field() {
  const id = useId();
  const width = YARNS.textile * PITCH;
  return (
    <g transform={`translate(0 ${HEIGHT - 4})`}>
      <g id={id} transform={`translate(${round(width / PLANT_COUNT / 2)} 0)`}>
        <path className={styles.stem} d="M0 0V-54M0-16C-14-18-16-22-16-30M0-28C12-30 14-34 14-42" />
        <circle className={styles.cotton} cy="-60" r="12" />
        <circle className={styles.cotton} cx="-18" cy="-36" r="9" />
        <circle className={styles.cotton} cx="17" cy="-48" r="9" />
      </g>
      {PLANTS.map((share) => (
        <use key={share} href={`#${id}`} x={round(width * share)} />
      ))}
      <rect className={styles.ground} width={width} height="4" />
    </g>
  );
}

/** The hundred yarns standing still, for the plain reading. */
export function WarpStill({ state }: { state: WarpState }) {
  const { at, key } = STATES[state];
  return (
    <figure className={styles.still} data-still={state}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 8}`}
        width={WIDTH}
        height={HEIGHT + 8}
        role="img"
        aria-label={describeWarp(state)}
      >
        <g transform="translate(0 8)">
          <Yarns at={at} length={LENGTHS[state]} />
          {state === 'textile' && <Field />}
          {state === 'cotton' && <Ropes />}
        </g>
        <rect className={styles.beam} width={WIDTH} height="6" />
      </svg>
      <figcaption>
        <ul className={styles.key}>
          {key.map((part) => (
            <li key={part} data-part={part}>
              {words.KEY[part]}
            </li>
          ))}
          {state === 'cotton' && <li data-part="ropes">{words.keyOfRopes(ROPES.cotton, ROPES.all)}</li>}
        </ul>
      </figcaption>
    </figure>
  );
}
