// The TypeScript twin of tokens.css, for canvas. A test keeps the two equal.

/** Colors by token name; `dip-n` is cotton after n dips in the indigo vat. */
export const COLORS = {
  'dip-0': '#f4f6f1',
  'dip-1': '#dce9ea',
  'dip-2': '#b7d4dc',
  'dip-3': '#86b6c7',
  'dip-4': '#5596b2',
  'dip-5': '#32779b',
  'dip-6': '#1f5b82',
  'dip-7': '#154368',
  'dip-8': '#0f2f50',
  'dip-9': '#0b223c',
  'dip-10': '#071629',
  weld: '#f2c84b',
  'weld-lo': '#e0ae22',
  'weld-hi': '#f9e3a0',
  boll: '#fff8e6',
  madder: '#942015',
  specimen: '#8c1f14',
  'madder-deep': '#7e1a11',
  'madder-pale': '#fff1e8',
  saxon: '#2f7a66',
  walnut: '#2e1d12',
  'walnut-mid': '#5a3b25',
  ember: '#140d08',
  'ember-glow': '#ffe9b0',
  'smog-hi': '#dad8d1',
  'smog-lo': '#c9c6be',
  print: '#f3d3c6',
  'finish-card': '#fff3c9',
  white: '#ffffff',
  paper: '#fbfcf9',
  'bleach-lo': '#9cc4d1',
  lake: '#4a8fb0',
  farmland: '#234a70',
  'madder-light': '#f0978b',
  'walnut-light': '#d6b393',
  soot: '#4b4944',
  black: '#000000',
} as const;

/** A lake's basin without its water. Not in tokens.css: each page would carry it, and only one shows lakes. */
export const BASIN_COLOR = '#102d4e';

/** Control points of `cubic-bezier()`, by easing name. */
export const EASINGS = {
  pour: [0.55, 0.06, 0.25, 1],
  soak: [0.16, 1, 0.3, 1],
  stitch: [0.65, 0, 0.35, 1],
} as const;

/** The breakpoints, in `em` of a media query: the reader's default font size. media.ts makes conditions of them. */
export const BREAKPOINTS_EM = {
  width: { scant: 15, phone: 35, narrow: 44, medium: 60, wide: 80 },
  height: { short: 30, low: 40 },
} as const;

/** What 1em of a media query is; where no document is, what browsers come with. */
export const DEFAULT_FONT_PX =
  typeof document === 'undefined'
    ? 16
    : Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Height of the top bar in CSS pixels: from the breakpoint `narrow` on, below it, and from it on in a short window. */
export const BAR_HEIGHT_PX = { wide: 68, narrow: 60, short: 44 } as const;

/** Below the breakpoint `narrow` everything is one column: at most this wide. */
export const NARROW_MAX_PX = (BREAKPOINTS_EM.width.narrow - 0.01) * DEFAULT_FONT_PX;

/** Height of the top bar in a window of that size. */
export function findBarPx(widthPx: number, heightPx: number): number {
  if (widthPx <= NARROW_MAX_PX) return BAR_HEIGHT_PX.narrow;
  return heightPx < BREAKPOINTS_EM.height.short * DEFAULT_FONT_PX ? BAR_HEIGHT_PX.short : BAR_HEIGHT_PX.wide;
}
