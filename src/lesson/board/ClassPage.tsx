import { type ReactNode, useState } from 'react';
import * as words from '#words/lesson';
import * as answerWords from '#words/reply';
import { describeClass, EXAMPLE_CLASS, summarizeClass } from '../../model/classBoard';
import { listCups } from '../../model/reply/classReplies';
import { holdsPupil } from '../../model/reply/reply';
import { useHydrated } from '../../motion/useHydrated';
import { Announcement } from '../../ui/Announcement';
import { Button } from '../../ui/Button';
import button from '../../ui/Button.module.css';
import { useFragment, useSaid } from '../../ui/reader';
import { Sides } from '../../ui/Sides';
import { StoryLink } from '../../ui/StoryLink';
import { Section } from '../../ui/section/Section';
import { useLoadedPart } from '../../ui/useLoadedPart';
import { ReadReplies } from '../reply/ReadReplies';
import { Board } from './Board';
import styles from './ClassPage.module.css';
import { JoinCode } from './JoinCode';
import { Stripes } from './Stripes';
import { TableToFill } from './TableToFill';
import { useClassBoard } from './useClassBoard';

/** What opens below the window, one at a time. */
type Part = 'join' | 'numbers' | 'paper';

/** What was guessed on the way through the story: only a class that has guessed fetches the answers. */
function Guessed() {
  const guesses = useSaid();
  const hasGuessed = guesses.guess !== undefined || guesses.lake !== undefined;
  const part = useLoadedPart(hasGuessed, () => import('./GuessTruths'));
  return part && <part.GuessTruths {...guesses} />;
}

function FullScreen() {
  const isHydrated = useHydrated();
  if (isHydrated && !document.fullscreenEnabled) return null;
  const toggle = () =>
    document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  return (
    <Button look="words" onClick={() => void toggle()}>
      {words.fullScreen}
    </Button>
  );
}

/** The part that was opened comes into view. */
const bringIntoView = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'nearest' });

/** What a class says, tapped in or read by the teacher: in the address and nowhere else. */
function TeacherPage() {
  const board = useClassBoard();
  const [open, setOpen] = useState<Part>();
  const { answers, sentences, isBad, mayBeCut, isFull, hasChanged } = board;
  const isExample = answers.length === 0 && !hasChanged && !isBad;
  // A class that is drawn needs no table to fill in; an empty one comes whole, and without the example.
  const onScreen = isExample ? 'screen-only' : '';
  const cups = isExample ? EXAMPLE_CLASS : listCups(answers);
  const summary = summarizeClass(cups);
  const told = summary ? describeClass(summary) : [];
  const pupils = isExample ? EXAMPLE_CLASS.length : answers.length;
  const count = pupils === 0 ? words.nobody : isFull ? words.pupilsFull(pupils) : words.pupils(pupils);
  const hasAnswered = sentences.length > 0 || answers.some(({ tag }) => tag !== undefined);
  const replies = useLoadedPart(hasAnswered, () => import('../reply/ReplyBoard'));
  const opener = (part: Part, name: ReactNode) => (
    <Button
      look="words"
      aria-expanded={open === part}
      onClick={() => setOpen(open === part ? undefined : part)}
    >
      {name}
    </Button>
  );
  return (
    <div data-board="" data-example={isExample ? '' : undefined} className={styles.page}>
      <Sides
        ground="night"
        title={<h1 id="tap">{words.question}</h1>}
        hint={
          <span className="label needs-script screen-only">
            {isExample ? words.exampleBoard : words.oneCup}
          </span>
        }
        sideClass={styles.side}
        workClass={styles.work}
        side={
          <>
            {isBad && <p className={button.failed}>{words.unreadable}</p>}
            <Board cups={cups} isFull={isFull} isExample={isExample} onAdd={board.add} />
            <p className="needs-script screen-only row">
              <span className="strong">{count}</span>
              <Button look="words" disabled={!board.canUndo} onClick={board.undo}>
                {words.undo}
              </Button>
              <Button look="words" disabled={pupils === 0} onClick={board.clear}>
                {words.clear}
              </Button>
              {opener('join', words.joinName)}
            </p>
            <p className="without-script">{answerWords.withoutScript}</p>
          </>
        }
      >
        <div className={`needs-script stack ${styles.result} ${onScreen}`}>
          <Stripes cupsPerDay={summary?.total ?? 0} />
          {summary && (
            <p className={`lead ${styles.says}`}>
              <b>{told[0]}</b> {words.stripe}
            </p>
          )}
        </div>
        {mayBeCut && <p className="label">{words.olderLink}</p>}
        <p className="screen-only row targets">
          {opener('numbers', words.numbersName)}
          {opener('paper', words.paperName)}
          <FullScreen />
          <StoryLink to="/teach">{words.lessonName}</StoryLink>
        </p>
      </Sides>
      <Announcement>{isBad ? words.unreadable : hasChanged && count}</Announcement>
      <div className={styles.more} data-ground="paper" key={open} ref={open && bringIntoView}>
        {open === 'join' && (
          <>
            <JoinCode />
            <ReadReplies take={board.take} />
          </>
        )}
        <div
          className={`needs-script measure stack ${styles.folded} ${onScreen}`}
          data-open={open === 'numbers' ? '' : undefined}
        >
          <ul>
            {told.slice(2).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p className="screen-only note">{words.keepBoard}</p>
        </div>
        {hasAnswered && replies && <replies.ReplyBoard answers={answers} sentences={sentences} />}
        <Guessed />
        <div
          className={`${styles.folded} ${isExample ? '' : 'screen-only'}`}
          data-open={open === 'paper' ? '' : undefined}
        >
          <TableToFill />
        </div>
      </div>
    </div>
  );
}

/** The teacher's board; or, by the class's code and on a pupil's own link, where a pupil answers. */
export function ClassPage() {
  const [hash] = useFragment();
  const isPupils = holdsPupil(hash);
  const part = useLoadedPart(isPupils, () => import('../reply/PupilPage'));
  if (isPupils && part) return <part.PupilPage />;
  return (
    <Section name="class-board">
      <TeacherPage />
    </Section>
  );
}
