import * as words from '#words/text/tips';
import { formatFigure } from './formatFigure';
import { type Phrase, phraseFigure, phrasePremise } from './phrases';
import { SHIRT_CUPS } from './shirt';

type Tip = { title: string; text: Phrase[] };

/** Spreads a T-shirt's water over its wears, in whole cups: 394 at 30 wears, 197 at 60; all of it below one wear. */
export function calculateCupsPerWear(wears: number): number {
  return wears > 1 ? Math.round(SHIRT_CUPS / wears) : SHIRT_CUPS;
}

/** Says it: "30 wears: 394 cups each." */
export function describeWears(wears: number): string {
  return words.wearOnce(
    formatFigure({ value: wears, unit: 'wears' }),
    formatFigure({ value: calculateCupsPerWear(wears), unit: 'cupsPerWear' }),
  );
}

/** The four tips, each in one line. */
export const tips: readonly Tip[] = [
  { title: words.wearTitle, text: [words.wearText] },
  { title: words.mendTitle, text: [words.mendText] },
  {
    title: words.washTitle,
    text: words.washText<Phrase>(
      phrasePremise('wash-cool'),
      phraseFigure('cooler-wash', words.lessEnergy),
      phrasePremise('wash-warm'),
    ),
  },
  { title: words.labelTitle, text: words.labelText<Phrase>(phraseFigure('label-organic')) },
];
