import type { ProcessId } from '../../../data/processes';
import { COLORS } from '../../../theme/tokens';

/** Colors of each process: a filled cup, its line, and the light on it. */
export const PROCESS_COLORS: Record<ProcessId, { fill: string; line: string; light: string }> = {
  bleaching: { fill: COLORS.white, line: COLORS['dip-6'], light: COLORS['dip-3'] },
  dyeing: { fill: COLORS['dip-6'], line: COLORS['dip-8'], light: COLORS['dip-3'] },
  printing: { fill: '#b32d1f', line: COLORS.madder, light: COLORS['madder-pale'] },
  finishing: { fill: COLORS['walnut-mid'], line: COLORS.walnut, light: '#c9b7a4' },
};
