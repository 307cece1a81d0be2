import * as words from '#words/text/phases';
import { checkRecords } from './check';

export type PhaseId = 'cotton' | 'yarn' | 'garment' | 'distribution' | 'use';

export type ProductionPhase = {
  id: PhaseId;
  /** The label that charts and tables show. */
  name: string;
  /** How running text names the phase, in the singular: "garment production causes half". */
  inText: string;
  sharePercent: number;
  /** As specified: "kg per kg of fabric". Our check: only grams of CO2e per T-shirt fit (claim "shirt-co2"). */
  emissions: number;
};

/**
 * Checks the records one by one, and that the shares follow from the emissions to the whole percent.
 * Throws a RangeError that names the bad fact.
 */
export function checkProductionPhases(phases: readonly ProductionPhase[]): readonly ProductionPhase[] {
  checkRecords('productionPhases', phases);
  const total = phases.reduce((sum, phase) => sum + phase.emissions, 0);
  for (const { id, sharePercent, emissions } of phases) {
    if (Math.round((100 * emissions) / total) !== sharePercent) {
      throw new RangeError(
        `productionPhases: ${id} is ${sharePercent}%, but ${emissions} of ${total} is not`,
      );
    }
  }
  return phases;
}

/** Carbon by phase of production, as specified; sources "niinimaki-2020" and "six-garments". */
export const productionPhases = checkProductionPhases([
  { id: 'cotton', ...words.PHASES.cotton, sharePercent: 8, emissions: 208 },
  { id: 'yarn', ...words.PHASES.yarn, sharePercent: 19, emissions: 494 },
  { id: 'garment', ...words.PHASES.garment, sharePercent: 50, emissions: 1300 },
  { id: 'distribution', ...words.PHASES.distribution, sharePercent: 4, emissions: 104 },
  { id: 'use', ...words.PHASES.use, sharePercent: 19, emissions: 494 },
]);
