/** A part of an estimate: what it counts, and how much of it. */
export interface EstimatePart {
  kind: string;
  value: number;
}

interface PlacedPart {
  kind: string;
  x: number;
  width: number;
}

/** Width of the drawing in its own units; it is stretched to its column. */
export const DRAWING_WIDTH = 1000;

function scale(value: number, end: number): number {
  return end > 0 ? (Math.max(0, value) / end) * DRAWING_WIDTH : 0;
}

/** Places the parts of one estimate side by side on an axis from zero to `end`. Parts of zero or less have no width. */
export function placeParts(parts: readonly EstimatePart[], end: number): PlacedPart[] {
  let x = 0;
  return parts.map(({ kind, value }) => {
    const width = scale(value, end);
    x += width;
    return { kind, x: x - width, width };
  });
}

/** Places a range on the same axis. */
export function placeRange(low: number, high: number, end: number): { x: number; width: number } {
  const x = scale(Math.min(low, high), end);
  return { x, width: scale(Math.max(low, high), end) - x };
}

/** Lists the axis's ticks from zero to `end`, each at its place. */
export function placeTicks(step: number, end: number): { value: number; x: number }[] {
  if (!(step > 0) || !(end >= 0)) return [];
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => ({
    value: index * step,
    x: scale(index * step, end),
  }));
}
