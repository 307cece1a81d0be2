import type { ReactNode } from 'react';
import * as words from '#words/lives';
import { formatNumber } from '../../model/format';
import type { Verdict } from '../../model/lives/verdict';
import { WORLD_COUNT } from '../../model/lives/worlds';

const ALL = formatNumber(WORLD_COUNT);

/** The sentence: "In 183 of 200 worlds, B is lighter." */
export function sayVerdict({ kind, worlds }: Verdict, letter: ReactNode): ReactNode {
  if (kind === 'same') return words.verdictSame;
  if (kind === 'all') return words.verdictAll(ALL, letter);
  return words.verdictMost(formatNumber(worlds), ALL, letter);
}

/** The same as plain text, to be announced. */
export function writeVerdict({ kind, worlds, winner }: Verdict): string {
  return kind === 'same' ? words.verdictSame : words.verdictText(formatNumber(worlds), ALL, winner);
}
