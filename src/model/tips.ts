import { formatCount, formatNumber } from './format';
import { type Phrase, phraseFigure, phrasePremise } from './phrases';
import { SHIRT_CUPS } from './shirt';
import type { DailyCups } from './userInput';

export type Tip = { title: string; lead: Phrase[]; rest: Phrase[] };

/** Spreads a T-shirt's water over its wears, in whole cups: 394 at 30 wears, 197 at 60; all of it below one wear. */
export function calculateCupsPerWear(wears: number): number {
  return wears > 1 ? Math.round(SHIRT_CUPS / wears) : SHIRT_CUPS;
}

/** Says it: "30 wears: 394 cups each." */
export function describeWears(wears: number): string {
  const cups = calculateCupsPerWear(wears);
  return `${formatNumber(wears)} ${wears === 1 ? 'wear' : 'wears'}: ${formatNumber(cups)} ${cups === 1 ? 'cup' : 'cups'} each.`;
}

/** Says cups as days of the visitor's drinking, to the whole day: 394 cups at 6 a day are "66 days of your 6 cups". */
export function describeDaysOfCups(cups: number, daily: DailyCups): string {
  const days = formatCount(Math.round(cups / daily), 'day', 'days');
  return `${days} of your ${formatCount(daily, 'cup', 'cups')}`;
}

/** The four tips, each with its one figure in `lead`. */
export const tips: readonly [Tip, Tip, Tip, Tip] = [
  {
    title: 'Wear it again',
    lead: [
      phrasePremise('wears-30'),
      ': ',
      phraseFigure('cups-per-wear-30'),
      '. ',
      phrasePremise('wears-60'),
      ': ',
      phraseFigure('cups-per-wear-60'),
      '.',
    ],
    rest: [
      'Worn twice as often, clothes cost the climate about ',
      phraseFigure('twice-as-long', '# less'),
      ' for each wear.',
    ],
  },
  {
    title: 'Mend, or buy second-hand',
    lead: [phraseFigure('repairs-replace', '# of repairs'), ' replaced a new purchase in UK surveys.'],
    rest: [
      'So did ',
      phraseFigure('secondhand-replaces', '# of second-hand buys'),
      '. It only helps in place of new.',
    ],
  },
  {
    title: 'Wash cooler, line-dry',
    lead: [
      phraseFigure('cooler-wash', '# less energy'),
      ' at ',
      phrasePremise('wash-cool'),
      ' than at ',
      phrasePremise('wash-warm'),
      ', in Which? tests.',
    ],
    rest: ['The air dries for nothing.'],
  },
  {
    title: 'Know what a label promises',
    lead: [phraseFigure('label-organic', '# organic fiber'), ' at least, if GOTS says “organic”.'],
    rest: [
      '“Made with organic” starts at ',
      phraseFigure('label-made-with'),
      '. Neither counts water or carbon.',
    ],
  },
];
