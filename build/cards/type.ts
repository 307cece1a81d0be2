import type { Font } from 'fontkit';
import { NARROW_NO_BREAK_SPACE } from '../../src/theme/characters';
import { openSans, openSerif, type SerifCut } from '../fontInstance';

export interface Line {
  text: string;
  /** Left end of the baseline, in the card's pixels. */
  x: number;
  y: number;
  sizePx: number;
  fill: string;
  /** Added between letters, in em; the design sets display type at −0.012. */
  trackingEm?: number;
  /** Further attributes of the path, e.g. an outline. */
  attributes?: string;
}

const FEATURES = ['kern', 'lnum'];
const DISPLAY_TRACKING_EM = -0.012;
const LEADING = 1.33;
/** The serif as section heads wear it. */
export const HEADING_CUT = { widthPercent: 68, weight: 830 };

/** The glyphs of a text; a narrow space, which the fonts lack, is as wide as others. */
function layOut(font: Font, text: string) {
  return font.layout(text.replaceAll(NARROW_NO_BREAK_SPACE, '\u00a0'), FEATURES);
}

/** Width of a line in pixels as `outlineLine` draws it; 0 for an empty text. */
export function measureLine(font: Font, text: string, sizePx: number, trackingEm = 0): number {
  if (text === '') return 0;
  const { positions } = layOut(font, text);
  const advance = positions.reduce((sum, position) => sum + position.xAdvance, 0) / font.unitsPerEm;
  return (advance + trackingEm * (positions.length - 1)) * sizePx;
}

/** A line of type as one SVG path, so that no viewer needs the font. */
export function outlineLine(
  font: Font,
  { text, x, y, sizePx, fill, trackingEm = 0, attributes = '' }: Line,
): string {
  const scale = sizePx / font.unitsPerEm;
  const run = layOut(font, text);
  let penX = x;
  const outlines = run.glyphs.map((glyph, i) => {
    const outline = glyph.path.scale(scale, -scale).translate(penX, y).toSVG();
    penX += (run.positions[i]?.xAdvance ?? 0) * scale + trackingEm * sizePx;
    return outline;
  });
  return `<path fill="${fill}" ${attributes} d="${outlines.join('')}"/>`;
}

export interface FittedLine {
  font: Font;
  sizePx: number;
}

/**
 * The cut of the serif in which `text` fills `measurePx` at `sizePx`, as wood type is fitted: by its width axis.
 * Where the axis ends, the type grows or shrinks instead.
 */
export async function fitLine(
  text: string,
  measurePx: number,
  sizePx: number,
  weight = 800,
): Promise<FittedLine> {
  const widths = [50, 75, 100, 125, 150];
  const measured = await Promise.all(
    widths.map(async (widthPercent) => {
      const font = await openSerif({ widthPercent, weight });
      return measureLine(font, text, sizePx, DISPLAY_TRACKING_EM);
    }),
  );
  const next = measured.findIndex((width) => width >= measurePx);
  const widthPercent = interpolateWidth(widths, measured, next, measurePx);
  const font = await openSerif({ widthPercent, weight });
  return { font, sizePx: (sizePx * measurePx) / measureLine(font, text, sizePx, DISPLAY_TRACKING_EM) };
}

function interpolateWidth(
  widths: readonly number[],
  measured: readonly number[],
  next: number,
  measurePx: number,
): number {
  if (next === 0) return widths[0] ?? 0;
  if (next < 0) return widths.at(-1) ?? 0;
  const [low = 0, high = 0] = measured.slice(next - 1);
  const [from = 0, to = 0] = widths.slice(next - 1);
  return Math.round(from + ((measurePx - low) / (high - low)) * (to - from));
}

/** A title or number in the serif's heading cut. */
export async function setDisplay(line: Line, cut: SerifCut = HEADING_CUT): Promise<string> {
  const font = await openSerif(cut);
  return outlineLine(font, { trackingEm: DISPLAY_TRACKING_EM, ...line });
}

/** Running text or a label in the sans. */
export async function setText(line: Line, weight = 500): Promise<string> {
  return outlineLine(await openSans(weight), line);
}

/** The same, in smaller type where the measure is too short for it: other languages take more room than English. */
export async function setTextWithin(measurePx: number, line: Line, weight = 500): Promise<string> {
  const width = measureLine(await openSans(weight), line.text, line.sizePx);
  return setText({ ...line, sizePx: line.sizePx * Math.min(1, measurePx / width) }, weight);
}

/** Running text of one line or more. */
export async function setLines(
  text: string,
  look: Omit<Line, 'text'>,
  measurePx = Number.POSITIVE_INFINITY,
): Promise<string> {
  const leadingPx = look.sizePx * LEADING;
  const lines = text
    .split('\n')
    .map((line, i) => setTextWithin(measurePx, { ...look, text: line, y: look.y + i * leadingPx }));
  return (await Promise.all(lines)).join('');
}

/** A block whose lines are fitted to one measure, each set below the other. */
export async function setFittedBlock(
  block: string,
  {
    x,
    y,
    measurePx,
    sizePx,
    leading = 0.86,
    ...look
  }: Omit<Line, 'text'> & { measurePx: number; leading?: number },
): Promise<string> {
  let baseline = y;
  const lines: string[] = [];
  for (const text of block.split('\n')) {
    const fitted = await fitLine(text, measurePx, sizePx);
    if (lines.length > 0) baseline += fitted.sizePx * leading;
    lines.push(
      outlineLine(fitted.font, {
        ...look,
        text,
        x,
        y: baseline,
        sizePx: fitted.sizePx,
        trackingEm: DISPLAY_TRACKING_EM,
      }),
    );
  }
  return lines.join('');
}
