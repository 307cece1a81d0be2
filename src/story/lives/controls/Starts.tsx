import * as words from '#words/lives';
import { livesFigures } from '../../../data/livesFigures';
import { findFigure } from '../../../model/figure';
import { formatFigure } from '../../../model/formatFigure';
import { findStart, type Pair, STARTS, type StartId } from '../../../model/lives/life';
import { Button } from '../../../ui/Button';
import { startLife, useLives } from '../livesStore';
import styles from './Controls.module.css';

/** What each start is called. */
export const START_NAMES: Readonly<Record<StartId, string>> = {
  lower: words.lowerStart(formatFigure(findFigure('use-phase-share'))),
  higher: words.higherStart(formatFigure(livesFigures['published-use-share'])),
  rule: words.ruleStart,
};

/** Sets a life to one of the three starts, or to what the reader last set by hand. */
export function Starts({ letter }: { letter: keyof Pair }) {
  const current = findStart(useLives()[letter]);
  const name = words.setTo(letter.toUpperCase());
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that set something are no form
    <div className={styles.starts} role="group" aria-label={name}>
      <span aria-hidden="true">{name}</span>
      {(Object.keys(STARTS) as StartId[]).map((id) => (
        <Button
          key={id}
          look="words"
          aria-pressed={current === id}
          onClick={() => startLife(letter, STARTS[id])}
        >
          {START_NAMES[id]}
        </Button>
      ))}
      <Button look="words" aria-pressed={current === undefined} onClick={() => startLife(letter, 'own')}>
        {words.ownStart}
      </Button>
    </div>
  );
}
