import { useState } from 'react';
import * as counts from '#words/counts';
import * as words from '#words/reply';
import { GuessPlot } from '../../charts/dots/GuessPlot';
import { COTTON_CUPS } from '../../data/shirt';
import { describeClass, summarizeClass } from '../../model/classBoard';
import { COUNTED_PARTS } from '../../model/countedParts';
import { formatNumber } from '../../model/format';
import {
  type ClassReplies,
  type GuessSummary,
  listCups,
  listGuesses,
  summarizeGuesses,
} from '../../model/reply/classReplies';
import type { Sentences } from '../../model/reply/reply';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { CUP_PATH } from '../../ui/cupOutline';
import styles from './Reply.module.css';

const CUP = { path: CUP_PATH, widthUnits: 40, heightUnits: 45 };

type Say = (count: number, lowest: string, highest: string, middle: string) => string;

const tell = (summary: GuessSummary | undefined, say: Say): string[] =>
  summary
    ? [
        say(
          summary.count,
          formatNumber(summary.lowest),
          formatNumber(summary.highest),
          formatNumber(Math.round(summary.median)),
        ),
      ]
    : [];

/** A class's guesses in a sentence each, those before the story and those after it; none where there are none. */
const tellGuesses = (answers: ClassReplies): string[] => [
  ...tell(summarizeGuesses(listGuesses(answers, 'before')), words.guessedBefore),
  ...tell(summarizeGuesses(listGuesses(answers, 'after')), words.guessedAfter),
];

/** The pupils' sentences: the teacher opens them. They are text, and nothing else. */
function Told({ sentences }: { sentences: readonly Sentences[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="stack" data-said="">
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? words.hideSentences : words.showSentences(sentences.length)}
      </Button>
      {isOpen && (
        <ul className={`measure stack ${styles.said}`}>
          {sentences.map(({ sentence, prediction }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
            <Card as="li" isSmall key={index}>
              {prediction && <p dir="auto">{words.predictedBefore(prediction)}</p>}
              <p dir="auto">{sentence}</p>
            </Card>
          ))}
        </ul>
      )}
      <p className="note">{words.sentencesStay}</p>
    </div>
  );
}

interface ReplyBoardProps {
  answers: ClassReplies;
  sentences: readonly Sentences[];
}

/** What a class has answered: all its guesses, which water it counts, and its sentences. */
export function ReplyBoard({ answers, sentences }: ReplyBoardProps) {
  const [before, after] = [listGuesses(answers, 'before'), listGuesses(answers, 'after')];
  const told = tellGuesses(answers);
  const parts = COUNTED_PARTS.map((part) => ({
    part,
    count: answers.filter(({ counted }) => counted.includes(part)).length,
  }));
  return (
    <div className="stack gap-5" data-answers="">
      {told.length > 0 && (
        <>
          <h2>{words.guessesTitle}</h2>
          <Card as="figure" className={styles.figure}>
            <GuessPlot
              before={before}
              after={after}
              // Nobody is told before they have read.
              truth={after.length > 0 ? COTTON_CUPS : undefined}
              mark={CUP}
              above={words.above}
              below={words.below}
              label={told.join(' ')}
            />
            <figcaption>
              <span className={`axis ${styles.axisTitle}`}>{words.guessAxis}</span>
              {after.length > 0 && <p>{words.dashed}</p>}
            </figcaption>
          </Card>
          <ul>
            {told.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      {parts.some(({ count }) => count > 0) && (
        <>
          <h3>{words.countedTitle}</h3>
          <ul className="row gap-6">
            {parts.map(({ part, count }) => (
              <li key={part}>{words.pupilsFor(counts.COUNTED_PARTS[part], count)}</li>
            ))}
          </ul>
        </>
      )}
      {sentences.length > 0 && <Told sentences={sentences} />}
    </div>
  );
}

/** A class's own numbers, in sentences. */
export function ClassLine({ answers }: { answers: ClassReplies }) {
  const summary = summarizeClass(listCups(answers));
  const said = [...(summary ? describeClass(summary).slice(0, 2) : []), ...tellGuesses(answers)];
  return (
    <ul data-class-line="">
      {said.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
