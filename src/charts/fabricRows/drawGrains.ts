import type { CanvasPool } from '../../scene/canvas';
import { clamp, createRandom, easeSoak, mix } from '../../theme/easing';

/** A grain's picture, in bitmap pixels: larger than any that is drawn. */
const SPRITE_PX = 32;
/** So many grains are in the air at once. */
const IN_AIR = 14;

/** A lump of soot, lit from the upper left. */
export function drawGrain(pool: CanvasPool): HTMLCanvasElement {
  const canvas = pool.make(SPRITE_PX, SPRITE_PX);
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const r = SPRITE_PX / 2;
  const body = context.createRadialGradient(r * 0.72, r * 0.66, 0, r, r, r);
  body.addColorStop(0, '#7d7a73');
  body.addColorStop(0.4, '#45433e');
  body.addColorStop(0.96, '#2c2a28');
  body.addColorStop(1, 'rgba(44,42,40,0)');
  context.fillStyle = body;
  context.beginPath();
  context.arc(r, r, r, 0, 2 * Math.PI);
  context.fill();
  return canvas;
}

interface GrainStack {
  /** From the zero and the row's middle. */
  centers: readonly { xPx: number; yPx: number }[];
  grainPx: number;
  zeroXPx: number;
  centerYPx: number;
  /** How many have landed, 0 to 1. */
  growth: number;
  /** From so far below they rise. */
  risePx: number;
  seed: number;
}

/** Draws the stack as far as it has grown: the last grains are still on their way up from below. */
export function drawGrains(
  context: CanvasRenderingContext2D,
  sprite: HTMLCanvasElement,
  stack: GrainStack,
): void {
  const { centers, grainPx, zeroXPx, centerYPx, growth, risePx, seed } = stack;
  if (growth <= 0) return;
  const landed = growth >= 1 ? centers.length + IN_AIR : centers.length * growth;
  const random = createRandom(seed);
  const endXPx = zeroXPx + (centers.at(-1)?.xPx ?? 0) + grainPx / 2;
  for (const [index, { xPx, yPx }] of centers.entries()) {
    const [sideways, depth] = [random() - 0.5, random()];
    const way = easeSoak(clamp((landed - index) / IN_AIR + (growth >= 1 ? 0 : 0.5)));
    if (way <= 0) break;
    const y = mix(centerYPx + risePx * (0.4 + depth), centerYPx + yPx, way);
    const sizePx = grainPx * mix(0.55, 1, way);
    // In the air, too, none is beyond the end of their value.
    const x = Math.min(zeroXPx + xPx + (1 - way) * sideways * 50, endXPx - sizePx / 2);
    context.globalAlpha = mix(0.25, 1, way);
    context.drawImage(sprite, x - sizePx / 2, y - sizePx / 2, sizePx, sizePx);
  }
  context.globalAlpha = 1;
}
