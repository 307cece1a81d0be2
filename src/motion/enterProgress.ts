/**
 * How far an element has come up into the viewport: 0 until a fifth of it shows, 1 once its bottom stands
 * `marginShare` of the viewport above the viewport's bottom, or below it where that is negative.
 * @param topPx the element's top relative to the viewport's top
 */
export function calculateEnterProgress(
  topPx: number,
  heightPx: number,
  viewportPx: number,
  marginShare = 0.08,
): number {
  const startPx = heightPx * 0.2;
  const endPx = heightPx + viewportPx * marginShare;
  return Math.min(1, Math.max(0, (viewportPx - topPx - startPx) / Math.max(1, endPx - startPx)));
}
