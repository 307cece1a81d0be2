/** A bar as drawn upward from its origin, then turned by `rotation` degrees. */
export interface BarPlace {
  originX: number;
  originY: number;
  rotation: 0 | 90;
  lengthPx: number;
  thicknessPx: number;
}

/** The point at the end of a bar that has `growth` (0 to 1) of its length. */
export function placeBarTip(bar: BarPlace, growth: number): { x: number; y: number } {
  const lengthPx = bar.lengthPx * growth;
  return bar.rotation === 0
    ? { x: bar.originX, y: bar.originY - lengthPx }
    : { x: bar.originX + lengthPx, y: bar.originY };
}
