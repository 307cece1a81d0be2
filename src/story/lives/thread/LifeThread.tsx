import * as words from '#words/lives';
import { addParts, calculateParts, type Pair, type Parts } from '../../../model/lives/life';
import styles from './LifeThread.module.css';
import { type FrameId, findGramsATurn, placeThread, THREAD_FRAMES } from './placeThread';
import { writeGrams } from './writeGrams';

interface DrawingProps {
  parts: Parts;
  gramsATurn: number;
  frame: FrameId;
}

/** The thread of one wear with its needle, and a bracket for each part. */
function Drawing({ parts, gramsATurn, frame }: DrawingProps) {
  const { width, height } = THREAD_FRAMES[frame];
  const { stitches, end, top, bottom } = placeThread(parts, gramsATurn, THREAD_FRAMES[frame]);
  const middle = (top + bottom) / 2;
  return (
    <svg
      className={`dyed turns ${styles[frame]}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {stitches.map(({ part, from, to, path }) => (
        <g key={part} data-part={part}>
          {part === 'making' && (
            <rect x={from} y={top} width={to - from} height={bottom - top} className={styles.core} />
          )}
          {part !== 'making' && <path d={path} className={styles.edge} />}
          <path d={path} className={styles[part]} />
          <path
            d={`M${from + 1} ${bottom + 3}v4H${Math.max(from + 1, to - 1)}v-4`}
            className={styles.bracket}
          />
        </g>
      ))}
      <path d={`M${end} ${bottom - 3}q6 0 12-${(bottom - middle) * 0.8}`} className={styles.bracket} />
      <path d={`M${end + 12} ${middle}q4-5 12-4l28 4-28 4q-8 1-12-4zm4 0h7`} className={styles.needle} />
    </svg>
  );
}

/** A part's own stitch, small, beside its name. */
const SWATCHES: Record<keyof Parts, string> = {
  making: 'M3 2l3 14M8 2l3 14M13 2l3 14M18 2l3 14',
  washing: 'M1 3C5 3 3 15 7 15S9 3 13 3 15 15 19 15 21 3 23 3',
  drying: 'M6 3a5 6 0 1 1-.01 0M12 3a5 6 0 1 1-.01 0M18 3a5 6 0 1 1-.01 0',
  ironing: 'M1 3L5 15 9 3 13 15 17 3 21 15',
};

function Swatch({ part }: { part: keyof Parts }) {
  return (
    <svg viewBox="0 0 24 18" width="24" height="18" aria-hidden="true">
      {part === 'making' && <rect width="24" height="18" className={styles.core} />}
      {part !== 'making' && <path d={SWATCHES[part]} className={styles.edge} />}
      <path d={SWATCHES[part]} className={styles[part]} />
    </svg>
  );
}

/** One wear of a life as thread, four stitches for its four parts, and what each weighs. */
export function LifeThread({ pair, letter }: { pair: Pair; letter: keyof Pair }) {
  const parts = calculateParts(pair[letter]);
  const both = [pair.a, pair.b].map((life) => addParts(calculateParts(life)));
  const gramsIn = {
    wide: findGramsATurn(both, THREAD_FRAMES.wide),
    narrow: findGramsATurn(both, THREAD_FRAMES.narrow),
  };
  return (
    <div className={styles.thread}>
      <Drawing parts={parts} gramsATurn={gramsIn.wide} frame="wide" />
      <Drawing parts={parts} gramsATurn={gramsIn.narrow} frame="narrow" />
      <ul className={styles.parts}>
        {Object.entries(parts).map(([part, grams]) => (
          <li key={part}>
            <Swatch part={part as keyof Parts} />
            <span>{words.PARTS[part as keyof Parts]}</span> <b>{words.gramsOf(writeGrams(grams))}</b>
          </li>
        ))}
        <li className={styles.turn}>
          <span className={styles.inWide}>{words.oneTurn(writeGrams(gramsIn.wide))}</span>
          <span className={styles.inNarrow}>{words.oneTurn(writeGrams(gramsIn.narrow))}</span>
        </li>
      </ul>
    </div>
  );
}
