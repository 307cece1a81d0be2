import { COLORS } from '../theme/tokens';
import { ROPE_STAGES, type RopeStage } from './ropeStages';

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

/** Draws the needle at the head of a thread. */
export function drawNeedle(
  context: CanvasRenderingContext2D,
  xPx: number,
  yPx: number,
  headingRadians: number,
  lengthPx: number,
  stage: RopeStage,
): void {
  context.save();
  context.translate(xPx, yPx);
  context.rotate(headingRadians);
  context.scale(lengthPx, lengthPx);
  context.lineJoin = 'round';
  for (const { d, fill, stroke, ...part } of NEEDLE) {
    const path = new Path2D(d);
    const width = part['stroke-width'] ?? 0;
    context.strokeStyle = stroke ?? ROPE_STAGES[stage].body;
    context.lineWidth = part['vector-effect'] ? width / lengthPx : width;
    context.lineCap = part['stroke-linecap'] ?? 'butt';
    if (width > 0) context.stroke(path);
    if (fill) {
      context.fillStyle = fill;
      context.fill(path);
    }
  }
  context.restore();
}
