import { type PhaseId, type ProductionPhase, productionPhases } from '../data/productionPhases';
import { formatNumber } from './format';
import { assertRatio, assertSupported, joinPhrases, type Phrase } from './phrases';
import { findHighest, findLowest } from './rank';
import { capitalize, describeRatio } from './words';

/** Axis titles of the production chart, letter by letter as specified. */
export const PRODUCTION_AXES = {
  category: 'Production Phase',
  value: 'CO2 Emissions (kg per kg of fabric)',
} as const;

/** What our check found of the unit that the axis says; numbers outside the axis carry it. */
export const PHASES_CHECK = 'fits grams per T-shirt';

/** Adds up the emissions of all phases: 2,600 in the unit of the records. */
export function calculateTotalEmissions(phases: readonly ProductionPhase[] = productionPhases): number {
  return phases.reduce((sum, { emissions }) => sum + emissions, 0);
}

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
  return [
    `${capitalize(most.inText)} is highest at `,
    { figure: `${most.id}-phase`, text: `${formatNumber(most.emissions)} grams` },
    ': ',
    { figure: 'phase-ratio', text: describeRatio(ratio) },
    ` ${least.inText}, the lowest.`,
  ];
}

/** The chart's paragraph. Throws a RangeError when the records stop supporting it. */
export function describeProduction(phases: readonly ProductionPhase[] = productionPhases): Phrase[] {
  const garment = findPhase(phases, 'garment');
  const yarn = findPhase(phases, 'yarn');
  const use = findPhase(phases, 'use');
  const phrases: Phrase[] = [
    'Making the garment causes ',
    { figure: 'garment-phase-share', text: 'half' },
    ' of the CO2. Yarn production and the user phase take ',
    { figure: 'yarn-phase-share', text: `${yarn.sharePercent}% each` },
    '.',
  ];
  const isHalf = garment.sharePercent === 50 && garment.emissions * 2 === calculateTotalEmissions(phases);
  assertSupported(isHalf && yarn.sharePercent === use.sharePercent, joinPhrases(phrases));
  return phrases;
}

/** The accessible name of a bar: "Garment production: 1,300 grams, 50% of all". */
export function describePhase({ name, emissions, sharePercent }: ProductionPhase): string {
  return `${name}: ${formatNumber(emissions)} grams, ${sharePercent}% of all`;
}
