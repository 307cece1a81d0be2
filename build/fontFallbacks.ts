import { join } from 'node:path';
import type { Font } from 'fontkit';
import { BORROWED_CHARACTERS } from '../src/theme/characters';
import { CACHE_FOLDER, writeWhole } from './cache';
import { measureAdvanceEm, openSans, openSerif } from './fontInstance';
import { FONT_RECIPES } from './fonts';

const FONTS_FOLDER = join(CACHE_FOLDER, 'fonts');

// Headings as the story sets them, and running text: what the fallbacks are matched to.
const HEADING_SAMPLE =
  'How many cups of water do you drink in a day? The Thirsty Fashion Industry: what one T-shirt costs. Not half. 4.8%. Breaking Down Top Materials';
const TEXT_SAMPLE =
  'Every pale cup goes to one T-shirt, some of it irrigation, some rain, some only counted to dilute pollution. One day of drinks for over a thousand people. Field water is not drinking water; this compares amounts.';

// Average advances in em of the samples above, measured once with fontkit. Georgia was measured on Gelasio,
// Times and Arial on Liberation, which copy their widths. Serif fallbacks stand for headings, so they are bold. DejaVu
// is often all that a Linux has; it is wide, and unmatched it breaks most lines elsewhere.
const LOCAL_SERIFS = [
  { family: 'Thread Serif 1', fonts: ['Georgia Bold', 'Gelasio Bold'], advanceEm: 0.5259 },
  {
    family: 'Thread Serif 2',
    fonts: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'],
    advanceEm: 0.4434,
  },
  { family: 'Thread Serif 3', fonts: ['DejaVu Serif Bold'], advanceEm: 0.5736 },
];
const LOCAL_SANS = [
  {
    family: 'Thread Sans 1',
    regular: { fonts: ['Arial', 'Liberation Sans', 'Arimo'], advanceEm: 0.4349 },
    bold: { fonts: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], advanceEm: 0.471 },
  },
  {
    family: 'Thread Sans 2',
    regular: { fonts: ['Roboto', 'Roboto-Regular'], advanceEm: 0.4336 },
    bold: { fonts: ['Roboto Bold', 'Roboto-Bold'], advanceEm: 0.4412 },
  },
  {
    family: 'Thread Sans 3',
    regular: { fonts: ['DejaVu Sans'], advanceEm: 0.4967 },
    bold: { fonts: ['DejaVu Sans Bold'], advanceEm: 0.5625 },
  },
];

// One face for each span of widths, matched at the width the design sets most within it.
const WIDTH_BANDS = [
  { from: 50, to: 60, at: 56 },
  { from: 61, to: 69, at: 66 },
  { from: 70, to: 77, at: 73 },
  { from: 78, to: 89, at: 80 },
  { from: 90, to: 150, at: 100 },
];
const HEADING_WEIGHT = 800;

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

function faceRule(lines: Record<string, string>): string {
  const body = Object.entries(lines).map(([property, value]) => `  ${property}: ${value};\n`);
  return `@font-face {\n${body.join('')}}\n`;
}

/** Descriptors that give a local font the widths and the line box of `font`. */
function matchMetrics(font: Font, fontAdvanceEm: number, localAdvanceEm: number): Record<string, string> {
  const sizeAdjust = fontAdvanceEm / localAdvanceEm;
  const perEm = (units: number) => percent(units / font.unitsPerEm / sizeAdjust);
  return {
    'size-adjust': percent(sizeAdjust),
    'ascent-override': perEm(font.ascent),
    'descent-override': perEm(-font.descent),
  };
}

const localSources = (fonts: readonly string[]) => fonts.map((font) => `local("${font}")`).join(', ');

/** Characters as `unicode-range` wants them: "U+b2, U+b3". */
function formatUnicodeRange(characters: string): string {
  return [...characters].map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(', ');
}

const source = (output: string) => `url("./${output}") format("woff2")`;

/** Those of our letters, and `light`, the thin ones of the specimen. */
function webFaces(serif: string, sans: string, light: string): string[] {
  return [
    faceRule({
      'font-family': '"Thread Serif"',
      src: source(serif),
      'font-weight': '400 900',
      'font-stretch': '50% 150%',
      'font-display': 'swap',
    }),
    faceRule({
      'font-family': '"Thread Sans"',
      src: source(sans),
      'font-weight': '400 700',
      'font-display': 'swap',
    }),
    faceRule({
      'font-family': '"Thread Sans"',
      src: source(serif),
      'font-weight': '400 700',
      'font-display': 'swap',
      'unicode-range': formatUnicodeRange(BORROWED_CHARACTERS),
    }),
    lightFace(light),
  ];
}

/** A script's letters, and the Latin ones of its family for all others, under the names that the text styles have. */
function scriptFaces(
  family: string,
  {
    script,
    latin,
    weight,
    range,
    ...metrics
  }: {
    script: string;
    latin: string;
    weight: string;
    range: string;
    'size-adjust'?: string;
    'ascent-override'?: string;
    'descent-override'?: string;
  },
): string[] {
  const face = (output: string, more: Record<string, string>) =>
    faceRule({
      'font-family': `"${family}"`,
      src: source(output),
      'font-weight': weight,
      'font-display': 'swap',
      ...metrics,
      ...more,
    });
  return [face(latin, {}), face(script, { 'unicode-range': range })];
}

/**
 * Arabic: Kufi for titles, about as wide as the condensed serif; Naskh for text, which is small on its line. Both leave room
 * for vowel marks that we do not write: their boxes are as high as our letters.
 */
function arabicFaces(): string[] {
  const range = 'U+600-6ff, U+fb50-fdff, U+fe70-feff';
  const { arabicSerif, arabicSerifLatin, arabicSans, arabicSansLatin } = FONT_RECIPES;
  return [
    ...scriptFaces('Thread Serif', {
      script: arabicSerif.output,
      latin: arabicSerifLatin.output,
      weight: '400 900',
      range,
      'size-adjust': '82%',
      'ascent-override': '105%',
      'descent-override': '48%',
    }),
    ...scriptFaces('Thread Sans', {
      script: arabicSans.output,
      latin: arabicSansLatin.output,
      weight: '400 700',
      range,
      'size-adjust': '112%',
      'ascent-override': '96%',
      'descent-override': '44%',
    }),
  ];
}

function bengaliFaces(): string[] {
  const { bengali, bengaliLatin } = FONT_RECIPES;
  // The full stop of the script lies among Devanagari's.
  const look = {
    script: bengali.output,
    latin: bengaliLatin.output,
    weight: '400 850',
    range: 'U+964-965, U+980-9ff, U+200c-200d',
  };
  return ['Thread Serif', 'Thread Sans'].flatMap((family) => scriptFaces(family, look));
}

/** The specimen's thin letters. */
function lightFace(lightSerif: string): string {
  return faceRule({
    'font-family': '"Thread Serif"',
    src: source(lightSerif),
    'font-weight': '100 399',
    'font-stretch': '62% 100%',
    'font-display': 'swap',
  });
}

async function serifFallbackFaces(): Promise<string[]> {
  const bands = await Promise.all(
    WIDTH_BANDS.map(async (band) => ({
      ...band,
      font: await openSerif({ widthPercent: band.at, weight: HEADING_WEIGHT }),
    })),
  );
  return LOCAL_SERIFS.flatMap(({ family, fonts, advanceEm }) =>
    bands.map(({ from, to, font }) =>
      faceRule({
        'font-family': `"${family}"`,
        src: localSources(fonts),
        'font-weight': '100 900',
        'font-stretch': `${from}% ${to}%`,
        ...matchMetrics(font, measureAdvanceEm(font, HEADING_SAMPLE), advanceEm),
      }),
    ),
  );
}

async function sansFallbackFaces(): Promise<string[]> {
  const [regular, bold] = await Promise.all([openSans(400), openSans(600)]);
  return LOCAL_SANS.flatMap(({ family, ...local }) =>
    (
      [
        [local.regular, regular, '400 549'],
        [local.bold, bold, '550 700'],
      ] as const
    ).map(([{ fonts, advanceEm }, font, weights]) =>
      faceRule({
        'font-family': `"${family}"`,
        src: localSources(fonts),
        'font-weight': weights,
        ...matchMetrics(font, measureAdvanceEm(font, TEXT_SAMPLE), advanceEm),
      }),
    ),
  );
}

/**
 * The style sheets of the fonts by their names in `.build/fonts/`: English, other languages with "more" letters, and other
 * scripts; each with local fonts that take the same room until they arrive.
 */
export async function composeFontsCss(): Promise<Record<'ar' | 'bn' | 'en' | 'more', string>> {
  const { serif, serifMore, lightSerif, lightSerifMore, sans, sansMore } = FONT_RECIPES;
  const fallbacks = [...(await serifFallbackFaces()), ...(await sansFallbackFaces())];
  const compose = (faces: readonly string[]) => [...faces, ...fallbacks].join('\n');
  return {
    en: compose(webFaces(serif.output, sans.output, lightSerif.output)),
    more: compose(webFaces(serifMore.output, sansMore.output, lightSerifMore.output)),
    ar: compose([...arabicFaces(), lightFace(lightSerifMore.output)]),
    bn: compose([...bengaliFaces(), lightFace(lightSerifMore.output)]),
  };
}

/** Writes them beside the fonts: package.json's `#theme/fonts.css` is one of them. */
export async function writeFontsCss(): Promise<void> {
  const sheets = Object.entries(await composeFontsCss());
  await Promise.all(sheets.map(([name, css]) => writeWhole(join(FONTS_FOLDER, `${name}.css`), css)));
}
