import { NARROW_NO_BREAK_SPACE } from '../../src/theme/characters';
import { LANGUAGE } from '../../src/words/language';
import { directionOf } from '../../src/words/languages';
import { type Face, openSansFace, openSerifFace, type SerifCut } from '../fontInstance';

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
/** Marks above and below letters take more room than Latin capitals, so the lines stand further apart, in smaller type. */
const SCRIPT_LEADING = 1.4;
const SCRIPT_SIZE = 0.72;
/** The serif as section heads wear it. */
export const HEADING_CUT = { widthPercent: 68, weight: 830 };

export const IS_FROM_RIGHT = directionOf(LANGUAGE) === 'rtl';
/** Words of a script of its own, numbers, words in Latin letters, and one by one what stands between them. */
const RUNS =
  /[\p{Script=Arabic}\p{Script=Bengali}\p{M}\u200c\u200d]+|\p{Nd}+(?:[.,:/٫٬]\p{Nd}+)*[%٪]?|\p{Script=Latin}+(?: ?[\p{Script=Latin}\p{Nd}’]+)*|./gu;

const DIRECTION_MARKS = /[\u200e\u2066\u2069]/g;
const MIRRORED: Readonly<Record<string, string>> = { '(': ')', ')': '(', '«': '»', '»': '«' };

/** The glyphs of a text from left to right; a narrow space, which the fonts lack, is as wide as others. */
function layOut({ script, latin, outlines }: Face, text: string, trackingEm: number) {
  const said = text.replaceAll(NARROW_NO_BREAK_SPACE, '\u00a0').replaceAll(DIRECTION_MARKS, '');
  const runs = script === latin ? [said] : (said.match(RUNS) ?? []);
  return (IS_FROM_RIGHT ? runs.toReversed() : runs).flatMap((run) => {
    const isScript = script.hasGlyphForCodePoint(run.codePointAt(0) ?? 0);
    const font = isScript ? script : latin;
    const shown = IS_FROM_RIGHT ? (MIRRORED[run] ?? run) : run;
    // Numbers run from the left in every script.
    const direction = /^\p{Nd}/u.test(run) ? 'ltr' : undefined;
    const { glyphs, positions } = font.layout(shown, FEATURES, undefined, undefined, direction);
    const em = (units = 0) => units / font.unitsPerEm;
    return glyphs.map(({ id }, i) => ({
      path: (isScript ? outlines : latin).getGlyph(id).path.scale(em(1), -em(1)),
      advanceEm: em(positions[i]?.xAdvance),
      offset: [em(positions[i]?.xOffset), -em(positions[i]?.yOffset)] as const,
      // Joined letters are not spaced.
      trackingEm: isScript && script !== latin ? 0 : trackingEm,
    }));
  });
}

/** Width of a line in pixels as `outlineLine` draws it; 0 for an empty text. */
export function measureLine(face: Face, text: string, sizePx: number, trackingEm = 0): number {
  if (text === '') return 0;
  const glyphs = layOut(face, text, trackingEm);
  const widthEm = glyphs.reduce((sum, glyph) => sum + glyph.advanceEm + glyph.trackingEm, 0);
  return (widthEm - (glyphs.at(-1)?.trackingEm ?? 0)) * sizePx;
}

/** Turns over what stands between two places of a card, as the whole card is where lines run from the right. */
export const turnBack = (x: number, width: number): string =>
  IS_FROM_RIGHT ? `transform="translate(${2 * x + width} 0) scale(-1 1)"` : '';

/** A line of type as one SVG path, so that no viewer needs the font. */
export function outlineLine(
  face: Face,
  { text, x, y, sizePx, fill, trackingEm = 0, attributes = '' }: Line,
): string {
  let penX = x;
  const outlines = layOut(face, text, trackingEm).map((glyph) => {
    const [right, down] = glyph.offset;
    const outline = glyph.path
      .scale(sizePx, sizePx)
      .translate(penX + right * sizePx, y + down * sizePx)
      .toSVG();
    penX += (glyph.advanceEm + glyph.trackingEm) * sizePx;
    return outline;
  });
  return `<path fill="${fill}" ${turnBack(x, penX - x)} ${attributes} d="${outlines.join('')}"/>`;
}

export interface FittedLine {
  face: Face;
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
      const face = await openSerifFace({ widthPercent, weight });
      return measureLine(face, text, sizePx, DISPLAY_TRACKING_EM);
    }),
  );
  const next = measured.findIndex((width) => width >= measurePx);
  const widthPercent = interpolateWidth(widths, measured, next, measurePx);
  const face = await openSerifFace({ widthPercent, weight });
  const fittedPx = (sizePx * measurePx) / measureLine(face, text, sizePx, DISPLAY_TRACKING_EM);
  // Without a width axis a short line stays shorter.
  return { face, sizePx: face.script === face.latin ? fittedPx : Math.min(SCRIPT_SIZE * sizePx, fittedPx) };
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
  const face = await openSerifFace(cut);
  return outlineLine(face, { trackingEm: DISPLAY_TRACKING_EM, ...line });
}

/** Running text or a label in the sans. */
export async function setText(line: Line, weight = 500): Promise<string> {
  return outlineLine(await openSansFace(weight), line);
}

/** The same, in smaller type where the measure is too short for it: other languages take more room than English. */
export async function setTextWithin(measurePx: number, line: Line, weight = 500): Promise<string> {
  const width = measureLine(await openSansFace(weight), line.text, line.sizePx);
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
    const room = fitted.face.script === fitted.face.latin ? 1 : SCRIPT_LEADING;
    if (lines.length > 0) baseline += fitted.sizePx * leading * room;
    lines.push(
      outlineLine(fitted.face, {
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
