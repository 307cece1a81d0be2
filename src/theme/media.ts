import { BREAKPOINTS_EM } from './tokens';

const { width, height } = BREAKPOINTS_EM;
const narrowerThan = (em: number) => `(max-width: ${em - 0.01}em)`;
const lowerThan = (em: number) => `(max-height: ${em - 0.01}em)`;

/** The conditions of the layout, as media.css names them (`--narrow`), for `matchMedia` and the `sizes` of pictures. */
export const MEDIA = {
  scant: narrowerThan(width.scant),
  tiny: narrowerThan(width.phone),
  narrow: narrowerThan(width.narrow),
  medium: narrowerThan(width.medium),
  wide: `(min-width: ${width.wide}em)`,
  short: lowerThan(height.short),
  coarse: '(pointer: coarse)',
  still: '(prefers-reduced-motion: reduce)',
} as const;
