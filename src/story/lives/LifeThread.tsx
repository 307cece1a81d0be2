import * as words from '#words/lives';
import { addCare, addParts, calculateParts, type Pair } from '../../model/lives/life';
import styles from './LifeThread.module.css';
import { placeThread } from './placeThread';
import { writeGrams } from './writeGrams';

/** A part's own stitch, small, beside its name. */
const SWATCHES = {
  making: 'M3 1l3 14M8 1l3 14M13 1l3 14M18 1l3 14',
  care: 'M1 2C5 2 3 14 7 14S9 2 13 2 15 14 19 14 21 2 23 2',
} as const;
const PART_IDS = ['making', 'care'] as const;

/** One wear of a life as thread: what making it gives off is wound, what its care does is a wave; the needle is at its end. */
export function LifeThread({ pair, letter }: { pair: Pair; letter: keyof Pair }) {
  const parts = calculateParts(pair[letter]);
  const thread = placeThread(
    parts,
    Math.max(...[pair.a, pair.b].map((life) => addParts(calculateParts(life)))),
  );
  const grams = { making: parts.making, care: addCare(parts) };
  const names = { making: words.PARTS.making, care: words.care };
  return (
    <div className={styles.thread}>
      <svg className={`dyed turns ${styles.sewn}`} width="100%" height="100%" aria-hidden="true">
        <rect width={`${thread.making.width}%`} height="100%" className={styles.core} />
        {PART_IDS.map((part) => {
          const { from, width, turns, path } = thread[part];
          return (
            <svg
              key={part}
              x={`${from}%`}
              width={`${width}%`}
              height="100%"
              viewBox={`0 0 ${turns} 100`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              {part === 'care' && <path d={path} className={styles.edge} />}
              <path d={path} className={styles[part]} />
            </svg>
          );
        })}
        <svg x={`${thread.end}%`} y="50%" overflow="visible" aria-hidden="true">
          <path d="M3 0q4-5 12-4l28 4-28 4q-8 1-12-4zm4 0h7" className={styles.needle} />
        </svg>
      </svg>
      <ul className="axis row gap-4">
        {PART_IDS.map((part) => (
          <li key={part} className="cluster">
            <svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
              {part === 'making' && <rect width="24" height="16" className={styles.core} />}
              {part === 'care' && <path d={SWATCHES.care} className={styles.edge} />}
              <path d={SWATCHES[part]} className={styles[part]} />
            </svg>
            <span>{names[part]}</span> <b>{words.gramsOf(writeGrams(grams[part]))}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
