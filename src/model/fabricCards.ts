import * as words from '#words/text/fabricCards';
import { type Fabric, fabrics } from '../data/fabrics';
import { type ChartMeasure, getMeasure } from './fabrics';
import { assertSupported } from './phrases';
import { findHighest, findLowest } from './rank';
import { capitalize } from './words';

/** Two honest sentences for the back of a flashcard. Throws a RangeError when the records stop supporting them. */
export function describeCard(
  id: 'cotton' | 'wool' | 'hemp' | 'polyester',
  records: readonly Fabric[] = fabrics,
): string {
  const isFirst = (find: typeof findHighest<Fabric>, measure: ChartMeasure) => {
    const found = find(records, (fabric) => getMeasure(fabric, measure));
    return found.length === 1 && found[0]?.id === id;
  };
  const holds = {
    cotton: isFirst(findHighest, 'water') && isFirst(findLowest, 'co2'),
    wool: isFirst(findHighest, 'co2'),
    hemp: isFirst(findLowest, 'energy') && !isFirst(findLowest, 'co2'),
    polyester: isFirst(findLowest, 'water'),
  };
  const text = words.CARD_TEXTS[id];
  assertSupported(holds[id], capitalize(`${id}: ${text}`));
  return text;
}
