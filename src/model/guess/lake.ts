import * as words from '#words/text/guessTruth';
import { figures } from '../../data/figures';
import { formatFigure } from '../formatFigure';
import { formatPercent } from './percent';

/** What a guess of the lake comes to: "You guessed 30%. It is 4.8%." */
export function describeLakeGuess(percent: number, share = figures['lake-share']): string {
  const guessed = formatPercent(percent);
  return percent === share.value ? words.exactly(guessed) : words.lakeIs(guessed, formatFigure(share));
}
