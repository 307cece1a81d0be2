import { COMMA } from '#words/text/grammar';
import * as words from '#words/text/label';
import { formatCups } from '../../../model/format';
import { formatPercent } from '../../../model/guess/percent';
import type { Guesses } from '../../../model/guess/reader';

/** What the reader guessed before it was told: "My guess first: 600 cups for the cotton." Undefined where nothing. */
export function describeGuesses({ guess, lake }: Guesses): string | undefined {
  const said = [
    guess !== undefined && words.guessedCups(formatCups(guess)),
    lake !== undefined && words.guessedLake(formatPercent(lake)),
  ].filter((text) => text !== false);
  return said.length === 0 ? undefined : words.myGuess(said.join(COMMA));
}
