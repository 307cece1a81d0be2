/**
 * How far a tall element has been scrolled through the viewport, from 0 (its top at the viewport's top)
 * to 1 (its bottom at the viewport's bottom).
 * @param topPx the element's top relative to the viewport's top
 * @param heightPx the element's height
 * @param viewportPx the viewport's height
 * @returns 0 to 1; an element no taller than the viewport is at 0 until its top has left, then at 1
 */
export function calculateScrollProgress(topPx: number, heightPx: number, viewportPx: number): number {
  const distancePx = heightPx - viewportPx;
  if (distancePx <= 0) return topPx < 0 ? 1 : 0;
  return Math.min(1, Math.max(0, -topPx / distancePx));
}
