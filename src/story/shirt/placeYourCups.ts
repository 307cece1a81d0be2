import { NARROW_MAX_PX } from '../../theme/tokens';

/** A cup's top left corner and width, in pixels of the viewport. */
export interface PlacedCup {
  xPx: number;
  yPx: number;
  widthPx: number;
}

/** A cup fills this share of its place in the row; the rest is the gap. */
const CUP_SHARE = 0.8;

/**
 * Places the visitor's cups in one row: where home's pour lets go of them and info1's first scene begins.
 * @param cups 1 to 10; 0 gives an empty row
 */
export function placeYourCups(viewportWidthPx: number, viewportHeightPx: number, cups: number): PlacedCup[] {
  const isNarrow = viewportWidthPx <= NARROW_MAX_PX;
  const pitchPx = Math.min(viewportWidthPx * (isNarrow ? 0.15 : 0.122), (viewportWidthPx * 0.84) / cups);
  const widthPx = pitchPx * CUP_SHARE;
  const middleYPx = viewportHeightPx * (isNarrow ? 0.34 : 0.4);
  return Array.from({ length: cups }, (_, i) => ({
    xPx: viewportWidthPx / 2 + (i - (cups - 1) / 2) * pitchPx - widthPx / 2,
    yPx: middleYPx - widthPx / 2,
    widthPx,
  }));
}
