import { COLORS } from '../../../theme/tokens';

/** Each year of days has its own shade of weld: yellow is only the reader's own. */
export const YEAR_SHADES = [
  { thread: COLORS.weld, light: COLORS['weld-hi'] },
  { thread: COLORS['weld-hi'], light: COLORS.boll },
];
/** Cups are white. */
export const CUP_SHADES = [{ thread: COLORS['dip-1'], light: COLORS.white }];

/** A stitch's slanted stroke within its box, from its lower left to its upper right, in stitches. */
export const SLANT = { fromX: 0.16, toX: 0.84, rise: 0.26 };

/** Below these sizes a stitch shows neither its shadow nor its light. */
export const LEAST_SHADED_PX = 3.2;
export const LEAST_LIT_PX = 5;
