import { COURSES_PER_KG } from '../../charts/materials/Chimney';
import { calculateValuePerTurn } from '../../charts/materials/coil';
import type { ChartMeasure } from '../../model/fabrics';
import { capitalize, formatNumberWord } from '../../model/words';

/** Heading and button of each chart. */
export const FABRIC_WORDS: Record<ChartMeasure, { heading: string; press: string }> = {
  water: { heading: 'Water', press: 'Pour Water' },
  energy: { heading: 'Energy', press: 'Use Energy' },
  co2: { heading: 'CO2', press: 'Emit CO2' },
};

/** How to read a chart, before its press. A short axis winds four to a turn: `axis` says how long it is. */
export function describeReading(measure: ChartMeasure, axis: { end: number; lengthPx: number }): string {
  if (measure === 'water') return 'Liters per kilogram. The stream is as wide as the thirst.';
  if (measure === 'energy') {
    return `One turn of the filament is ${formatNumberWord(calculateValuePerTurn(axis.end, axis.lengthPx))}.`;
  }
  return `${capitalize(formatNumberWord(COURSES_PER_KG))} courses of brick are one kilogram.`;
}
