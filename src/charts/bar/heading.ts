import type { MeasureText } from '../../scene/fitText';

export interface AxisTitles {
  category: string;
  value: string;
  /** What our check of the axis's unit found, e.g. "fits megajoules": sewn to its title. */
  check?: string;
}

/** Where the value axis's title stands, and the tag that is sewn to it: beside it, or below where there is no room. */
export interface PlacedHeading {
  titleY: number;
  tag?: { x: number; y: number; widthPx: number; isBeside: boolean };
}

export const TAG_HEIGHT_PX = 26;
/** The stitch between a title and its tag. */
export const STITCH_PX = 6;
const STITCH_GAP_PX = 2;
const TAG_PADDING_PX = 5;
const LINE_PX = 28;

/** Places the title with its middle at `y`, or a line above where the tag takes that place. */
export function placeHeading(
  titles: AxisTitles,
  fontPx: number,
  y: number,
  roomPx: number,
  measure: MeasureText,
): PlacedHeading {
  if (titles.check === undefined) return { titleY: y };
  const titlePx = measure(titles.value, 'label', fontPx);
  const widthPx = measure(titles.check, 'label', fontPx) + 2 * TAG_PADDING_PX;
  const isBeside = titlePx + STITCH_GAP_PX + STITCH_PX + widthPx <= roomPx;
  return {
    titleY: isBeside ? y : y - LINE_PX,
    tag: { x: isBeside ? titlePx + STITCH_GAP_PX + STITCH_PX : 0, y, widthPx, isBeside },
  };
}
