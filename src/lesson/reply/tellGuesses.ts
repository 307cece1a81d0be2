import * as words from '#words/reply';
import { formatNumber } from '../../model/format';
import {
  type ClassReplies,
  type GuessSummary,
  listGuesses,
  summarizeGuesses,
} from '../../model/reply/classReplies';

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
export const tellGuesses = (answers: ClassReplies): string[] => [
  ...tell(summarizeGuesses(listGuesses(answers, 'before')), words.guessedBefore),
  ...tell(summarizeGuesses(listGuesses(answers, 'after')), words.guessedAfter),
];
