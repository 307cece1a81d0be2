import { clamp, easeStitch, mix } from '../../theme/easing';
import type { PlacedCup } from '../shirt/placeYourCups';

/** The last cup sets out when the first has done this share of its way. */
const STAGGER = 0.22;

/**
 * Places the visitor's cups on their way from home's row to info1's first scene.
 * @param progress 0 at home, 1 on info1; clamped
 * @returns as many cups as have both a start and an end
 */
export function placeFlight(
  start: readonly PlacedCup[],
  end: readonly PlacedCup[],
  progress: number,
): PlacedCup[] {
  const last = Math.max(1, end.length - 1);
  return end.slice(0, start.length).map((goal, i) => {
    const from = start[i] ?? goal;
    const share = easeStitch(clamp(progress * (1 + STAGGER) - (STAGGER * i) / last));
    return {
      xPx: mix(from.xPx, goal.xPx, share),
      yPx: mix(from.yPx, goal.yPx, share),
      widthPx: mix(from.widthPx, goal.widthPx, share),
    };
  });
}
