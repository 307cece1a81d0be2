import * as words from '#words/lesson';
import * as answerWords from '#words/reply';
import { DotPlot } from '../charts/dots/DotPlot';
import { describeClass, EXAMPLE_CLASS, formatMean, MOST_PUPILS, summarizeClass } from '../model/classBoard';
import { formatCups, formatNumber } from '../model/format';
import { listCups } from '../model/reply/classReplies';
import { holdsPupil } from '../model/reply/reply';
import { DAILY_CUPS } from '../model/userInput';
import { Announcement } from '../ui/Announcement';
import { Button } from '../ui/Button';
import button from '../ui/Button.module.css';
import { Card } from '../ui/Card';
import { CUP_PATH, CUP_VIEW_BOX } from '../ui/cupOutline';
import { useFragment, useSaid } from '../ui/reader';
import { Spread } from '../ui/Spread';
import { Section } from '../ui/section/Section';
import { useLoadedPart } from '../ui/useLoadedPart';
import styles from './ClassBoard.module.css';
import { JoinCode } from './join/JoinCode';
import { LessonPage } from './LessonPage';
import { OpenReading } from './reply/OpenReading';
import { type Board, useClassBoard } from './useClassBoard';

const CUP = { path: CUP_PATH, widthUnits: 40, heightUnits: 45 };
const AXIS = { low: 1, high: 10 };

/** The key to the marks, with their values. */
function Marks({ mean, median, lowest, highest }: Record<'mean' | 'median' | 'lowest' | 'highest', number>) {
  return (
    <ul className={styles.marks}>
      <li>
        <svg viewBox="0 0 24 20" width="24" height="20" aria-hidden="true">
          <path className={styles.mean} d="M12 2l9 15H3Z" />
        </svg>
        <span>{words.meanName}</span> <b className="figure">{formatMean(mean)}</b>
      </li>
      <li>
        <svg viewBox="0 0 24 20" width="24" height="20" aria-hidden="true">
          <path className={styles.median} d="M12 0V20" />
        </svg>
        <span>{words.medianName}</span> <b className="figure">{formatNumber(median)}</b>
      </li>
      <li>
        <svg viewBox="0 0 24 20" width="24" height="20" aria-hidden="true">
          <path d="M2 6v8H22V6" />
        </svg>
        <span>{words.rangeName}</span> <b className="figure">{highest - lowest}</b>
      </li>
    </ul>
  );
}

/** Tap each pupil's cups; the plot and the sentences follow. */
function Cups({ answers, isBad, mayBeCut, isFull, add, clear, undo, canUndo, hasChanged }: Board) {
  const cups = listCups(answers);
  const summary = summarizeClass(cups);
  const sentences = summary ? describeClass(summary) : [];
  const count =
    answers.length === 0
      ? words.nobody
      : isFull
        ? words.pupilsFull(answers.length)
        : words.pupils(answers.length);
  return (
    <div className={`${styles.board} needs-script`} data-board="">
      <Spread
        className={styles.tapped ?? ''}
        picture={
          <Card as="figure" className={styles.figure} data-empty={summary ? undefined : ''}>
            {!summary && <p className={styles.example}>{words.exampleBoard}</p>}
            <DotPlot
              values={summary ? cups : EXAMPLE_CLASS}
              frame={AXIS}
              mark={CUP}
              mean={summary?.mean}
              median={summary?.median}
              label={summary ? words.plotLabel(sentences.join(' ')) : words.plotLabel(words.exampleBoard)}
            />
            <figcaption>
              <span className={styles.axisTitle}>{words.axisTitle}</span>
              {summary && <Marks {...summary} />}
            </figcaption>
          </Card>
        }
      >
        <h2 id="tap">{words.question}</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: ten buttons are no form, a fieldset would make them one */}
        <div role="group" aria-labelledby="tap" className={styles.taps}>
          {DAILY_CUPS.map((each) => (
            <Button
              key={each}
              isSmall
              disabled={isFull}
              aria-label={words.addPupil(formatCups(each))}
              onClick={() => add(each)}
            >
              <svg viewBox={CUP_VIEW_BOX} width="40" height="45" aria-hidden="true">
                <path d={CUP_PATH} />
              </svg>
              <span>{formatNumber(each)}</span>
            </Button>
          ))}
        </div>
        <p className={styles.controls}>
          <Button look="words" disabled={!canUndo} onClick={undo}>
            {words.undo}
          </Button>
          <Button look="words" disabled={answers.length === 0} onClick={clear}>
            {words.clear}
          </Button>
          <Button look="words" onClick={() => window.print()}>
            {words.printBoard}
          </Button>
          <span className={styles.count}>{count}</span>
        </p>
        {mayBeCut && <p className="note">{words.olderLink}</p>}
        {isBad && <p className={button.failed}>{words.unreadable}</p>}
        <Announcement>{isBad ? words.unreadable : hasChanged && count}</Announcement>
      </Spread>
      {summary && (
        <ul className={styles.sentences}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What was guessed on the way through the story: only a class that has guessed fetches the answers. */
function Guessed() {
  const guesses = useSaid();
  const hasGuessed = guesses.guess !== undefined || guesses.lake !== undefined;
  const part = useLoadedPart(hasGuessed, () => import('./GuessTruths'));
  return part && <part.GuessTruths {...guesses} />;
}

/** The board on paper: one line for each answer, and room to add up. */
function TableToFill() {
  return (
    <table className={styles.table} data-lined="" data-tally="">
      <caption>{words.tallyCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.tallyCups}</th>
          <th scope="col">{words.tallyStrokes}</th>
          <th scope="col">{words.tallyPupils}</th>
          <th scope="col">{words.tallyAll}</th>
        </tr>
      </thead>
      <tbody>
        {DAILY_CUPS.map((each) => (
          <tr key={each}>
            <th scope="row">{formatNumber(each)}</th>
            <td />
            <td />
            <td />
          </tr>
        ))}
        <tr>
          <th scope="row">{words.tallySum}</th>
          <td />
          <td />
          <td />
        </tr>
      </tbody>
    </table>
  );
}

/** What the pupils have answered: only a class that has fetches its drawing. */
function Answered({ answers, sentences }: Board) {
  const isWanted = sentences.length > 0 || answers.some(({ tag }) => tag !== undefined);
  const part = useLoadedPart(isWanted, () => import('./reply/ReplyBoard'));
  return part && isWanted && <part.ReplyBoard answers={answers} sentences={sentences} mark={CUP} />;
}

/** What a class says, tapped in or read by the teacher: in the address and nowhere else. */
function TeacherPage() {
  const board = useClassBoard();
  return (
    <LessonPage path="/teach/class" title={words.className} lead={words.classLead}>
      <Section name="class-board">
        <Cups {...board} />
        <JoinCode />
        <OpenReading take={board.take} />
        <Answered {...board} />
        <Guessed />
        <p className={`${styles.link} needs-script`} data-tally="">
          {words.boardLimit(MOST_PUPILS)}
        </p>
        <p className={`without-script ${styles.link}`}>{answerWords.withoutScript}</p>
        <div className={styles.paper}>
          <TableToFill />
        </div>
      </Section>
    </LessonPage>
  );
}

/** The teacher's board; or, by the class's code and on a pupil's own link, where a pupil answers. */
export function ClassBoard() {
  const [hash] = useFragment();
  const isPupils = holdsPupil(hash);
  const part = useLoadedPart(isPupils, () => import('./reply/PupilPage'));
  return isPupils && part ? <part.PupilPage /> : <TeacherPage />;
}
