import { clamp, mix, smoothStep } from '../../../theme/easing';
import { placeYourCups } from '../placeYourCups';
import { ROW_COUNT, type ShirtRow, type YourPlace } from '../shirtRows';
import { CUP_SHARE, type PlacedShirt } from './placeShirt';

/** Spans of the scene's scroll progress. */
export const ZOOM = {
  /** The question goes; instead of your cups those that are guessed stand there until then. */
  asked: [0.08, 0.1],
  /** The other cups come in, near ones first. */
  reveal: [0.1, 0.17],
  zoom: [0.13, 0.74],
  /** Whoever had to step back farther, for the guess is larger than the shirt, comes up to it in the end. */
  near: [0.95, 0.99],
} as const;

/** Where the stage has the shirt's cups. */
export type ShirtView = {
  cellPx: number;
  rowPx: number;
  /** The shirt's middle line. */
  originXPx: number;
  /** The middle of the first row. */
  originYPx: number;
};

/** What the camera sees at one moment. */
export type ZoomView = ShirtView & {
  /** The middle of your cups. */
  yoursXPx: number;
  yoursYPx: number;
  /** How far the other cups have come in, from 0 to 1. */
  reveal: number;
};

export type Stage = { widthPx: number; heightPx: number };

/** The shirt as small as `share` of the placed one, on its hem line. */
function shrinkShirt(shirt: PlacedShirt, share: number): PlacedShirt {
  const rowPx = shirt.rowPx * share;
  const hemYPx = shirt.firstRowYPx + (ROW_COUNT - 1) * shirt.rowPx;
  return { ...shirt, cellPx: shirt.cellPx * share, rowPx, firstRowYPx: hemYPx - (ROW_COUNT - 1) * rowPx };
}

/**
 * Looks at the shirt at `progress` (0 to 1) of the scene. Equal steps of progress shrink a cup by equal factors;
 * at 0 your cups are those of `placeYourCups`, at 1 the shirt is the placed one.
 * @param farther how much farther the eye steps back: 2 shows a shirt of half its size
 */
export function calculateZoomView(
  stage: Stage,
  placed: PlacedShirt,
  yours: YourPlace,
  progress: number,
  farther = 1,
): ZoomView {
  const shirt = shrinkShirt(placed, mix(1 / farther, 1, smoothStep(...ZOOM.near, progress)));
  const cups = yours.last - yours.first + 1;
  const placedCups = placeYourCups(stage.widthPx, stage.heightPx, cups);
  const [first] = placedCups;
  const startXPx = ((first?.xPx ?? 0) + (placedCups.at(-1)?.xPx ?? 0) + (first?.widthPx ?? 0)) / 2;
  const startWidthPx = first?.widthPx ?? shirt.cellPx * CUP_SHARE;
  const startYPx = (first?.yPx ?? 0) + startWidthPx / 2;
  const zoom = clamp((progress - ZOOM.zoom[0]) / (ZOOM.zoom[1] - ZOOM.zoom[0]));

  const middleCell = (yours.first + yours.last) / 2;
  const cellPx = Math.exp(mix(Math.log(startWidthPx / CUP_SHARE), Math.log(shirt.cellPx), zoom));
  const rowPx = (cellPx * shirt.rowPx) / shirt.cellPx;
  const yoursXPx = mix(startXPx, shirt.centerXPx + middleCell * shirt.cellPx, zoom);
  const yoursYPx = mix(startYPx, shirt.firstRowYPx + yours.row * shirt.rowPx, zoom);
  return {
    cellPx,
    rowPx,
    originXPx: yoursXPx - middleCell * cellPx,
    originYPx: yoursYPx - yours.row * rowPx,
    yoursXPx,
    yoursYPx,
    reveal: clamp((progress - ZOOM.reveal[0]) / (ZOOM.reveal[1] - ZOOM.reveal[0])),
  };
}

/** Calls `visit` with each part of a run of cups that the stage shows. */
export function eachRunInView(
  rows: readonly ShirtRow[],
  view: ShirtView,
  stage: Stage,
  visit: (row: number, first: number, last: number) => void,
): void {
  const half = CUP_SHARE / 2;
  const firstRow = Math.max(0, Math.ceil(-view.originYPx / view.rowPx - half));
  const lastRow = Math.min(ROW_COUNT - 1, Math.floor((stage.heightPx - view.originYPx) / view.rowPx + half));
  const left = -view.originXPx / view.cellPx - half;
  const right = (stage.widthPx - view.originXPx) / view.cellPx + half;
  for (let row = firstRow; row <= lastRow; row++) {
    for (const run of rows[row]?.runs ?? []) {
      const first = Math.max(run.first, Math.ceil(left - run.first) + run.first);
      const last = Math.min(run.last, Math.floor(right - run.first) + run.first);
      if (last >= first) visit(row, first, last);
    }
  }
}

/** How opaque (0 to 1) a cup is that stands `distancePx` from yours: near ones come in first. */
export function calculateOpacity(reveal: number, distancePx: number, stage: Stage): number {
  if (reveal >= 1) return 1;
  const edgePx = stage.widthPx / 4;
  const reachPx = reveal * (Math.hypot(stage.widthPx, stage.heightPx) + edgePx);
  return reveal <= 0 ? 0 : clamp((reachPx - distancePx) / edgePx);
}

/** Counts the cups that the stage shows in full, yours included: those that `drawZoom` draws. */
export function countInView(
  rows: readonly ShirtRow[],
  view: ZoomView,
  stage: Stage,
  yours: YourPlace,
): number {
  let count = 0;
  eachRunInView(rows, view, stage, (row, first, last) => {
    if (view.reveal >= 1) {
      count += last - first + 1;
      return;
    }
    const dy = (row - yours.row) * view.rowPx;
    for (let cell = first; cell <= last; cell++) {
      const isYours = row === yours.row && cell >= yours.first && cell <= yours.last;
      const dx = view.originXPx + cell * view.cellPx - view.yoursXPx;
      if (isYours || calculateOpacity(view.reveal, Math.hypot(dx, dy), stage) > 0) count++;
    }
  });
  return count;
}
