import { formatNumber } from '../../model/format';
import type { BarDatum } from './barDatum';
import type { BarPlace } from './barPlace';
import { estimateNumberWidth, estimateTextWidth } from './textWidth';

export interface TagLook {
  /** Sizes that a value may be set in, largest first. */
  valueFontsPx: readonly number[];
  /** Whether values carry a second line, and a frame. */
  hasCards: boolean;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Width and height of the card that holds a value and its share. */
export const CARD_PX = { width: 78, height: 56 } as const;
export const HERO_CARD_PX = { width: 112, height: 74 } as const;

/** Space between a bar and its value. */
export const TAG_GAP_PX = 8;
const TAG_PADDING_PX = 3;

/** Width and height of a value's tag. */
export function measureTag(
  datum: BarDatum,
  fontPx: number,
  hasCard: boolean,
): { width: number; height: number } {
  if (hasCard) return datum.isHero ? HERO_CARD_PX : CARD_PX;
  return {
    width: estimateNumberWidth(datum.valueText, fontPx) + 2 * TAG_PADDING_PX,
    height: Math.round(fontPx * 1.2),
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

function boxTag(datum: BarDatum, bar: BarPlace, fontPx: number, hasCard: boolean, liftPx: number): Box {
  const { width, height } = measureTag(datum, fontPx, hasCard);
  const bottom = bar.originY - bar.lengthPx - TAG_GAP_PX - liftPx;
  return { left: bar.originX - width / 2, right: bar.originX + width / 2, top: bottom - height, bottom };
}

/** Lifts each tag until it touches neither another tag nor another bar. */
function liftTags(
  data: readonly BarDatum[],
  bars: readonly BarPlace[],
  fontPx: number,
  hasCard: boolean,
): number[] {
  const placed: Box[] = [];
  return data.map((datum, index) => {
    const bar = bars[index];
    if (!bar) return 0;
    const others = bars.filter((other) => other !== bar).map(boxBar);
    let liftPx = 0;
    for (let tries = 0; tries < 2 * bars.length; tries++) {
      const tag = boxTag(datum, bar, fontPx, hasCard, liftPx);
      const inTheWay = [...placed, ...others].find((box) => overlaps(box, tag));
      if (!inTheWay) break;
      liftPx += tag.bottom - inTheWay.top + 2;
    }
    placed.push(boxTag(datum, bar, fontPx, hasCard, liftPx));
    return liftPx;
  });
}

/** Chooses the largest size at which all values stand right above their bars; at the smallest, some are lifted. */
export function placeValueTags(
  data: readonly BarDatum[],
  bars: readonly BarPlace[],
  { valueFontsPx, hasCards }: TagLook,
): { fontPx: number; liftsPx: number[] } {
  let best = { fontPx: 12, liftsPx: data.map(() => 0) };
  for (const fontPx of valueFontsPx) {
    best = { fontPx, liftsPx: liftTags(data, bars, fontPx, hasCards) };
    if (best.liftsPx.every((liftPx) => liftPx === 0)) break;
  }
  return best;
}

/** What a lying bar's card says: "1,300 · 50%". */
export function formatCard({ valueText, share }: Pick<BarDatum, 'valueText' | 'share'>): string {
  return share === undefined ? valueText : `${valueText} · ${share}`;
}

/** The number while the bar grows, with as many decimals as the final one: "0.9" on the way to "2.2". */
function formatGrowing({ value, valueText }: BarDatum, growth: number): string {
  if (growth >= 1) return valueText;
  const decimals = valueText.split('.')[1]?.length ?? 0;
  return decimals > 0 ? (value * growth).toFixed(decimals) : formatNumber(Math.round(value * growth));
}

/** What a bar's tag says when `growth` of it (0 to 1) is there: a lying bar's card holds the share, too. */
export function formatTag(datum: BarDatum, growth: number, isLying: boolean): string {
  const valueText = formatGrowing(datum, growth);
  return isLying ? formatCard({ ...datum, valueText }) : valueText;
}

const CARD_PADDING_PX = 6;
const CARD_FONTS_PX = [24, 21, 19, 17, 15, 13];
const LARGEST_PLAIN_PX = 19;

/**
 * The card at the end of the line that names a lying bar: the largest that leaves the name its room. Only the
 * hero's may be larger than 19 px.
 */
export function placeLineCard(
  datum: BarDatum,
  trackPx: number,
  labelFontPx: number,
): { fontPx: number; width: number; height: number } {
  const roomPx = trackPx - estimateTextWidth(datum.label, labelFontPx) - 10;
  const measure = (fontPx: number) => estimateNumberWidth(formatCard(datum), fontPx) + 2 * CARD_PADDING_PX;
  const fontsPx = CARD_FONTS_PX.filter((fontPx) => datum.isHero || fontPx <= LARGEST_PLAIN_PX);
  const fontPx = fontsPx.find((px) => measure(px) <= roomPx) ?? 12;
  return { fontPx, width: measure(fontPx), height: Math.round(fontPx * 1.36) };
}
