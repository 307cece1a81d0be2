import { describeCupsGuess } from '../../model/guess/cups';
import { describeLakeGuess } from '../../model/guess/lake';
import type { Guesses } from '../../model/guess/reader';
import styles from './ClassPage.module.css';

/** What the guesses come to. */
export function GuessTruths({ guess, lake }: Guesses) {
  return (
    <ul className={styles.sentences} data-guessed="">
      {guess !== undefined && <li>{describeCupsGuess(guess)}</li>}
      {lake !== undefined && <li>{describeLakeGuess(lake)}</li>}
    </ul>
  );
}
