import { type PlacedLabels, placeAxisLabels } from './axisLabels';
import type { BarDatum } from './barDatum';
import type { BarPlace } from './barPlace';
import { type AxisTitles, type PlacedHeading, placeHeading } from './heading';
import { calculateAxisEnd, placeTickValues } from './scales';
import { placeValueTags, type TagLook } from './valueTags';

export interface Margin {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface BarChartBox extends TagLook {
  widthPx: number;
  heightPx: number;
  margin: Margin;
  /** The most a bar may be thick. */
  maxThicknessPx: number;
  titles: AxisTitles;
  /** How far the value axis's title stands above the plot, and how far it may reach beyond the box's right edge. */
  headingGapPx: number;
  headingReachPx?: number;
  /** Size of axis titles and ticks. */
  fontPx: number;
  /** Sizes that the labels may be set in, largest first. */
  labelFontsPx: readonly [number, ...number[]];
  /** From the axis to the labels below it. */
  labelGapPx: number;
}

export interface Tick {
  value: number;
  /** Distance from the axis's zero. */
  offsetPx: number;
}

export interface PlacedBar extends BarPlace {
  id: string;
  /** The part of the plot that belongs to the bar, where a pointer finds it. */
  hit: { x: number; y: number; width: number; height: number };
}

export interface PlacedChart {
  isHorizontal: boolean;
  widthPx: number;
  heightPx: number;
  plot: { left: number; top: number; right: number; bottom: number };
  axisEnd: number;
  /** Length of the value axis. */
  trackPx: number;
  slotPx: number;
  ticks: Tick[];
  bars: PlacedBar[];
  heading: PlacedHeading;
  labels: PlacedLabels;
  labelGapPx: number;
  fontPx: number;
  /** Size of the values, and how far each is lifted off its bar so that no two touch. */
  valueFontPx: number;
  valueLiftsPx: number[];
  hasCards: boolean;
}

const BAR_SHARE = 0.54;
const NARROW_BAR_SHARE = 0.68;

function toLength(value: number, axisEnd: number, trackPx: number): number {
  return value > 0 ? (Math.min(value, axisEnd) / axisEnd) * trackPx : 0;
}

/**
 * Places upright bars on an axis from zero. Empty data gives axes without bars; values that are not positive
 * numbers give bars of no length.
 */
export function placeUprightBars(data: readonly BarDatum[], box: BarChartBox): PlacedChart {
  const { widthPx, heightPx, margin } = box;
  const plot = {
    left: margin.left,
    top: margin.top,
    right: widthPx - margin.right,
    bottom: heightPx - margin.bottom,
  };
  const trackPx = Math.max(0, plot.bottom - plot.top);
  const slotPx = Math.max(0, plot.right - plot.left) / Math.max(1, data.length);
  const axisEnd = calculateAxisEnd(data.map(({ value }) => value));
  const share = slotPx > 90 ? BAR_SHARE : NARROW_BAR_SHARE;
  const thicknessPx = Math.min(box.maxThicknessPx, slotPx * share);
  const bars = data.map(({ id, value }, index): PlacedBar => {
    const lengthPx = toLength(value, axisEnd, trackPx);
    const x = plot.left + slotPx * index;
    return {
      id,
      originX: x + slotPx / 2,
      originY: plot.bottom,
      rotation: 0,
      lengthPx,
      thicknessPx,
      hit: { x, y: plot.top, width: slotPx, height: trackPx },
    };
  });
  const tags = placeValueTags(data, bars, box);
  return {
    isHorizontal: false,
    widthPx,
    heightPx,
    plot,
    axisEnd,
    trackPx,
    slotPx,
    ticks: placeTicks(axisEnd, trackPx, 36),
    bars,
    ...placeWords(box, plot.top),
    labels: placeAxisLabels(
      data.map(({ label }) => label),
      slotPx,
      box.labelFontsPx,
    ),
    valueFontPx: tags.fontPx,
    valueLiftsPx: tags.liftsPx,
    hasCards: box.hasCards,
  };
}

/** Where the names stand above a bar that lies down, and where the bar lies, as shares of its slot. */
export const LYING_NAME_AT = 0.25;
export const LYING_BAR_AT = 0.7;

/** Places bars that lie down, name and value above each: for widths where upright bars would crowd. */
export function placeLyingBars(data: readonly BarDatum[], box: BarChartBox): PlacedChart {
  const { widthPx, heightPx, margin } = box;
  const plot = {
    left: margin.left,
    top: margin.top,
    right: widthPx - margin.right,
    bottom: heightPx - margin.bottom,
  };
  const trackPx = Math.max(0, plot.right - plot.left);
  const slotPx = Math.max(0, plot.bottom - plot.top) / Math.max(1, data.length);
  const axisEnd = calculateAxisEnd(data.map(({ value }) => value));
  return {
    isHorizontal: true,
    widthPx,
    heightPx,
    plot,
    axisEnd,
    trackPx,
    slotPx,
    ticks: placeTicks(axisEnd, trackPx, 46),
    bars: data.map(({ id, value }, index) => ({
      id,
      originX: plot.left,
      originY: plot.top + slotPx * (index + LYING_BAR_AT),
      rotation: 90,
      lengthPx: toLength(value, axisEnd, trackPx),
      thicknessPx: Math.min(box.maxThicknessPx, slotPx * 0.42),
      hit: { x: plot.left, y: plot.top + slotPx * index, width: trackPx, height: slotPx },
    })),
    ...placeWords(box, plot.top),
    labels: {
      fontPx: box.labelFontsPx[0],
      labels: data.map(({ label }) => ({ lines: [label], centerPx: 0, step: 0 })),
      rows: 1,
    },
    valueFontPx: box.valueFontsPx[0] ?? box.fontPx,
    valueLiftsPx: data.map(() => 0),
    hasCards: box.hasCards,
  };
}

function placeWords(
  { titles, fontPx, headingGapPx, headingReachPx = 0, widthPx, labelGapPx }: BarChartBox,
  topPx: number,
) {
  return {
    heading: placeHeading(titles, fontPx, topPx - headingGapPx, widthPx + headingReachPx),
    fontPx,
    labelGapPx,
  };
}

function placeTicks(axisEnd: number, trackPx: number, spacingPx: number): Tick[] {
  return placeTickValues(axisEnd, trackPx, spacingPx).map((value) => ({
    value,
    offsetPx: toLength(value, axisEnd, trackPx),
  }));
}
