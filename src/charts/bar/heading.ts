import { estimateTextWidth } from './textWidth';

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
export const STITCH_PX = 14;
const TAG_PADDING_PX = 7;
const LINE_PX = 28;

/** Places the title with its middle at `y`, or a line above where the tag takes that place. */
export function placeHeading(titles: AxisTitles, fontPx: number, y: number, roomPx: number): PlacedHeading {
  if (titles.check === undefined) return { titleY: y };
  const titlePx = estimateTextWidth(titles.value, fontPx);
  const widthPx = estimateTextWidth(titles.check, fontPx) + 2 * TAG_PADDING_PX;
  const isBeside = titlePx + STITCH_PX + widthPx <= roomPx;
  return {
    titleY: isBeside ? y : y - LINE_PX,
    tag: { x: isBeside ? titlePx + STITCH_PX : 0, y, widthPx, isBeside },
  };
}
