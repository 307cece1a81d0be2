import type { DarnId } from '../darns';
import { formatDigits, formatNumber } from '../format';
import { calculateFormula, formatFormula } from '../formula';
import { findLessonFigure } from './lessonFigures';

/** One way to work with the numbers: what it gives, and what that tells. */
export type Operation = { formula: string; gives: string; tells: string };

/** A claim with a slip in it, to be found by the reader; texts as in lessonText.ts. */
export type Slip = {
  id: DarnId;
  title: string;
  said: string;
  data: readonly string[];
  /** What to do with the numbers; the first of `operations` tests the claim. */
  ask: string;
  operations: readonly [Operation, Operation, Operation];
  /** In which order the three are shown. */
  order: readonly [number, number, number];
  sizeAsk: string;
  /** How big the slip is; the first is right. */
  sizes: readonly [string, string, string];
  sizeOrder: readonly [number, number, number];
  /** What is true, with the size of the slip. */
  found: string;
};

/** The story's five corrections as puzzles, in the order of darns.ts. */
export const slips: readonly Slip[] = [
  {
    id: 'people',
    title: 'Enough for how long?',
    said: 'The water behind one T-shirt is enough for a thousand people.',
    data: ['One T-shirt: {shirt-cups}.', 'One person: {drinking-cups}.'],
    ask: 'How can you test it?',
    operations: [
      {
        formula: '{shirt-cups} ÷ {drinking-cups.high}',
        gives: 'people can drink from it, each for one day',
        tells: 'Yes. More than a thousand people. But look at the unit: cups a day.',
      },
      {
        formula: '{shirt-cups} × {drinking-cups.high}',
        gives: 'cups for as many T-shirts as a person drinks cups',
        tells: 'That is right, but it tells of T-shirts, not of people. Which way shares the water out?',
      },
      {
        formula: '{drinking-cups.high} ÷ {shirt-cups}',
        gives: 'of the T-shirt is what one person drinks in a day',
        tells: 'That is right too, and very small. Turn it around, and you can count people.',
      },
    ],
    order: [1, 0, 2],
    sizeAsk: 'For how long is it enough?',
    sizes: ['For one day', 'For one month', 'For one year'],
    sizeOrder: [2, 0, 1],
    found:
      'The claim left out three words: for one day. If you read it as a year, it is as many times too big as a year has days.',
  },
  {
    id: 'lake',
    title: 'Half a lake?',
    said: 'Each year, fashion uses as much water as half of Lake Ontario.',
    data: [
      'Fashion, each year: {fashion-water}.',
      'Lake Ontario: {lake-ontario}. One cubic kilometer is one billion cubic meters.',
    ],
    ask: 'How can you test it?',
    operations: [
      {
        formula: '100 × {fashion-water} ÷ {lake-ontario}',
        gives: 'percent of the lake',
        tells: 'Yes. And half would be fifty percent.',
      },
      {
        formula: '{lake-ontario} ÷ {fashion-water}',
        gives: 'times fashion’s water is in the lake',
        tells: 'That works too: half would give two. For a percent, turn it around.',
      },
      {
        formula: '{lake-ontario} − {fashion-water}',
        gives: 'cubic kilometers would be left',
        tells: 'That is right, but it does not give a share. What shares one number out by the other?',
      },
    ],
    order: [2, 1, 0],
    sizeAsk: 'How many times too big is “half”?',
    sizes: ['About ten times', 'About twice', 'About a hundred times'],
    sizeOrder: [1, 0, 2],
    found:
      'It is {lake-share} of the lake. The claim is {lake-overstated} too big: it may be that the decimal point slipped by one place.',
  },
  {
    id: 'california',
    title: 'As much as a state?',
    said: 'Making cloth uses as much water as California did in 2021.',
    data: [
      'Making cloth: {textile-acre-feet} a year. An acre-foot covers one acre of land, one foot deep.',
      'California, in years before: {california-acre-feet}.',
    ],
    ask: 'How can you test it?',
    operations: [
      {
        formula: '100 × {textile-acre-feet} ÷ {california-acre-feet.high}',
        gives: 'percent of California’s water, at the least',
        tells: 'Yes. So the two are close in size.',
      },
      {
        formula: '100 × {california-acre-feet.high} ÷ {textile-acre-feet}',
        gives: 'percent: California, seen from the cloth',
        tells: 'That is right, but upside down. The claim asks for the cloth, seen from California.',
      },
      {
        formula: '{california-acre-feet.high} − {textile-acre-feet}',
        gives: 'million acre-feet lie between them',
        tells: 'That is right. To see if it is much, you need a share.',
      },
    ],
    order: [0, 2, 1],
    sizeAsk: 'The sizes are close. So where is the slip?',
    sizes: [
      'In the year: the numbers are from other years',
      'In the unit: it should be liters',
      'In the amount: ten times too big',
    ],
    sizeOrder: [2, 0, 1],
    found:
      'Cloth takes {california-share} of what California used in years before. The claim names a year for which we found no total.',
  },
  {
    id: 'grams',
    title: 'Heavy air',
    said: 'A T-shirt gives off {phases-sum:number} kilograms of CO2 [per-kilogram] of cloth.',
    data: [
      'Growing the cotton is {cotton-phase:number} of these kilograms.',
      'A table says: one kilogram of cotton [lint] gives off {cotton-co2:number} kilograms of [co2e].',
    ],
    ask: 'How can you test it?',
    operations: [
      {
        formula: '{cotton-phase} ÷ {cotton-co2}',
        gives: 'times as much as the table says',
        tells: 'Yes. Two numbers for one thing should not be that far apart.',
      },
      {
        formula: '{phases-sum} − {cotton-phase}',
        gives: 'is left for all that comes after the cotton',
        tells: 'That is right, but both numbers are from one chart. A test needs a number from outside.',
      },
      {
        formula: '{phases-sum} ÷ {cotton-phase}',
        gives: 'times the cotton is the whole',
        tells: 'That is right, but both numbers are from one chart. A test needs a number from outside.',
      },
    ],
    order: [1, 2, 0],
    sizeAsk: 'Which unit would make it fit?',
    sizes: ['Grams, for one T-shirt', 'Tons, for one T-shirt', 'Liters, for one kilogram'],
    sizeOrder: [1, 2, 0],
    found:
      'Grams for one T-shirt fit: {shirt-co2}. Other studies found {published-shirts-co2}. As it was told, the cotton alone was {fiber-times-over} too big.',
  },
  {
    id: 'megajoules',
    title: 'Two kinds of energy',
    said: 'One kilogram of cotton takes {cotton-energy:number} [kwh] of energy.',
    data: ['Another study says: {published-cotton-energy}.', 'One kWh is three point six megajoules.'],
    ask: 'How can you test it?',
    operations: [
      {
        formula: '{cotton-energy} × 3.6',
        gives: 'megajoules per kilogram',
        tells: 'Yes. Now both are in one unit, and you can see that they are far apart.',
      },
      {
        formula: '{cotton-energy} ÷ 3.6',
        gives: '',
        tells: 'A kWh is the bigger unit. So it takes more megajoules to make the same, not fewer.',
      },
      {
        formula: '{published-cotton-energy} − {cotton-energy}',
        gives: '',
        tells: 'The two numbers have two units. They must first be in the same one.',
      },
    ],
    order: [2, 0, 1],
    sizeAsk: 'How many times too big is it?',
    sizes: ['About three times', 'About ten times', 'It is not too big'],
    sizeOrder: [0, 2, 1],
    found:
      'As told, it is {cotton-energy-in-megajoules}. The other study has {published-cotton-energy}. If we read {cotton-energy:number} as megajoules, it fits.',
  },
];

/** The operation with its numbers put in: "100 × 79 ÷ 1,640". */
export function formatOperation({ formula }: Operation): string {
  return formatFormula(formula, findLessonFigure);
}

/** What the operation gives, whole from a thousand on, else to four digits: "94,592", "4.817". */
export function formatResult({ formula }: Operation): string {
  const result = calculateFormula(formula, findLessonFigure);
  return result >= 1000 ? formatNumber(Math.round(result)) : formatDigits(result, 4);
}
