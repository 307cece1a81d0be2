import { createFabricChart } from '../charts/fabrics';
import type { ChartMeasure } from '../model/fabrics';
import { ChartBox } from './ChartBox';
import { type ChartState, useChart } from './useChart';

const CHARTS = {
  water: createFabricChart('water'),
  energy: createFabricChart('energy'),
  co2: createFabricChart('co2'),
};

/** The sizes the HTML holds: of the dashboard's box, and of a phone's. */
export const PRERENDERED = {
  wide: { widthPx: 360, heightPx: 240 },
  narrow: { widthPx: 354, heightPx: 356 },
  wideBy: 'shape',
} as const;

/** The state of one measure's chart. */
export function useFabricChart(measure: ChartMeasure): ChartState {
  return useChart(CHARTS[measure]);
}

/** The six bars of one measure, in a box whose size `className` gives. */
export function FabricBox({ chart, className }: { chart: ChartState; className?: string | undefined }) {
  return <ChartBox chart={chart} className={className} prerendered={PRERENDERED} />;
}
