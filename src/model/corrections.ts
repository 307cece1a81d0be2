import * as words from '#words/plain/corrections';
import type { ShownFigureId } from './figure';
import { type Phrase, phraseFigure } from './phrases';
import { capitalize, formatNumberWord } from './words';

export type CorrectionId = 'people' | 'lake' | 'california' | 'grams' | 'megajoules';

/** A claim of our first draft, and what is true. */
export type Correction = {
  id: CorrectionId;
  /** The figure that it corrects. */
  figure: ShownFigureId;
  wrong: string;
  right: readonly Phrase[];
  /** Both as one short sentence, for the label at the story's end. */
  short: readonly Phrase[];
};

const people = (text: string): Phrase => ({ figure: 'people-for-a-day', text });

/** The story's five corrections, in the order in which a reader meets them; a test compares them with the claims. */
export const corrections: readonly Correction[] = [
  {
    id: 'people',
    figure: 'people-for-a-day',
    wrong: words.WRONG.people,
    right: words.peopleRight(people(words.WRONG.people)),
    short: words.peopleShort(people(capitalize(words.WRONG.people))),
  },
  {
    id: 'lake',
    figure: 'lake-claimed',
    wrong: words.WRONG.lake,
    right: words.lakeRight(phraseFigure('lake-share')),
    short: words.lakeShort(phraseFigure('lake-share')),
  },
  {
    id: 'california',
    figure: 'california-share',
    wrong: words.WRONG.california,
    right: words.californiaRight(phraseFigure('california-share')),
    short: words.californiaShort(phraseFigure('california-share')),
  },
  {
    id: 'grams',
    figure: 'phases-sum',
    wrong: words.WRONG.grams,
    right: [words.gramsRight],
    short: [words.gramsShort],
  },
  {
    id: 'megajoules',
    figure: 'cotton-energy-in-megajoules',
    wrong: words.WRONG.megajoules,
    right: [words.megajoulesRight],
    short: [words.megajoulesShort],
  },
];

/** Finds a correction. Throws a RangeError that names an id which has none. */
export function findCorrection(id: CorrectionId): Correction {
  const correction = corrections.find((candidate) => candidate.id === id);
  if (correction === undefined) throw new RangeError(`corrections: there is no "${id}"`);
  return correction;
}

/** "None of five claims mended yet", "Two of five claims mended", "Five claims, mended" */
export function describeMended(count: number): string {
  const all = formatNumberWord(corrections.length);
  if (count <= 0) return words.noneMended(all);
  if (count >= corrections.length) return words.allMended(capitalize(all));
  return words.someMended(count === 1, capitalize(formatNumberWord(count)), all);
}
