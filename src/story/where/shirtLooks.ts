import { COLORS } from '../../theme/tokens';
import type { RopeStage } from '../../thread/ropeStages';

/** A shirt's dyes on a ground. */
export interface ShirtLook {
  river: string;
  rain: string;
  yours: string;
  dash: string;
  /** The thread that the shirt hangs from, and its pegs. */
  rope: RopeStage;
  peg: string;
}

export const NIGHT_CUPS: ShirtLook = {
  river: '#7fc4e4',
  rain: COLORS['dip-1'],
  yours: COLORS.weld,
  dash: COLORS['dip-3'],
  rope: 'raw',
  peg: '#e6e2d6',
};

export const BOLL_CUPS: ShirtLook = {
  river: COLORS['dip-7'],
  rain: COLORS['dip-5'],
  yours: COLORS.weld,
  dash: COLORS['madder-deep'],
  rope: 'indigo',
  peg: '#f3d3c6',
};
