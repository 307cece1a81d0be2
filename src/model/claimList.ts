import { COMMA, labelInText, SEMICOLON } from '#words/rules';
import { backgroundFigures } from '../data/backgroundFigures';
import type { ClaimPage, ClaimText } from '../data/claim';
import { claimTexts } from '../data/claims';
import { countryClaims, placeClaims, placeExceptions } from '../data/claims/placeClaims';
import { fabricClaims, fabricExceptions, phaseClaims } from '../data/claims/recordClaims';
import { type Fabric, fabrics } from '../data/fabrics';
import { type Figure, figures } from '../data/figures';
import { livesFigures } from '../data/livesFigures';
import { places } from '../data/places';
import { type ProductionPhase, productionPhases } from '../data/productionPhases';
import { sources } from '../data/sources';
import { stressedCountries } from '../data/waterStress';
import { describeSureness } from './claimWords';
import { collectRecordFigures, type FabricMeasure } from './figure';
import { formatDigits } from './format';
import { formatFigure, formatUnit } from './formatFigure';
import { calculateFormula, type FindFigure, fillFigures, formatEquation } from './formula';
import { collectPlaceFigures } from './placeFigures';
import { formatAuthors } from './reference';
import { endRounded, roundToStep } from './rounding';
import { describeMark, describeOverclaim, type FindText, listUnconfirmed } from './verdict';

/** A figure with everything that stands behind it. */
export type Claim = ClaimText & {
  id: string;
  figure: Figure;
  /** The figure as text: "11,421 cups". */
  text: string;
  /** How sure we are, and what we have read, in sentences. */
  sureness: string;
  /** The unconfirmed figures that its arithmetic goes back to. */
  restsOn: string[];
  /** The arithmetic with the values put in: "79 ÷ 1,640 × 100 = 4.81707, rounded to 0.1: 4.8". One for each end of a range. */
  workings: string[];
};

/** Every figure by its id, records included; pass changed ones to see what follows. */
export function collectFigures(
  fabricRecords: readonly Fabric[] = fabrics,
  phaseRecords: readonly ProductionPhase[] = productionPhases,
  shown: Record<string, Figure> = { ...figures, ...livesFigures, ...backgroundFigures },
): Map<string, Figure> {
  return new Map([
    ...Object.entries(shown),
    ...collectRecordFigures(fabricRecords, phaseRecords),
    ...collectPlaceFigures(),
  ]);
}

/** A record’s own formula: {#-rain} becomes {benin-rain}. */
function nameFormula({ formula, ...text }: ClaimText, id: string): ClaimText {
  if (formula === undefined || !('value' in formula)) return text;
  return { ...text, formula: { ...formula, value: formula.value.replace('#', id) } };
}

function collectTexts(
  fabricRecords: readonly Fabric[],
  phaseRecords: readonly ProductionPhase[],
): [id: string, text: ClaimText][] {
  const name = (text: ClaimText, of: string, exception?: Partial<ClaimText>): ClaimText => {
    const own = { ...text, ...exception };
    return { ...own, title: own.title.replace('#', of) };
  };
  return [
    ...Object.entries(claimTexts),
    ...places.flatMap(({ id, name: of, harvestMegatons }) =>
      (Object.keys(placeClaims) as (keyof typeof placeClaims)[])
        .filter((measure) => measure !== 'harvest' || harvestMegatons !== undefined)
        .map((measure): [string, ClaimText] => [
          `${id}-${measure}`,
          name(nameFormula(placeClaims[measure], id), of, placeExceptions[`${id}-${measure}`]),
        ]),
    ),
    ...stressedCountries.flatMap(({ id, name: of }) =>
      Object.entries<ClaimText>(countryClaims).map(([measure, text]): [string, ClaimText] => [
        `${id}-${measure}`,
        name(text, of),
      ]),
    ),
    ...phaseRecords.flatMap(({ id, inText }): [string, ClaimText][] => [
      [`${id}-phase`, name(phaseClaims.emissions, inText)],
      [`${id}-phase-share`, name(phaseClaims.share, inText)],
    ]),
    ...fabricRecords.flatMap((fabric) =>
      (Object.keys(fabricClaims) as FabricMeasure[]).map((measure): [string, ClaimText] => [
        `${fabric.id}-${measure}`,
        name(fabricClaims[measure], labelInText(fabric.name), fabricExceptions[`${fabric.id}-${measure}`]),
      ]),
    ),
  ];
}

/** Works out what a formula says a figure should be, rounded as it states; undefined without a formula. */
export function calculateClaim(text: ClaimText, find: FindFigure): { low: number; high: number } | undefined {
  const { formula } = text;
  if (formula === undefined) return undefined;
  const [low, high] = 'value' in formula ? [formula.value, formula.value] : [formula.low, formula.high];
  const { step, rounding = 'nearest' } = formula;
  return {
    low: roundToStep(calculateFormula(low, find), step, rounding === 'outward' ? 'down' : rounding),
    high: roundToStep(calculateFormula(high, find), step, rounding === 'outward' ? 'up' : rounding),
  };
}

function listWorkings({ formula }: ClaimText, figure: Figure, find: FindFigure): string[] {
  if (formula === undefined) return [];
  const write = (expression: string, result: number) => {
    const exact = calculateFormula(expression, find);
    const isRounded = Math.abs(exact - result) > 1e-9 * Math.abs(exact);
    const rounded = isRounded
      ? endRounded(formatFigure({ value: result, unit: figure.unit }), formula.step, formula.rounding)
      : formatUnit(figure.unit, result);
    return formatEquation(expression, find, formatDigits(exact, 6)) + rounded;
  };
  if ('value' in formula) return 'value' in figure ? [write(formula.value, figure.value)] : [];
  return 'low' in figure ? [write(formula.low, figure.low), write(formula.high, figure.high)] : [];
}

/** Words about a figure name others in braces, so that none of them goes stale: "Ours is {cotton-water}." */
function fillWords(text: ClaimText, find: FindFigure): ClaimText {
  const [title = '', boundary = '', note = ''] = [text.title, text.boundary, text.note].map((words) =>
    fillFigures(words, find),
  );
  return { ...text, title, boundary, note };
}

function createFindFigure(figureMap: ReadonlyMap<string, Figure>): FindFigure {
  return (id) => {
    const figure = figureMap.get(id);
    if (figure === undefined) throw new RangeError(`figures: there is no "${id}"`);
    return figure;
  };
}

/** Says in words that a figure does not follow from those that its formula names; undefined where it does. */
function describeMismatch(id: string, text: ClaimText, find: FindFigure): string | undefined {
  const figure = find(id);
  const { low, high } = 'value' in figure ? { low: figure.value, high: figure.value } : figure;
  const worked = calculateClaim(text, find);
  if (!worked || (worked.low === low && worked.high === high)) return undefined;
  return `${id} is ${low}–${high}, but its formula gives ${worked.low}–${worked.high}`;
}

function composeClaim(id: string, text: ClaimText, find: FindFigure, findText: FindText): Claim {
  const figure = find(id);
  const { evidence } = text;
  const restsOn = listUnconfirmed(text, findText);
  const [decisive] = restsOn;
  const unread = decisive === undefined ? undefined : fillWords(findText(decisive) ?? text, find).title;
  const document = 'document' in evidence && evidence.document ? sources.get(evidence.document) : undefined;
  return {
    id,
    ...fillWords(text, find),
    figure,
    text: formatFigure(figure),
    sureness: describeSureness(evidence, document?.title, unread, restsOn.length - 1),
    restsOn,
    workings: listWorkings(text, figure, find),
  };
}

/**
 * Lists every claim, its arithmetic worked out. Throws a RangeError that names each figure which no longer follows
 * from the figures that its formula names, so that a changed record cannot leave a sentence silently wrong, and each
 * that says more than the worst figure behind it. Pass texts to try them.
 */
export function listClaims(
  fabricRecords: readonly Fabric[] = fabrics,
  phaseRecords: readonly ProductionPhase[] = productionPhases,
  figureMap: ReadonlyMap<string, Figure> = collectFigures(fabricRecords, phaseRecords),
  texts: readonly [id: string, text: ClaimText][] = collectTexts(fabricRecords, phaseRecords),
): Claim[] {
  const find = createFindFigure(figureMap);
  const textMap = new Map(texts);
  const findText: FindText = (id) => textMap.get(id);
  const wrong = texts
    .flatMap(([id, text]) => [
      describeMismatch(id, text, find),
      describeOverclaim(id, text, findText),
      describeMark(id, text, find(id), findText),
    ])
    .filter((words) => words !== undefined);
  if (wrong.length > 0) throw new RangeError(`claims: ${wrong.join('; ')}`);
  return texts.map(([id, text]) => composeClaim(id, text, find, findText));
}

/** What is written about every figure by its id, its words not filled in yet. */
export const claimTextsById: ReadonlyMap<string, ClaimText> = new Map(
  collectTexts(fabrics, productionPhases),
);

/**
 * The bodies behind the claims that stand first on a page, each once, in the order of the claims: "European
 * Parliament, 2020, 2021; DCU Water, 2020". Empty where there is none.
 */
export function describePageSources(page: ClaimPage): string {
  const yearsByAuthor = new Map<string, Set<number>>();
  for (const { page: ofClaim, sourceIds } of claimTextsById.values()) {
    for (const id of ofClaim === page ? sourceIds : []) {
      const source = sources.get(id);
      if (source === undefined) continue;
      const author = formatAuthors(source);
      const years = yearsByAuthor.get(author) ?? new Set();
      yearsByAuthor.set(author, source.year === undefined ? years : years.add(source.year));
    }
  }
  return [...yearsByAuthor].map(([author, years]) => [author, ...years].join(COMMA)).join(SEMICOLON);
}

const findKnownFigure = createFindFigure(collectFigures());
const foundClaims = new Map<string, Claim>();

/**
 * Finds one claim and works it out at the first asking: all at once they would hold a page up. Throws a RangeError for
 * an id which has none, and for a figure which no longer follows, as `listClaims` does.
 */
export function findClaim(id: string): Claim {
  const found = foundClaims.get(id);
  if (found !== undefined) return found;
  const text = claimTextsById.get(id);
  if (text === undefined) throw new RangeError(`claims: there is no "${id}"`);
  const mismatch = describeMismatch(id, text, findKnownFigure);
  if (mismatch !== undefined) throw new RangeError(`claims: ${mismatch}`);
  const claim = composeClaim(id, text, findKnownFigure, (other) => claimTextsById.get(other));
  foundClaims.set(id, claim);
  return claim;
}
