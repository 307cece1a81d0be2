import type { CostsLayout } from '../../../charts/fabricRows/placeFabricRows';
import { placeThread, type Waypoint } from '../../../thread/placeThread';
import { cutRope, type Rope } from '../../../thread/rope';
import type { RopeStage } from '../../../thread/ropeStages';

const ROPE_PX = 9;
const PLY_PX = 5;
/** How far a ply keeps from the cloth that it goes round. */
const AWAY_PX = 20;

/** The thread's way through the stage: it comes from above, parts in two round the names, and goes on at the foot. */
export interface Plies {
  head: Rope;
  water: Rope;
  other: Rope;
  foot: Rope;
}

/** Lays the thread through the stage. Undefined where it has no room: there it passes behind the stripes. */
export function placePlies({
  cloth,
  topPx,
  bottomPx,
  heightPx,
  em,
  footTopPx,
}: CostsLayout): Plies | undefined {
  if (!cloth) return undefined;
  const { middleXPx, halfPx } = cloth;
  const outPx = halfPx + AWAY_PX;
  const partYPx = topPx - 72 * em;
  const joinYPx = Math.min(bottomPx + 54 * em, (bottomPx + footTopPx) / 2 + 20 * em);
  const lay = (points: readonly (readonly [x: number, y: number])[], stage: RopeStage, widthPx: number) => {
    const waypoints = points.map(([xPx, yPx]): Waypoint => ({ xPx, yPx, stage }));
    return cutRope(placeThread(waypoints), widthPx);
  };
  const layPly = (side: -1 | 1, stage: RopeStage) =>
    lay(
      [
        [middleXPx, partYPx - 2],
        [middleXPx + side * 6, partYPx + 10 * em],
        [middleXPx + side * halfPx * 0.7, topPx - 34 * em],
        [middleXPx + side * outPx, topPx - 4],
        ...[0.1, 0.37, 0.63, 0.9].map(
          (share) => [middleXPx + side * outPx, topPx + (bottomPx - topPx) * share] as const,
        ),
        [middleXPx + side * outPx, bottomPx],
        [middleXPx + side * halfPx * 0.7, bottomPx + (joinYPx - bottomPx) * 0.55],
        [middleXPx, joinYPx],
      ],
      stage,
      PLY_PX,
    );
  const layRope = (fromYPx: number, toYPx: number, stage: RopeStage) =>
    lay(
      [
        [middleXPx, fromYPx],
        [middleXPx, (fromYPx + toYPx) / 2],
        [middleXPx, toYPx],
      ],
      stage,
      ROPE_PX,
    );
  return {
    head: layRope(-14, partYPx, 'print'),
    water: layPly(-1, 'indigo'),
    other: layPly(1, 'ember'),
    foot: layRope(joinYPx, heightPx + 14, 'char'),
  };
}
