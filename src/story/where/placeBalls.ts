import { LAND } from '../../data/outlines/land';
import type { GrowerId, Place } from '../../data/places';

/** A ball of cotton on the thread: its area is the harvest; without one it has a size of its own. */
export interface PlacedBall {
  id: GrowerId;
  x: number;
  y: number;
  radius: number;
}

/** The radius of a ball of one million tons. */
const RADIUS = 8.2;
const SMALLEST = 4.5;
const UNCOUNTED = 6.5;
const GAP = 5;

/** Balls move apart until they do not touch, and no farther from their fields than that. */
export function placeBalls(growers: readonly Place[]): PlacedBall[] {
  const balls = growers.map(({ id, harvestMegatons }) => {
    const [x, y] = LAND.knots[id as GrowerId];
    const radius =
      harvestMegatons === undefined ? UNCOUNTED : Math.max(SMALLEST, RADIUS * Math.sqrt(harvestMegatons));
    return { id: id as GrowerId, x, y, radius, homeX: x, homeY: y };
  });
  for (let round = 0; round < 260; round++) {
    balls.forEach((a, index) => {
      for (const b of balls.slice(index + 1)) {
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const distance = Math.hypot(dx, dy) || 1;
        const push = (a.radius + b.radius + GAP - distance) / 2 / distance;
        if (push <= 0) continue;
        a.x -= dx * push;
        a.y -= dy * push;
        b.x += dx * push;
        b.y += dy * push;
      }
    });
    for (const ball of balls) {
      ball.x += (ball.homeX - ball.x) * 0.02;
      ball.y += (ball.homeY - ball.y) * 0.02;
    }
  }
  const round = (value: number) => Math.round(value * 10) / 10;
  return balls.map(({ id, x, y, radius }) => ({ id, x: round(x), y: round(y), radius: round(radius) }));
}

/** How high the dye stands in a ball of diameter 1, so that it covers `share` of its area. */
export function findDyeLevel(share: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step++) {
    const level = (low + high) / 2;
    const angle = Math.acos(1 - 2 * level);
    if ((angle - Math.sin(2 * angle) / 2) / Math.PI < share) low = level;
    else high = level;
  }
  return low;
}

/** The dyed part of a ball as a path: the segment below its level. */
export function traceDye({ x, y, radius }: PlacedBall, share: number): string {
  const level = findDyeLevel(share);
  const surface = y + radius - 2 * radius * level;
  const half = Math.sqrt(Math.max(0, radius ** 2 - (surface - y) ** 2));
  const isLarge = level > 0.5 ? 1 : 0;
  const at = (value: number) => value.toFixed(1);
  return `M${at(x - half)} ${at(surface)}A${radius} ${radius} 0 ${isLarge} 0 ${at(x + half)} ${at(surface)}Z`;
}

/** The yarn that a ball is wound of, as one path: lines from pole to pole, crosswise. */
export function traceWinding({ x, y, radius }: PlacedBall): string {
  const lines = Math.max(1, Math.round(radius / 4));
  const at = (value: number) => value.toFixed(1);
  return [25, 112]
    .flatMap((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const [dx, dy] = [radius * Math.cos(angle), radius * Math.sin(angle)];
      return Array.from({ length: 2 * lines - 1 }, (_, index) => {
        const part = (index + 1 - lines) / lines;
        const bow = Math.abs(part) * radius;
        return `M${at(x - dx)} ${at(y - dy)}A${at(radius)} ${at(bow)} ${degrees} 0 ${part > 0 ? 1 : 0} ${at(x + dx)} ${at(y + dy)}`;
      });
    })
    .join('');
}

type Point = readonly [x: number, y: number];

/** Where the thread goes between the places, over the seas. */
const DETOURS: Partial<Record<GrowerId, readonly Point[]>> = {
  brazil: [[102, 160]],
  benin: [
    [204, 297],
    [262, 217],
  ],
  australia: [
    [680, 145],
    [712, 225],
  ],
};

/** Where it ends after the last place, and the needle goes on. */
const TAIL: readonly [Point, Point] = [
  [-18, 24],
  [-70, 34],
];

/** The transform of a needle as long as 1, with its eye at the thread's end. */
export function placeNeedle(balls: readonly PlacedBall[]): string {
  const last = balls.at(-1) ?? { x: 0, y: 0 };
  const [[x1, y1], [x2, y2]] = TAIL;
  const degrees = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return `translate(${last.x + x2} ${last.y + y2}) rotate(${degrees.toFixed(1)}) scale(34)`;
}

/** The thread through all places, from the left edge, as a smooth path (Catmull-Rom). */
export function traceThread(balls: readonly PlacedBall[]): string {
  const last = balls.at(-1);
  const points: Point[] = [
    [-30, 168],
    [0, 172],
    ...balls.flatMap(({ id, x, y }): Point[] => [...(DETOURS[id] ?? []), [x, y]]),
    ...(last ? TAIL.map(([dx, dy]): Point => [last.x + dx, last.y + dy]) : []),
  ];
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const write = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return points.slice(1).reduce(
    (path, [x, y], index) => {
      const [p0, p1, p3] = [at(index - 1), at(index), at(index + 2)];
      const first = write(p1[0] + (x - p0[0]) / 6, p1[1] + (y - p0[1]) / 6);
      const second = write(x - (p3[0] - p1[0]) / 6, y - (p3[1] - p1[1]) / 6);
      return `${path}C${first} ${second} ${write(x, y)}`;
    },
    `M${write(at(0)[0], at(0)[1])}`,
  );
}

/** The stitches of each mark as one path of level runs; "." is sea and has none. */
export function traceLand({ rows, stitch } = LAND): Map<string, string> {
  const paths = new Map<string, string>();
  rows.split('|').forEach((row, index) => {
    let x = index % 2 ? stitch / 2 : 0;
    for (const [, count = '', mark = ''] of row.matchAll(/(\d*)(.)/g)) {
      const width = stitch * (Number(count) || 1);
      if (mark !== '.') paths.set(mark, `${paths.get(mark) ?? ''}M${x} ${index * stitch + 2}h${width - 0.8}`);
      x += width;
    }
  });
  return paths;
}
