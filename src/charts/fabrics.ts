import * as words from '#words/text/charts';
import { AXIS_CHECKS, FABRIC_AXIS, MEASURE_AXES } from '#words/text/fabrics';
import { type Fabric, fabrics } from '../data/fabrics';
import { type ChartMeasure, describeBar, getMeasure } from '../model/fabrics';
import { formatNumber } from '../model/format';
import { measureBuilt } from '../scene/fitText';
import type { BarDatum } from './bar/barDatum';
import { GROW_IN_TURN, GROW_TOGETHER } from './bar/barFrame';
import { createSmogEffect, pourEffect, pulseEffect } from './bar/effects/effects';
import { chimney } from './bar/materials/Chimney';
import { filament } from './bar/materials/Filament';
import { glass } from './bar/materials/Glass';
import { type PlacedChart, placeLyingBars, placeUprightBars } from './bar/placeBars';
import type { ChartSize, ChartSpec } from './chartSpec';
import { createNumberCell, createWordsCell, type Numbers } from './numbers';

/** The margins of the dashboard's boxes, and of a narrow one; labels reach below the box into space the page reserves. */
const FABRIC_MARGIN = { top: 25, right: 0, bottom: 20, left: 80 } as const;
const NARROW_MARGIN = { ...FABRIC_MARGIN, left: 52 } as const;

const LARGE_FROM_PX = 440;

/** The six bars of one measure. */
export function createFabricBars(measure: ChartMeasure, records: readonly Fabric[] = fabrics): BarDatum[] {
  return records.map((fabric) => ({
    id: fabric.id,
    label: fabric.name,
    value: getMeasure(fabric, measure),
    valueText: formatNumber(getMeasure(fabric, measure)),
    unit: words.UNIT_SIGNS[measure],
    name: describeBar(fabric, measure),
    figure: `${fabric.id}-${measure}`,
    detail: fabric.tooltipText,
  }));
}

/** One measure of the six as a table, with what each fabric is. */
export function listFabricNumbers(measure: ChartMeasure, records: readonly Fabric[] = fabrics): Numbers {
  return {
    columns: [
      { title: FABRIC_AXIS, isNumber: false },
      {
        title: words.axisWithCheck(MEASURE_AXES[measure], AXIS_CHECKS[measure]),
        isNumber: true,
      },
      { title: words.whatItIs, isNumber: false },
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

/** Boxes of another shape than the dashboard's: a phone's, and other pages' frames. */
const NARROW_TO_ASPECT = 7 / 5;

/** Upright bars; where their names have no room below them, they lie down. */
export function placeFabrics(data: readonly BarDatum[], size: ChartSize): PlacedChart {
  const look = { measure: measureBuilt, ...size, labelGapPx: 0, hasCards: false };
  const isLarge = size.widthPx >= LARGE_FROM_PX;
  const isNarrow = size.widthPx < size.heightPx * NARROW_TO_ASPECT;
  const upright = placeUprightBars(data, {
    ...look,
    margin: isNarrow ? NARROW_MARGIN : FABRIC_MARGIN,
    titleGapPx: 40,
    maxThicknessPx: 40,
    fontPx: isLarge ? 18 : isNarrow ? 14 : 16,
    labelFontsPx: isLarge ? [18, 16, 14] : [16, 15, 14],
    valueFontsPx: isLarge ? [23, 20] : [19, 16, 14],
  });
  if (upright) return upright;
  return placeLyingBars(data, {
    ...look,
    margin: { top: 2, right: 4, bottom: 46, left: 1 },
    titleGapPx: 16,
    maxThicknessPx: 21,
    fontPx: 14,
    labelFontsPx: [16, 15, 14],
    valueFontsPx: [20],
  });
}

const CHARTS: Record<ChartMeasure, Pick<ChartSpec, 'material' | 'timing' | 'effect'>> = {
  water: { material: glass, timing: GROW_TOGETHER, effect: pourEffect },
  energy: { material: filament, timing: GROW_IN_TURN, effect: pulseEffect },
  co2: {
    material: chimney,
    timing: GROW_TOGETHER,
    effect: createSmogEffect(0.62, 0.6),
  },
};

/** The chart of one measure. */
export function createFabricChart(measure: ChartMeasure): ChartSpec {
  return {
    ...CHARTS[measure],
    name: words.CHART_NAMES[measure],
    id: measure,
    data: createFabricBars(measure),
    titles: { category: FABRIC_AXIS, value: MEASURE_AXES[measure] },
    numbers: listFabricNumbers(measure),
    sent: { wide: { widthPx: 360, heightPx: 240 }, narrow: { widthPx: 284, heightPx: 356 } },
    place: placeFabrics,
  };
}
