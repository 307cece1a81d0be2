import { useId } from 'react';
import * as words from '#words/shirt';
import { formatCups } from '../../../model/format';
import { describeShare } from '../../../model/share';
import { DAILY_CUPS, type DailyCups } from '../../../model/userInput';
import { Announcement } from '../../../ui/Announcement';
import { useTell } from '../../../ui/reader';
import { CupButton } from '../../cups/CupButton';
import { useRovingCups } from '../../cups/useRovingCups';
import styles from './CupPicker.module.css';

/**
 * The ten cups again, for visitors who come without a number: one tab stop, arrows move, as on home. Choosing completes
 * the page where it stands.
 */
export function CupPicker({ chosen }: { chosen: DailyCups | undefined }) {
  const questionId = useId();
  const tell = useTell();
  const roving = useRovingCups(chosen);
  return (
    <div className={`needs-script screen-only ${styles.picker}`} data-asks-cups="">
      <p id={questionId}>{words.question}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every engine */}
      <div role="group" aria-labelledby={questionId} className={styles.cups} onKeyDown={roving.onKeyDown}>
        {DAILY_CUPS.map((cups) => (
          <CupButton
            key={cups}
            cups={cups}
            {...roving.bindCup(cups)}
            aria-pressed={cups === chosen}
            data-lit={chosen !== undefined && cups <= chosen ? '' : undefined}
            onClick={() => tell({ cups })}
          />
        ))}
      </div>
      <Announcement>
        {chosen !== undefined && words.chosen(formatCups(chosen), describeShare(chosen).percent)}
      </Announcement>
    </div>
  );
}
