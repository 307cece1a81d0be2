import { clamp } from '../../theme/easing';
import { estimateTextWidth } from './textWidth';

export interface PlacedLabel {
  /** None where there are more labels than can be read. */
  lines: string[];
  /** The middle of the label, from the plot's left edge. */
  centerPx: number;
  /** Which step it stands on; a stem leads down to every step but the first. */
  step: number;
}

export interface PlacedLabels {
  fontPx: number;
  labels: PlacedLabel[];
  /** Lines below each other, of wrapped labels or of steps. */
  rows: number;
}

/** From one row of labels to the next, in heights of its type. */
export const LABEL_ROW_EM = 1.25;
const GAP_PX = 8;
const STEM_GAP_PX = 3;
const STEPS = [2, 3];
/** Below an axis nobody follows more steps than these: of more labels only some are shown. */
const MOST_STEPS = 12;

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

/** Sets labels on steps, each moved aside from the stems that pass it. Undefined where one has too little room. */
function placeSteps(
  texts: readonly string[],
  slotPx: number,
  fontPx: number,
  steps: number,
  stepOf = (index: number) => index % steps,
): PlacedLabel[] | undefined {
  const placed = texts.map((text, index) => {
    const step = stepOf(index);
    const stemPx = slotPx * (index + 0.5);
    const nearest = Array.from({ length: 2 * steps + 1 }, (_, offset) => index - steps + offset);
    // What a label may reach to: the stems of deeper steps; on the last step, half the way to the next label.
    const others = nearest
      .filter((other) => other >= 0 && other < texts.length)
      .filter((other) =>
        step < steps - 1 ? stepOf(other) > step : other !== index && stepOf(other) === step,
      )
      .map((other) => slotPx * ((step < steps - 1 ? other : (other + index) / 2) + 0.5));
    const left = Math.max(...others.filter((at) => at < stemPx)) + STEM_GAP_PX;
    const right = Math.min(...others.filter((at) => at > stemPx)) - STEM_GAP_PX;
    const half = estimateTextWidth(text, fontPx) / 2;
    return { lines: [text], step, left, right, half, centerPx: clamp(stemPx, left + half, right - half) };
  });
  if (placed.some(({ left, right, half }) => right - left < 2 * half)) return undefined;
  return placed.map(({ lines, step, centerPx }) => ({ lines, step, centerPx }));
}

/**
 * Chooses how the labels under a chart stand so that none touches its neighbor in a slot of `slotPx`: in one line, wrapped,
 * or on two or three steps, in the largest of the sizes that allows it; else on steps down to the middle and up again. Of
 * many that have no room every second, third … is shown, in one line.
 */
export function placeAxisLabels(
  texts: readonly string[],
  slotPx: number,
  fontsPx: readonly [number, ...number[]],
): PlacedLabels {
  const [fontPx] = fontsPx;
  const roomPx = slotPx - GAP_PX;
  const fits = (text: string) => estimateTextWidth(text, fontPx) <= roomPx;
  const center = (lines: string[], index: number) => ({ lines, step: 0, centerPx: slotPx * (index + 0.5) });
  const flat = { fontPx, labels: texts.map((text, index) => center([text], index)), rows: 1 };
  if (texts.every(fits)) return flat;
  const wrapped = texts.map((text) => wrapText(text, roomPx, fontPx));
  if (wrapped.every((lines) => lines.length <= 2 && lines.every(fits)))
    return { fontPx, labels: wrapped.map(center), rows: 2 };
  for (const stepFontPx of fontsPx) {
    for (const steps of STEPS) {
      const labels = placeSteps(texts, slotPx, stepFontPx, steps);
      if (labels) return { fontPx: stepFontPx, labels, rows: steps };
    }
  }
  if (texts.length > MOST_STEPS) {
    const widestPx = Math.max(...texts.map((text) => estimateTextWidth(text, fontPx)));
    const every = Math.ceil((widestPx + GAP_PX) / slotPx);
    const labels = flat.labels.map((label, index) => (index % every === 0 ? label : { ...label, lines: [] }));
    return { ...flat, labels };
  }
  // Down to the middle and up again: outward each has all the room that it needs.
  const steps = Math.ceil(texts.length / 2);
  const smallestPx = fontsPx.at(-1) ?? fontPx;
  const climb = (index: number) => Math.min(index, texts.length - 1 - index);
  return {
    fontPx: smallestPx,
    labels: placeSteps(texts, slotPx, smallestPx, steps, climb) ?? flat.labels,
    rows: steps,
  };
}
