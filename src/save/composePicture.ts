import * as words from '#words/picture';
/** What is set into a saved picture, so that it says by itself what it is and where it comes from. */
export interface Credits {
  title: string;
  /** What the figures come from. */
  source: string;
  /** Wrong claims that the picture repeats, each with what the check found. */
  checks?: readonly string[];
  /** The page, e.g. "example.org/threadprint/charts/fabrics". */
  address: string;
}

/** The two font files as data addresses; without one its face is the next of the list. */
export interface Fonts {
  serif: string | undefined;
  sans: string | undefined;
}

export interface PictureParts extends Credits {
  /** The drawing itself, as markup. */
  drawing: string;
  widthPx: number;
  heightPx: number;
  /** Beneath the words; a second color lies under the right half of the drawing. */
  ground: string;
  secondGround?: string | undefined;
  ink: string;
  fonts: Fonts;
}

export const LICENSE = 'CC BY 4.0';

const MARGIN_PX = 24;
const TITLE_PX = 28;
const SMALL_PX = 13;
const LEADING = 1.35;

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

function setLines(
  lines: readonly string[],
  y: number,
  sizePx: number,
  family: string,
  weight: number,
): string {
  return lines
    .map(
      (line, index) =>
        `<text x="${MARGIN_PX}" y="${y + sizePx + index * sizePx * LEADING}" font-family="'${family}', ${family === 'Thread Serif' ? 'Georgia, serif' : 'system-ui, sans-serif'}" font-size="${sizePx}" font-weight="${weight}">${escapeText(line)}</text>`,
    )
    .join('');
}

/** A whole SVG file: the title, the drawing, and beneath it source, license and address, its type embedded. */
export function composePicture(parts: PictureParts): { svg: string; widthPx: number; heightPx: number } {
  const { title, source, checks = [], address, drawing, ground, ink, fonts } = parts;
  const widthPx = Math.max(320, Math.round(parts.widthPx));
  const measurePx = widthPx - 2 * MARGIN_PX;
  // Average widths of a character of both faces, a little generous.
  const titleLines = breakLines(title, Math.floor(measurePx / (TITLE_PX * 0.56)));
  const small = (text: string) => breakLines(text, Math.floor(measurePx / (SMALL_PX * 0.55)));
  const footLines = [
    ...checks.flatMap(small),
    ...small(words.source(source)),
    ...small(words.license(LICENSE, address)),
  ];
  const top = Math.round(MARGIN_PX + titleLines.length * TITLE_PX * LEADING + 8);
  const foot = top + parts.heightPx + 16;
  const heightPx = Math.round(foot + footLines.length * SMALL_PX * LEADING + MARGIN_PX);
  const face = (family: string, data: string | undefined, more: string) =>
    data === undefined ? '' : `@font-face{font-family:"${family}";src:url(${data}) format("woff2");${more}}`;
  const { x, y, width, height } = {
    x: (widthPx - parts.widthPx) / 2,
    y: top,
    width: parts.widthPx,
    height: parts.heightPx,
  };
  const second = parts.secondGround
    ? `<rect x="${x + width / 2}" y="${y}" width="${widthPx - x - width / 2}" height="${height}" fill="${parts.secondGround}"/>`
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}" width="${widthPx}" height="${heightPx}">
<title>${escapeText(title)}</title>
<desc>${escapeText(words.description(source, LICENSE, address))}</desc>
<style>${face('Thread Serif', fonts.serif, 'font-weight:100 900;font-stretch:50% 150%')}${face('Thread Sans', fonts.sans, 'font-weight:400 700')}text{font-variant-numeric:lining-nums}</style>
<rect width="${widthPx}" height="${heightPx}" fill="${ground}"/>
<g fill="${ink}">${setLines(titleLines, MARGIN_PX, TITLE_PX, 'Thread Serif', 700)}${setLines(footLines, foot, SMALL_PX, 'Thread Sans', 400)}</g>
${second}<svg x="${x}" y="${y}" width="${width}" height="${height}">${drawing}</svg>
</svg>
`;
  return { svg, widthPx, heightPx };
}
