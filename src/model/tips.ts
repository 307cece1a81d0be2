import * as words from '#words/text/tips';
import { formatCups, formatNumber } from './format';
import { formatFigure } from './formatFigure';
import { type Phrase, phraseFigure, phrasePremise } from './phrases';
import { SHIRT_CUPS } from './shirt';
import type { DailyCups } from './userInput';

type Tip = { title: string; lead: Phrase[]; rest: Phrase[] };

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

/**
 * Says a wear's cups as days of the visitor's drinking, to the whole day, and of how many wears: 394 cups at 6 a day are
 * "30 wears: each is about 66 days of your 6 cups."
 */
export function describeDaysOfCups(wears: number, daily: DailyCups): string {
  const days = Math.round(calculateCupsPerWear(wears) / daily);
  return words.daysOfCups(
    formatFigure({ value: wears, unit: 'wears' }),
    days,
    formatNumber(days),
    formatCups(daily),
  );
}

/** The four tips, each with its one figure in `lead`. */
export const tips: readonly [Tip, Tip, Tip, Tip] = [
  {
    title: words.wearTitle,
    lead: words.wearTwice<Phrase>(
      phrasePremise('wears-30'),
      phraseFigure('cups-per-wear-30'),
      phrasePremise('wears-60'),
      phraseFigure('cups-per-wear-60'),
    ),
    rest: words.twiceAsOften<Phrase>(phraseFigure('twice-as-long', words.lessPerWear)),
  },
  {
    title: words.mendTitle,
    lead: words.mendLead<Phrase>(phraseFigure('repairs-replace', words.repairs)),
    rest: words.mendRest<Phrase>(phraseFigure('secondhand-replaces', words.secondhandBuys)),
  },
  {
    title: words.washTitle,
    lead: words.washLead<Phrase>(
      phraseFigure('cooler-wash', words.lessEnergy),
      phrasePremise('wash-cool'),
      phrasePremise('wash-warm'),
    ),
    rest: [words.washRest],
  },
  {
    title: words.labelTitle,
    lead: words.labelLead<Phrase>(phraseFigure('label-organic', words.organicFiber)),
    rest: words.labelRest<Phrase>(phraseFigure('label-made-with')),
  },
];
