import * as check from '#words/check';
import * as words from '#words/lesson';
import { UnconfirmedKey } from '../claim/UnconfirmedKey';
import { fabrics } from '../data/fabrics';
import { formatDecimals } from '../model/format';
import { type Answer, calculateAnswer, formatAnswer, formatWorking, listTasks } from '../model/lesson/tasks';
import styles from './Answers.module.css';
import { LessonPage } from './LessonPage';
import { LessonFigure, LessonText } from './LessonText';
import { PrintButton } from './PrintButton';
import { TaskSection } from './TaskSection';

function Key({ answer }: { answer: Answer }) {
  if ('sample' in answer)
    return (
      <p>
        <b>{words.sample}</b>
        <LessonText text={answer.sample} />
      </p>
    );
  return (
    <>
      <p className={`subtitle ${styles.key}`}>
        <LessonFigure id={answer.claim} text={formatAnswer(answer.claim)} />
      </p>
      <p className={`tick ${styles.working}`} data-working="">
        {formatWorking(answer)}
      </p>
      {answer.also && (
        <p>
          <LessonText text={answer.also} />
        </p>
      )}
    </>
  );
}

/** The column that the worksheet leaves open, to three decimals where less would be zero. */
function FilledColumn() {
  const water = fabrics.map(({ id, name }) => ({
    name,
    water: calculateAnswer({ formula: `{${id}-water} × {${id}-production} ÷ 1,000`, step: 0.001 }),
  }));
  return (
    <table className={`note ${styles.column}`} aria-label={words.columnLabel}>
      <thead>
        <tr>
          <th scope="col">{words.fiber}</th>
          <th scope="col">{words.billionCubicMeters}</th>
        </tr>
      </thead>
      <tbody>
        {water.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td data-working="">{formatDecimals(row.water, 3)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The worksheet's key, worked out from the ledger whenever the site is built. */
export function Answers() {
  return (
    <LessonPage
      title={words.keyTitle}
      lead={
        <>
          {words.keyLead} <UnconfirmedKey />
        </>
      }
    >
      <PrintButton />
      <div className={`newspaper ${styles.tasks}`}>
        {listTasks('quick').map(({ task: { id, title, level, hasFabrics, questions }, number }) => (
          <TaskSection key={id} id={id} title={title} number={number} className={styles.task}>
            {level === 'quick' && <p className="caption">{check.quickOnly}</p>}
            {hasFabrics && <FilledColumn />}
            <ol className="seams">
              {questions.map(({ id: questionId, ask, answer }) => (
                <li key={questionId} className="stack gap-1">
                  <p className="note">
                    <LessonText text={ask} />
                  </p>
                  <Key answer={answer} />
                </li>
              ))}
            </ol>
          </TaskSection>
        ))}
        <TaskSection id="rubric" title={check.rubricTitle} className={styles.task}>
          <p>{check.rubricLead}</p>
          <ol className="seams">
            {check.RUBRIC.map(({ what, example }) => (
              <li key={what} className="stack gap-1">
                <p className="note">{what}</p>
                <p>
                  <b>{check.forExample}</b>
                  <LessonText text={example} />
                </p>
              </li>
            ))}
          </ol>
        </TaskSection>
      </div>
    </LessonPage>
  );
}
