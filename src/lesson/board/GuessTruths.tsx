import { describeCupsGuess } from '../../model/guess/cups';
import { describeLakeGuess } from '../../model/guess/lake';
import type { Guesses } from '../../model/guess/reader';

/** What the guesses come to. */
export function GuessTruths({ guess, lake }: Guesses) {
  return (
    <ul className="measure" data-guessed="">
      {guess !== undefined && <li>{describeCupsGuess(guess)}</li>}
      {lake !== undefined && <li>{describeLakeGuess(lake)}</li>}
    </ul>
  );
}
