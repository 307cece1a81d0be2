import { labelPhase } from '#words/text/phases';
import * as words from '#words/text/production';
import { type PhaseId, type ProductionPhase, productionPhases } from '../data/productionPhases';
import { formatNumber } from './format';
import { formatFigure } from './formatFigure';
import { assertRatio, assertSupported, joinPhrases, type Phrase } from './phrases';
import { findHighest, findLowest } from './rank';
import { capitalize, describeRatio } from './words';

/** Adds up the emissions of all phases: 2,600 in the unit of the records. */
export function calculateTotalEmissions(phases: readonly ProductionPhase[] = productionPhases): number {
  return phases.reduce((sum, { emissions }) => sum + emissions, 0);
}

const formatPercent = (value: number) => formatFigure({ value, unit: 'percent' });

function findPhase(phases: readonly ProductionPhase[], id: PhaseId): ProductionPhase {
  const phase = phases.find((candidate) => candidate.id === id);
  if (phase === undefined) throw new RangeError(`productionPhases: "${id}" is missing`);
  return phase;
}

/**
 * The caption's finding: "Garment production is highest at 1,300 grams: twelve and a half times distribution &
 * retailing, the lowest." Throws a RangeError when two phases tie at an end.
 */
export function describeProductionFinding(phases: readonly ProductionPhase[] = productionPhases): Phrase[] {
  const highest = findHighest(phases, ({ emissions }) => emissions);
  const lowest = findLowest(phases, ({ emissions }) => emissions);
  const [most] = highest;
  const [least] = lowest;
  if (!most || !least || highest.length > 1 || lowest.length > 1) {
    throw new RangeError('productionPhases: one phase must be highest and one lowest');
  }
  const ratio = assertRatio('phase-ratio', most.emissions / least.emissions);
  return words.finding<Phrase>(
    capitalize(most.inText),
    { figure: `${most.id}-phase`, text: words.grams(formatNumber(most.emissions)) },
    { figure: 'phase-ratio', text: describeRatio(ratio) },
    least.inText,
  );
}

const isHalf = ({ sharePercent, emissions }: ProductionPhase, phases: readonly ProductionPhase[]) =>
  sharePercent === 50 && emissions * 2 === calculateTotalEmissions(phases);

/** The chart's paragraph. Throws a RangeError when the records stop supporting it. */
export function describeProduction(phases: readonly ProductionPhase[] = productionPhases): Phrase[] {
  const garment = findPhase(phases, 'garment');
  const yarn = findPhase(phases, 'yarn');
  const use = findPhase(phases, 'use');
  const phrases = words.paragraph<Phrase>(
    { figure: 'garment-phase-share', text: words.half },
    { figure: 'yarn-phase-share', text: words.each(formatPercent(yarn.sharePercent)) },
  );
  assertSupported(isHalf(garment, phases) && yarn.sharePercent === use.sharePercent, joinPhrases(phrases));
  return phrases;
}

/** "Making the garment gives off half." Throws a RangeError when the records stop supporting it. */
export function describeHalf(phases: readonly ProductionPhase[] = productionPhases): Phrase[] {
  const phrases = words.gives<Phrase>({ figure: 'garment-phase-share', text: words.half });
  assertSupported(isHalf(findPhase(phases, 'garment'), phases), joinPhrases(phrases));
  return phrases;
}

/** What a guess of the highest phase comes to: "You guessed yarn production: 19%." or "You guessed it." */
export function describePhaseGuess(
  id: PhaseId,
  phases: readonly ProductionPhase[] = productionPhases,
): string {
  const guessed = findPhase(phases, id);
  return findHighest(phases, ({ emissions }) => emissions).includes(guessed)
    ? words.guessedIt
    : words.guessedPhase(guessed.inText, formatPercent(guessed.sharePercent));
}

/** The accessible name of a bar: "Garment production: 1,300 grams, 50% of all". */
export function describePhase({ name, emissions, sharePercent }: ProductionPhase): string {
  return labelPhase(name, formatNumber(emissions), formatPercent(sharePercent));
}
