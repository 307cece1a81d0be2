import * as words from '#words/lives';
import { livesFigures } from '../../../data/livesFigures';
import { findFigure } from '../../../model/figure';
import { formatNumber } from '../../../model/format';
import { formatFigure } from '../../../model/formatFigure';
import type { MovedShare, MoveId } from '../../../model/lives/moves';
import styles from './Studies.module.css';

const HUNDRED = 100;
const writePercent = (percent: number) => formatFigure({ value: percent, unit: 'percent' });
const readValue = (figure: ReturnType<typeof findFigure>) => ('value' in figure ? figure.value : figure.low);
const PINS = {
  lower: readValue(findFigure('use-phase-share')),
  higher: livesFigures['published-use-share'].value,
};

/** Which move has dyed each stitch: "start" for those of the first share, none for what making is. */
export function dyeStitches({ startPercent, steps }: Pick<MovedShare, 'startPercent' | 'steps'>) {
  const dyed: ('start' | MoveId)[] = [
    ...Array.from({ length: startPercent }, () => 'start' as const),
    ...steps.flatMap(({ move, added }) => Array.from({ length: Math.max(0, added) }, () => move)),
  ];
  return Array.from({ length: HUNDRED }, (_, stitch) => dyed[stitch]);
}

interface HundredProps {
  share: MovedShare;
  lower: string;
  higher: string;
}

/** A hundred stitches, one a percent, with both studies pinned to where they say. */
export function Hundred({ share, lower, higher }: HundredProps) {
  const { percent, startPercent, steps } = share;
  return (
    <>
      <svg
        className={`dyed turns ${styles.hundred}`}
        width="100%"
        role="img"
        aria-label={words.hundred(writePercent(percent))}
      >
        {dyeStitches(share).map((move, stitch) => (
          <line
            // biome-ignore lint/suspicious/noArrayIndexKey: a stitch is its place
            key={stitch}
            x1={`${stitch + 0.28}%`}
            x2={`${stitch + 0.72}%`}
            y1="100%"
            y2="26%"
            data-dye={move ?? 'none'}
          />
        ))}
        <line x1={`${PINS.lower}%`} x2={`${PINS.lower}%`} y1="10%" y2="100%" className={styles.pin} />
        <line x1={`${PINS.higher}%`} x2={`${PINS.higher}%`} y1="20%" y2="100%" className={styles.pin} />
        <svg x={`${PINS.lower}%`} overflow="visible" aria-hidden="true">
          <g transform="translate(-2 0)">
            <text className="axis" dy="1em">
              {words.pinLower(lower)}
            </text>
          </g>
        </svg>
        <svg x={`${PINS.higher}%`} y="12%" overflow="visible" aria-hidden="true">
          <g transform="translate(6 0)">
            <text className="axis" dy="1em">
              {words.pinHigher(higher)}
            </text>
          </g>
        </svg>
      </svg>
      <ul className={styles.sum}>
        <li>
          <i className={`dyed ${styles.swatch}`} data-dye="start" aria-hidden="true" />
          <span>{words.atFirst(writePercent(startPercent))}</span>
        </li>
        {steps.map(({ move, added }) => (
          <li key={move}>
            <i className={`dyed ${styles.swatch}`} data-dye={move} aria-hidden="true" />
            <span>{`${words.added(formatNumber(added))} ${words.DYES[move]}`}</span>
          </li>
        ))}
        <li>
          <i className={`dyed ${styles.swatch}`} data-dye="none" aria-hidden="true" />
          <span>{words.makingRest(writePercent(HUNDRED - percent))}</span>
        </li>
      </ul>
    </>
  );
}
