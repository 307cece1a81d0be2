import { NARROW_MAX_PX } from '../../../theme/tokens';
import type { YourPlace } from '../shirtRows';
import { CELL } from '../shirtRows';
import type { Stage, ZoomView } from './view';

/** The ring around your cups, the line that leads out of the cloth, and the tag at its end. */
export type PlacedRing = {
  ring: { cx: number; cy: number; rx: number; ry: number };
  line: { x1: number; y1: number; x2: number; y2: number };
  tag: { xPx: number; yPx: number };
};

const RING_HEIGHT_PX = 13;
/** Room that the tag needs beside the thread at the right edge. */
const TAG_ROOM_PX = { narrow: 100, wide: 150 } as const;

/** Places ring, line and tag: the tag stands beside the body, beneath the sleeve, and never off the stage. */
export function placeRing(view: ZoomView, yours: YourPlace, stage: Stage): PlacedRing {
  const isNarrow = stage.widthPx <= NARROW_MAX_PX;
  const cups = yours.last - yours.first + 1;
  const shirtPx = view.cellPx / CELL;
  const rx = Math.max((cups * view.cellPx) / 2 + 9, 15);
  const tagXPx = Math.min(
    view.originXPx + shirtPx * 0.325,
    stage.widthPx - TAG_ROOM_PX[isNarrow ? 'narrow' : 'wide'],
  );
  const tagYPx = view.yoursYPx + shirtPx * 0.16;
  return {
    ring: { cx: view.yoursXPx, cy: view.yoursYPx, rx, ry: RING_HEIGHT_PX },
    line: {
      x1: view.yoursXPx + rx * 0.72,
      y1: view.yoursYPx + RING_HEIGHT_PX * 0.7,
      x2: tagXPx + 1,
      y2: tagYPx,
    },
    tag: { xPx: tagXPx, yPx: tagYPx },
  };
}
