import * as words from '#words/text/threeCounts';
import { type Fabric, fabrics } from '../data/fabrics';
import { CHART_MEASURES, type ChartMeasure, findOneFabric, nameInText } from './fabrics';
import { assertSupported } from './phrases';
import { findHighest } from './rank';
import { capitalize } from './words';

/** Which fabric a measure is told of: the one that has the most of it. */
export const findMost = (measure: ChartMeasure, records: readonly Fabric[] = fabrics): Fabric =>
  findOneFabric(findHighest, measure, records);

/**
 * "Cotton drinks the most.", "Polyamide burns the most energy." and "Cotton drinks. Polyamide burns. Wool smokes." Throws a
 * RangeError when one fabric has the most of two.
 */
export function describeMost(records: readonly Fabric[] = fabrics) {
  const most = CHART_MEASURES.map((measure) => findMost(measure, records));
  const [water = '', energy = '', co2 = ''] = most.map((fabric) => capitalize(nameInText(fabric)));
  const all = words.eachOfThree(water, energy, co2);
  assertSupported(new Set(most).size === most.length, all);
  return { water: words.drinksMost(water), energy: words.burnsMost(energy), all };
}
