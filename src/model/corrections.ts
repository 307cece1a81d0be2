import * as words from '#words/text/corrections';
import { findFigure, type ShownFigureId, type StatedFigureId } from './figure';
import { formatNumber } from './format';
import { formatFigure } from './formatFigure';
import { type Phrase, phraseFigure } from './phrases';

export type CorrectionId = 'people' | 'lake' | 'california' | 'grams' | 'fiber' | 'megajoules';

/** A claim of our first draft, and what is true. */
type Correction = {
  id: CorrectionId;
  /** The figure that it corrects. */
  figure: ShownFigureId;
  wrong: string;
  right: readonly Phrase[];
  /** Why, in one line of arithmetic: "79 ÷ 1,640 = 4.8%". */
  working: string;
};

const people = (text: string): Phrase => ({ figure: 'people-for-a-day', text });

/** A figure's number, of a range one end. Throws a RangeError for an id which no record has. */
function read(id: StatedFigureId, end: 'low' | 'high' = 'low'): number {
  const figure = findFigure(id);
  return 'value' in figure ? figure.value : figure[end];
}
/** An operation is never parted from its numbers. */
const bind = (working: string) => working.replace(/ ([÷:=]) /g, '\u00a0$1\u00a0');
const write = (id: StatedFigureId) => formatNumber(read(id));
const writeRounded = (value: number) => formatNumber(Math.round(value));
const writePercent = (part: number, of: number) =>
  formatFigure({ value: Math.round((100 * part) / of), unit: 'percent' });

const textile = read('textile-acre-feet');
const [lowest, highest] = [read('california-acre-feet', 'low'), read('california-acre-feet', 'high')];

/** The story's corrections, in the order in which a reader meets them; a test compares them with the claims. */
export const corrections: readonly Correction[] = [
  {
    id: 'people',
    figure: 'people-for-a-day',
    wrong: words.WRONG.people,
    right: words.peopleRight(people(words.WRONG.people)),
    working: bind(
      words.peopleWorking(
        write('shirt-cups'),
        write('drinking-cups'),
        writeRounded(read('shirt-cups') / read('drinking-cups')),
      ),
    ),
  },
  {
    id: 'lake',
    figure: 'lake-claimed',
    wrong: words.WRONG.lake,
    right: words.lakeRight(phraseFigure('lake-share')),
    working: bind(
      words.lakeWorking(
        write('fashion-water'),
        write('lake-ontario'),
        formatFigure(findFigure('lake-share')),
      ),
    ),
  },
  {
    id: 'california',
    figure: 'california-share',
    wrong: words.WRONG.california,
    right: words.californiaRight(phraseFigure('california-share')),
    working: bind(
      words.californiaWorking(
        formatNumber(textile),
        formatNumber(highest),
        writePercent(textile, highest),
        formatNumber(lowest),
        writePercent(textile, lowest),
      ),
    ),
  },
  {
    id: 'grams',
    figure: 'phases-sum',
    wrong: words.WRONG.grams,
    right: [{ figure: 'phases-sum', text: words.gramsRight }],
    working: bind(
      words.gramsWorking(
        write('cotton-phase'),
        write('cotton-co2'),
        writeRounded(read('cotton-phase') / read('cotton-co2')),
      ),
    ),
  },
  {
    id: 'fiber',
    figure: 'irrigation-liters',
    wrong: words.WRONG.fiber,
    right: [{ figure: 'irrigation-liters', text: words.fiberRight }],
    working: bind(
      words.fiberWorking(
        write('cotton-phase'),
        write('phases-sum'),
        writePercent(read('cotton-phase'), read('phases-sum')),
      ),
    ),
  },
  {
    id: 'megajoules',
    figure: 'cotton-energy-in-megajoules',
    wrong: words.WRONG.megajoules,
    right: [{ figure: 'cotton-energy-in-megajoules', text: words.megajoulesRight }],
    working: bind(
      words.megajoulesWorking(
        write('cotton-energy'),
        write('cotton-energy-in-megajoules'),
        write('published-cotton-energy'),
      ),
    ),
  },
];

/** Finds a correction. Throws a RangeError that names an id which has none. */
export function findCorrection(id: CorrectionId): Correction {
  const correction = corrections.find((candidate) => candidate.id === id);
  if (correction === undefined) throw new RangeError(`corrections: there is no "${id}"`);
  return correction;
}
