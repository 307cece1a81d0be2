import * as words from '#words/check';
import { linkUnread } from '#words/shell';
import * as tasks from '#words/text/lessonTasks';
import { findLevel, LEVELS } from '../../model/lesson/tasks';
import { Choice } from '../../ui/Choice';
import { Failure } from '../../ui/PressFailed';
import { useSaid, useTell } from '../../ui/reader';

const OPTIONS = LEVELS.map((level) => [level, tasks.LEVELS[level]] as const);

/** Chooses for whom the sheet is; a link of the page keeps it. */
export function LevelChoice() {
  const { level: said } = useSaid();
  const level = findLevel(said);
  const tell = useTell();
  return (
    <>
      <Choice
        className="needs-script"
        legend={words.levelName}
        options={OPTIONS}
        value={level}
        onChoose={(choice) => tell({ level: choice })}
      />
      {said !== undefined && said !== level && <Failure>{linkUnread}</Failure>}
    </>
  );
}
