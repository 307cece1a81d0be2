import { fitText, type TextStyle } from '../../scene/fitText';
import { clamp } from '../../theme/easing';

interface PlacedLabel {
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
const MOST_LINES = 2;
const STEPS = [2, 3];
/** Of more labels than these only some are shown where they have no room. */
const MANY = 12;

/** Sets labels on steps, each moved aside from the stems that pass it. Undefined where one has too little room. */
function placeSteps(
  texts: readonly string[],
  slotPx: number,
  measurePx: (text: string) => number,
  steps: number,
  beyondPx: number,
  stepOf = (index: number) => index % steps,
): PlacedLabel[] | undefined {
  const ends = [-beyondPx, slotPx * texts.length + beyondPx];
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
    const left = Math.max(...[...ends, ...others].filter((at) => at < stemPx)) + STEM_GAP_PX;
    const right = Math.min(...[...ends, ...others].filter((at) => at > stemPx)) - STEM_GAP_PX;
    const half = measurePx(text) / 2;
    return { lines: [text], step, left, right, half, centerPx: clamp(stemPx, left + half, right - half) };
  });
  if (placed.some(({ left, right, half }) => right - left < 2 * half)) return undefined;
  return placed.map(({ lines, step, centerPx }) => ({ lines, step, centerPx }));
}

/**
 * Chooses how the labels under a chart stand so that none touches its neighbor in a slot of `slotPx`: in one line, wrapped,
 * or on two or three steps, in the largest of the sizes that allows it; else on steps down to the middle and up again. Of
 * many that have no room every second, third … is shown, in one line; few have then none.
 * @param beyondPx how far they may reach beyond the first and the last slot
 */
export function placeAxisLabels(
  texts: readonly string[],
  slotPx: number,
  style: TextStyle,
  beyondPx: number,
): PlacedLabels | undefined {
  const { sizesPx, cut, measure } = style;
  const [fontPx = 0] = sizesPx;
  const roomPx = slotPx - GAP_PX;
  const center = (lines: string[], index: number) => ({ lines, step: 0, centerPx: slotPx * (index + 0.5) });
  const box = { widthPx: roomPx, heightPx: MOST_LINES * style.lineHeight * fontPx };
  const fitted = texts.flatMap((text) => fitText(text, { ...style, sizesPx: [fontPx] }, box) ?? []);
  if (fitted.length === texts.length) {
    const rows = Math.max(1, ...fitted.map(({ lines }) => lines.length));
    return { fontPx, labels: fitted.map(({ lines }, index) => center(lines, index)), rows };
  }
  for (const stepFontPx of sizesPx) {
    for (const steps of STEPS) {
      const labels = placeSteps(texts, slotPx, (text) => measure(text, cut, stepFontPx), steps, beyondPx);
      if (labels) return { fontPx: stepFontPx, labels, rows: steps };
    }
  }
  if (texts.length <= MANY) {
    // Down to the middle and up again: outward each has all the room within reach.
    const steps = Math.ceil(texts.length / 2);
    const climb = (index: number) => Math.min(index, texts.length - 1 - index);
    const smallestPx = sizesPx.at(-1) ?? fontPx;
    const labels = placeSteps(
      texts,
      slotPx,
      (text) => measure(text, cut, smallestPx),
      steps,
      beyondPx,
      climb,
    );
    return labels && { fontPx: smallestPx, labels, rows: steps };
  }
  const widestPx = Math.max(...texts.map((text) => measure(text, cut, fontPx)));
  const every = Math.ceil((widestPx + GAP_PX) / slotPx);
  const labels = texts.map((text, index) => center(index % every === 0 ? [text] : [], index));
  return { fontPx, labels, rows: 1 };
}
