import { aboutYears } from '#words/rules';
import * as words from '#words/text/shirt';
import { figures } from '../data/figures';
import { COTTON_CUPS } from '../data/shirt';
import { formatNumber } from './format';
import { assertSupported } from './phrases';
import { steps } from './steps';
import type { DailyCups } from './userInput';
import { formatNumberWord } from './words';

const last = steps.at(-1);

/** Cups of water for one T-shirt: its cotton and the highest value of every step, 11,824. */
export const SHIRT_CUPS = COTTON_CUPS + (last?.highTotal ?? 0);

/** Counts the days that one person drinks from a T-shirt's water, to the nearest: 1,971 at 6 cups a day. */
export function calculateDaysOfDrinking(cupsPerDay: DailyCups): number {
  return Math.round(SHIRT_CUPS / cupsPerDay);
}

const DAYS_PER_YEAR = 365.25;

/** Turns days to years with one decimal: 1,971 days are 5.4 years. */
export function calculateYears(days: number): number {
  return Math.round((10 * days) / DAYS_PER_YEAR) / 10;
}

/**
 * Says days as years, to the nearest half: 1,971 is "nearly five and a half years", 1,478 "just over four years".
 */
export function describeYears(days: number): string {
  const years = days / DAYS_PER_YEAR;
  const half = Math.round(years * 2) / 2;
  const over = years - half;
  const hedge = over < 0 ? 'nearly' : over <= 0.1 ? 'justOver' : 'over';
  const whole = Math.floor(half);
  return aboutYears(hedge, whole, formatNumberWord(whole), !Number.isInteger(half));
}

/** Counts the people whose drinks for one day a T-shirt's water would be: 1,478 at 8 cups, 1,971 at 6. */
export function calculatePeopleForADay(cupsPerDay: number): number {
  return Math.round(SHIRT_CUPS / cupsPerDay);
}

/**
 * Says how many people: "over a thousand people, up to 2,000". Always add "for one day" beside it.
 * Throws a RangeError when 6 to 8 cups a day no longer give between 1,000 and 2,000 people.
 */
export function describePeople(
  drinking = figures['drinking-cups'],
  people = figures['people-for-a-day'],
): string {
  const sentence = words.overThousandPeople(formatNumber(people.high));
  const fewest = calculatePeopleForADay(drinking.high);
  const most = calculatePeopleForADay(drinking.low);
  assertSupported(people.low === 1000 && fewest > people.low && most <= people.high, sentence);
  return sentence;
}
