import { COLORS } from '../theme/tokens';

/** What the thread has been through. */
export type RopeStage = 'char' | 'ember' | 'gold' | 'indigo' | 'print' | 'raw' | 'water' | 'weld' | 'white';

/** Colors of a twisted rope: its body, the light on each twist, and the rim that shows it on every ground. */
interface RopeColors {
  body: string;
  light: string;
  rim: string;
}

export const ROPE_STAGES: Readonly<Record<RopeStage, RopeColors>> = {
  raw: { body: '#efe3c4', light: '#b79e6a', rim: '#6b582f' },
  gold: { body: '#fff4d6', light: '#b98a2b', rim: COLORS['dip-10'] },
  white: { body: COLORS.white, light: '#b9ccd3', rim: '#4a6a7a' },
  indigo: { body: '#17507a', light: COLORS['dip-3'], rim: COLORS['dip-0'] },
  print: { body: '#9e2418', light: '#f7c9bb', rim: COLORS['madder-pale'] },
  weld: { body: '#f6d977', light: '#8a6417', rim: COLORS.walnut },
  water: { body: COLORS['dip-3'], light: COLORS['dip-1'], rim: COLORS['dip-9'] },
  ember: { body: '#e0861b', light: '#fff3c9', rim: COLORS.ember },
  char: { body: '#4a4844', light: '#a9a69d', rim: COLORS['dip-0'] },
};
