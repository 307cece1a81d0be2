import type { PlacedChart } from '../../charts/bar/layout';
import { COURSES_PER_KG } from '../../charts/materials/Chimney';
import { calculateValuePerTurn } from '../../charts/materials/coil';
import type { ChartMeasure } from '../../model/fabrics';
import { formatNumber } from '../../model/format';
import { capitalize, formatNumberWord } from '../../model/words';

/** Heading, button and question of each chart. */
export const FABRIC_WORDS: Record<ChartMeasure, { heading: string; press: string; question: string }> = {
  water: { heading: 'Water', press: 'Pour Water', question: 'Which drinks most?' },
  energy: { heading: 'Energy', press: 'Use Energy', question: 'Which burns most?' },
  co2: { heading: 'CO2', press: 'Emit CO2', question: 'Which breathes out most?' },
};

/** How to read a chart as it is placed, before its press. A short axis winds four to a turn. */
export function describeReading(
  measure: ChartMeasure,
  { axisEnd, trackPx }: Pick<PlacedChart, 'axisEnd' | 'trackPx'>,
): string {
  if (measure === 'water')
    return `Each glass holds up to ${formatNumber(axisEnd)} liters. All six streams pour for two seconds: a thirstier fabric needs a wider one.`;
  if (measure === 'energy') {
    const perTurn = formatNumberWord(calculateValuePerTurn(axisEnd, trackPx));
    return `One turn of the glowing wire is ${perTurn} kWh on the axis. The values fit megajoules: 3.6 of those make one kWh.`;
  }
  return `${capitalize(formatNumberWord(COURSES_PER_KG))} rows of brick are one kilogram. The smog comes out of the chimney in proportion.`;
}
