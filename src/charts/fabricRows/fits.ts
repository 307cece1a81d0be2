import { type PlacedLabel, placeAxisLabels, placeRowLabels } from './labels';
import type { CostsLayout } from './placeFabricRows';

export interface LabelSize {
  widthPx: number;
  heightPx: number;
}

/** Boxes may touch by so much: a line is higher than its letters. */
const TOUCH_PX = 3;
const TOUCH_SHARE = 0.5;
/** When all of a measure stands: its numbers are then at their longest. */
const FULL = [0.32, 0.56, 0.89, 1];

interface Box {
  leftPx: number;
  rightPx: number;
  centerYPx: number;
  heightPx: number;
}

function placeBox({ xPx, yPx, anchor }: PlacedLabel, { widthPx, heightPx }: LabelSize): Box {
  const leftPx = xPx - widthPx * { left: 0, center: 0.5, right: 1 }[anchor];
  return { leftPx, rightPx: leftPx + widthPx, centerYPx: yPx, heightPx };
}

function isOn(a: Box, b: Box): boolean {
  const besidePx = Math.min(a.rightPx, b.rightPx) - Math.max(a.leftPx, b.leftPx);
  const overPx = (a.heightPx + b.heightPx) / 2 - Math.abs(a.centerYPx - b.centerYPx);
  return besidePx > TOUCH_PX && overPx > Math.min(a.heightPx, b.heightPx) * TOUCH_SHARE;
}

/**
 * Whether each text over the picture has room, in the size that the reader's font and spacing give it: none lies on another
 * or leaves the stage once all bars stand. The words above and below may leave the rows none.
 */
export function fitsLabels(layout: CostsLayout, readSize: (label: PlacedLabel) => LabelSize): boolean {
  return FULL.every((progress) => {
    const labels = [...placeAxisLabels(layout, progress), ...placeRowLabels(layout, progress)];
    const boxes = labels.filter(({ isShown }) => isShown).map((label) => placeBox(label, readSize(label)));
    const isWithin = boxes.every(({ leftPx, rightPx }) => leftPx >= 0 && rightPx <= layout.widthPx);
    return isWithin && boxes.every((box, index) => !boxes.slice(index + 1).some((other) => isOn(box, other)));
  });
}
