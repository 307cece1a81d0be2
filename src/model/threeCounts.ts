import * as words from '#words/text/threeCounts';
import { type Fabric, fabrics } from '../data/fabrics';
import { CHART_MEASURES, type ChartMeasure, findOneFabric, nameInText } from './fabrics';
import { assertRatio, assertSupported, type Phrase, phraseFigure } from './phrases';
import { findHighest, findLowest } from './rank';
import { capitalize, describeRatio } from './words';

const nameAtStart = (fabric: Fabric) => capitalize(nameInText(fabric));

/** "Cotton drinks 74 times what polyester does." Throws a RangeError when the ratio is no longer the figure's. */
export function describeThirst(records: readonly Fabric[] = fabrics): Phrase[] {
  const most = findOneFabric(findHighest, 'water', records);
  const least = findOneFabric(findLowest, 'water', records);
  const ratio = assertRatio('water-ratio', most.waterLitersPerKg / least.waterLitersPerKg);
  return words.thirst<Phrase>(
    nameAtStart(most),
    { figure: 'water-ratio', text: describeRatio(ratio) },
    nameInText(least),
  );
}

/**
 * "Polyamide burns most. It drank 40 liters." Throws a RangeError when the thirstiest burns the most: nobody could then
 * ask whether it does.
 */
export function describeBurning(records: readonly Fabric[] = fabrics): Phrase[] {
  const most = findOneFabric(findHighest, 'energy', records);
  const isAnother = most !== findOneFabric(findHighest, 'water', records);
  assertSupported(isAnother, words.question);
  return words.burning<Phrase>(
    nameAtStart(most),
    phraseFigure(`${most.id}-water`, words.drankLiters, 'number'),
  );
}

/** "Wool breathes out the most. Cotton, the least." */
export function describeBreath(records: readonly Fabric[] = fabrics): string {
  return words.breath(
    nameAtStart(findOneFabric(findHighest, 'co2', records)),
    nameAtStart(findOneFabric(findLowest, 'co2', records)),
  );
}

/**
 * What the three counts come to: "Three measures, three winners.", "Least water: polyester. Least energy: hemp. Least CO2:
 * cotton." and "No fabric is least on all three." Throws a RangeError when one fabric wins two of them.
 */
export function describeWinners(records: readonly Fabric[] = fabrics) {
  const winners = CHART_MEASURES.map((measure) => findOneFabric(findLowest, measure, records));
  assertSupported(new Set(winners).size === 3, words.threeWinners);
  const [water = '', energy = '', co2 = ''] = winners.map(nameInText);
  return {
    claim: words.threeWinners,
    winners: words.leastOfEach(water, energy, co2),
    none: words.noneOfThree,
  };
}

/** Which fabric a measure is told of first: the one that has the most of it. */
export const findMost = (measure: ChartMeasure, records: readonly Fabric[] = fabrics): Fabric =>
  findOneFabric(findHighest, measure, records);
