import * as words from '#words/shirt';
import type { DailyCups } from '../../../model/userInput';
import { useHasBegun } from '../../../motion/useHasBegun';
import type { SetRef } from '../../../scene/refs';
import { useLoadedPart } from '../../../ui/useLoadedPart';
import styles from './HowMany.module.css';

/** What asks for the guess, draws it and answers it: it comes once the reader reads on, or brings a guess along. */
export const useGuessPart = (guess: number | undefined) =>
  useLoadedPart(useHasBegun() || guess !== undefined, () => import('./Ask'));

interface HowManyProps {
  part: ReturnType<typeof useGuessPart>;
  cups: DailyCups | undefined;
  guess: number | undefined;
  onGuess: (guess: number | undefined) => void;
  captionRef: SetRef;
}

/** The question before the zoom. Nothing waits for an answer: scrolling on is all of "skip". */
export function HowMany({ part, captionRef, ...given }: HowManyProps) {
  return (
    <div ref={captionRef} data-caption="how-many" data-whole="">
      <div className={styles.asked} data-asking={part ? '' : undefined}>
        <h2>{words.howMany}</h2>
        <p className="screen-only" data-plain="">
          {words.guessFirst}
        </p>
        {part ? <part.Ask {...given} /> : <div className={`${styles.toCome} needs-script`} data-plain="" />}
        <div className={styles.paper}>{words.guessOnPaper}</div>
      </div>
    </div>
  );
}
