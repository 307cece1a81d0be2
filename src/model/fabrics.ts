import * as rules from '#words/rules';
import * as words from '#words/text/fabrics';
import { type Fabric, type FabricId, fabrics } from '../data/fabrics';
import { FABRIC_FIELDS, type FabricMeasure } from './figure';
import { formatNumber } from './format';
import type { findHighest } from './rank';

/** The three measures that charts show. */
export type ChartMeasure = Exclude<FabricMeasure, 'production'>;

export const CHART_MEASURES: readonly ChartMeasure[] = ['water', 'energy', 'co2'];

/** Reads one measure of a fabric, in the unit of its axis. */
export function getMeasure(fabric: Fabric, measure: FabricMeasure): number {
  return fabric[FABRIC_FIELDS[measure].field];
}

/** Finds a fabric. Throws a RangeError that names the one that is missing. */
export function findFabric(id: FabricId, records: readonly Fabric[] = fabrics): Fabric {
  const fabric = records.find((candidate) => candidate.id === id);
  if (fabric === undefined) throw new RangeError(`fabrics: "${id}" is missing`);
  return fabric;
}

/** The accessible name of a bar: "Cotton: 1,559 liters per kg". */
export function describeBar(fabric: Fabric, measure: ChartMeasure): string {
  return words.labelBar(fabric.name, formatNumber(getMeasure(fabric, measure)), words.SPOKEN_UNITS[measure]);
}

/** Sorts a copy of the records by one measure, highest first; ties keep the records' order. */
export function sortFabrics(measure: FabricMeasure, records: readonly Fabric[] = fabrics): Fabric[] {
  return records.toSorted((a, b) => getMeasure(b, measure) - getMeasure(a, measure));
}

/** The one fabric that `find` (the highest, the lowest) picks by a measure. Throws a RangeError when two tie, or of none. */
export function findOneFabric(
  find: typeof findHighest,
  measure: ChartMeasure,
  records: readonly Fabric[] = fabrics,
): Fabric {
  const [one, ...others] = find(records, (fabric) => getMeasure(fabric, measure));
  if (!one || others.length > 0) {
    throw new RangeError(`fabrics: one fabric must be highest and one lowest in ${measure}`);
  }
  return one;
}

/** A fabric's name inside a sentence: "cotton". */
export function nameInText({ id, name }: Fabric): string {
  return rules.nameInText(id, name);
}
