import type { ReactNode } from 'react';
import * as words from '#words/lives';
import { formatNumber } from '../../../model/format';
import type { Letter, Reason, Verdict } from '../../../model/lives/verdict';
import { WORLD_COUNT } from '../../../model/lives/worlds';

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

const sayReason = (reason: Reason, winner: Letter): string => {
  const loser = winner === 'A' ? 'B' : 'A';
  return {
    'makes little': words.REASONS.makesLittle,
    'makes much': words.REASONS.makesMuch,
    'loser outlasts': words.REASONS.outlasts(loser),
    'winner wears out': words.REASONS.wearsOut(winner),
  }[reason];
};

/** Why the other worlds say otherwise: computed from what they share. */
export function explainVerdict({ kind, winner, others, reasons }: Verdict): string {
  if (kind === 'same') return words.whySame;
  if (kind === 'toss-up') return words.whyTossUp(winner);
  if (kind === 'all') return words.whyAll;
  const count = formatNumber(others);
  if (reasons.length === 0) return words.whyNone(count);
  return words.whyMost(
    count,
    reasons.map((reason) => sayReason(reason, winner)),
  );
}
