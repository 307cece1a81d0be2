import * as words from '#words/text/guessTruth';
import { figures } from '../../data/figures';
import { formatFigure } from '../formatFigure';
import { formatTimes } from './cups';
import { formatPercent } from './percent';

/** A guess within one percent of the lake is near enough. */
const NEAR = 1;

/**
 * What a guess of the lake comes to: "You guessed 30%: 6.3 times as much." or "You guessed 2%. It is 2.4 times as much."
 * Nothing is no times as much: "You guessed 0%. It is 4.8%."
 */
export function describeLakeGuess(percent: number, share = figures['lake-share']): string {
  const guessed = formatPercent(percent);
  if (percent === 0) return words.lakeIs(guessed, formatFigure(share));
  if (Math.abs(percent - share.value) <= NEAR) return words.lakeNear(guessed);
  return percent > share.value
    ? words.lakeAbove(guessed, formatTimes(percent / share.value))
    : words.lakeBelow(guessed, formatTimes(share.value / percent));
}
