/** A point of the water's surface, in CSS pixels. */
export interface SurfacePoint {
  xPx: number;
  yPx: number;
}

/**
 * Height of the surface at `xPx`, as a distance from the still level.
 * @param timeS seconds; 0 is a still surface's picture too
 * @param layer one of several waves that move beside each other: 0, 1, 2
 * @param amplitude 1 gives waves of about 16 px
 */
export function calculateWavePx(xPx: number, timeS: number, layer: number, amplitude: number): number {
  const swell = Math.sin(xPx * 0.0062 + timeS * 1.15 + layer * 1.9) * 9;
  const chop = Math.sin(xPx * 0.0137 - timeS * 0.83 + layer * 2.7) * 5;
  const ripple = Math.sin(xPx * 0.031 + timeS * 1.9 + layer) * 1.8;
  return amplitude * (swell + chop + ripple);
}

/** The surface from the left edge to the right and a little beyond both; empty for a width of 0. */
export function placeSurface(
  widthPx: number,
  stepPx: number,
  calculateYPx: (xPx: number) => number,
): SurfacePoint[] {
  if (!(widthPx > 0)) return [];
  const count = Math.ceil((widthPx + 20) / stepPx) + 1;
  return Array.from({ length: count }, (_, i) => {
    const xPx = -10 + i * stepPx;
    return { xPx, yPx: calculateYPx(xPx) };
  });
}

/** The surface with a column of water that stands on it; `column` goes down its left edge and up its right one. */
export function addColumn(surface: readonly SurfacePoint[], column: readonly SurfacePoint[]): SurfacePoint[] {
  const half = column.length / 2;
  const [left, right] = [column.slice(0, half).reverse(), column.slice(half).reverse()];
  const [leftPx, rightPx] = [left[0]?.xPx ?? 0, right.at(-1)?.xPx ?? 0];
  if (half === 0) return [...surface];
  return [
    ...surface.filter(({ xPx }) => xPx < leftPx),
    ...left,
    ...right,
    ...surface.filter(({ xPx }) => xPx > rightPx),
  ];
}

/** Everything below the surface, down to `bottomPx`, as a CSS `clip-path`; nothing at all for no surface. */
export function describeClipPath(surface: readonly SurfacePoint[], bottomPx: number): string {
  const [first, last] = [surface[0], surface.at(-1)];
  if (!first || !last) return 'inset(100% 0 0)';
  const points = surface.map(({ xPx, yPx }) => `${xPx}px ${yPx.toFixed(1)}px`);
  return `polygon(${points.join(',')},${last.xPx}px ${bottomPx}px,${first.xPx}px ${bottomPx}px)`;
}
