import { useId } from 'react';
import { labelWhole } from '#words/lake';
import { formatNumber } from '../../model/format';
import { YARNS } from '../../model/industry';
import { placeYarns, type YarnDye } from './placeYarns';
import styles from './stills.module.css';
import { describeWarp } from './words';

type WarpState = 'cotton' | 'textile';

const PITCH = 10;
const WIDTH = YARNS.all * PITCH;
const HEIGHT = 440;

/** At which progress of the story each still stands. */
const STATES: Readonly<Record<WarpState, number>> = { textile: 0.75, cotton: 1 };

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
function Yarns({ at }: { at: number }) {
  const id = useId();
  return (
    <>
      <pattern id={id} width={PITCH} height="16" patternUnits="userSpaceOnUse">
        <path d="M1.5 0h7v16h-7z" fill="#fff" />
        <path d="M1.5 13l7-7" stroke="#777" strokeWidth="2.4" />
      </pattern>
      <mask id={`${id}m`}>
        <rect width={WIDTH} height={HEIGHT} fill={`url(#${id})`} />
      </mask>
      <g mask={`url(#${id}m)`}>
        {groupYarns(placeYarns(at)).map(({ from, count, dye }) => {
          const box = { x: from * PITCH, width: count * PITCH };
          const [cottonEnd, blueEnd] = [dye.cotton * HEIGHT, (dye.cotton + dye.blue) * HEIGHT];
          const parts = [
            ['undyed', blueEnd, HEIGHT],
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

/** The hundred yarns standing still, for the plain reading. */
export function WarpStill({ state }: { state: WarpState }) {
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
          <Yarns at={STATES[state]} />
        </g>
        <rect className={styles.beam} width={WIDTH} height="6" />
      </svg>
      <figcaption data-axis="">{labelWhole(formatNumber(YARNS.all))}</figcaption>
    </figure>
  );
}
