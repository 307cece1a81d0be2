import * as words from '#words/text/guessTruth';
import { COTTON_CUPS } from '../../data/shirt';
import { formatDigits, formatNumber } from '../format';
import { formatPercent } from './percent';

/** A guess is near that is within a tenth. */
const NEAR = 0.1;

/** Ten or more are told whole, fewer with one decimal. */
export const formatTimes = (times: number) =>
  times >= 10 ? formatNumber(Math.round(times)) : formatDigits(times, 2);

/**
 * What a guess of the cotton's cups comes to: "You guessed 600. The shirt takes 19 times as many." or "You guessed 40,000:
 * enough for 3.5 shirts."
 */
export function describeCupsGuess(guess: number): string {
  const [text, shirts] = [formatNumber(guess), guess / COTTON_CUPS];
  if (guess === COTTON_CUPS) return words.exactly(text);
  if (Math.abs(shirts - 1) <= NEAR) {
    return words.within(text, formatPercent(Math.ceil(Math.abs(shirts - 1) * 100)));
  }
  return shirts < 1
    ? words.timesAsMany(text, formatTimes(1 / shirts))
    : words.enoughFor(text, formatTimes(shirts));
}
