import { fabrics } from '../../data/fabrics';
import { formatAnswer, type Task, tasks } from '../../model/lesson/tasks';
import { LessonPage, LessonSection } from './LessonPage';
import { LessonFigure, LessonText } from './LessonText';
import { PrintButton } from './PrintButton';
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
    <table
      className={styles.fabrics}
      aria-label="Water and production of six fibers, with a column to fill in"
    >
      <thead>
        <tr>
          <th scope="col">Fiber</th>
          <th scope="col">Liters per kilogram</th>
          <th scope="col">Million tons a year</th>
          <th scope="col">Billion cubic meters</th>
        </tr>
      </thead>
      <tbody>
        {fabrics.map(({ id, name }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {(['water', 'production'] as const).map((measure) => (
              <td key={measure}>
                <LessonFigure
                  id={`${id}-${measure}`}
                  text={formatAnswer(`${id}-${measure}`).split(' ')[0] ?? ''}
                />
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
    <section id={id} className={styles.task} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <span className={styles.place}>{number}</span> <span>{title}</span>
      </h2>
      <p className={styles.given}>
        <LessonText text={given} />
      </p>
      {hasFabrics && <FabricsToFill />}
      <ol className={styles.questions}>
        {questions.map(({ ask, lines }) => (
          <li key={ask}>
            <p>
              <LessonText text={ask} />
            </p>
            <Lines count={lines} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Seven tasks on paper, every number of them a figure of the ledger. */
export function Worksheet() {
  return (
    <LessonPage
      path="/teach/worksheet"
      title="Can it be true?"
      lead="Seven tasks about water, cotton and numbers. You need a pencil. You may use a calculator."
    >
      <PrintButton />
      <p className={styles.names}>
        <span>Name</span> <i aria-hidden="true" /> <span>Date</span> <i aria-hidden="true" />
      </p>
      <div className={styles.sheet}>
        {tasks.map((task, index) => (
          <TaskSheet key={task.id} task={task} number={index + 1} />
        ))}
        <section id="exit" className={styles.task} aria-labelledby="exit-title">
          <h2 id="exit-title">Exit ticket</h2>
          <ol className={styles.questions}>
            <li>
              <p>One number that I will tell at home:</p>
              <Lines count={1} />
            </li>
            <li>
              <p>What it counts, and what it leaves out:</p>
              <Lines count={2} />
            </li>
            <li>
              <p>How sure I am, and why:</p>
              <Lines count={2} />
            </li>
          </ol>
        </section>
      </div>
      <LessonSection id="words" title="Words">
        <Glossary />
      </LessonSection>
    </LessonPage>
  );
}
