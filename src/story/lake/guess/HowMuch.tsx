import * as words from '#words/lake';
import { formatNumber } from '../../../model/format';
import { GUESSES, holdGuess } from '../../../model/guess/reader';
import { useHasBegun } from '../../../motion/useHasBegun';
import { Announcement } from '../../../ui/Announcement';
import { NumberField } from '../../../ui/NumberField';
import { useLoadedPart } from '../../../ui/useLoadedPart';
import styles from './HowMuch.module.css';
import type { PullProps } from './Pull';

/** What is dragged, and what answers: it comes once the reader reads on, or brings a guess along. */
export const usePullPart = (guess: number | undefined) =>
  useLoadedPart(useHasBegun() || guess !== undefined, () => import('./Pull'));

type HowMuchProps = Omit<PullProps, 'onRelease'> & { part: ReturnType<typeof usePullPart> };

/** The question at the claim. Nothing waits for an answer; on paper, which has the answer beside it, nothing is asked. */
export function HowMuch({ part, guess, onHold, onRest }: HowMuchProps) {
  const answer = guess?.releasedMs === undefined ? undefined : part?.describeLakeGuess(guess.percent);
  return (
    <div className="screen-only">
      <p>
        <b>{words.howMuch}</b> <span data-plain="">{words.guessFirst}</span>
      </p>
      <p className={`needs-script ${styles.ask}`}>
        <span className={styles.typed}>
          <NumberField
            aria-label={words.yourShare}
            value={guess?.percent}
            placeholder="?"
            {...GUESSES.lake}
            step={1}
            hold={(value) => holdGuess('lake', value)}
            format={formatNumber}
            onChange={(percent) => {
              onHold(percent);
              onRest();
            }}
          />{' '}
          <span aria-hidden="true">%</span>
        </span>{' '}
        {answer ? (
          <b className={styles.answer}>{answer}</b>
        ) : (
          <span className="not-short" data-scene="">
            {words.pullWater}
          </span>
        )}
      </p>
      <Announcement>{answer}</Announcement>
    </div>
  );
}
