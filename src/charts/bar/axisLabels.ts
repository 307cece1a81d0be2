import { estimateTextWidth } from './textWidth';

/** How the labels under a chart stand: in one line, wrapped, or turned by 45°. */
export type LabelMode = 'flat' | 'wrapped' | 'turned';

export interface PlacedLabels {
  mode: LabelMode;
  /** The lines of each label. */
  lines: string[][];
  /** How far the labels reach below the axis. */
  depthPx: number;
}

const LINE_HEIGHT = 1.25;
const GAP_PX = 8;

/** Breaks a text between words so that each line fits where it can; a word is never broken. */
export function wrapText(text: string, widthPx: number, fontSizePx: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && estimateTextWidth(longer, fontSizePx) <= widthPx) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** Chooses how the category labels stand so that none touches its neighbor in a slot of `slotPx`. */
export function placeAxisLabels(labels: readonly string[], slotPx: number, fontSizePx: number): PlacedLabels {
  const roomPx = slotPx - GAP_PX;
  const fits = (text: string) => estimateTextWidth(text, fontSizePx) <= roomPx;
  const flat = labels.map((label) => [label]);
  if (labels.every(fits)) return { mode: 'flat', lines: flat, depthPx: fontSizePx * LINE_HEIGHT };
  const wrapped = labels.map((label) => wrapText(label, roomPx, fontSizePx));
  if (wrapped.every((lines) => lines.length <= 2 && lines.every(fits))) {
    return { mode: 'wrapped', lines: wrapped, depthPx: 2 * fontSizePx * LINE_HEIGHT };
  }
  const longestPx = Math.max(...labels.map((label) => estimateTextWidth(label, fontSizePx)));
  return { mode: 'turned', lines: flat, depthPx: (longestPx + fontSizePx) * Math.SQRT1_2 };
}
