import { useId } from 'react';
import * as words from '#words/check';
import { linkUnread } from '#words/shell';
import * as tasks from '#words/text/lessonTasks';
import { findLevel, LEVELS } from '../../model/lesson/tasks';
import { Failure } from '../../ui/PressFailed';
import { Radio } from '../../ui/Radio';
import { useSaid, useTell } from '../../ui/reader';
import styles from './LevelChoice.module.css';

/** Chooses for whom the sheet is; a link of the page keeps it. */
export function LevelChoice() {
  const name = useId();
  const { level: said } = useSaid();
  const level = findLevel(said);
  const tell = useTell();
  return (
    <fieldset className={`${styles.levels} needs-script`}>
      <legend className={styles.name}>{words.levelName}</legend>
      {LEVELS.map((choice) => (
        <Radio
          key={choice}
          name={name}
          checked={choice === level}
          tabIndex={choice === level ? 0 : -1}
          onChange={() => tell({ level: choice })}
        >
          {tasks.LEVELS[choice]}
        </Radio>
      ))}
      {said !== undefined && said !== level && <Failure>{linkUnread}</Failure>}
    </fieldset>
  );
}
