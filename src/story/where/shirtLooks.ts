import { COLORS } from '../../theme/tokens';
import type { RopeStage } from '../../thread/ropeStages';

/** What a shirt is made of, and its dyes on a ground. */
export interface ShirtLook {
  piece: 'cup' | 'stitch';
  river: string;
  rain: string;
  yours: string;
  dash: string;
  /** The thread that the shirt hangs from, and its pegs. */
  rope: RopeStage;
  peg: string;
}

export const NIGHT_CUPS: ShirtLook = {
  piece: 'cup',
  river: '#7fc4e4',
  rain: COLORS['dip-1'],
  yours: COLORS.weld,
  dash: COLORS['dip-3'],
  rope: 'raw',
  peg: '#e6e2d6',
};

export const BOLL_CUPS: ShirtLook = {
  piece: 'cup',
  river: COLORS['dip-7'],
  rain: COLORS['dip-5'],
  yours: COLORS.weld,
  dash: COLORS['madder-deep'],
  rope: 'indigo',
  peg: '#f3d3c6',
};

export const WELD_STITCHES: ShirtLook = {
  piece: 'stitch',
  river: COLORS['dip-8'],
  rain: COLORS.boll,
  yours: COLORS['dip-8'],
  dash: COLORS['dip-8'],
  rope: 'indigo',
  peg: COLORS.boll,
};
