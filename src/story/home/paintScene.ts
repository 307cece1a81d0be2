import type { Studio } from '../../charts/studio';
import { COTTON_CUPS } from '../../data/shirt';
import { formatNumber } from '../../model/format';
import type { PlacedCup } from '../shirt/placeYourCups';
import { describePour, type PourFrame, STILL_POUR_MS } from './describePour';
import { clipWater, DROP_MS, drawFill, drawIdleDrop } from './drawFill';
import { describeSea, describeSunken, drawPour } from './drawPour';
import { type Glide, hasSettled, readGlide } from './glide';
import { SECOND_SENTENCE_MS } from './pourTimes';
import { readCups, readStage, type Stage } from './readStage';
import { bakeSea, type SeaPictures } from './seaPictures';

export interface SceneParts {
  home: HTMLElement;
  title: HTMLElement;
  canvas: HTMLCanvasElement;
  /** The page under water; it is there once a cup is chosen. */
  findSunken: () => HTMLElement | null;
  isStill: boolean;
  /** Where the water is drawn. */
  studio: Studio;
}

/** All that a frame of home's water depends on. */
export interface Scene extends SceneParts {
  stage: Stage | undefined;
  /** Undefined until the canvas is prepared for this size. */
  context: CanvasRenderingContext2D | null | undefined;
  /** What the pour copies, as far as it is baked, for a canvas of that size. */
  sea: { pictures: SeaPictures; width: number; height: number; bake: Generator<undefined> } | undefined;
  /** The water in the letters, 0 to 1. */
  level: Glide;
  /** The stream that fills them, in pixels of its width. */
  stream: Glide;
  /** When the last lone drop began to fall. */
  dropMs: number;
  chosen: { cups: number; startMs: number; places: PlacedCup[] } | undefined;
  /** The waves' own time. */
  timeS: number;
}

/** Water needs no finer picture than this many bitmap pixels. */
const MOST_PIXELS = 3_000_000;

const readRatio = ({ widthPx, heightPx }: Stage) =>
  Math.min(2, window.devicePixelRatio || 1, Math.sqrt(MOST_PIXELS / (widthPx * heightPx)));

function fitScreen(canvas: HTMLCanvasElement, stage: Stage): CanvasRenderingContext2D | null {
  const { widthPx, heightPx } = stage;
  const ratio = readRatio(stage);
  const width = Math.max(1, Math.round(widthPx * ratio));
  const height = Math.max(1, Math.round(heightPx * ratio));
  // Even the same size, set once more, would cost a new bitmap.
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d');
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
  return context;
}

/** Makes the bitmap of the whole screen, which takes its time, unless it is there. */
export function prepareCanvas(scene: Scene): CanvasRenderingContext2D | null {
  scene.context ??= scene.stage ? fitScreen(scene.canvas, scene.stage) : null;
  return scene.context;
}

/** Reads the layout anew. */
export function readScene(scene: Scene): void {
  const { home, title, studio, chosen } = scene;
  scene.stage = readStage(home, title);
  scene.context = undefined;
  const context = chosen && prepareCanvas(scene);
  if (!context || !scene.stage) return;
  chosen.places = readCups(home, chosen.cups);
  const { width, height } = context.canvas;
  if (scene.sea?.width === width && scene.sea.height === height) return;
  const pictures: SeaPictures = { ratio: readRatio(scene.stage), lights: [] };
  const { widthPx, heightPx } = scene.stage;
  scene.sea = { pictures, width, height, bake: bakeSea(pictures, widthPx, heightPx, studio) };
}

/**
 * Shows in the page what the frame says: the waterline over the sunken type, the count, the fading. No custom property
 * says it: all that stands beneath would inherit it and be styled anew.
 */
function setPage({ home, findSunken, stage }: Scene, frame: PourFrame, clipPath: string): void {
  const sunken = findSunken();
  if (!sunken || !stage) return;
  const text = formatNumber(frame.count);
  sunken.style.clipPath = clipPath;
  sunken.toggleAttribute('data-flying', frame.flight > 0);
  for (const page of [home, sunken]) {
    const fading = page.querySelector<HTMLElement>('[data-fading]');
    if (fading) fading.style.opacity = String(frame.type);
    if (fading && page === sunken) fading.style.translate = `0 ${stage.homeTopPx}px`;
    // What was written last is kept beside the text: a page translator may have changed that.
    const count = page.querySelector<HTMLElement>('[data-count]');
    if (!count || count.dataset.count === text) continue;
    count.dataset.count = text;
    count.textContent = text;
  }
}

function paintPour(scene: Scene, stage: Stage, context: CanvasRenderingContext2D, nowMs: number): void {
  const { chosen, isStill, timeS, title, sea: baking } = scene;
  if (!chosen || !baking) return;
  const elapsedMs = isStill ? STILL_POUR_MS : nowMs - chosen.startMs;
  const frame = describePour(elapsedMs, chosen.cups, COTTON_CUPS);
  const sea = describeSea(stage, frame, timeS, baking.pictures);
  if (elapsedMs < SECOND_SENTENCE_MS) {
    const fill = { ...frame, level: readGlide(scene.level, nowMs), timeS, isStill };
    clipWater(title, stage, fill);
    drawFill(context, stage, fill);
  } else {
    // Baked since the choice; what a resized screen still needs is baked here.
    Array.from(baking.bake);
    drawPour(context, stage, sea, frame, chosen.places);
  }
  setPage(scene, frame, describeSunken(sea));
}

/**
 * Paints one frame.
 * @returns whether nothing moves any more: dry letters on which no drop falls
 */
export function paintScene(scene: Scene): boolean {
  const { stage, canvas, level, stream, isStill, timeS } = scene;
  const nowMs = performance.now();
  // What moves in the page moves with the water: it waits for it, too.
  if (!stage) return false;
  const dropAgeMs = nowMs - scene.dropMs;
  const isDry = !scene.chosen && level.to === 0 && hasSettled(level, nowMs) && dropAgeMs > DROP_MS;
  const read = (glide: Glide) => (isStill ? glide.to : readGlide(glide, nowMs));
  const fill = { level: read(level), streamPx: read(stream), drip: 0, timeS, isStill };
  // Shown, an empty canvas would be copied with every frame of the page all the same.
  canvas.hidden = isDry;
  if (!scene.chosen) clipWater(scene.title, stage, fill);
  if (isDry) return true;
  const context = prepareCanvas(scene);
  if (!context) return false;
  context.clearRect(0, 0, stage.widthPx, stage.heightPx);
  if (scene.chosen) {
    paintPour(scene, stage, context, nowMs);
    return false;
  }
  drawFill(context, stage, fill);
  if (dropAgeMs < DROP_MS && level.to === 0) drawIdleDrop(context, stage, dropAgeMs);
  return false;
}
