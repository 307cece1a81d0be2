import { COTTON_CUPS } from '../../data/shirt';
import { formatNumber } from '../../model/format';
import type { DailyCups } from '../../model/userInput';
import { StoryLink } from '../StoryLink';
import { CupPictures, Cups } from './Cups';
import styles from './Survey.module.css';

interface SurveyProps {
  preview: DailyCups | 0;
  chosen: DailyCups | undefined;
  /** Whether the pour has come to "This is one T-shirt." */
  isShirt: boolean;
  onPreview: (cups: DailyCups | 0) => void;
  onChoose: (cups: DailyCups) => void;
  onGoOn: () => void;
}

const UNIT = { one: 'cup of water', many: 'cups of water' } as const;

/** What the heading says: the question, then what the water means. */
export function chooseHeading(isChosen: boolean, isShirt: boolean): string {
  if (!isChosen) return 'How many cups of water do you drink a day?';
  return isShirt ? 'This is one T\u2011shirt.' : 'That was you.';
}

function Count({ count }: { count: number }) {
  return (
    <>
      <b data-count="">{formatNumber(count)}</b> {count === 1 ? UNIT.one : UNIT.many}
    </>
  );
}

/** The question, the count, and the ten cups. */
export function Survey({ preview, chosen, isShirt, onPreview, onChoose, onGoOn }: SurveyProps) {
  const isChosen = chosen !== undefined;
  const lit = chosen ?? preview;
  return (
    <div className={styles.survey}>
      <h2 className={isChosen ? styles.say : undefined}>{chooseHeading(isChosen, isShirt)}</h2>
      <p className={styles.read}>
        {isChosen && (
          <span aria-hidden="true">
            <Count count={isShirt ? COTTON_CUPS : chosen} />
          </span>
        )}
        <span className={isChosen ? 'visually-hidden' : 'needs-script'} role="status">
          {isShirt ? `${formatNumber(COTTON_CUPS)} cups of water` : <Count count={lit} />}
        </span>
        {lit === 0 && <span className={`${styles.hint} needs-script`}>Pick a cup. We’ll pour.</span>}
        {isChosen && (
          <button type="button" className={`button button-solid ${styles.goOn}`} onClick={onGoOn}>
            Go on now
          </button>
        )}
        <StoryLink className="without-script" to="/thirsty_fashion/info1">
          See what one T-shirt drinks
        </StoryLink>
      </p>
      <Cups lit={lit} chosen={chosen} onPreview={onPreview} onChoose={onChoose} />
      <CupPictures className="without-script" lit={0} />
    </div>
  );
}
