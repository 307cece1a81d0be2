// The parts we use of two packages that ship no types.

declare module 'subset-font' {
  interface AxisRange {
    min: number;
    max: number;
  }
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | AxisRange>;
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}

declare module 'fontkit' {
  interface GlyphPath {
    toSVG(): string;
    scale(x: number, y: number): GlyphPath;
    translate(x: number, y: number): GlyphPath;
  }
  interface Glyph {
    advanceWidth: number;
    id: number;
    path: GlyphPath;
  }
  interface GlyphRun {
    glyphs: Glyph[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  }
  export interface Font {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    lineGap: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    getGlyph(id: number): Glyph;
    layout(
      text: string,
      features?: Record<string, boolean> | string[],
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ): GlyphRun;
  }
  export function openSync(path: string): Font;
  export function create(data: Uint8Array): Font;
}
