import { UNIT_SIGNS } from '#words/text/charts';
import type { ChartMeasure } from '../../model/fabrics';

/** An axis from zero to its end, linear, in the unit of its measure. */
interface CostsAxis {
  end: number;
  /** The unit as it stands after a value, e.g. "L". */
  unit: string;
}

/** The three axes. The glass of the thirstiest is not quite full. */
export const COSTS_AXES: Readonly<Record<ChartMeasure, CostsAxis>> = {
  water: { end: 1600, unit: UNIT_SIGNS.water },
  energy: { end: 160, unit: UNIT_SIGNS.energy },
  co2: { end: 17, unit: UNIT_SIGNS.co2 },
};
