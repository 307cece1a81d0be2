import { type Fabric, fabrics } from '../data/fabrics';
import { CHART_MEASURES, type ChartMeasure, getMeasure } from './fabrics';
import { formatNumber } from './format';
import { assertRatio, assertSupported, type Phrase } from './phrases';
import { findHighest, findLowest } from './rank';
import { capitalize, describeRatio, formatNumberWord } from './words';

const NAMES: Record<ChartMeasure, string> = { water: 'water', energy: 'energy', co2: 'CO2' };

/** The one fabric that has the most or the least of a measure. Throws a RangeError when two tie. */
function findOne(find: typeof findHighest, measure: ChartMeasure, records: readonly Fabric[]): Fabric {
  const [one, ...others] = find(records, (fabric) => getMeasure(fabric, measure));
  if (!one || others.length > 0)
    throw new RangeError(`fabrics: one must be first and one last in ${measure}`);
  return one;
}

const inText = ({ name }: Fabric) => name.toLowerCase();

/** "Cotton drinks 74 times what polyester does." Throws a RangeError when the ratio is no longer the figure's. */
export function describeThirst(records: readonly Fabric[] = fabrics): Phrase[] {
  const most = findOne(findHighest, 'water', records);
  const least = findOne(findLowest, 'water', records);
  const ratio = assertRatio('water-ratio', most.waterLitersPerKg / least.waterLitersPerKg);
  return [
    `${most.name} drinks `,
    { figure: 'water-ratio', text: describeRatio(ratio) },
    ` what ${inText(least)} does.`,
  ];
}

/**
 * "Polyamide burns most. It drank 40 liters." Throws a RangeError when the thirstiest burns the most: nobody could then
 * ask whether it does.
 */
export function describeBurning(records: readonly Fabric[] = fabrics): Phrase[] {
  const most = findOne(findHighest, 'energy', records);
  const isAnother = most !== findOne(findHighest, 'water', records);
  assertSupported(isAnother, 'Does the thirstiest burn the most?');
  return [
    `${most.name} burns most. It drank `,
    { figure: `${most.id}-water`, text: `${formatNumber(most.waterLitersPerKg)} liters` },
    '.',
  ];
}

/** "Wool breathes out the most. Cotton, the least." */
export function describeBreath(records: readonly Fabric[] = fabrics): string {
  const most = findOne(findHighest, 'co2', records);
  return `${most.name} breathes out the most. ${findOne(findLowest, 'co2', records).name}, the least.`;
}

/**
 * What the three counts come to: "Three counts. Three winners.", "Least water: polyester. Least energy: hemp. Least CO2:
 * cotton." and "No fabric is least on all three." Throws a RangeError when one fabric wins two of them.
 */
export function describeWinners(records: readonly Fabric[] = fabrics) {
  const winners = CHART_MEASURES.map((measure) => findOne(findLowest, measure, records));
  const count = capitalize(formatNumberWord(winners.length));
  const claim = `${count} counts. ${count} winners.`;
  assertSupported(new Set(winners).size === winners.length, claim);
  return {
    claim,
    winners: winners
      .map((fabric, i) => `Least ${NAMES[CHART_MEASURES[i] ?? 'water']}: ${inText(fabric)}.`)
      .join(' '),
    none: `No fabric is least on all ${formatNumberWord(winners.length)}.`,
  };
}

/** Which fabric a measure is told of first: the one that has the most of it. */
export const findMost = (measure: ChartMeasure, records: readonly Fabric[] = fabrics): Fabric =>
  findOne(findHighest, measure, records);
