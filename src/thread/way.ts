import type { Waypoint } from './placeThread';
import type { RopeStage } from './ropeStages';

/** Where the thread runs: in a margin, or behind what stands in the middle of a section, as cloth goes through a bath. */
type Side = 'behind' | 'end' | 'start';

/** The thread goes over to `side` at the top of a section, and wears `dye` from there on; behind a card, from its middle on. */
export interface Seam {
  /** A selector of the section. */
  at: string;
  side: Side;
  dye: RopeStage;
}

/** A way with corners, which the thread takes round. */
export interface Way {
  corners: readonly Waypoint[];
  /** Whether it ends in what it is sewn to: then its needle is gone. */
  isSewnOn?: boolean;
}

/** A seam where it lies, in page pixels. */
export interface PlacedSeam extends Omit<Seam, 'at'> {
  topPx: number;
  heightPx: number;
  /** The middle of what hides the thread; undefined where nothing does. */
  behindXPx: number | undefined;
}

interface Page {
  widthPx: number;
  heightPx: number;
  isNarrow: boolean;
  isFromRight: boolean;
  /** What the thread is sewn to at its end. */
  border?: { leftPx: number; rightPx: number; topPx: number } | undefined;
}

/** From the edge of the page to the middle of the thread. */
const EDGE_PX = { wide: 14, narrow: 7 } as const;
/** Above the words of a section there is so much room, at least. */
const SEAM_PX = 34;
/** Where a section's card stands: there the thread is dipped, behind it. */
const CARD_SHARE = 0.4;
/** It comes in from above the page, and goes on below it. */
const BEYOND_PX = 20;

/**
 * Places the thread's way: it hangs in the margins and goes from side to side in the seams. Where nothing hides it, it
 * stays in its margin. It ends at the nearer upper corner of the page's border, or else below the page.
 */
export function placeWay(seams: readonly PlacedSeam[], page: Page): Way {
  const { widthPx, heightPx, isNarrow, isFromRight, border } = page;
  const edgePx = EDGE_PX[isNarrow ? 'narrow' : 'wide'];
  const [startPx, endPx] = isFromRight ? [widthPx - edgePx, edgePx] : [edgePx, widthPx - edgePx];
  const corners: Waypoint[] = [];
  for (const { side, dye, topPx, heightPx: highPx, behindXPx } of seams) {
    const last = corners.at(-1);
    const hiddenXPx = (isNarrow ? undefined : behindXPx) ?? last?.xPx ?? endPx;
    const xPx = { start: startPx, end: endPx, behind: hiddenXPx }[side];
    const stage = side === 'behind' ? (last?.stage ?? dye) : dye;
    const yPx = topPx + SEAM_PX;
    if (!last) corners.push({ xPx, yPx: -BEYOND_PX, stage });
    else if (last.xPx !== xPx) corners.push({ xPx: last.xPx, yPx, stage }, { xPx, yPx, stage });
    if (stage !== dye) corners.push({ xPx, yPx: topPx + highPx * CARD_SHARE, stage: dye });
  }
  const last = corners.at(-1);
  if (!last) return { corners };
  if (!border) return { corners: [...corners, { ...last, yPx: heightPx + BEYOND_PX }] };
  const foot = { ...last, yPx: border.topPx };
  const end = { ...foot, xPx: last.xPx < border.leftPx ? border.leftPx : border.rightPx };
  return { corners: [...corners, foot, end], isSewnOn: true };
}
