import * as words from '#words/lesson';
import { formatNumber } from '../model/format';
import { PLANNED_TASKS } from '../model/lesson/plan';
import type { listTasks } from '../model/lesson/tasks';
import { Button } from '../ui/Button';
import { Checkbox, Options } from '../ui/Choice';

interface PrintChoiceProps {
  tasks: ReturnType<typeof listTasks>;
  /** The ids of the tasks that stay off the paper. */
  left: readonly string[];
  onLeave: (left: readonly string[]) => void;
}

/** Chooses which tasks are printed: one by one, those of the plan, or all. The exit ticket always is. */
export function PrintChoice({ tasks, left, onLeave }: PrintChoiceProps) {
  const planned = tasks.filter(({ task }) => PLANNED_TASKS.includes(task.id));
  const [first, last] = [planned[0], planned.at(-1)];
  const unplanned = tasks.filter((each) => !planned.includes(each)).map(({ task }) => task.id);
  return (
    <Options className="needs-script screen-only" legend={words.printTasks}>
      {tasks.map(({ task: { id, title }, number }) => (
        <Checkbox
          key={id}
          aria-label={`${formatNumber(number)} ${title}`}
          checked={!left.includes(id)}
          onChange={({ target }) =>
            onLeave(target.checked ? left.filter((each) => each !== id) : [...left, id])
          }
        >
          <span aria-hidden="true">{formatNumber(number)}</span>
        </Checkbox>
      ))}
      {first && last && (
        <Button look="words" onClick={() => onLeave(unplanned)}>
          {words.printPlanned(formatNumber(first.number), formatNumber(last.number))}
        </Button>
      )}
      <Button look="words" disabled={left.length === 0} onClick={() => onLeave([])}>
        {words.printAll}
      </Button>
    </Options>
  );
}
