import { type Fabric, fabrics } from '../data/fabrics';
import { CHART_MEASURES, type ChartMeasure, findOneFabric, nameInText } from './fabrics';
import { formatNumber } from './format';
import { assertRatio, assertSupported, type Phrase } from './phrases';
import { findHighest, findLowest } from './rank';
import { capitalize, describeRatio, formatNumberWord } from './words';

const NAMES: Record<ChartMeasure, string> = { water: 'water', energy: 'energy', co2: 'CO2' };

/** "Cotton drinks 74 times what polyester does." Throws a RangeError when the ratio is no longer the figure's. */
export function describeThirst(records: readonly Fabric[] = fabrics): Phrase[] {
  const most = findOneFabric(findHighest, 'water', records);
  const least = findOneFabric(findLowest, 'water', records);
  const ratio = assertRatio('water-ratio', most.waterLitersPerKg / least.waterLitersPerKg);
  return [
    `${most.name} drinks `,
    { figure: 'water-ratio', text: describeRatio(ratio) },
    ` what ${nameInText(least)} does.`,
  ];
}

/**
 * "Polyamide burns most. It drank 40 liters." Throws a RangeError when the thirstiest burns the most: nobody could then
 * ask whether it does.
 */
export function describeBurning(records: readonly Fabric[] = fabrics): Phrase[] {
  const most = findOneFabric(findHighest, 'energy', records);
  const isAnother = most !== findOneFabric(findHighest, 'water', records);
  assertSupported(isAnother, 'Does the thirstiest burn the most?');
  return [
    `${most.name} burns most. It drank `,
    { figure: `${most.id}-water`, text: `${formatNumber(most.waterLitersPerKg)} liters` },
    '.',
  ];
}

/** "Wool breathes out the most. Cotton, the least." */
export function describeBreath(records: readonly Fabric[] = fabrics): string {
  const most = findOneFabric(findHighest, 'co2', records);
  return `${most.name} breathes out the most. ${findOneFabric(findLowest, 'co2', records).name}, the least.`;
}

/**
 * What the three counts come to: "Three counts. Three winners.", "Least water: polyester. Least energy: hemp. Least CO2:
 * cotton." and "No fabric is least on all three." Throws a RangeError when one fabric wins two of them.
 */
export function describeWinners(records: readonly Fabric[] = fabrics) {
  const winners = CHART_MEASURES.map((measure) => findOneFabric(findLowest, measure, records));
  const count = capitalize(formatNumberWord(winners.length));
  const claim = `${count} counts. ${count} winners.`;
  assertSupported(new Set(winners).size === winners.length, claim);
  return {
    claim,
    winners: winners
      .map((fabric, i) => `Least ${NAMES[CHART_MEASURES[i] ?? 'water']}: ${nameInText(fabric)}.`)
      .join(' '),
    none: `No fabric is least on all ${formatNumberWord(winners.length)}.`,
  };
}

/** Which fabric a measure is told of first: the one that has the most of it. */
export const findMost = (measure: ChartMeasure, records: readonly Fabric[] = fabrics): Fabric =>
  findOneFabric(findHighest, measure, records);
