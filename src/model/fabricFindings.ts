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

const MOST_VERB: Record<ChartMeasure, string> = {
  water: 'drinks most',
  energy: 'burns most',
  co2: 'breathes out most',
};
const UNIT: Record<ChartMeasure, string> = { water: ' liters', energy: ' kWh', co2: ' kg' };

function listLowest(measure: ChartMeasure, records: readonly Fabric[]): string {
  return formatList(findLowest(records, (fabric) => getMeasure(fabric, measure)).map(nameInText));
}

/**
 * "No fabric is lowest on every count: polyester uses the least water, hemp the least energy, and cotton emits the
 * least CO2." Throws a RangeError when one fabric is lowest on every count.
 */
export function describeNoWinner(records: readonly Fabric[] = fabrics): string {
  const [water, energy, co2] = CHART_MEASURES.map((measure) => listLowest(measure, records));
  const sentence = `No fabric is lowest on every count: ${water} uses the least water, ${energy} the least energy, and ${co2} emits the least CO2.`;
  const winners = records.filter((fabric) =>
    CHART_MEASURES.every((measure) =>
      records.every((other) => getMeasure(fabric, measure) <= getMeasure(other, measure)),
    ),
  );
  const isOneEach = ![water, energy, co2].some((names) => names?.includes(' and ') ?? true);
  assertSupported(winners.length === 0 && isOneEach, sentence);
  return sentence;
}

/**
 * A chart caption's finding: "Wool breathes out most: 17 kg, nearly eight times cotton’s 2.2, the least."
 * Throws a RangeError when two fabrics tie at an end, or the ratio is no longer the figure's.
 */
export function describeMeasureFinding(
  measure: ChartMeasure,
  records: readonly Fabric[] = fabrics,
): Phrase[] {
  const most = findOneFabric(findHighest, measure, records);
  const least = findOneFabric(findLowest, measure, records);
  const mostValue = getMeasure(most, measure);
  const leastValue = getMeasure(least, measure);
  const ratio = assertRatio(`${measure}-ratio`, mostValue / leastValue);
  return [
    `${most.name} ${MOST_VERB[measure]}: `,
    { figure: `${most.id}-${measure}`, text: formatNumber(mostValue) + UNIT[measure] },
    ', ',
    { figure: `${measure}-ratio`, text: describeRatio(ratio) },
    ` ${nameInText(least)}’s `,
    { figure: `${least.id}-${measure}`, text: formatNumber(leastValue) },
    ', the least.',
  ];
}

/** The water chart's paragraph. Throws a RangeError unless cotton needs over twice the water of the next. */
export function describeWater(records: readonly Fabric[] = fabrics): Phrase[] {
  const [first, second] = sortFabrics('water', records);
  if (!first || !second) throw new RangeError('fabrics: two are needed');
  const ratio = assertRatio('water-ratio-next', first.waterLitersPerKg / second.waterLitersPerKg);
  const phrases: Phrase[] = [
    'Growing cotton is especially thirsty: it takes ',
    { figure: 'water-ratio-next', text: describeRatio(ratio) },
    ` as much water as ${nameInText(second)}, the next.`,
  ];
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
  const sentence = 'Synthetic fibers such as polyester and polyamide need more energy than cotton and hemp.';
  assertSupported(areSyntheticsHigher('energy', records), sentence);
  return [sentence];
}

/** The CO2 chart's paragraph. Throws a RangeError when the records stop supporting it. */
export function describeCo2(records: readonly Fabric[] = fabrics): Phrase[] {
  const phrases: Phrase[] = [
    'Emissions are higher for the synthetics, polyester and polyamide, than for cotton and hemp. ',
    'Wool’s are the highest: ',
    phraseFigure('wool-from-farm', 'up to # of its impact'),
    ' comes from the sheep. Its long transport adds to it, but little: freight is about ',
    phraseFigure('freight-share'),
    ' for an average garment.',
  ];
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
