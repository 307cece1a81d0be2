import { formatCups } from '../../../model/format';
import { DAILY_CUPS, type DailyCups } from '../../../model/userInput';
import { CUP_PATH, CUP_VIEW_BOX } from '../../cups/cupOutline';
import { useRovingCups } from '../../cups/useRovingCups';
import styles from './PickCups.module.css';

/** Ten outlined cups on the label are the question: the one that is picked makes the label the reader's. */
export function PickCups({ onPick }: { onPick: (cups: DailyCups) => void }) {
  const roving = useRovingCups();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every engine
    <div
      role="group"
      aria-label="My cups of water a day"
      className={`needs-script ${styles.cups}`}
      onKeyDown={roving.onKeyDown}
    >
      {DAILY_CUPS.map((cups) => (
        <button
          key={cups}
          type="button"
          aria-label={`${formatCups(cups)} of water`}
          {...roving.bindCup(cups)}
          onClick={() => onPick(cups)}
        >
          <svg viewBox={CUP_VIEW_BOX} aria-hidden="true">
            <path d={CUP_PATH} />
          </svg>
          <span aria-hidden="true">{cups}</span>
        </button>
      ))}
    </div>
  );
}
