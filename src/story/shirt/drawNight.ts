import { COLORS } from '../../theme/tokens';

/** The night's faint light, right of the middle. */
const GLOW = '#123a5f';

/** Paints the ground on which home's pour ends and info1's first scene begins. */
export function drawNight(context: CanvasRenderingContext2D, widthPx: number, heightPx: number): void {
  const [x, y] = [widthPx * 0.62, heightPx * 0.4];
  const light = context.createRadialGradient(x, y, 0, x, y, widthPx * 0.8);
  light.addColorStop(0, GLOW);
  light.addColorStop(1, COLORS['dip-9']);
  context.fillStyle = light;
  context.fillRect(0, 0, widthPx, heightPx);
}
