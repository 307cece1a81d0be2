import { useState } from 'react';
import * as check from '#words/check';
import * as words from '#words/lesson';
import { COLON } from '#words/rules';
import { LEVELS } from '#words/text/lessonTasks';
import { UnconfirmedKey } from '../claim/UnconfirmedKey';
import { fabrics } from '../data/fabrics';
import { findLevel, listTasks, type Question, type Task } from '../model/lesson/tasks';
import { parseReplies } from '../model/reply/classReplies';
import { useHasBegun } from '../motion/useHasBegun';
import { useFragment, useSaid } from '../ui/reader';
import { SheetPart } from '../ui/Sheet';
import { SheetPicture } from '../ui/SheetPicture';
import { Section } from '../ui/section/Section';
import { useLoadedPart } from '../ui/useLoadedPart';
import { LevelChoice } from './check/LevelChoice';
import { LessonPage } from './LessonPage';
import { LessonText } from './LessonText';
import { Lines } from './Lines';
import { NameLine } from './NameLine';
import { PrintButton } from './PrintButton';
import { PrintChoice } from './PrintChoice';
import { TaskChart } from './TaskChart';
import { TaskSection } from './TaskSection';
import { Glossary } from './Term';
import styles from './Worksheet.module.css';

/** The numbers of the class that the address holds: only a class fetches them. */
function OfClass() {
  const [hash] = useFragment();
  const answers = parseReplies(hash) ?? [];
  const isWanted = answers.length > 0;
  const part = useLoadedPart(isWanted, () => import('./reply/ReplyBoard'));
  return part && isWanted && <part.ClassLine answers={answers} />;
}

/** Water and production of the six fabrics, and a column to fill in. */
function FabricsToFill() {
  return (
    <table className={`note ${styles.fabrics}`} data-lined="" aria-label={words.fabricsLabel}>
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

interface TypedParts {
  /** Whether each hint stands below its question. */
  hasHints: boolean;
  /** What is typed into, once a reader has begun. */
  part: typeof import('./check/TypedAnswer') | undefined;
}

interface QuestionSheetProps extends TypedParts {
  question: Question;
}

/** A question, room to write its answer on paper, and to type a number on the screen. */
function QuestionSheet({ question, hasHints, part }: QuestionSheetProps) {
  const { id, ask, answer, lines } = question;
  return (
    <>
      <p id={`ask-${id}`}>
        <LessonText text={ask} />
      </p>
      {'formula' in answer && (
        <>
          {hasHints && part && (
            <p className="note measure">
              <b>{check.hint}</b> <span>{part.findHint(id)}</span>
            </p>
          )}
          <div className={`measure ${styles.typed} needs-script screen-only`} data-check="">
            {part && <part.TypedAnswer id={id} labelledBy={`ask-${id}`} answer={answer} hasHint={hasHints} />}
          </div>
        </>
      )}
      <Lines count={lines} />
    </>
  );
}

interface TaskSheetProps extends TypedParts {
  task: Task;
  number: number;
  isPrinted: boolean;
}

function TaskSheet({ task, number, isPrinted, ...typed }: TaskSheetProps) {
  const { id, title, given, hasFabrics, questions } = task;
  return (
    <TaskSection
      id={id}
      title={title}
      number={number}
      isCard
      className={`${styles.task} ${isPrinted ? '' : 'screen-only'}`}
    >
      <p className="measure">
        <LessonText text={given} />
      </p>
      <TaskChart task={id} />
      {hasFabrics && <FabricsToFill />}
      <ol className="stack">
        {questions.map((question) => (
          <li key={question.id} className="stack gap-2">
            <QuestionSheet question={question} {...typed} />
          </li>
        ))}
      </ol>
    </TaskSection>
  );
}

/** The tasks of a level, on paper and to answer on the screen; every number is a figure of the ledger. */
export function Worksheet() {
  const level = findLevel(useSaid().level);
  const hasHints = level === 'younger';
  const tasks = listTasks(level);
  const [left, setLeft] = useState<readonly string[]>([]);
  const isPrinted = ({ task }: (typeof tasks)[number]) => !left.includes(task.id);
  const part = useLoadedPart(useHasBegun() || hasHints, () => import('./check/TypedAnswer'));
  return (
    <LessonPage
      title={words.worksheetTitle}
      lead={
        <>
          {words.worksheetLead} <UnconfirmedKey />
        </>
      }
      picture={<SheetPicture name="steps" />}
    >
      <Section name="worksheet-level">
        <div className="stack gap-5">
          <LevelChoice />
          <PrintChoice tasks={tasks} left={left} onLeave={setLeft} />
        </div>
      </Section>
      <PrintButton />
      <div className={`paper-headed stack gap-5 ${styles.sheet}`}>
        {/* On paper it stands at the head of each sheet. */}
        <div>
          <NameLine>
            <span className="paper-only">{check.levelName + COLON + LEVELS[level]}</span>
          </NameLine>
        </div>
        {/* A few tasks go without the list of all words. */}
        <div className={tasks.every(isPrinted) ? undefined : 'screen-only'}>
          <SheetPart id="words" title={words.glossaryTitle}>
            <Glossary />
          </SheetPart>
        </div>
        {tasks.map((each) => (
          <Section key={each.task.id} name={`task-${each.task.id}`}>
            <TaskSheet {...each} isPrinted={isPrinted(each)} hasHints={hasHints} part={part} />
          </Section>
        ))}
        <TaskSection id="exit" title={words.exitTitle} isCard className={styles.task}>
          <OfClass />
          <ol className="stack">
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
