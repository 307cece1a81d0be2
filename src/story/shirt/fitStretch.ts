import { interpolateWidth, measureLines } from './lineWidths';

/** The width axis of the display face, in percent. */
const AXIS = { narrow: 62, widest: 150 } as const;

/**
 * Finds how a word fills a measure: at its narrow stretch it is `NARROW_SHARE` of it, at its wide one all of it.
 * Where the width axis runs out, the letters are larger instead, though not so large that a short word fills the window.
 * @param measureEm the word's width in em at a stretch
 */
export function findStretch(
  measureEm: (stretchPercent: number) => number,
  measurePx: number,
): { fontSizePx: number; stretchPercent: number } {
  const narrowEm = measureEm(AXIS.narrow);
  if (!(narrowEm > 0) || !(measurePx > 0)) return { fontSizePx: 0, stretchPercent: AXIS.narrow };
  const wantedPx = (measurePx * NARROW_SHARE) / narrowEm;
  const fontSizePx = Math.min(
    Math.max(wantedPx, measurePx / measureEm(AXIS.widest)),
    measurePx * HIGHEST_SHARE,
  );
  let low: number = AXIS.narrow;
  let high: number = AXIS.widest;
  for (let i = 0; i < 10; i++) {
    const middle = (low + high) / 2;
    if (measureEm(middle) * fontSizePx > measurePx) high = middle;
    else low = middle;
  }
  return { fontSizePx, stretchPercent: low };
}

/** Before it widens the word takes this share of the measure. */
const NARROW_SHARE = 0.78;
/** The letters' size, of the measure. */
const HIGHEST_SHARE = 0.34;

/** Sets the size and the wide stretch of `word` as CSS variables: wide, it fills `line`, in which it stands. */
export function fitStretch(word: HTMLElement, line: HTMLElement): void {
  const [widths = []] = measureLines(line, word.className, [word.textContent]);
  const { fontSizePx, stretchPercent } = findStretch(
    (stretch) => interpolateWidth(widths, stretch),
    line.clientWidth,
  );
  word.style.setProperty('--size', `${fontSizePx}px`);
  word.style.setProperty('--wide', `${stretchPercent}%`);
}
