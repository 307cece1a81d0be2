import { clamp } from '../../theme/easing';
import { BAR_HEIGHT_PX, findBarPx, NARROW_MAX_PX } from '../../theme/tokens';

/** A cup's top left corner and width, in pixels of the viewport. */
export interface PlacedCup {
  xPx: number;
  yPx: number;
  widthPx: number;
}

/** A cup fills this share of its place in the row; the rest is the gap. */
const CUP_SHARE = 0.8;
const LARGEST_CUP_PX = { wide: 104, narrow: 58 } as const;
/** What the guess takes at the window's foot, and the words at its left. */
const STRIP_PX = { wide: 124, narrow: 330, short: 92 } as const;
const findWordsPx = (widthPx: number, isShort: boolean) =>
  isShort ? widthPx * 0.45 : Math.min(432, widthPx * 0.3) + Math.min(56, widthPx * 0.035);

/**
 * Places the visitor's cups in one row: where home's pour lets go of them and info1's first scene begins, beside the words or
 * above them.
 * @param cups 1 to 10; 0 gives an empty row
 */
export function placeYourCups(viewportWidthPx: number, viewportHeightPx: number, cups: number): PlacedCup[] {
  const isNarrow = viewportWidthPx <= NARROW_MAX_PX;
  const barPx = findBarPx(viewportWidthPx, viewportHeightPx);
  const isShort = barPx === BAR_HEIGHT_PX.short;
  const marginPx = clamp(viewportWidthPx * 0.0333, 18, 48);
  const leftPx = marginPx + (isNarrow ? 0 : findWordsPx(viewportWidthPx, isShort));
  const roomPx = viewportWidthPx - marginPx - leftPx;
  const largestPx = LARGEST_CUP_PX[isNarrow ? 'narrow' : 'wide'];
  const pitchPx = Math.min(largestPx / CUP_SHARE, roomPx / Math.max(cups, isShort ? 7 : 1));
  const widthPx = pitchPx * CUP_SHARE;
  const footPx = STRIP_PX[isNarrow ? 'narrow' : isShort ? 'short' : 'wide'];
  const middleYPx = (barPx + viewportHeightPx - Math.min(footPx, viewportHeightPx / 2)) / 2;
  return Array.from({ length: cups }, (_, i) => ({
    xPx: leftPx + roomPx / 2 + (i - (cups - 1) / 2) * pitchPx - widthPx / 2,
    yPx: middleYPx - widthPx / 2,
    widthPx,
  }));
}
