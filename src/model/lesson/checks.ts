import * as words from '#words/text/lessonChecks';
import { FARM_WATER } from '../../data/fabricSums';

/** A way in which an answer goes wrong. */
export type Slipped = keyof typeof words.SLIPPED;

type Check = {
  /** How to begin. */
  hint: string;
  /** What comes out where something went wrong, by its kind. */
  mistakes: readonly (readonly [kind: Slipped, formula: string])[];
};

/** Of each question whose answer is a number, by its id. Apart from tasks.ts: a page fetches it for whoever answers. */
const CHECKS: Readonly<Record<string, Check>> = {
  'share-part': {
    hint: words.HINTS['share-part'],
    mistakes: [
      ['hundred', '6 ÷ {cotton-cups}'],
      ['upsideDown', '{cotton-cups} ÷ 6'],
      ['upsideDown', '100 × {cotton-cups} ÷ 6'],
    ],
  },
  'share-one-in': {
    hint: words.HINTS['share-one-in'],
    mistakes: [
      ['upsideDown', '6 ÷ {cotton-cups}'],
      ['upsideDown', '100 × 6 ÷ {cotton-cups}'],
    ],
  },
  'cups-how-many': {
    hint: words.HINTS['cups-how-many'],
    mistakes: [['upsideDown', '{cotton-liters} ÷ {cups-per-liter}']],
  },
  'cups-exact': {
    hint: words.HINTS['cups-exact'],
    mistakes: [
      ['rounded', '{cotton-liters} × {cups-per-liter}'],
      ['unit', '{cotton-liters} ÷ {us-cup}'],
      ['upsideDown', '{cotton-liters} × {us-cup}'],
    ],
  },
  'lake-percent': {
    hint: words.HINTS['lake-percent'],
    mistakes: [
      ['hundred', '{fashion-water} ÷ {lake-ontario}'],
      ['upsideDown', '{lake-ontario} ÷ {fashion-water}'],
      ['upsideDown', '100 × {lake-ontario} ÷ {fashion-water}'],
      ['whole', '100 × {fashion-water} ÷ ({lake-ontario} ÷ 2)'],
    ],
  },
  'lake-times': {
    hint: words.HINTS['lake-times'],
    mistakes: [
      ['whole', '{lake-ontario} ÷ {fashion-water}'],
      ['upsideDown', '{fashion-water} ÷ ({lake-ontario} ÷ 2)'],
      ['difference', '{lake-ontario} ÷ 2 − {fashion-water}'],
    ],
  },
  'percent-cotton': {
    hint: words.HINTS['percent-cotton'],
    mistakes: [
      ['percentOfPercent', '{cotton-of-textile}'],
      ['percentOfPercent', '{textile-share}'],
      ['hundred', '{cotton-of-textile} × {textile-share}'],
      ['hundred', '{cotton-of-textile} × {textile-share} ÷ 10,000'],
      ['upsideDown', '100 × {textile-share} ÷ {cotton-of-textile}'],
      ['difference', '{cotton-of-textile} − {textile-share}'],
    ],
  },
  'unit-times': {
    hint: words.HINTS['unit-times'],
    mistakes: [
      ['whole', '{phases-sum} ÷ {cotton-co2}'],
      ['upsideDown', '{cotton-co2} ÷ {cotton-phase}'],
      ['difference', '{cotton-phase} − {cotton-co2}'],
    ],
  },
  'unit-grams': {
    hint: words.HINTS['unit-grams'],
    mistakes: [
      ['unit', '{phases-sum}'],
      ['unit', '{phases-sum} × 1,000'],
      ['whole', '{cotton-phase} ÷ 1,000'],
      ['perKilogram', '{phases-sum} ÷ {shirt-weight}'],
    ],
  },
  'columns-cotton': {
    hint: words.HINTS['columns-cotton'],
    mistakes: [
      ['unit', '{cotton-water} × {cotton-production}'],
      ['upsideDown', '{cotton-water} ÷ {cotton-production}'],
    ],
  },
  'columns-sum': {
    hint: words.HINTS['columns-sum'],
    mistakes: [
      ['unit', FARM_WATER],
      ['whole', '{cotton-irrigation-water}'],
    ],
  },
  'columns-percent': {
    hint: words.HINTS['columns-percent'],
    mistakes: [
      ['hundred', '{cotton-irrigation-water} ÷ {six-fabrics-water}'],
      ['upsideDown', '100 × {six-fabrics-water} ÷ {cotton-irrigation-water}'],
      ['difference', '{six-fabrics-water} − {cotton-irrigation-water}'],
    ],
  },
  'count-irrigation': {
    hint: words.HINTS.count,
    mistakes: [
      ['otherPart', '{rain-part} × {cotton-liters} ÷ 100'],
      ['otherPart', '{dilution-part} × {cotton-liters} ÷ 100'],
      ['hundred', '{irrigation-part} × {cotton-liters}'],
      ['upsideDown', '100 × {cotton-liters} ÷ {irrigation-part}'],
    ],
  },
  'count-rain': {
    hint: words.HINTS.count,
    mistakes: [
      ['otherPart', '{irrigation-part} × {cotton-liters} ÷ 100'],
      ['otherPart', '{dilution-part} × {cotton-liters} ÷ 100'],
      ['hundred', '{rain-part} × {cotton-liters}'],
      ['upsideDown', '100 × {cotton-liters} ÷ {rain-part}'],
    ],
  },
  'count-dilution': {
    hint: words.HINTS.count,
    mistakes: [
      ['otherPart', '{irrigation-part} × {cotton-liters} ÷ 100'],
      ['otherPart', '{rain-part} × {cotton-liters} ÷ 100'],
      ['hundred', '{dilution-part} × {cotton-liters}'],
      ['upsideDown', '100 × {cotton-liters} ÷ {dilution-part}'],
    ],
  },
  'places-times': {
    hint: words.HINTS['places-times'],
    mistakes: [
      ['upsideDown', '{china-river-cups} ÷ {xinjiang-river-cups}'],
      ['difference', '{xinjiang-river-cups} − {china-river-cups}'],
    ],
  },
  'lives-making': {
    hint: words.HINTS['lives-making'],
    mistakes: [
      ['unit', '{making-co2} ÷ {life-wears}'],
      ['unit', '1,000 × {making-co2}'],
      ['upsideDown', '{life-wears} ÷ {making-co2}'],
      ['perKilogram', '1,000,000 × {making-co2} ÷ {life-wears} ÷ {shirt-weight}'],
    ],
  },
  'jeans-years': {
    hint: words.HINTS['jeans-years'],
    mistakes: [
      ['unit', '{jeans-liters} ÷ 8 ÷ 365.25'],
      ['unit', '{jeans-liters} × {cups-per-liter} ÷ 8'],
      ['upsideDown', '{jeans-liters} ÷ {cups-per-liter} ÷ 8 ÷ 365.25'],
    ],
  },
  'jeans-times': {
    hint: words.HINTS['jeans-times'],
    mistakes: [
      ['upsideDown', '{jeans-years} ÷ {jeans-at-eight-cups}'],
      ['difference', '{jeans-at-eight-cups} − {jeans-years}'],
    ],
  },
  'lint-cups': {
    hint: words.HINTS['lint-cups'],
    mistakes: [
      ['seedCotton', '{india-irrigation} × {shirt-weight} ÷ 1,000 × {cups-per-liter}'],
      ['perKilogram', '{india-irrigation} × {lint-water} ÷ {seed-cotton-water} × {cups-per-liter}'],
      ['unit', '{india-irrigation} × {lint-water} ÷ {seed-cotton-water} × {shirt-weight} ÷ 1,000'],
      ['unit', '{india-irrigation} × {lint-water} ÷ {seed-cotton-water} × {shirt-weight} × {cups-per-liter}'],
      [
        'upsideDown',
        '{india-irrigation} × {seed-cotton-water} ÷ {lint-water} × {shirt-weight} ÷ 1,000 × {cups-per-liter}',
      ],
    ],
  },
};

/** Finds what a question's answers are checked by. Throws a RangeError that names a question which has nothing. */
export function findCheck(id: string): Check {
  const check = CHECKS[id];
  if (check === undefined) throw new RangeError(`checks: there is no "${id}"`);
  return check;
}
