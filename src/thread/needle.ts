import { COLORS } from '../theme/tokens';

/** A shape of the needle, as an SVG path says it. */
interface NeedlePart {
  d: string;
  fill?: string;
  /** The thread's own color where a line has none. */
  stroke?: string;
  'stroke-width'?: number;
  'stroke-linecap'?: 'round';
  'paint-order'?: 'stroke';
  /** Its width does not grow with the needle. */
  'vector-effect'?: 'non-scaling-stroke';
}

const FINE = { 'vector-effect': 'non-scaling-stroke' } as const;

/** A needle as long as 1, from its eye at 0: pale steel with a dark rim, so that it shows on every ground. */
export const NEEDLE: readonly NeedlePart[] = [
  {
    d: 'M-.1 0Q-.08 -.1 .06 -.1Q.55 -.09 1 0Q.55 .09 .06 .1Q-.08 .1 -.1 0Z',
    fill: COLORS['dip-0'],
    stroke: COLORS['dip-10'],
    'stroke-width': 3.4,
    'paint-order': 'stroke',
    ...FINE,
  },
  { d: 'M.26 .028L.86 .006', stroke: COLORS['dip-3'], 'stroke-width': 1.1, ...FINE },
  { d: 'M.005 0A.085 .042 0 0 1 .175 0A.085 .042 0 0 1 .005 0Z', fill: COLORS['dip-10'] },
  { d: 'M-.12 0L.07 0', 'stroke-width': 0.062, 'stroke-linecap': 'round' },
];
