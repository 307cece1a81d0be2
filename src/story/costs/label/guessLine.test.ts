import { expect, it } from 'vitest';
import * as words from '#words/text/label';
import { describeGuesses } from './guessLine';

it('describeGuesses(guesses) says each of them, and nothing where there is none', () => {
  expect(describeGuesses({})).toBe(undefined);
  expect(describeGuesses({ guess: 600 })).toBe(words.myGuess(words.guessedCups('600 cups')));
  expect(describeGuesses({ guess: 40_000, lake: 4.8 })).toBe(
    words.myGuess(`${words.guessedCups('40,000 cups')}, ${words.guessedLake('4.8%')}`),
  );
  expect(describeGuesses({ lake: 0 })).toBe(words.myGuess(words.guessedLake('0%')));
});
