import * as words from '#words/text/fabricFindings';
import { type Fabric, fabrics } from '../data/fabrics';
import {
  CHART_MEASURES,
  type ChartMeasure,
  findFabric,
  findOneFabric,
  getMeasure,
  nameInText,
  sortFabrics,
} from './fabrics';
import { formatNumber } from './format';
import { assertRatio, assertSupported, joinPhrases, type Phrase, phraseFigure } from './phrases';
import { findHighest, findLowest } from './rank';
import { describeRatio, formatList } from './words';

/**
 * "No fabric is lowest on every count: polyester uses the least water, hemp the least energy, and cotton emits the
 * least CO2." Throws a RangeError when one fabric is lowest on every count.
 */
export function describeNoWinner(records: readonly Fabric[] = fabrics): string {
  const lowest = CHART_MEASURES.map((measure) =>
    findLowest(records, (fabric) => getMeasure(fabric, measure)),
  );
  const [water = '', energy = '', co2 = ''] = lowest.map((found) => formatList(found.map(nameInText)));
  const sentence = words.noWinner(water, energy, co2);
  const winners = records.filter((fabric) =>
    CHART_MEASURES.every((measure) =>
      records.every((other) => getMeasure(fabric, measure) <= getMeasure(other, measure)),
    ),
  );
  const isOneEach = lowest.every(({ length }) => length === 1);
  assertSupported(winners.length === 0 && isOneEach, sentence);
  return sentence;
}

/** A chart's answer: "Wool: 17 kg. Cotton: 2.2 kg." Throws a RangeError when two fabrics tie at an end. */
export function describeMeasureFinding(
  measure: ChartMeasure,
  records: readonly Fabric[] = fabrics,
): Phrase[] {
  const most = findOneFabric(findHighest, measure, records);
  const least = findOneFabric(findLowest, measure, records);
  const write = ({ id }: Fabric, text: string): Phrase => ({ figure: `${id}-${measure}`, text });
  return words.measure<Phrase>(
    most.name,
    write(most, formatNumber(getMeasure(most, measure)) + words.UNITS[measure]),
    least.name,
    write(least, formatNumber(getMeasure(least, measure)) + words.UNITS[measure]),
  );
}

/** The water chart's paragraph. Throws a RangeError unless cotton needs over twice the water of the next. */
export function describeWater(records: readonly Fabric[] = fabrics): Phrase[] {
  const [first, second] = sortFabrics('water', records);
  if (!first || !second) throw new RangeError('fabrics: two are needed');
  const ratio = assertRatio('water-ratio-next', first.waterLitersPerKg / second.waterLitersPerKg);
  const phrases = words.water<Phrase>(
    { figure: 'water-ratio-next', text: describeRatio(ratio) },
    nameInText(second),
  );
  assertSupported(first.id === 'cotton' && second.id === 'wool' && ratio >= 2, joinPhrases(phrases));
  return phrases;
}

function areSyntheticsHigher(measure: ChartMeasure, records: readonly Fabric[]): boolean {
  const [polyester, polyamide, cotton, hemp] = (['polyester', 'polyamide', 'cotton', 'hemp'] as const).map(
    (id) => getMeasure(findFabric(id, records), measure),
  );
  return Math.min(polyester ?? 0, polyamide ?? 0) > Math.max(cotton ?? 0, hemp ?? 0);
}

/** The energy chart's paragraph. Throws a RangeError when the records stop supporting it. */
export function describeEnergy(records: readonly Fabric[] = fabrics): Phrase[] {
  assertSupported(areSyntheticsHigher('energy', records), words.energy);
  return [words.energy];
}

/** The CO2 chart's paragraph. Throws a RangeError when the records stop supporting it. */
export function describeCo2(records: readonly Fabric[] = fabrics): Phrase[] {
  const phrases = words.co2<Phrase>(phraseFigure('wool-from-farm', words.fromFarm), {
    figure: 'freight-share',
    text: words.little,
  });
  const highest = findHighest(records, ({ kgCo2PerKg }) => kgCo2PerKg);
  const isWoolHighest = highest.length === 1 && highest[0]?.id === 'wool';
  assertSupported(isWoolHighest && areSyntheticsHigher('co2', records), joinPhrases(phrases));
  return phrases;
}

/** The paragraph that follows each chart. */
export const MEASURE_PARAGRAPHS: Record<ChartMeasure, (records?: readonly Fabric[]) => Phrase[]> = {
  water: describeWater,
  energy: describeEnergy,
  co2: describeCo2,
};
