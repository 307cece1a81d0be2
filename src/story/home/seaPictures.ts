import { releaseCanvases } from '../../charts/canvas';
import { pageStudio, type Studio } from '../../charts/studio';
import { COLORS } from '../../theme/tokens';
import { drawNight } from '../shirt/drawNight';
import { createCaustics, paintCaustics } from './caustics';

type Context = CanvasRenderingContext2D;

/** A net of light that repeats, and how far it drifts in a second. */
export interface LightNet {
  tile: HTMLCanvasElement;
  driftXPx: number;
  driftYPx: number;
}

/** What of the pour looks the same in every frame, drawn once in bitmap pixels: a frame only copies it. */
export interface SeaPictures {
  /** Bitmap pixels per CSS pixel. */
  ratio: number;
  /** The deep water, from `DEEP_ABOVE_PX` above its still level down. */
  deep?: HTMLCanvasElement;
  lights: LightNet[];
  /** The night that follows, as large as the screen. */
  night?: HTMLCanvasElement;
}

/** The water starts this far below the viewport and ends this far above it: its waves are out of sight. */
export const BELOW_PX = 60;
export const ABOVE_PX = 90;
/** No wave reaches higher above the still level. */
export const DEEP_ABOVE_PX = 60;

const CAUSTICS_PX = 160;
const NETS = [
  { scale: 2.7, driftXPx: -16, driftYPx: -6, opacity: 0.2 },
  { scale: 4.2, driftXPx: 22, driftYPx: 9, opacity: 0.16 },
] as const;
/** The nets lie on the bottom, seen from the side. */
const FLATTENED = 0.62;

function bake(
  studio: Studio,
  widthPx: number,
  heightPx: number,
  ratio: number,
  draw: (context: Context) => void,
) {
  const image = studio.createCanvas(
    Math.max(1, Math.round(widthPx * ratio)),
    Math.max(1, Math.round(heightPx * ratio)),
  );
  const context = image.getContext('2d');
  context?.scale(ratio, ratio);
  if (context) draw(context);
  return image;
}

function fillDeep(context: Context, widthPx: number, heightPx: number): void {
  const deep = context.createLinearGradient(0, DEEP_ABOVE_PX, 0, DEEP_ABOVE_PX + heightPx * 1.05);
  deep.addColorStop(0, '#26688f');
  deep.addColorStop(0.07, COLORS['dip-6']);
  deep.addColorStop(0.45, COLORS['dip-8']);
  deep.addColorStop(1, COLORS['dip-9']);
  context.fillStyle = deep;
  context.fillRect(0, 0, widthPx, heightPx + DEEP_ABOVE_PX + ABOVE_PX);
}

/** Draws the pictures for a screen of that size, one at each step. */
export function* bakeSea(
  pictures: SeaPictures,
  widthPx: number,
  heightPx: number,
  studio: Studio = pageStudio,
): Generator<undefined> {
  const { ratio } = pictures;
  pictures.deep = bake(studio, widthPx, heightPx + DEEP_ABOVE_PX + ABOVE_PX, ratio, (context) =>
    fillDeep(context, widthPx, heightPx),
  );
  yield;
  const opacities = yield* createCaustics(CAUSTICS_PX);
  yield;
  const caustics = paintCaustics(opacities, CAUSTICS_PX, studio);
  yield;
  for (const { scale, driftXPx, driftYPx, opacity } of NETS) {
    const tile = bake(studio, CAUSTICS_PX * scale, CAUSTICS_PX * scale * FLATTENED, ratio, (context) => {
      const pattern = caustics && context.createPattern(caustics, 'repeat');
      if (!pattern) return;
      // To the last pixel, or a seam would show where the net repeats.
      const { width, height } = context.canvas;
      context.resetTransform();
      pattern.setTransform(new DOMMatrix().scale(width / CAUSTICS_PX, height / CAUSTICS_PX));
      context.globalAlpha = opacity;
      context.fillStyle = pattern;
      context.fillRect(0, 0, width, height);
    });
    pictures.lights.push({ tile, driftXPx, driftYPx });
    yield;
  }
  pictures.night = bake(studio, widthPx, heightPx, ratio, (context) => drawNight(context, widthPx, heightPx));
}

/** Gives the pictures' memory back. */
export function releaseSea(pictures: SeaPictures | undefined): void {
  const tiles = pictures?.lights.map(({ tile }) => tile) ?? [];
  const images = [pictures?.deep, pictures?.night, ...tiles];
  releaseCanvases(images.filter((image) => image !== undefined));
}

/** Draws in bitmap pixels: what lies on whole ones is copied many times faster. */
function inPixels(context: Context, draw: () => void): void {
  context.save();
  context.resetTransform();
  draw();
  context.restore();
}

/** Copies one of the pictures with its top edge at `yPx`. */
export function copyPicture(
  context: Context,
  { ratio, ...pictures }: SeaPictures,
  name: 'deep' | 'night',
  yPx: number,
): void {
  const image = pictures[name];
  inPixels(context, () => {
    if (image) context.drawImage(image, 0, Math.round(yPx * ratio));
  });
}

/** Where the first of the tiles begins that cover everything from `from` on, if one of them begins at `offset`. */
export function findFirstTile(from: number, offset: number, size: number): number {
  return from - ((((from - offset) % size) + size) % size);
}

/** Lays the nets of light over everything below `topPx`, drifting with the water whose still level is `levelPx`. */
export function copyLights(
  context: Context,
  { lights, ratio }: SeaPictures,
  topPx: number,
  levelPx: number,
  timeS: number,
): void {
  inPixels(context, () => {
    const { width, height } = context.canvas;
    for (const { tile, driftXPx, driftYPx } of lights) {
      const left = findFirstTile(0, Math.round(driftXPx * timeS * ratio), tile.width);
      const level = Math.round((levelPx + driftYPx * timeS) * ratio);
      const top = findFirstTile(Math.round(topPx * ratio), level, tile.height);
      for (let y = top; y < height; y += tile.height) {
        for (let x = left; x < width; x += tile.width) context.drawImage(tile, x, y);
      }
    }
  });
}
