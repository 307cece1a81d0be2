import type { PlacedCallout } from '../../../scene/Callout';
import { BAR_HEIGHT_PX, NARROW_MAX_PX } from '../../../theme/tokens';
import type { YourPlace } from '../shirtRows';
import type { ShirtView } from '../zoom/view';

/** Rings your cups in the shirt, and leads to their enlargement in the stage's upper right corner. */
export function placeYours(
  { cellPx, rowPx, originXPx, originYPx }: ShirtView,
  { row, first, last }: YourPlace,
  stageWidthPx: number,
): PlacedCallout {
  const isNarrow = stageWidthPx <= NARROW_MAX_PX;
  const padPx = isNarrow ? 3 : 5;
  const [widthPx, heightPx] = [(last - first + 1) * cellPx + 2 * padPx, cellPx + 2 * padPx];
  const [xPx, yPx] = [originXPx + (first - 0.5) * cellPx - padPx, originYPx + row * rowPx - heightPx / 2];
  const tag = isNarrow
    ? { xPx: stageWidthPx - 18, yPx: BAR_HEIGHT_PX.narrow + 6 }
    : { xPx: stageWidthPx * 0.966, yPx: BAR_HEIGHT_PX.wide + 12 };
  return {
    ring: { xPx, yPx, widthPx, heightPx },
    radiusPx: 0,
    line: { x1: xPx + widthPx, y1: yPx, x2: tag.xPx - 40, y2: tag.yPx + 30 },
    tag: { ...tag, anchor: [1, 0] },
  };
}
