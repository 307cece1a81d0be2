import { MOST_VERBS, measure, UNITS } from '#words/text/fabricFindings';
import { FABRICS, nameInText } from '#words/text/fabrics';
import { PHASES } from '#words/text/phases';
import { finding, grams } from '#words/text/production';
import { formatNumber } from '../../../src/model/format.ts';
import { capitalize } from '../../../src/model/words.ts';

function beginOfFabric(
  kind: 'water' | 'energy' | 'co2',
  fabric: keyof typeof FABRICS,
  value: number,
): string {
  const name = capitalize(nameInText(fabric, FABRICS[fabric].name));
  return measure(name, MOST_VERBS[kind], formatNumber(value) + UNITS[kind], '', '', '')
    .slice(0, 2)
    .join('');
}

/** How each chart's finding begins, its first figure included: "Cotton drinks most: 1,559 liters". */
export const FINDING_BEGINS = {
  production: finding(capitalize(PHASES.garment.inText), grams(formatNumber(1300)), '', '')
    .slice(0, 2)
    .join(''),
  water: beginOfFabric('water', 'cotton', 1559),
  energy: beginOfFabric('energy', 'polyamide', 160),
  co2: beginOfFabric('co2', 'wool', 17),
};
