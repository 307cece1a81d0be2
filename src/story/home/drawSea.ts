import { createRandom, mix, smoothStep } from '../../theme/easing';
import { COLORS } from '../../theme/tokens';
import { copyDeep, copyLights, type SeaTiles } from './seaTiles';
import { calculateWavePx, placeSurface, type SurfacePoint } from './waves';

type Context = CanvasRenderingContext2D;

export interface Sea {
  widthPx: number;
  heightPx: number;
  /** The still level of the water. */
  levelPx: number;
  /** Where the stream meets it. */
  streamXPx: number;
  streamPx: number;
  timeS: number;
  /** Undefined until they are drawn. */
  tiles: SeaTiles | undefined;
}

/** Water over weld turns green: Saxon green, as dyers made it. Two thin layers run ahead of the indigo. */
const THIN_LAYERS = [
  { layer: 2, offsetPx: 34, color: '#a9c46c', opacity: 0.55 },
  { layer: 1.2, offsetPx: 20, color: COLORS.saxon, opacity: 0.6 },
] as const;

const SURFACE_STEP_PX = 12;
const AMPLITUDE = 1.5;
const BUBBLES = 70;

/** The surface of the deep water: waves, and a dent where the stream falls in. */
export function placeSeaSurface({ widthPx, levelPx, streamXPx, streamPx, timeS }: Sea): SurfacePoint[] {
  const dentPx = 18 * Math.min(1, streamPx / 20);
  return placeSurface(widthPx, SURFACE_STEP_PX, (xPx) => {
    const dent = Math.exp(-(((xPx - streamXPx) / 150) ** 2)) * dentPx;
    return levelPx + calculateWavePx(xPx, timeS, 0, AMPLITUDE) - dent;
  });
}

function traceBelow(context: Context, surface: readonly SurfacePoint[], bottomPx: number): void {
  context.beginPath();
  for (const { xPx, yPx } of surface) context.lineTo(xPx, yPx);
  context.lineTo(surface.at(-1)?.xPx ?? 0, bottomPx);
  context.lineTo(surface[0]?.xPx ?? 0, bottomPx);
  context.closePath();
}

function drawThinLayers(context: Context, { widthPx, heightPx, levelPx, timeS }: Sea): void {
  for (const { layer, offsetPx, color, opacity } of THIN_LAYERS) {
    const surface = placeSurface(
      widthPx,
      SURFACE_STEP_PX,
      (xPx) =>
        levelPx - offsetPx + calculateWavePx(xPx + offsetPx * 7, timeS, layer, AMPLITUDE + layer * 0.35),
    );
    context.globalAlpha = opacity;
    context.fillStyle = color;
    // The indigo covers all but a strip.
    traceBelow(context, surface, Math.min(heightPx, levelPx + 80));
    context.fill();
  }
  context.globalAlpha = 1;
}

function drawPlunge(context: Context, { levelPx, streamXPx, streamPx, timeS }: Sea): void {
  if (streamPx < 3) return;
  const reachPx = streamPx * 1.9 + 40;
  context.save();
  context.translate(streamXPx, levelPx);
  context.scale(0.62, 1);
  const glow = context.createRadialGradient(0, 10, streamPx * 0.2, 0, reachPx * 0.5, reachPx * 1.15);
  glow.addColorStop(0, 'rgb(220 233 234 / 75%)');
  glow.addColorStop(0.35, 'rgb(134 182 199 / 38%)');
  glow.addColorStop(1, 'rgb(85 150 178 / 0%)');
  context.fillStyle = glow;
  context.fillRect(-reachPx * 2, -60, reachPx * 4, reachPx * 2.4);
  context.restore();
  const random = createRandom(21);
  context.fillStyle = COLORS['dip-0'];
  for (let i = 0; i < 90; i++) {
    const age = (timeS * 0.9 + random()) % 1;
    const asidePx = (random() - 0.5) * streamPx * (0.9 + age * 1.6);
    context.globalAlpha = (1 - age) * 0.5;
    context.beginPath();
    context.arc(
      streamXPx + asidePx,
      levelPx + 8 + age * reachPx * 1.5 * random(),
      1 + random() * 3.2,
      0,
      2 * Math.PI,
    );
    context.fill();
  }
  context.globalAlpha = 1;
}

function drawBubbles(context: Context, { heightPx, levelPx, streamXPx, streamPx, timeS }: Sea): void {
  const random = createRandom(5);
  context.strokeStyle = COLORS['dip-1'];
  context.lineWidth = 1.3;
  for (let i = 0; i < BUBBLES; i++) {
    const [xShare, speed, radiusPx, phase] = [
      random() - 0.5,
      mix(0.35, 1.25, random()),
      mix(1.5, 7, random()),
      random() * 9,
    ];
    const risenPx = phase * 140 - timeS * 90 * speed;
    const yPx = levelPx + 30 + (((risenPx % heightPx) + heightPx) % heightPx);
    if (yPx > heightPx + 10) continue;
    context.globalAlpha = 0.5 * smoothStep(levelPx, levelPx + 50, yPx);
    context.beginPath();
    context.arc(
      streamXPx + xShare * (streamPx * 3 + 220) + Math.sin(timeS * 2 + phase) * 10,
      yPx,
      radiusPx,
      0,
      2 * Math.PI,
    );
    context.stroke();
  }
  context.globalAlpha = 1;
}

function drawFoam(context: Context, { streamXPx, streamPx, levelPx, timeS }: Sea): void {
  if (streamPx < 3) return;
  const random = createRandom(31);
  context.fillStyle = COLORS['dip-0'];
  for (let i = 0; i < 26; i++) {
    const age = (timeS * 1.5 + random()) % 1;
    const asidePx = (random() - 0.5) * streamPx * (1.1 + age * 1.9);
    const upPx = Math.sin(age * Math.PI) * mix(14, 58, random());
    context.globalAlpha = 0.9 * (1 - age);
    context.beginPath();
    context.arc(streamXPx + asidePx, levelPx - 10 - upPx, 1.2 + random() * 2.6, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
}

/** Draws the T-shirt's water over the page: two thin green layers, then indigo with light, bubbles and foam. */
export function drawSea(context: Context, sea: Sea): void {
  const { heightPx, levelPx, timeS, tiles } = sea;
  const surface = placeSeaSurface(sea);
  drawThinLayers(context, sea);
  context.save();
  traceBelow(context, surface, heightPx + 20);
  context.clip();
  if (tiles) copyDeep(context, tiles, levelPx);
  drawPlunge(context, sea);
  if (tiles) copyLights(context, tiles, Math.max(0, levelPx - 40), levelPx, timeS);
  drawBubbles(context, sea);
  context.restore();
  context.beginPath();
  for (const { xPx, yPx } of surface) context.lineTo(xPx, yPx);
  context.globalAlpha = 0.85;
  context.strokeStyle = COLORS['dip-1'];
  context.lineWidth = 2.5;
  context.stroke();
  context.globalAlpha = 1;
  drawFoam(context, sea);
}
