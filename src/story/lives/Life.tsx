import * as words from '#words/lives';
import { formatNumber } from '../../model/format';
import { addParts, calculateParts, type Pair, type Life as Settings } from '../../model/lives/life';
import { Controls } from './controls/Controls';
import styles from './Life.module.css';
import { useLives } from './livesStore';
import { LifeThread } from './thread/LifeThread';
import { writeGrams } from './thread/writeGrams';

/** A life in one line: "Worn 45 times, washed every wear, dried on a line, ironed 40%, EU average." */
export const describeLife = (life: Settings): string =>
  words.lifeLine(
    formatNumber(life.wears),
    life.wearsAWash,
    life.driedPercent,
    life.ironedPercent,
    words.POWERS[life.power],
    life.isSecondHand,
  );

/** One life: its letter, what one wear weighs as a thread, and all that can be set. */
export function Life({ letter }: { letter: keyof Pair }) {
  const pair = useLives();
  const life = pair[letter];
  const name = letter.toUpperCase();
  return (
    <article
      className={styles.life}
      data-computed=""
      data-drawing=""
      aria-label={words.life(name)}
      data-ground={letter === 'a' ? 'vat' : 'weld'}
    >
      <div className={styles.who}>
        <span className={styles.letter} aria-hidden="true">
          {name}
        </span>
        <p>
          <b className={styles.grams} data-grams={letter}>
            {words.gramsOf(writeGrams(addParts(calculateParts(life))))}
          </b>{' '}
          <span className={styles.unit}>{words.unit}</span>
        </p>
      </div>
      <div className={styles.body}>
        <LifeThread pair={pair} letter={letter} />
        <p className={`not-short ${styles.line}`}>{describeLife(life)}</p>
        <details className={`needs-script screen-only ${styles.more}`}>
          <summary className="control">
            <span>{words.change}</span>
            <span className="visually-hidden">{words.changeLife(name)}</span>
          </summary>
          <div className={styles.panel}>
            <Controls letter={letter} />
          </div>
        </details>
      </div>
    </article>
  );
}
