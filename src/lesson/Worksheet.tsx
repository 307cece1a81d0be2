import * as words from '#words/lesson';
import { UnconfirmedKey } from '../claim/UnconfirmedKey';
import { fabrics } from '../data/fabrics';
import { listTasks, type Task } from '../model/lesson/tasks';
import { SheetPicture } from '../story/sheet/SheetPicture';
import { SheetPart } from '../ui/Sheet';
import { OfClass } from './answer/OfClass';
import { LessonPage } from './LessonPage';
import { LessonText } from './LessonText';
import { PrintButton } from './PrintButton';
import { TaskSection } from './TaskSection';
import { Glossary } from './Term';
import styles from './Worksheet.module.css';

/** Lines to write on. */
function Lines({ count }: { count: number }) {
  return (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <i key={line} />
      ))}
    </div>
  );
}

/** Water and production of the six fabrics, and a column to fill in. */
function FabricsToFill() {
  return (
    <table className={styles.fabrics} data-lined="" aria-label={words.fabricsLabel}>
      <thead>
        <tr>
          <th scope="col">{words.fiber}</th>
          <th scope="col">{words.litersPerKilogram}</th>
          <th scope="col">{words.millionTons}</th>
          <th scope="col">{words.billionCubicMeters}</th>
        </tr>
      </thead>
      <tbody>
        {fabrics.map(({ id, name }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {(['water', 'production'] as const).map((measure) => (
              <td key={measure}>
                <LessonText text={`{${id}-${measure}:number}`} />
              </td>
            ))}
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TaskSheet({
  task: { id, title, given, hasFabrics, questions },
  number,
}: {
  task: Task;
  number: number;
}) {
  return (
    <TaskSection id={id} title={title} number={number} isCard className={styles.task}>
      <p className={styles.given}>
        <LessonText text={given} />
      </p>
      {hasFabrics && <FabricsToFill />}
      <ol>
        {questions.map(({ id, ask, lines }) => (
          <li key={id}>
            <p>
              <LessonText text={ask} />
            </p>
            <Lines count={lines} />
          </li>
        ))}
      </ol>
    </TaskSection>
  );
}

/** Seven tasks on paper, every number of them a figure of the ledger. */
export function Worksheet() {
  return (
    <LessonPage
      path="/teach/worksheet"
      title={words.worksheetTitle}
      lead={
        <>
          {words.worksheetLead} <UnconfirmedKey />
        </>
      }
      picture={<SheetPicture name="steps" />}
    >
      <PrintButton />
      <p className={styles.names}>
        <span>{words.pupilName}</span> <i aria-hidden="true" /> <span>{words.date}</span>{' '}
        <i aria-hidden="true" />
      </p>
      <SheetPart id="words" title={words.glossaryTitle}>
        <Glossary />
      </SheetPart>
      <div className={styles.sheet}>
        {listTasks('standard').map(({ task, number }) => (
          <TaskSheet key={task.id} task={task} number={number} />
        ))}
        <TaskSection id="exit" title={words.exitTitle} isCard className={styles.task}>
          <OfClass />
          <ol>
            <li>
              <p>{words.exitNumber}</p>
              <Lines count={1} />
            </li>
            <li>
              <p>{words.exitCounts}</p>
              <Lines count={2} />
            </li>
            <li>
              <p>{words.exitSure}</p>
              <Lines count={2} />
            </li>
          </ol>
        </TaskSection>
      </div>
    </LessonPage>
  );
}
