import { COLORS } from '../../theme/tokens';

/** What a shirt is made of, and its dyes on a ground. */
export interface ShirtLook {
  piece: 'cup' | 'stitch';
  river: string;
  rain: string;
  yours: string;
  dash: string;
}

export const NIGHT_CUPS: ShirtLook = {
  piece: 'cup',
  river: '#7fc4e4',
  rain: COLORS['dip-1'],
  yours: COLORS.weld,
  dash: COLORS['dip-3'],
};

export const BOLL_CUPS: ShirtLook = {
  piece: 'cup',
  river: COLORS['dip-7'],
  rain: COLORS['dip-5'],
  yours: COLORS.weld,
  dash: COLORS['madder-deep'],
};

export const WELD_STITCHES: ShirtLook = {
  piece: 'stitch',
  river: COLORS['dip-8'],
  rain: COLORS.boll,
  yours: COLORS['dip-8'],
  dash: COLORS['dip-8'],
};
