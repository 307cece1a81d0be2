import { NARROW_MAX_PX } from '../theme/tokens';
import { parseKnots } from './parseKnots';
import type { Waypoint } from './placeThread';
import type { RopeStage } from './ropeStages';

/** Where the page before let the thread out: a share of the width, and its dye. */
export interface Entry {
  xShare: number;
  stage: RopeStage;
}

/** Right of this share of the width no text of the bar stands. */
const CLEAR_OF_BAR = 0.965;
/** How far before the first waypoint the thread straightens, so that its curve does not swing out. */
const RUN_IN_PX = [400, 200, 90];
/** The corner in which it turns down is this high. */
const CORNER_PX = 24;

/**
 * Where the thread comes in: from above beside the bar's text, or else from the nearer side just below it, since
 * it never crosses text.
 */
function enter(entry: Entry, first: Waypoint, widthPx: number): Waypoint[] {
  const { xShare, stage } = entry;
  if (xShare >= CLEAR_OF_BAR) return [{ xPx: xShare * widthPx, yPx: -20, stage }];
  const startXPx = xShare < 0.5 ? -20 : widthPx + 20;
  const runIn = RUN_IN_PX.filter((px) => px < Math.abs(first.xPx - startXPx) / 2).map((px) => ({
    xPx: first.xPx + (xShare < 0.5 ? -px : px),
    yPx: first.yPx - CORNER_PX,
    stage,
  }));
  return [{ xPx: startXPx, yPx: first.yPx - CORNER_PX, stage }, ...runIn];
}

/**
 * Reads the thread's waypoints from the layout: every shown `data-knot` below `page` in document order, or
 * `data-knot-narrow` where there is one and the viewport is narrow. Pixels are relative to `page`.
 * @param entry where the thread comes in at the top, as a share of the width; without it, it hangs from the logo
 */
export function readWaypoints(page: HTMLElement, entry?: Entry): Waypoint[] {
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
  if (entry) return [...enter(entry, first, pageBox.width), ...waypoints];

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
