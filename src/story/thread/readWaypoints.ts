import { NARROW_MAX_PX } from '../../theme/tokens';
import { parseKnots } from './parseKnots';
import type { Waypoint } from './placeThread';
import type { RopeStage } from './ropeStages';

/**
 * Reads the thread's waypoints from the layout: every shown `data-knot` below `page` in document order, or
 * `data-knot-narrow` where there is one and the viewport is narrow. Pixels are relative to `page`.
 * @param entry where the thread comes in at the top, as a share of the width; without it, it hangs from the logo
 */
export function readWaypoints(page: HTMLElement, entry?: { xShare: number; stage: RopeStage }): Waypoint[] {
  const pageBox = page.getBoundingClientRect();
  const isNarrow = document.documentElement.clientWidth <= NARROW_MAX_PX;
  const waypoints: Waypoint[] = [];
  for (const element of page.querySelectorAll<HTMLElement>('[data-knot], [data-knot-narrow]')) {
    // What another layout shows, and this one does not, has no place to pass.
    if (element.getClientRects().length === 0) continue;
    const { knot = '', knotNarrow } = element.dataset;
    const box = element.getBoundingClientRect();
    for (const { xShare, yShare, stage } of parseKnots((isNarrow ? knotNarrow : undefined) ?? knot)) {
      waypoints.push({
        xPx: box.left - pageBox.left + box.width * xShare,
        yPx: box.top - pageBox.top + box.height * yShare,
        stage,
      });
    }
  }
  const first = waypoints[0];
  if (!first) return [];
  if (entry) return [{ xPx: entry.xShare * pageBox.width, yPx: -20, stage: entry.stage }, ...waypoints];

  const logo = document.querySelector('[data-thread-start]')?.getBoundingClientRect();
  if (!logo) return waypoints;
  // The loose end of the fingerprint is the drop's lowest point. The logo is fixed, the page is not.
  const xPx = logo.left + logo.width / 2 - pageBox.left;
  const side = first.xPx < xPx ? -1 : 1;
  return [
    { xPx, yPx: logo.bottom - 3, stage: first.stage },
    { xPx: xPx + side * logo.width * 0.4, yPx: logo.bottom + 5, stage: first.stage },
    ...waypoints,
  ];
}
