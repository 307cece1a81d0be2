import * as words from '#words/costs';
import { DAILY_CUPS, type DailyCups } from '../../../model/userInput';
import { CupButton } from '../../cups/CupButton';
import { useRovingCups } from '../../cups/useRovingCups';
import styles from './PickCups.module.css';

/** Ten outlined cups on the label are the question: the one that is picked makes the label the reader's. */
export function PickCups({ onPick }: { onPick: (cups: DailyCups) => void }) {
  const roving = useRovingCups();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every engine
    <div
      role="group"
      aria-label={words.pickCups}
      className={`needs-script columns ${styles.cups}`}
      onKeyDown={roving.onKeyDown}
    >
      {DAILY_CUPS.map((cups) => (
        <CupButton key={cups} cups={cups} {...roving.bindCup(cups)} onClick={() => onPick(cups)} />
      ))}
    </div>
  );
}
