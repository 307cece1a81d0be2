import * as words from '#words/text/industry';
import { figures } from '../data/figures';
import { CUPS_PER_LITER } from '../data/shirt';
import { formatCups, formatNumber } from './format';
import { assertSupported, type Phrase, phraseFigure } from './phrases';
import type { DailyCups } from './userInput';

const LITERS_PER_BILLION_CUBIC_METERS = 1e12;
const DAYS_PER_YEAR = 365.25;

/** The claim and the check of the lake, as shares (0 to 1) of Lake Ontario's volume; 1 km³ is 1 billion m³. */
export const LAKE_SHARES = {
  claimed: figures['lake-claimed'].value / 100,
  true: figures['fashion-water'].value / figures['lake-ontario'].value,
} as const;

/** The parts of the 100 yarns, in yarns; one yarn is one percent of 79 billion m³. */
export const YARNS = {
  all: figures.yarns.value,
  textile: figures['textile-share'].value,
  everythingElse: figures['other-share'].value,
  cotton: figures['cotton-yarns'].value,
  otherFibers: figures['other-fibers'].value,
} as const;

/** The textile yarns again, as twenty ropes: so many of them are cotton, in ropes. */
export const ROPES = { all: 20, cotton: (figures['cotton-of-textile'].value * 20) / 100 } as const;

/** Says cotton's part of the textile yarns as if they were twenty ropes: "19 of every 20". */
export function describeCottonOfTwenty(percent: number = figures['cotton-of-textile'].value): string {
  const ropes = (percent * ROPES.all) / 100;
  const sentence = words.ofTwenty(formatNumber(ropes), ROPES.all);
  assertSupported(Number.isInteger(ropes), sentence);
  return sentence;
}

/** How long fashion's yearly water would last if everyone alive drank that many cups a day; 19.1 years at 6. */
export function calculateYearsForAllOfUs(cups: DailyCups, people = figures['world-people'].value): number {
  const waterCups = figures['fashion-water'].value * LITERS_PER_BILLION_CUBIC_METERS * CUPS_PER_LITER;
  return waterCups / (people * 1e9 * cups * DAYS_PER_YEAR);
}

/**
 * Says it in words that can be checked: "If all 8 billion of us drank 6 cups a day, this water would last
 * about 19 years."
 */
export function describeYearsForAllOfUs(cups: DailyCups): Phrase[] {
  const years = Math.round(calculateYearsForAllOfUs(cups));
  return words.lastsYears<Phrase>(
    phraseFigure('world-people', words.worldPeople, 'number'),
    formatCups(cups),
    { figure: 'years-for-all', text: words.yearsForAll(formatNumber(years)), value: years },
  );
}
