import type { MeasureText } from '../scene/fitText';
import type { AxisTitles } from './bar/Axes';
import type { BarDatum } from './bar/barDatum';
import type { BarTiming } from './bar/barFrame';
import type { Effect } from './bar/effects/effect';
import type { Material } from './bar/materials/material';
import type { PlacedChart } from './bar/placeBars';
import type { Numbers } from './numbers';

export interface ChartSize {
  widthPx: number;
  heightPx: number;
  /** What measures its text; the fonts' own widths, unless said. */
  measure?: MeasureText;
}

/** Everything that makes one chart this chart, apart from its size and the time. */
export interface ChartSpec {
  /** Names the chart in URLs, e.g. "water". */
  id: 'production' | 'water' | 'energy' | 'co2';
  /** The accessible name, e.g. "Water use by fabric". */
  name: string;
  data: readonly BarDatum[];
  titles: AxisTitles;
  material: Material;
  timing: BarTiming;
  effect: Effect;
  numbers: Numbers;
  /** The sizes that the HTML holds: for a box of that width, and for every narrower one. */
  sent: { wide: ChartSize; narrow: ChartSize };
  place: (data: readonly BarDatum[], size: ChartSize) => PlacedChart;
}
