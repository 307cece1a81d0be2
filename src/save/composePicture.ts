import * as words from '#words/picture';
import { LANGUAGE } from '../words/language';
import { directionOf } from '../words/languages';

/** What is set into a saved picture, so that it says by itself what it is and where it comes from. */
export interface Credits {
  title: string;
  /** What the drawing shows. */
  sentence?: string | undefined;
  /** What the figures come from. */
  source: string;
  /** Wrong claims that the picture repeats, each with what the check found. */
  checks?: readonly string[];
  /** The page, e.g. "example.org/threadprint/charts/fabrics". */
  address: string;
}

/** A font file as a data address, and what its rule says besides; without one its face is the next of the list. */
export interface Face {
  family: string;
  data: string;
  descriptors: string;
}

export interface PictureParts extends Credits {
  /** The drawing itself, as markup. */
  drawing: string;
  widthPx: number;
  heightPx: number;
  ground: string;
  ink: string;
  faces: readonly Face[];
}

export const LICENSE = 'CC BY 4.0';

const MARGIN_PX = 24;
const TITLE_PX = 28;
const SENTENCE_PX = 16;
const SMALL_PX = 13;
const LEADING = 1.35;
const DIRECTION = directionOf(LANGUAGE);

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Breaks a text into lines of at most that many characters, never at a no-break space; a longer word stands alone. */
export function breakLines(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[^\S\u00a0\u202f]+/).filter((part) => part !== '')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const setFaces = (faces: readonly Face[]) => {
  const rules = faces.map(
    ({ family, data, descriptors }) =>
      `@font-face{font-family:"${family}";src:url(${data}) format("woff2");${descriptors}}`,
  );
  return `<style>${rules.join('')}text{font-variant-numeric:lining-nums}</style>`;
};

function setLines(
  lines: readonly string[],
  { x, y }: { x: number; y: number },
  sizePx: number,
  family: string,
  weight: number,
): string {
  return lines
    .map(
      (line, index) =>
        `<text x="${x}" y="${y + sizePx + index * sizePx * LEADING}" font-family="'${family}', ${family === 'Thread Serif' ? 'Georgia, serif' : 'system-ui, sans-serif'}" font-size="${sizePx}" font-weight="${weight}">${escapeText(line)}</text>`,
    )
    .join('');
}

/** How large links that are shared show a picture: half of what is painted. */
export const CARD = { widthPx: 1200, heightPx: 630 };
/** Below the drawing, for the address. */
const CARD_FOOT_PX = 44;

/** A whole SVG file of that size: the drawing alone on its ground, as large as it fits, and the page's address. */
export function composeCard(
  parts: Pick<PictureParts, 'address' | 'drawing' | 'widthPx' | 'heightPx' | 'ground' | 'ink' | 'faces'>,
): string {
  const { widthPx, heightPx } = CARD;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}" width="${widthPx}" height="${heightPx}">
${setFaces(parts.faces)}
<rect width="${widthPx}" height="${heightPx}" fill="${parts.ground}"/>
<svg width="${widthPx}" height="${heightPx - CARD_FOOT_PX}" viewBox="0 0 ${parts.widthPx} ${parts.heightPx}">${parts.drawing}</svg>
<g fill="${parts.ink}" text-anchor="middle">${setLines([parts.address], { x: widthPx / 2, y: heightPx - CARD_FOOT_PX }, CARD_FOOT_PX / 2, 'Thread Sans', 400)}</g>
</svg>
`;
}

/** A whole SVG file: the title, the drawing, and beneath it source, license and address, its type embedded. */
export function composePicture(parts: PictureParts): { svg: string; widthPx: number; heightPx: number } {
  const { title, sentence = '', source, checks = [], address, drawing, ground, ink, faces } = parts;
  const widthPx = Math.max(320, Math.round(parts.widthPx));
  const measurePx = widthPx - 2 * MARGIN_PX;
  // Average widths of a character of both faces, a little generous.
  const titleLines = breakLines(title, Math.floor(measurePx / (TITLE_PX * 0.56)));
  const sentenceLines = breakLines(sentence, Math.floor(measurePx / (SENTENCE_PX * 0.54)));
  const small = (text: string) => breakLines(text, Math.floor(measurePx / (SMALL_PX * 0.55)));
  const footLines = [
    ...checks.flatMap(small),
    ...small(words.source(source)),
    ...small(words.license(LICENSE, address)),
  ];
  const below = MARGIN_PX + titleLines.length * TITLE_PX * LEADING + 4;
  const top = Math.round(below + sentenceLines.length * SENTENCE_PX * LEADING + 4);
  const foot = top + parts.heightPx + 16;
  const heightPx = Math.round(foot + footLines.length * SMALL_PX * LEADING + MARGIN_PX);
  const isFromRight = DIRECTION === 'rtl';
  const start = isFromRight ? widthPx - MARGIN_PX : MARGIN_PX;
  const { x, y, width, height } = {
    x: (widthPx - parts.widthPx) / 2,
    y: top,
    width: parts.widthPx,
    height: parts.heightPx,
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}" width="${widthPx}" height="${heightPx}">
<title>${escapeText(title)}</title>
<desc>${escapeText(words.description(source, LICENSE, address))}</desc>
${setFaces(faces)}
<rect width="${widthPx}" height="${heightPx}" fill="${ground}"/>
<g fill="${ink}" direction="${DIRECTION}">${setLines(titleLines, { x: start, y: MARGIN_PX }, TITLE_PX, 'Thread Serif', 700)}${setLines(sentenceLines, { x: start, y: below }, SENTENCE_PX, 'Thread Sans', 400)}${setLines(footLines, { x: start, y: foot }, SMALL_PX, 'Thread Sans', 400)}</g>
<svg x="${x}" y="${y}" width="${width}" height="${height}">${drawing}</svg>
</svg>
`;
  return { svg, widthPx, heightPx };
}
