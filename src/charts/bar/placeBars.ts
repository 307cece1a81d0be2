import { cutText, fitText, type MeasureText, type TextStyle } from '../../scene/fitText';
import { LABEL_ROW_EM, type PlacedLabels, placeAxisLabels } from './axisLabels';
import type { BarDatum } from './barDatum';
import type { BarPlace } from './barPlace';
import { calculateAxisEnd, placeTickValues } from './scales';
import { formatRest, placeValueTags, type TagLook } from './valueTags';

interface Margin {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

interface BarChartBox extends TagLook {
  widthPx: number;
  heightPx: number;
  margin: Margin;
  /** The most a bar may be thick. */
  maxThicknessPx: number;
  /** How far the value axis's title stands above the plot. */
  titleGapPx: number;
  /** Size of axis titles and ticks. */
  fontPx: number;
  /** Sizes that the labels may be set in, largest first. */
  labelFontsPx: readonly [number, ...number[]];
  /** From the axis to the labels below it. */
  labelGapPx: number;
}

interface Tick {
  value: number;
  /** Distance from the axis's zero. */
  offsetPx: number;
}

export interface PlacedBar extends BarPlace {
  id: string;
  /** The part of the plot that belongs to the bar. */
  lane: { x: number; y: number; width: number; height: number };
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
  /** The middle of the value axis's title. */
  titleY: number;
  labels: PlacedLabels;
  labelGapPx: number;
  fontPx: number;
  /** Size of the values, and how far each is lifted off its bar so that no two touch. */
  valueFontPx: number;
  valueLiftsPx: number[];
  hasCards: boolean;
  /** What its text was measured with. */
  measure: MeasureText;
}

const BAR_SHARE = 0.54;
const NARROW_BAR_SHARE = 0.68;

function toLength(value: number, axisEnd: number, trackPx: number): number {
  return value > 0 ? (Math.min(value, axisEnd) / axisEnd) * trackPx : 0;
}

const styleLabels = ({ labelFontsPx, measure }: BarChartBox): TextStyle => ({
  cut: 'label',
  sizesPx: labelFontsPx,
  lineHeight: LABEL_ROW_EM,
  measure,
});

/**
 * Places upright bars on an axis from zero. Empty data gives axes without bars; values that are not positive
 * numbers give bars of no length. Undefined where the labels have no room.
 */
export function placeUprightBars(data: readonly BarDatum[], box: BarChartBox): PlacedChart | undefined {
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
      lane: { x, y: plot.top, width: slotPx, height: trackPx },
    };
  });
  const names = data.map(({ label }) => label);
  const labels = placeAxisLabels(names, slotPx, styleLabels(box), margin.left);
  if (!labels) return undefined;
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
    titleY: plot.top - box.titleGapPx,
    fontPx: box.fontPx,
    labelGapPx: box.labelGapPx,
    labels,
    valueFontPx: tags.fontPx,
    valueLiftsPx: tags.liftsPx,
    hasCards: box.hasCards,
    measure: box.measure,
  };
}

/** Where the names stand above a bar that lies down, and where the bar lies, as shares of its slot. */
export const LYING_NAME_AT = 0.25;
const LYING_BAR_AT = 0.7;
/** From the axis to a name, and between a name and its value. */
export const LYING_NAME_PX = 6;
const LYING_GAP_PX = 14;
/** The highest bar's value is so much larger, and what follows a value so much larger than the axis's numbers. */
export const HERO_VALUE = 1.2;
export const REST_MORE_PX = 1;

/** Sets each name beside its value, all in the largest size that they have room for; cut where the smallest has none. */
function fitNames(data: readonly BarDatum[], box: BarChartBox, trackPx: number): PlacedLabels {
  const { valueFontsPx, fontPx, measure } = box;
  const style = styleLabels(box);
  const rooms = data.map((datum) => {
    const valuePx = measure(datum.valueText, 'number', (valueFontsPx[0] ?? fontPx) * HERO_VALUE);
    const restPx = measure(formatRest(datum), 'label', fontPx + REST_MORE_PX);
    return trackPx - LYING_NAME_PX - LYING_GAP_PX - valuePx - restPx;
  });
  const setNames = (sizesPx: readonly number[]) =>
    data.map(({ label }, index) => {
      const sized = { ...style, sizesPx };
      const widthPx = rooms[index] ?? 0;
      const oneLine = { widthPx, heightPx: LABEL_ROW_EM * (sizesPx[0] ?? 0) };
      return fitText(label, sized, oneLine) ?? cutText(label, sized, widthPx);
    });
  const sizePx = Math.min(
    ...setNames(style.sizesPx).map((fitted) => fitted.sizePx),
    style.sizesPx[0] ?? fontPx,
  );
  return {
    fontPx: sizePx,
    labels: setNames([sizePx]).map(({ lines }) => ({ lines, centerPx: 0, step: 0 })),
    rows: 1,
  };
}

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
      lane: { x: plot.left, y: plot.top + slotPx * index, width: trackPx, height: slotPx },
    })),
    titleY: plot.top - box.titleGapPx,
    fontPx: box.fontPx,
    labelGapPx: box.labelGapPx,
    labels: fitNames(data, box, trackPx),
    valueFontPx: box.valueFontsPx[0] ?? box.fontPx,
    valueLiftsPx: data.map(() => 0),
    hasCards: box.hasCards,
    measure: box.measure,
  };
}

function placeTicks(axisEnd: number, trackPx: number, spacingPx: number): Tick[] {
  return placeTickValues(axisEnd, trackPx, spacingPx).map((value) => ({
    value,
    offsetPx: toLength(value, axisEnd, trackPx),
  }));
}
