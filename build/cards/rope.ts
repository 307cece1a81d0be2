import { COLORS } from '../../src/theme/tokens';
import { calculateHeading, placeThread } from '../../src/thread/placeThread';
import { ROPE_STAGES, type RopeStage } from '../../src/thread/ropeStages';

const round = (value: number) => Number(value.toFixed(1));

/** The twisted thread through `waypoints` (x, y in pixels) with the needle at its head, as SVG. */
export function composeRope(
  waypoints: readonly (readonly [number, number])[],
  stage: RopeStage,
  widthPx = 9,
  needlePx = widthPx * 5.2,
): string {
  const points = placeThread(waypoints.map(([xPx, yPx]) => ({ xPx, yPx, stage })));
  const head = points.at(-1);
  if (head === undefined) return '';
  const { body, light, rim } = ROPE_STAGES[stage];
  const line = points.map(({ xPx, yPx }) => `${round(xPx)} ${round(yPx)}`).join('L');
  const twists = points.slice(1, -1).flatMap((point, i) => {
    const [before, after] = [points[i], points[i + 2]];
    if (i % 2 > 0 || !before || !after) return [];
    const length = Math.hypot(after.xPx - before.xPx, after.yPx - before.yPx) || 1;
    const x = ((after.xPx - before.xPx) / length) * widthPx * 0.38;
    const y = ((after.yPx - before.yPx) / length) * widthPx * 0.38;
    const { xPx, yPx } = point;
    return `M${round(xPx - y * 1.1 - x)} ${round(yPx + x * 1.1 - y)}L${round(xPx + y * 1.1 + x)} ${round(yPx - x * 1.1 + y)}`;
  });
  const heading = (calculateHeading(points, points.length - 1) * 180) / Math.PI;
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">
<path d="M${line}" stroke="${rim}" stroke-width="${widthPx + 2}"/>
<path d="M${line}" stroke="${body}" stroke-width="${widthPx}"/>
<path d="${twists.join('')}" stroke="${light}" stroke-width="${widthPx * 0.2}"/>
</g>${composeNeedle(head.xPx, head.yPx, heading, needlePx, body)}`;
}

function composeNeedle(x: number, y: number, degrees: number, length: number, thread: string): string {
  const unit = length / 100;
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(degrees)}) scale(${unit})">
<path d="M-10 0Q-8-10 6-10Q55-9 100 0Q55 9 6 10Q-8 10-10 0Z" fill="${COLORS['dip-0']}" stroke="${COLORS['dip-10']}" stroke-width="${2 / unit}" stroke-linejoin="round"/>
<path d="M26 3L86 .6" stroke="${COLORS['dip-3']}" stroke-width="${1 / unit}"/>
<ellipse cx="9" rx="8.5" ry="4.2" fill="${COLORS['dip-10']}"/>
<path d="M-12 0L7 0" stroke="${thread}" stroke-width="6" stroke-linecap="round"/></g>`;
}
