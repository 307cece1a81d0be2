export interface PathPoint {
  x: number;
  y: number;
  /** Whether the pen was lifted on its way to this point. */
  isLifted: boolean;
}

const NUMBERS: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6 };

interface Segment {
  command: string;
  numbers: number[];
}

function parsePath(path: string): Segment[] {
  return [...path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].map(([, command = '', text = '']) => {
    const numbers = text
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (NUMBERS[command] !== numbers.length || numbers.some(Number.isNaN)) {
      throw new RangeError(`path: cannot read "${command}${text}"`);
    }
    return { command, numbers };
  });
}

/** De Casteljau: the point at `t` of a curve with any number of control points. */
function interpolate(values: readonly number[], t: number): number {
  const row = [...values];
  for (let left = row.length - 1; left > 0; left--) {
    for (let i = 0; i < left; i++) row[i] = (row[i] ?? 0) * (1 - t) + (row[i + 1] ?? 0) * t;
  }
  return row[0] ?? 0;
}

/**
 * Walks along path data of absolute M, L, Q and C and takes a point about every `step` units.
 * Throws a RangeError for anything else. An empty path gives no point.
 */
export function samplePath(path: string, step: number): PathPoint[] {
  const points: PathPoint[] = [];
  let [x, y] = [0, 0];
  for (const { command, numbers } of parsePath(path)) {
    const xs = [x, ...numbers.filter((_, i) => i % 2 === 0)];
    const ys = [y, ...numbers.filter((_, i) => i % 2 === 1)];
    [x, y] = [xs.at(-1) ?? x, ys.at(-1) ?? y];
    if (command === 'M') {
      points.push({ x, y, isLifted: points.length > 0 });
      continue;
    }
    let length = 0;
    for (let i = 1; i < xs.length; i++) {
      length += Math.hypot((xs[i] ?? 0) - (xs[i - 1] ?? 0), (ys[i] ?? 0) - (ys[i - 1] ?? 0));
    }
    const parts = Math.max(1, Math.round(length / step));
    for (let part = 1; part <= parts; part++) {
      points.push({ x: interpolate(xs, part / parts), y: interpolate(ys, part / parts), isLifted: false });
    }
  }
  return points;
}
