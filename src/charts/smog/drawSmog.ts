import type { CanvasPool } from '../../scene/canvas';
import { createRandom } from '../../theme/easing';
import type { Puff } from './smog';

const SPRITE_PX = 150;

/** One grainy cloud, to be copied for every puff. */
export function drawPuff(pool: CanvasPool): HTMLCanvasElement {
  const canvas = pool.make(SPRITE_PX, SPRITE_PX);
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const center = SPRITE_PX / 2;
  const haze = context.createRadialGradient(center, center, 0, center, center, center);
  haze.addColorStop(0, 'rgba(120,118,112,.42)');
  haze.addColorStop(0.55, 'rgba(120,118,112,.2)');
  haze.addColorStop(1, 'rgba(120,118,112,0)');
  context.fillStyle = haze;
  context.fillRect(0, 0, SPRITE_PX, SPRITE_PX);
  context.fillStyle = 'rgba(88,86,80,.42)';
  const random = createRandom(42);
  for (let grain = 0; grain < 700; grain++) {
    const angle = random() * 2 * Math.PI;
    const distance = Math.sqrt(-2 * Math.log(1 - random() * 0.98)) * SPRITE_PX * 0.155;
    if (distance >= center) continue;
    context.fillRect(center + Math.cos(angle) * distance, center + Math.sin(angle) * distance, 1.1, 1.1);
  }
  return canvas;
}

/** Draws puffs of smog as copies of `sprite`; `darkness` (0 to 1) is the opacity of the darkest. */
export function drawSmog(
  context: CanvasRenderingContext2D,
  sprite: HTMLCanvasElement,
  puffs: readonly Puff[],
  darkness: number,
): void {
  for (const { x, y, diameterPx, opacity } of puffs) {
    context.globalAlpha = opacity * darkness;
    context.drawImage(sprite, x - diameterPx / 2, y - diameterPx / 2, diameterPx, diameterPx);
  }
  context.globalAlpha = 1;
}
