import { useId } from 'react';
import * as words from '#words/check';
import * as tasks from '#words/text/lessonTasks';
import { LEVELS } from '../../model/lesson/tasks';
import { Radio } from '../../ui/Radio';
import styles from './LevelChoice.module.css';
import { useLevel } from './useLevel';

/** Chooses for whom the sheet is; a link of the page keeps it. */
export function LevelChoice() {
  const name = useId();
  const [level, choose] = useLevel();
  return (
    <fieldset className={`${styles.levels} needs-script`}>
      <legend className={styles.name}>{words.levelName}</legend>
      {LEVELS.map((choice) => (
        <Radio
          key={choice}
          name={name}
          checked={choice === level}
          tabIndex={choice === level ? 0 : -1}
          onChange={() => choose(choice)}
        >
          {tasks.LEVELS[choice]}
        </Radio>
      ))}
    </fieldset>
  );
}
