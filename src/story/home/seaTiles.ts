import type { CanvasPool } from '../../scene/canvas';
import { COLORS } from '../../theme/tokens';
import { createCaustics, paintCaustics } from './caustics';

/** A net of light that repeats, and how far it drifts in a second. */
interface LightNet {
  tile: HTMLCanvasElement;
  driftXPx: number;
  driftYPx: number;
}

/** What of the sea looks the same in every frame, drawn once: a frame only copies it. */
export interface SeaTiles {
  /** Bitmap pixels per CSS pixel. */
  pixelRatio: number;
  /** A strip of the deep water from `DEEP_ABOVE_PX` above its still level down: to fill a screen takes far longer. */
  deep: HTMLCanvasElement;
  /** The nets of light on the bottom. */
  nets: readonly LightNet[];
}

/** No wave reaches higher above the still level. */
const DEEP_ABOVE_PX = 60;
/** The water rises so far above the viewport. */
const DEEP_BELOW_PX = 90;
const DEEP_WIDTH_PX = 128;

const CAUSTICS_PX = 160;
const NETS = [
  { scale: 2.7, driftXPx: -16, driftYPx: -6, opacity: 0.2 },
  { scale: 4.2, driftXPx: 22, driftYPx: 9, opacity: 0.16 },
] as const;
/** The nets lie on the bottom, seen from the side. */
const FLATTENED = 0.62;

function drawDeep(pool: CanvasPool, heightPx: number, pixelRatio: number): HTMLCanvasElement {
  const stripPx = DEEP_ABOVE_PX + heightPx + DEEP_BELOW_PX;
  const strip = pool.make(DEEP_WIDTH_PX * pixelRatio, stripPx * pixelRatio);
  const context = strip.getContext('2d');
  if (!context) return strip;
  context.scale(pixelRatio, pixelRatio);
  const deep = context.createLinearGradient(0, DEEP_ABOVE_PX, 0, DEEP_ABOVE_PX + heightPx * 1.05);
  // White words have 7:1 on all of it, in the nets of light too.
  deep.addColorStop(0, COLORS['dip-7']);
  deep.addColorStop(0.45, COLORS['dip-8']);
  deep.addColorStop(1, COLORS['dip-9']);
  context.fillStyle = deep;
  context.fillRect(0, 0, DEEP_WIDTH_PX + 1, stripPx + 1);
  return strip;
}

/** Draws the tiles for a screen of that height, in steps. */
export function* drawSeaTiles(
  pool: CanvasPool,
  heightPx: number,
  pixelRatio: number,
): Generator<undefined, SeaTiles> {
  const opacities = yield* createCaustics(CAUSTICS_PX);
  const caustics = paintCaustics(opacities, CAUSTICS_PX, pool);
  const nets: LightNet[] = [];
  for (const { scale, driftXPx, driftYPx, opacity } of NETS) {
    yield;
    const sizePx = Math.round(CAUSTICS_PX * scale * pixelRatio);
    const tile = pool.make(sizePx, Math.round(CAUSTICS_PX * scale * FLATTENED * pixelRatio));
    const context = tile.getContext('2d');
    const pattern = caustics && context?.createPattern(caustics, 'repeat');
    if (!context || !pattern) continue;
    // To the last pixel, or a seam would show where the net repeats.
    pattern.setTransform(new DOMMatrix().scale(tile.width / CAUSTICS_PX, tile.height / CAUSTICS_PX));
    context.globalAlpha = opacity;
    context.fillStyle = pattern;
    context.fillRect(0, 0, tile.width, tile.height);
    nets.push({ tile, driftXPx, driftYPx });
  }
  yield;
  return { pixelRatio, nets, deep: drawDeep(pool, heightPx, pixelRatio) };
}

/**
 * Calls `draw` with a context in bitmap pixels, and how many of them a CSS pixel has: between them the browser copies
 * many times slower. A saved picture has more of them than the screen.
 */
function inPixels(context: CanvasRenderingContext2D, draw: (ratio: number) => void): void {
  const ratio = context.getTransform().a;
  context.save();
  context.resetTransform();
  draw(ratio);
  context.restore();
}

/** Fills everything with the deep water whose still level is `levelPx`. */
export function copyDeep(
  context: CanvasRenderingContext2D,
  { deep, pixelRatio }: SeaTiles,
  levelPx: number,
): void {
  inPixels(context, (ratio) => {
    const width = Math.round((deep.width * ratio) / pixelRatio);
    const height = Math.round((deep.height * ratio) / pixelRatio);
    const top = Math.round((levelPx - DEEP_ABOVE_PX) * ratio);
    for (let x = 0; x < context.canvas.width; x += width) context.drawImage(deep, x, top, width, height);
  });
}

/** Where the first of the tiles begins that cover everything from `from` on, if one of them begins at `offset`. */
function findFirstTile(from: number, offset: number, size: number): number {
  return from - ((((from - offset) % size) + size) % size);
}

/** Lays the nets over everything below `topPx`, drifting with the water whose still level is `levelPx`. */
export function copyLights(
  context: CanvasRenderingContext2D,
  { nets, pixelRatio }: SeaTiles,
  topPx: number,
  levelPx: number,
  timeS: number,
): void {
  inPixels(context, (ratio) => {
    const { width, height } = context.canvas;
    for (const { tile, driftXPx, driftYPx } of nets) {
      const tileWidth = Math.round((tile.width * ratio) / pixelRatio);
      const tileHeight = Math.round((tile.height * ratio) / pixelRatio);
      const left = findFirstTile(0, Math.round(driftXPx * timeS * ratio), tileWidth);
      const level = Math.round((levelPx + driftYPx * timeS) * ratio);
      const top = findFirstTile(Math.round(topPx * ratio), level, tileHeight);
      for (let y = top; y < height; y += tileHeight) {
        for (let x = left; x < width; x += tileWidth) context.drawImage(tile, x, y, tileWidth, tileHeight);
      }
    }
  });
}
