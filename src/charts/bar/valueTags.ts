import { formatDecimals } from '../../model/format';
import type { MeasureText } from '../../scene/fitText';
import type { BarDatum } from './barDatum';
import type { BarPlace } from './barPlace';

export interface TagLook {
  /** Sizes that a value may be set in, largest first. */
  valueFontsPx: readonly number[];
  /** Whether values carry a second line, and a frame. */
  hasCards: boolean;
  measure: MeasureText;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Space between a bar and its value. */
export const TAG_GAP_PX = 6;
const TAG_PADDING_PX = 3;

/** Sizes of a card's number and of what follows it. */
export const CARD_FONTS = { value: 25, rest: 17, height: 36 } as const;
export const HERO_CARD_FONTS = { value: 30, rest: 17, height: 40 } as const;
const CARD_PADDING_PX = 9;

/** What follows the number on a card: " g · 50%", " L". */
export function formatRest({ unit = '', share }: Pick<BarDatum, 'unit' | 'share'>): string {
  return share === undefined ? ` ${unit}` : ` ${unit} · ${share}`;
}

/** Width and height of a value's tag. */
export function measureTag(
  datum: BarDatum,
  fontPx: number,
  { hasCards, measure }: Pick<TagLook, 'hasCards' | 'measure'>,
): { width: number; height: number } {
  if (hasCards) {
    const { value, rest, height } = datum.isHero ? HERO_CARD_FONTS : CARD_FONTS;
    const textPx = measure(datum.valueText, 'number', value) + measure(formatRest(datum), 'label', rest);
    return { width: textPx + 2 * CARD_PADDING_PX, height };
  }
  return {
    width: measure(datum.valueText, 'number', fontPx) + 2 * TAG_PADDING_PX,
    height: Math.round(fontPx * 1.1),
  };
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function boxBar(bar: BarPlace): Box {
  const half = bar.thicknessPx / 2;
  return {
    left: bar.originX - half,
    right: bar.originX + half,
    top: bar.originY - bar.lengthPx,
    bottom: bar.originY,
  };
}

function boxTag(datum: BarDatum, bar: BarPlace, fontPx: number, look: TagLook, liftPx: number): Box {
  const { width, height } = measureTag(datum, fontPx, look);
  const bottom = bar.originY - bar.lengthPx - TAG_GAP_PX - liftPx;
  return { left: bar.originX - width / 2, right: bar.originX + width / 2, top: bottom - height, bottom };
}

/** Lifts each tag until it touches neither another tag nor another bar. */
function liftTags(
  data: readonly BarDatum[],
  bars: readonly BarPlace[],
  fontPx: number,
  look: TagLook,
): number[] {
  const placed: Box[] = [];
  return data.map((datum, index) => {
    const bar = bars[index];
    if (!bar) return 0;
    const others = bars.filter((other) => other !== bar).map(boxBar);
    let liftPx = 0;
    for (let tries = 0; tries < 2 * bars.length; tries++) {
      const tag = boxTag(datum, bar, fontPx, look, liftPx);
      const inTheWay = [...placed, ...others].find((box) => overlaps(box, tag));
      if (!inTheWay) break;
      liftPx += tag.bottom - inTheWay.top + 2;
    }
    placed.push(boxTag(datum, bar, fontPx, look, liftPx));
    return liftPx;
  });
}

/** Chooses the largest size at which all values stand right above their bars; at the smallest, some are lifted. */
export function placeValueTags(
  data: readonly BarDatum[],
  bars: readonly BarPlace[],
  look: TagLook,
): { fontPx: number; liftsPx: number[] } {
  let best = { fontPx: 12, liftsPx: data.map(() => 0) };
  for (const fontPx of look.valueFontsPx) {
    best = { fontPx, liftsPx: liftTags(data, bars, fontPx, look) };
    if (best.liftsPx.every((liftPx) => liftPx === 0)) break;
  }
  return best;
}

/** Decimals of the finest number of a chart: with so many all its numbers grow. */
export function findDecimals(data: readonly BarDatum[]): number {
  return Math.max(0, ...data.map(({ value }) => `${value}`.split('.')[1]?.length ?? 0));
}

/** The number when `growth` (0 to 1) of the bar is there: "0.9" on the way to "2.2", and in the end its text. */
export function formatGrowing({ value, valueText }: BarDatum, growth: number, decimals: number): string {
  return growth >= 1 ? valueText : formatDecimals(value * growth, decimals);
}
