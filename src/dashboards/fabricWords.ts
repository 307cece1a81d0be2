import * as words from '#words/fabrics';
import { COURSES_PER_KG } from '../charts/bar/materials/Chimney';
import { calculateValuePerTurn } from '../charts/bar/materials/coil';
import type { PlacedChart } from '../charts/bar/placeBars';
import type { ChartMeasure } from '../model/fabrics';
import { formatNumber } from '../model/format';
import { capitalize, formatNumberWord } from '../model/words';

/** How to read a chart as it is placed, before its press. A short axis winds four to a turn. */
export function describeReading(
  measure: ChartMeasure,
  { axisEnd, trackPx }: Pick<PlacedChart, 'axisEnd' | 'trackPx'>,
): string {
  if (measure === 'water') return words.waterReading(formatNumber(axisEnd));
  if (measure === 'energy')
    return words.energyReading(formatNumberWord(calculateValuePerTurn(axisEnd, trackPx)));
  return words.co2Reading(capitalize(formatNumberWord(COURSES_PER_KG)));
}
