import * as words from '#words/costs';
import { FULL_STOP } from '#words/rules';
import { Claim } from '../../claim/Claim';
import { ClaimText } from '../../claim/ClaimText';
import { formatNumber } from '../../model/format';
import { formatFigure } from '../../model/formatFigure';
import { calculateCupsPerWear, describeWears, tips } from '../../model/tips';
import { HowMuch } from '../../ui/guess/HowMuch';
import { useReader } from '../../ui/reader';
import styles from './TipsSection.module.css';
import { Patch } from './wear/Patch';
import { START_WEARS, WEARS_SCALE } from './wear/wearsScale';

/** The cups of one wear. Nobody has said how often: all of them are the first one's. */
function CupsPerWear({ wears }: { wears: number | undefined }) {
  return (
    <p className={styles.figure}>
      <b className="number">
        {wears === undefined ? (
          <Claim id="shirt-cups" format="number" />
        ) : wears === START_WEARS ? (
          <Claim id="cups-per-wear-30" format="number" />
        ) : (
          formatNumber(calculateCupsPerWear(wears))
        )}
      </b>{' '}
      <span className="caption">
        {wears === undefined
          ? words.firstWear
          : words.cupsAWear(formatFigure({ value: wears, unit: 'wears' }))}
      </span>
    </p>
  );
}

/** Four tips beside the shirt that they are about; the first asks how often it is worn, and the shirt answers at once. */
export function TipsSection() {
  const [wears, setWears] = useReader('wears');
  return (
    <section className={styles.section} data-ground="weld">
      <div className={styles.words}>
        <h2>{words.tipsTitle}</h2>
        <ol className={styles.tips}>
          {tips.map(({ title, text }) => (
            <li key={title} className="small">
              <h3>{title + FULL_STOP}</h3>
              <p>
                <ClaimText phrases={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.worn}>
        <Patch wears={wears} />
        <CupsPerWear wears={wears} />
      </div>
      <div className={styles.strip}>
        <HowMuch
          scale={WEARS_SCALE}
          name={words.yourWears}
          unit={words.wearsUnit}
          value={wears}
          say={describeWears}
          onSet={setWears}
        />
      </div>
    </section>
  );
}
