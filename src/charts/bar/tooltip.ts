import { clamp } from '../../theme/easing';

interface Size {
  width: number;
  height: number;
}

/** How far the tooltip stays from its bar, and from the viewport's edge. */
const GAP_PX = 12;
const EDGE_PX = 8;

/**
 * Places a tooltip beside a point, in the chart's coordinates: to the right where there is room, else to the
 * left, else under the viewport's edges. It never leaves the viewport unless it is larger.
 * @param halfPx half the bar's thickness, which the tooltip keeps clear of
 * @param chartAt where the chart's corner is in the viewport
 */
export function placeTooltip(
  point: { x: number; y: number },
  halfPx: number,
  tip: Size,
  chartAt: { left: number; top: number },
  viewport: Size,
): { left: number; top: number; side: 'left' | 'right' | 'over' } {
  const reach = halfPx + GAP_PX;
  const lowest = viewport.height - EDGE_PX - tip.height - chartAt.top;
  const top = clamp(point.y + 4, EDGE_PX - chartAt.top, Math.max(EDGE_PX - chartAt.top, lowest));
  const right = point.x + reach;
  if (chartAt.left + right + tip.width <= viewport.width - EDGE_PX)
    return { left: right, top, side: 'right' };
  const left = point.x - reach - tip.width;
  if (chartAt.left + left >= EDGE_PX) return { left, top, side: 'left' };
  const first = EDGE_PX - chartAt.left;
  const last = viewport.width - EDGE_PX - tip.width - chartAt.left;
  return { left: clamp(point.x - tip.width / 2, first, Math.max(first, last)), top, side: 'over' };
}
