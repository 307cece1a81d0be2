import { useId } from 'react';
import type { ShownFigureId } from '../../model/figure';
import { formatNumber } from '../../model/format';
import { YARNS } from '../../model/industry';
import { Claim } from '../claim/Claim';
import { placeYarns, type YarnDye } from './placeYarns';
import styles from './stills.module.css';
import { describeWarp } from './words';

type WarpState = 'cotton' | 'textile' | 'yarns';

const STATES: Readonly<Record<WarpState, { at: number; key: readonly [keyof typeof YARNS, string][] }>> = {
  yarns: { at: 0.54, key: [['all', '= all of it']] },
  textile: {
    at: 0.7,
    key: [
      ['textile', 'textile production'],
      ['everythingElse', 'everything else'],
    ],
  },
  cotton: {
    at: 1,
    key: [
      ['cotton', 'cotton'],
      ['otherFibers', 'every other fiber'],
      ['everythingElse', 'everything else'],
    ],
  },
};

const YARN_FIGURES = {
  all: 'yarns',
  textile: 'textile-share',
  everythingElse: 'other-share',
  cotton: 'cotton-yarns',
  otherFibers: 'other-fibers',
} as const satisfies Record<keyof typeof YARNS, ShownFigureId>;

const PITCH = 10;
const LENGTH = 300;

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

/** The hundred yarns standing still, for the plain reading. */
export function WarpStill({ state }: { state: WarpState }) {
  const id = useId();
  const { at, key } = STATES[state];
  return (
    <figure className={styles.still}>
      <svg viewBox={`0 0 ${YARNS.all * PITCH} ${LENGTH + 8}`} role="img" aria-label={describeWarp(state)}>
        <pattern id={id} width={PITCH} height={LENGTH} patternUnits="userSpaceOnUse">
          <rect x="1.5" width="7" height={LENGTH} fill="#fff" />
        </pattern>
        <mask id={`${id}m`}>
          <rect width={YARNS.all * PITCH} height={LENGTH + 8} fill={`url(#${id})`} />
        </mask>
        <g mask={`url(#${id}m)`} transform="translate(0 8)">
          {groupYarns(placeYarns(at)).map(({ from, count, dye }) => {
            const box = { x: from * PITCH, width: count * PITCH };
            const [cottonEnd, blueEnd] = [dye.cotton * LENGTH, (dye.cotton + dye.blue) * LENGTH];
            return (
              <g key={from}>
                {dye.undyed > 0 && (
                  <rect
                    className={styles.undyed}
                    {...box}
                    y={round(blueEnd)}
                    height={round(LENGTH - blueEnd)}
                  />
                )}
                {dye.blue > 0 && (
                  <rect
                    className={styles.blue}
                    {...box}
                    y={round(cottonEnd)}
                    height={round(blueEnd - cottonEnd)}
                  />
                )}
                {dye.cotton > 0 && <rect className={styles.cotton} {...box} height={round(cottonEnd)} />}
              </g>
            );
          })}
        </g>
        <rect className={styles.beam} width={YARNS.all * PITCH} height="6" />
      </svg>
      <figcaption>
        <ul className={styles.key}>
          {key.map(([part, name]) => (
            <li key={part} data-part={part}>
              <Claim id={YARN_FIGURES[part]}>{`${formatNumber(YARNS[part])} yarns`}</Claim> {name}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
