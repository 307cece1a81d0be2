import { measure, UNITS } from '#words/text/fabricFindings';
import { FABRICS } from '#words/text/fabrics';
import { PHASES } from '#words/text/phases';
import { finding, grams } from '#words/text/production';
import { formatNumber } from '../../../src/model/format.ts';

function beginOfFabric(
  kind: 'water' | 'energy' | 'co2',
  fabric: keyof typeof FABRICS,
  value: number,
): string {
  return measure(FABRICS[fabric].name, formatNumber(value) + UNITS[kind], '', '')
    .slice(0, 2)
    .join('');
}

/** How each chart's finding begins, its first figure included: "Cotton: 1,559 liters". */
export const FINDING_BEGINS = {
  production: finding(PHASES.garment.name, grams(formatNumber(1300)), formatNumber(2600))
    .slice(0, 2)
    .join(''),
  water: beginOfFabric('water', 'cotton', 1559),
  energy: beginOfFabric('energy', 'polyamide', 160),
  co2: beginOfFabric('co2', 'wool', 17),
};
