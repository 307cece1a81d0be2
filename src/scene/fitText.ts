import { GLYPH_WIDTHS } from '../theme/glyphWidths';
import { browser } from './platform';

/** A cut of the fonts that drawings set text in. */
type Cut = keyof typeof GLYPH_WIDTHS;

/** The width of a line of text in CSS pixels. */
export type MeasureText = (text: string, cut: Cut, sizePx: number) => number;

export interface TextStyle {
  cut: Cut;
  /** The sizes that it may be set in, largest first. */
  sizesPx: readonly number[];
  /** From one line to the next, in em. */
  lineHeight: number;
  measure: MeasureText;
}

interface TextBox {
  widthPx: number;
  heightPx: number;
}

interface FittedText {
  lines: string[];
  sizePx: number;
}

/** The properties that list their families. */
const FAMILIES: Record<Cut, string> = { label: '--sans', number: '--serif' };
/** Until the fonts are here another one sets the page, which may be a little wider. */
const SAFETY = 1.04;
const PROBE_PX = 100;

const ems = (cut: Cut) =>
  new Map(
    Object.entries(GLYPH_WIDTHS[cut].widths).flatMap(([width, characters]) =>
      [...characters].map((character) => [character, Number(width) / 100] as const),
    ),
  );
const EMS: Record<Cut, Map<string, number>> = { label: ems('label'), number: ems('number') };

/** A letter of another script, about as wide as they are in a word, or a mark upon one. */
const measureUnlisted = (character: string) =>
  /\p{M}/u.test(character) ? 0.2 : /[\u0600-\u09ff]/.test(character) ? 0.62 : 1;

/** Measures by the fonts' own widths, as the build does and a page that takes over what the build has drawn. */
export const measureBuilt: MeasureText = (text, cut, sizePx) => {
  let em = 0;
  // Browsers make the narrow space, which the fonts lack, from the wide one.
  for (const character of text.replaceAll('\u202f', '\u00a0'))
    em += EMS[cut].get(character) ?? measureUnlisted(character);
  return em * sizePx * SAFETY;
};

let context: CanvasRenderingContext2D | null | undefined;
/** Families stay as they are: reading them each time would have the page styled each time. */
let fonts: Record<Cut, string> | undefined;

function readFonts(): Record<Cut, string> {
  const styles = getComputedStyle(document.documentElement);
  const write = (cut: Cut) =>
    `${GLYPH_WIDTHS[cut].font} ${PROBE_PX}px ${styles.getPropertyValue(FAMILIES[cut])}`;
  return { label: write('label'), number: write('number') };
}

/** Measures in the fonts that the reader has; where no document is, as the build does. */
export const measureHere: MeasureText = (text, cut, sizePx) => {
  if (typeof document !== 'undefined') context ??= browser.createCanvas().getContext('2d');
  if (!context) return measureBuilt(text, cut, sizePx);
  fonts ??= readFonts();
  context.font = fonts[cut];
  return (context.measureText(text).width / PROBE_PX) * sizePx;
};

/** Breaks a text between words where it has to; a word is never broken. */
function wrapText(text: string, isFitting: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && isFitting(longer)) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** Sets `text` in the largest size in which the box holds it, in as few lines as it can. Undefined where it has no room. */
export function fitText(
  text: string,
  { cut, sizesPx, lineHeight, measure }: TextStyle,
  { widthPx, heightPx }: TextBox,
): FittedText | undefined {
  for (const sizePx of sizesPx) {
    const isFitting = (line: string) => measure(line, cut, sizePx) <= widthPx;
    const lines = wrapText(text, isFitting);
    if (lines.every(isFitting) && lines.length * lineHeight * sizePx <= heightPx) return { lines, sizePx };
  }
  return undefined;
}

/** The beginning of a text that is told whole elsewhere, in one line of the smallest size: "Conventional co…". */
export function cutText(text: string, { cut, sizesPx, measure }: TextStyle, widthPx: number): FittedText {
  const sizePx = sizesPx.at(-1) ?? 0;
  const isFitting = (line: string) => measure(line, cut, sizePx) <= widthPx;
  if (isFitting(text)) return { lines: [text], sizePx };
  const letters = [...text];
  while (letters.length > 1 && !isFitting(`${letters.join('').trimEnd()}…`)) letters.pop();
  return { lines: [`${letters.join('').trimEnd()}…`], sizePx };
}
