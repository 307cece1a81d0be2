import * as words from '#words/text/guessTruth';
import { COTTON_CUPS } from '../../data/shirt';
import { formatDigits, formatNumber } from '../format';
import { formatPercent } from './percent';

/** A thread of four tenfolds, a hundred steps each. */
export const CUPS_SCALE = { knots: [10, 100, 1000, 10_000, 100_000], steps: 400 } as const;

/** The step of the scale that is nearest to so many cups: 0 for 10, 400 for 100,000. */
export function findStep(cups: number): number {
  return Math.round(100 * (Math.log10(cups) - 1));
}

/** The cups at a step of the scale, round to two figures. */
export function readStep(step: number): number {
  return Number((10 ** (1 + step / 100)).toPrecision(2));
}

/** A guess is near that is within a tenth. */
const NEAR = 0.1;

/** Ten or more are told whole, fewer with one decimal. */
const formatTimes = (times: number) =>
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
