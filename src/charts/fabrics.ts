import { type Fabric, fabrics } from '../data/fabrics';
import { type ChartMeasure, describeBar, FABRIC_AXIS, getMeasure, MEASURE_AXES } from '../model/fabrics';
import { formatNumber } from '../model/format';
import type { BarDatum } from './bar/barDatum';
import { GROW_IN_TURN, GROW_TOGETHER } from './bar/barFrame';
import { placeUprightBars } from './bar/layout';
import type { ChartSize, ChartSpec } from './chartSpec';
import { createSmogEffect, pourEffect, pulseEffect } from './effects/effects';
import { chimney } from './materials/Chimney';
import { filament } from './materials/Filament';
import { glass } from './materials/Glass';
import { createNumberCell, createWordsCell, type Numbers } from './numbers';

/** The margins of the dashboard's boxes; labels reach below the box into space the page reserves. */
export const FABRIC_MARGIN = { top: 25, right: 0, bottom: 20, left: 80 } as const;

const NARROW_PX = 300;

/** The six bars of one measure. */
export function createFabricBars(measure: ChartMeasure, records: readonly Fabric[] = fabrics): BarDatum[] {
  return records.map((fabric) => ({
    id: fabric.id,
    label: fabric.name,
    value: getMeasure(fabric, measure),
    valueText: formatNumber(getMeasure(fabric, measure)),
    name: describeBar(fabric, measure),
    detail: fabric.tooltipText,
  }));
}

/** One measure of the six as a table, with what each fabric is. */
export function listFabricNumbers(measure: ChartMeasure, records: readonly Fabric[] = fabrics): Numbers {
  return {
    columns: [
      { title: FABRIC_AXIS, isNumber: false },
      { title: MEASURE_AXES[measure], isNumber: true },
      { title: 'What it is', isNumber: false },
    ],
    rows: records.map((fabric) => ({
      id: fabric.id,
      cells: [
        createWordsCell(fabric.name),
        createNumberCell(`${fabric.id}-${measure}`, getMeasure(fabric, measure)),
        createWordsCell(fabric.tooltipText),
      ],
    })),
    file: 'fabrics',
  };
}

/** Upright bars in a box of the dashboard. */
export function placeFabrics(data: readonly BarDatum[], { widthPx, heightPx }: ChartSize) {
  return placeUprightBars(data, {
    widthPx,
    heightPx,
    margin: FABRIC_MARGIN,
    maxThicknessPx: 40,
    labelFontPx: widthPx < NARROW_PX ? 13 : 14,
    valueFontsPx: [18, 16, 14, 12],
    hasCards: false,
  });
}

const CHARTS: Record<ChartMeasure, Pick<ChartSpec, 'name' | 'material' | 'timing' | 'effect'>> = {
  water: { name: 'Water use by fabric', material: glass, timing: GROW_TOGETHER, effect: pourEffect },
  energy: { name: 'Energy use by fabric', material: filament, timing: GROW_IN_TURN, effect: pulseEffect },
  co2: {
    name: 'CO2 emissions by fabric',
    material: chimney,
    timing: GROW_TOGETHER,
    effect: createSmogEffect(0.62, 0.6),
  },
};

/** The chart of one measure. */
export function createFabricChart(measure: ChartMeasure): ChartSpec {
  return {
    ...CHARTS[measure],
    id: measure,
    data: createFabricBars(measure),
    titles: { category: FABRIC_AXIS, value: MEASURE_AXES[measure] },
    numbers: listFabricNumbers(measure),
    place: placeFabrics,
  };
}
