import { COTTON_CUPS } from '../../data/shirt';
import { formatNumber } from '../../model/format';
import { startFrameLoop } from '../../motion/frameLoop';
import type { PlacedCup } from '../shirt/placeYourCups';
import { paintCaustics } from './caustics';
import { calculateStreamPx, describePour, STILL_POUR_MS } from './describePour';
import { clipWater, DROP_MS, drawFill, drawIdleDrop } from './drawFill';
import { describeSea, describeSunken, drawPour } from './drawPour';
import { type Glide, hasSettled, readGlide, redirectGlide } from './glide';
import { SECOND_SENTENCE_MS } from './pourTimes';
import { readCups, readStage, type Stage } from './readStage';

export interface PourParts {
  home: HTMLElement;
  title: HTMLElement;
  canvas: HTMLCanvasElement;
  /** The page under water; it is there once a cup is chosen. */
  findSunken: () => HTMLElement | null;
  isStill: boolean;
}

export interface PourScene {
  /** Fills the letters to `cups` tenths. */
  preview: (cups: number) => void;
  /** Starts the pour that was chosen at `startMs` on the page's clock; it cannot be taken back. */
  pour: (cups: number, startMs: number) => void;
  stop: () => void;
}

const IDLE_DROP_EVERY_MS = 6000;
/** Waves that nobody stirs come to rest, so that an untouched page costs nothing. */
const CALM_AFTER_MS = 20_000;
/** Water needs no finer picture than this many bitmap pixels. */
const MOST_PIXELS = 3_000_000;
const CAUSTICS_PX = 160;

function fitScreen(canvas: HTMLCanvasElement, { widthPx, heightPx }: Stage): CanvasRenderingContext2D | null {
  const ratio = Math.min(2, window.devicePixelRatio || 1, Math.sqrt(MOST_PIXELS / (widthPx * heightPx)));
  canvas.width = Math.max(1, Math.round(widthPx * ratio));
  canvas.height = Math.max(1, Math.round(heightPx * ratio));
  const context = canvas.getContext('2d');
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
  return context;
}

/** Plays home's water on one canvas and on the clip paths of the title's and the sunken page's type. */
export function startPourScene({ home, title, canvas, findSunken, isStill }: PourParts): PourScene {
  let stage: Stage | undefined;
  let context: CanvasRenderingContext2D | null = null;
  let caustics: HTMLCanvasElement | undefined;
  let level: Glide = { from: 0, to: 0, startMs: Number.NEGATIVE_INFINITY };
  let stream = level;
  let changedMs = performance.now();
  let dropMs = Number.NEGATIVE_INFINITY;
  let chosen: { cups: number; startMs: number; places: PlacedCup[] } | undefined;
  let stopLoop: (() => void) | undefined;
  let timeS = 0;

  const read = () => {
    stage = readStage(home, title);
    context = stage ? fitScreen(canvas, stage) : null;
    if (chosen) chosen.places = readCups(home, chosen.cups);
  };

  const paintPour = (elapsedMs: number) => {
    if (!stage || !context || !chosen) return;
    const frame = describePour(elapsedMs, chosen.cups, COTTON_CUPS);
    const sea = describeSea(stage, frame, timeS, caustics);
    if (elapsedMs < SECOND_SENTENCE_MS) {
      const fill = { ...frame, level: readGlide(level, performance.now()), timeS, isStill };
      clipWater(title, stage, fill);
      drawFill(context, stage, fill);
    } else {
      drawPour(context, stage, sea, frame, chosen.places);
    }
    const sunken = findSunken();
    if (!sunken) return;
    sunken.style.clipPath = describeSunken(sea);
    sunken.style.setProperty('--type', String(frame.type));
    sunken.style.setProperty('--home-top', `${stage.homeTopPx}px`);
    home.style.setProperty('--type', String(frame.type));
    sunken.toggleAttribute('data-flying', frame.flight > 0);
    for (const counter of [home, sunken].map((page) => page.querySelector('[data-count]'))) {
      if (counter) counter.textContent = formatNumber(frame.count);
    }
  };

  const paint = () => {
    const nowMs = performance.now();
    if (!stage || !context) return;
    context.clearRect(0, 0, stage.widthPx, stage.heightPx);
    if (chosen) {
      paintPour(isStill ? STILL_POUR_MS : nowMs - chosen.startMs);
      return;
    }
    const read = (glide: Glide) => (isStill ? glide.to : readGlide(glide, nowMs));
    const fill = { level: read(level), streamPx: read(stream), drip: 0, timeS, isStill };
    clipWater(title, stage, fill);
    drawFill(context, stage, fill);
    const dropAgeMs = nowMs - dropMs;
    if (dropAgeMs < DROP_MS && level.to === 0) drawIdleDrop(context, stage, dropAgeMs);
    const isDry = level.to === 0 && hasSettled(level, nowMs) && dropAgeMs > DROP_MS;
    if (isDry || nowMs - changedMs > CALM_AFTER_MS) rest();
  };

  const rest = () => {
    stopLoop?.();
    stopLoop = undefined;
  };
  const wake = () => {
    if (isStill) {
      paint();
      return;
    }
    const startS = timeS;
    stopLoop ??= startFrameLoop((elapsedMs) => {
      timeS = startS + elapsedMs / 1000;
      paint();
    });
  };

  const refresh = () => {
    read();
    if (!stopLoop) paint();
  };
  read();
  const sizes = new ResizeObserver(refresh);
  for (const part of [home, title, document.documentElement]) sizes.observe(part);
  window.addEventListener('scroll', refresh, { passive: true });
  const dropTimer = setInterval(() => {
    if (isStill || chosen || level.to > 0 || document.hidden) return;
    dropMs = performance.now();
    wake();
  }, IDLE_DROP_EVERY_MS);

  return {
    preview: (cups) => {
      if (chosen) return;
      changedMs = performance.now();
      level = redirectGlide(level, cups / 10, changedMs);
      stream = redirectGlide(stream, calculateStreamPx(cups), changedMs);
      if (cups > 0 || !hasSettled(level, changedMs)) wake();
      if (cups > 0 && !isStill) caustics ??= paintCaustics(CAUSTICS_PX);
    },
    pour: (cups, startMs) => {
      level = redirectGlide(level, cups / 10, startMs);
      chosen = { cups, startMs, places: [] };
      caustics ??= paintCaustics(CAUSTICS_PX);
      read();
      wake();
    },
    stop: () => {
      rest();
      clearInterval(dropTimer);
      sizes.disconnect();
      window.removeEventListener('scroll', refresh);
    },
  };
}
