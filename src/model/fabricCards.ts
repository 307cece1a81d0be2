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
  const cards = {
    cotton: {
      text: 'The thirstiest fiber of the six, and the one that emits the least CO2. Only irrigation seems to be counted here; rain comes on top.',
      holds: isFirst(findHighest, 'water') && isFirst(findLowest, 'co2'),
    },
    wool: {
      text: 'It emits the most CO2 of the six, and most of that comes from the sheep. A good sweater lasts for many winters.',
      holds: isFirst(findHighest, 'co2'),
    },
    hemp: {
      text: 'The lowest energy of the six, but not the lowest CO2. It is coarse, and used alone or blended.',
      holds: isFirst(findLowest, 'energy') && !isFirst(findLowest, 'co2'),
    },
    polyester: {
      text: 'It uses the least water of the six, but it is made from oil and gas. It also sheds tiny fibers in the wash.',
      holds: isFirst(findLowest, 'water'),
    },
  };
  const { text, holds } = cards[id];
  assertSupported(holds, capitalize(`${id}: ${text}`));
  return text;
}
