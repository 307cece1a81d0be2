import { clamp, createRandom, easeSoak, mix } from '../../theme/easing';
import { COLORS } from '../../theme/tokens';
import { type BakeContext, type Baked, bake } from './bake';
import type { PlacedGrains } from './grains';
import type { TrackBox } from './measure';

type Context = CanvasRenderingContext2D;

const SOOT = '70,67,61';
/** So many grains are in the air at once. */
const IN_AIR = 7;

/** A lump of soot, lit from the upper left. */
function bakeGrain(diameterPx: number, baking: BakeContext): Baked {
  return bake(diameterPx, diameterPx, baking, (context) => {
    const r = diameterPx / 2;
    const body = context.createRadialGradient(r * 0.72, r * 0.66, 0, r, r, r);
    body.addColorStop(0, '#7d7a73');
    body.addColorStop(0.5, '#4e4c47');
    body.addColorStop(0.94, '#33312e');
    body.addColorStop(1, 'rgba(51,49,46,0)');
    context.fillStyle = body;
    context.beginPath();
    context.arc(r, r, r, 0, 2 * Math.PI);
    context.fill();
    context.clip();
    const random = createRandom(5);
    for (let speck = 0; speck < diameterPx * 6; speck++) {
      context.fillStyle = random() < 0.5 ? 'rgba(255,255,255,.13)' : 'rgba(0,0,0,.2)';
      context.fillRect(random() * diameterPx, random() * diameterPx, 0.9, 0.9);
    }
  });
}

export interface GrainSprites {
  grain: Baked;
  stack: PlacedGrains;
}

export function bakeGrains(stack: PlacedGrains, baking: BakeContext): GrainSprites {
  return { grain: bakeGrain(stack.diameterPx * 1.04, baking), stack };
}

/** The stem that carries the soot from the thread to the stack. */
export function drawStem(context: Context, { zeroXPx, centerYPx }: TrackBox, heightPx: number): void {
  context.fillStyle = '#4a4844';
  context.fillRect(zeroXPx - 26, centerYPx - 1.5, 26, 3);
  context.fillStyle = COLORS['walnut-mid'];
  context.beginPath();
  context.roundRect(zeroXPx - 6, centerYPx - heightPx / 2, 6, heightPx, 3);
  context.fill();
}

function drawHaze(context: Context, box: TrackBox, lengthPx: number, heightPx: number): void {
  const reach = heightPx * 0.75;
  for (let x = 0; x < lengthPx; x += reach * 0.6) {
    const haze = context.createRadialGradient(0, 0, 0, 0, 0, reach);
    haze.addColorStop(0, `rgba(${SOOT},.15)`);
    haze.addColorStop(1, `rgba(${SOOT},0)`);
    context.save();
    context.translate(box.zeroXPx + Math.min(lengthPx, x + reach * 0.3), box.centerYPx);
    context.fillStyle = haze;
    context.fillRect(-reach, -reach, 2 * reach, 2 * reach);
    context.restore();
  }
}

/** Draws the stack as far as it has grown: the last grains are still on their way from the stem. */
export function drawGrains(
  context: Context,
  { grain, stack }: GrainSprites,
  box: TrackBox,
  growth: number,
): void {
  const { centers, diameterPx } = stack;
  const landed = growth >= 1 ? centers.length + IN_AIR : centers.length * growth;
  if (growth <= 0) return;
  const last = centers[Math.min(centers.length, Math.ceil(landed)) - 1];
  if (last) drawHaze(context, box, last.xPx - box.zeroXPx, diameterPx * 5);
  for (const [index, { xPx, yPx }] of centers.entries()) {
    const way = easeSoak(clamp((landed - index + IN_AIR) / IN_AIR - (growth >= 1 ? 0 : 1)));
    if (way <= 0) break;
    const size = grain.widthPx * mix(0.5, 1, way);
    context.globalAlpha = mix(0.3, 1, way);
    context.drawImage(
      grain.image,
      mix(box.zeroXPx, xPx, way) - size / 2,
      box.centerYPx + yPx * way - size / 2,
      size,
      size,
    );
  }
  context.globalAlpha = 1;
}
