import type { PlacedCallout } from '../../../scene/Callout';
import { NARROW_MAX_PX } from '../../../theme/tokens';
import { CELL, type YourPlace } from '../shirtRows';
import type { Stage, ZoomView } from './view';

const RING_HEIGHT_PX = 13;
/** Room that the tag needs beside the thread at the right edge. */
const TAG_ROOM_PX = { narrow: 100, wide: 150 } as const;

/** Rings your cups, leads out of the cloth and sets the tag beside the body, beneath the sleeve, and never off the stage. */
export function placeRing(view: ZoomView, yours: YourPlace, stage: Stage): PlacedCallout {
  const isNarrow = stage.widthPx <= NARROW_MAX_PX;
  const cups = yours.last - yours.first + 1;
  const shirtPx = view.cellPx / CELL;
  const { yoursXPx, yoursYPx } = view;
  const rx = Math.max((cups * view.cellPx) / 2 + 9, 15);
  const tagXPx = Math.min(
    view.originXPx + shirtPx * 0.325,
    stage.widthPx - TAG_ROOM_PX[isNarrow ? 'narrow' : 'wide'],
  );
  const tagYPx = yoursYPx + shirtPx * 0.16;
  return {
    ring: {
      xPx: yoursXPx - rx,
      yPx: yoursYPx - RING_HEIGHT_PX,
      widthPx: 2 * rx,
      heightPx: 2 * RING_HEIGHT_PX,
    },
    line: { x1: yoursXPx + rx * 0.72, y1: yoursYPx + RING_HEIGHT_PX * 0.7, x2: tagXPx + 1, y2: tagYPx },
    tag: { xPx: tagXPx, yPx: tagYPx, anchor: [0, 0.5] },
  };
}
