import { UNIT_SIGNS } from '#words/text/charts';
import type { ChartMeasure } from '../../model/fabrics';

/** An axis from zero to its end, linear, in the unit of its measure. */
interface CostsAxis {
  end: number;
  step: number;
  /** The unit as it stands after a value, e.g. "L". */
  unit: string;
}

/** The three axes. The one of CO2 goes on for two units beyond its longest bar, where its number stands. */
export const COSTS_AXES: Readonly<Record<ChartMeasure, CostsAxis>> = {
  water: { end: 1600, step: 400, unit: UNIT_SIGNS.water },
  energy: { end: 160, step: 40, unit: UNIT_SIGNS.energy },
  co2: { end: 18, step: 5, unit: UNIT_SIGNS.co2 },
};

/** The numbered ticks of an axis, from zero on, each with its share of the axis. */
export function placeAxisTicks({ end, step }: CostsAxis): { value: number; share: number }[] {
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => ({
    value: index * step,
    share: (index * step) / end,
  }));
}
