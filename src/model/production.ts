import { labelPhase } from '#words/text/phases';
import * as words from '#words/text/production';
import { type PhaseId, type ProductionPhase, productionPhases } from '../data/productionPhases';
import { formatNumber } from './format';
import { formatFigure } from './formatFigure';
import { assertSupported, joinPhrases, type Phrase } from './phrases';
import { findHighest } from './rank';

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

/** The chart's answer: "Garment production: 1,300 grams of 2,600." Throws a RangeError when two phases tie at the end. */
export function describeProductionFinding(phases: readonly ProductionPhase[] = productionPhases): Phrase[] {
  const [most, ...others] = findHighest(phases, ({ emissions }) => emissions);
  if (!most || others.length > 0) throw new RangeError('productionPhases: one phase must be highest');
  return words.finding<Phrase>(
    most.name,
    { figure: `${most.id}-phase`, text: words.grams(formatNumber(most.emissions)) },
    { figure: 'phases-sum', text: formatNumber(calculateTotalEmissions(phases)) },
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
