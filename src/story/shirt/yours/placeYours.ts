import type { PlacedCallout } from '../../../scene/Callout';
import { findBarPx, NARROW_MAX_PX } from '../../../theme/tokens';
import type { YourPlace } from '../shirtRows';
import type { ShirtView } from '../zoom/view';

/** Rings your cups in the shirt, and leads to their enlargement in the stage's upper right corner. */
export function placeYours(
  { cellPx, rowPx, originXPx, originYPx }: ShirtView,
  { row, first, last }: YourPlace,
  stage: { widthPx: number; heightPx: number },
): PlacedCallout {
  const isNarrow = stage.widthPx <= NARROW_MAX_PX;
  const padPx = isNarrow ? 3 : 5;
  const [widthPx, heightPx] = [(last - first + 1) * cellPx + 2 * padPx, cellPx + 2 * padPx];
  const [xPx, yPx] = [originXPx + (first - 0.5) * cellPx - padPx, originYPx + row * rowPx - heightPx / 2];
  const barPx = findBarPx(stage.widthPx, stage.heightPx);
  const tag = isNarrow
    ? { xPx: stage.widthPx - 18, yPx: barPx + 6 }
    : { xPx: stage.widthPx * 0.966, yPx: barPx + 12 };
  return {
    ring: { xPx, yPx, widthPx, heightPx },
    radiusPx: 0,
    line: { x1: xPx + widthPx, y1: yPx, x2: tag.xPx - 40, y2: tag.yPx + 30 },
    tag: { ...tag, anchor: [1, 0] },
  };
}
