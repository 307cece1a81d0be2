type Point = readonly [x: number, y: number];

/** A quadratic curve as `count` points, its start left out. */
function curve(from: Point, control: Point, to: Point, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 1) / count;
    const at = (axis: 0 | 1) =>
      (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * control[axis] + t * t * to[axis];
    return [at(0), at(1)];
  });
}

/** The right half of a T-shirt: x from its middle line, y from the top; the whole is one unit high and wide. */
const RIGHT_HALF: readonly Point[] = [
  [0, 0.1],
  ...curve([0, 0.1], [0.125, 0.1], [0.155, 0.03], 8),
  ...curve([0.155, 0.03], [0.33, 0.06], [0.362, 0.15], 8),
  [0.485, 0.345],
  ...curve([0.485, 0.345], [0.492, 0.36], [0.478, 0.372], 3),
  [0.372, 0.43],
  ...curve([0.372, 0.43], [0.335, 0.4], [0.285, 0.325], 3),
  ...curve([0.285, 0.325], [0.278, 0.55], [0.29, 0.75], 6),
  [0.3, 0.985],
];

/** The whole outline, once around. */
export const OUTLINE: readonly Point[] = [
  ...RIGHT_HALF,
  ...RIGHT_HALF.map(([x, y]): Point => [-x, y]).reverse(),
];

/** The lines that the right half is drawn of; the hem, which ends it, is level and cuts no row. */
const SIDES = RIGHT_HALF.map(([x2, y2], index) => {
  const [x1, y1] = RIGHT_HALF[index - 1] ?? [x2, y2];
  return { x1, y1, x2, y2 };
});

/** The outline's lowest line, the hem. */
export const HEM_Y = 0.985;

/**
 * Cuts the T-shirt's outline at height `y`.
 * @returns pairs of where the cloth begins and ends, from left to right; none above or below the shirt
 */
export function cutOutline(y: number): [from: number, to: number][] {
  const crossings: number[] = [];
  // Run for every row while the page starts: pairs would be taken apart some thousand times, which is slow before V8
  // has compiled it.
  for (const { x1, y1, x2, y2 } of SIDES) {
    if (y1 > y === y2 > y) continue;
    const x = ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    crossings.push(-x, x);
  }
  crossings.sort((a, b) => a - b);
  const spans: [number, number][] = [];
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    spans.push([crossings[i] ?? 0, crossings[i + 1] ?? 0]);
  }
  return spans;
}
