import type { ShownFigureId } from './figure';
import { type Phrase, phraseFigure } from './phrases';
import { capitalize, formatNumberWord } from './words';

export type DarnId = 'people' | 'lake' | 'california' | 'grams' | 'megajoules';

/** A claim as it is often told, and what is true. */
export type Darn = {
  id: DarnId;
  /** The figure that it corrects. */
  figure: ShownFigureId;
  wrong: string;
  right: readonly Phrase[];
  /** Both as one short sentence, for the label at the story's end. */
  short: readonly Phrase[];
  /** Where its loose end hangs. */
  place: string;
};

/** The story's five corrections, in the order in which a reader meets them; a test compares them with the claims. */
export const darns: readonly Darn[] = [
  {
    id: 'people',
    figure: 'people-for-a-day',
    wrong: 'a thousand people',
    right: [{ figure: 'people-for-a-day', text: 'a thousand people' }, ', for one day'],
    short: [{ figure: 'people-for-a-day', text: 'A thousand people' }, ': for one day.'],
    place: 'the T-shirt',
  },
  {
    id: 'lake',
    figure: 'lake-claimed',
    wrong: 'half of Lake Ontario',
    right: [phraseFigure('lake-share'), ' of Lake Ontario'],
    short: ['Not half of Lake Ontario: ', phraseFigure('lake-share'), '.'],
    place: 'the lake',
  },
  {
    id: 'california',
    figure: 'california-share',
    wrong: 'California’s annual use in 2021',
    right: [
      phraseFigure('california-share'),
      ' of California’s use in earlier years; we found no total for 2021',
    ],
    short: ['Not California in 2021: ', phraseFigure('california-share'), ', earlier.'],
    place: 'the yarns',
  },
  {
    id: 'grams',
    figure: 'phases-sum',
    wrong: 'kilograms per kilogram of fabric',
    right: ['grams per T-shirt'],
    short: ['Not kilograms per kilogram: grams per T-shirt.'],
    place: 'the bobbins',
  },
  {
    id: 'megajoules',
    figure: 'cotton-energy-in-megajoules',
    wrong: 'kWh per kilogram',
    right: ['megajoules per kilogram'],
    short: ['Not kWh per kilogram: megajoules.'],
    place: 'the fabrics',
  },
];

/** Finds a darn. Throws a RangeError that names an id which has none. */
export function findDarn(id: DarnId): Darn {
  const darn = darns.find((candidate) => candidate.id === id);
  if (darn === undefined) throw new RangeError(`darns: there is no "${id}"`);
  return darn;
}

/** "None of five claims mended yet", "Two of five claims mended", "Five claims, mended" */
export function describeMended(count: number): string {
  const all = formatNumberWord(darns.length);
  if (count <= 0) return `None of ${all} claims mended yet`;
  if (count >= darns.length) return `${capitalize(all)} claims, mended`;
  return `${capitalize(formatNumberWord(count))} of ${all} claims mended`;
}
