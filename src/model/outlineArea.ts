import type { Outline } from '../data/outlines/outline';

// The signed area of the ring's part with x up to `edge`: each side is cut at the edge, and what lies east of it
// is pressed onto the edge, where it encloses nothing.
function calculateSignedAreaWest(ring: readonly number[], edge: number): number {
  let sum = 0;
  let x = ring.at(-2) ?? 0;
  let y = ring.at(-1) ?? 0;
  for (let i = 0; i < ring.length; i += 2) {
    const nextX = ring[i] ?? 0;
    const nextY = ring[i + 1] ?? 0;
    const fromX = Math.min(x, edge);
    const toX = Math.min(nextX, edge);
    if ((x - edge) * (nextX - edge) < 0) {
      const crossY = y + ((nextY - y) * (edge - x)) / (nextX - x);
      sum += fromX * crossY - edge * y + (edge * nextY - toX * crossY);
    } else sum += fromX * nextY - toX * y;
    x = nextX;
    y = nextY;
  }
  return sum / 2;
}

function calculateAreaWest(outline: Outline, edge: number): number {
  return outline.rings.reduce((sum, ring) => sum + calculateSignedAreaWest(ring, edge), 0);
}

/** Area of an outline on the ground in square kilometers, without its islands; 0 for an outline without rings. */
export function calculateOutlineAreaKm2(outline: Outline): number {
  return calculateAreaWest(outline, outline.width) * outline.kmPerUnit ** 2;
}

/**
 * How far east (in the outline's units) water reaches that covers `share` of its area, filled from the west.
 * The area is that of the true outline, so that 4.8% looks like 4.8%. Shares outside 0 to 1 are clamped, NaN is 0.
 */
export function findFillEdge(outline: Outline, share: number): number {
  if (!(share > 0)) return 0;
  if (share >= 1) return outline.width;
  const wanted = calculateAreaWest(outline, outline.width) * share;
  let low = 0;
  let high = outline.width;
  // 30 halvings bring the edge within a millionth of a unit.
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2;
    if (calculateAreaWest(outline, middle) < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The outline as the `d` of an SVG path, e.g. "M0 0 3 0 3 2Z"; "" for an outline without rings. */
export function formatOutlinePath({ rings }: Outline): string {
  return rings.map((ring) => `M${ring.join(' ')}Z`).join('');
}
