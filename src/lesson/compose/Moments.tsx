import { formatStop, type Stop } from '../../model/lesson/activity';
import { Button } from '../../ui/Button';
import styles from './Composer.module.css';
import { CHAPTER_STOPS } from './places';

interface MomentsProps {
  stops: readonly Stop[];
  isFull: boolean;
  onAdd: (stop: Stop) => void;
  onRemove: (stop: Stop) => void;
}

/** The story's moments by chapter: a press adds one, another takes it out. */
export function Moments({ stops, isFull, onAdd, onRemove }: MomentsProps) {
  const chosen = new Set(stops.map(formatStop));
  return CHAPTER_STOPS.map(({ kind, name, moments }) => (
    // biome-ignore lint/a11y/useSemanticElements: buttons are no form, a fieldset would make them one
    <div key={kind} className={styles.chapter} role="group" aria-labelledby={`chapter-${kind}`}>
      <h3 id={`chapter-${kind}`}>{name}</h3>
      <p className={styles.moments}>
        {moments.map(({ id, name: moment }) => {
          const stop = { kind, setting: id };
          const isChosen = chosen.has(formatStop(stop));
          return (
            <Button
              key={id}
              isSmall
              aria-pressed={isChosen}
              disabled={isFull && !isChosen}
              onClick={() => (isChosen ? onRemove(stop) : onAdd(stop))}
            >
              {moment}
            </Button>
          );
        })}
      </p>
    </div>
  ));
}
