import { startFrameLoop } from '../../motion/frameLoop';
import { putIntoTurn, workInTurns } from '../../motion/scheduler';
import { calculateStreamPx } from './describePour';
import { type Glide, hasSettled, redirectGlide } from './glide';
import { paintScene, prepareCanvas, readScene, type Scene, type SceneParts } from './paintScene';
import { releaseSea } from './seaPictures';

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
const DRY: Glide = { from: 0, to: 0, startMs: Number.NEGATIVE_INFINITY };

/** Keeps the scene right when the page is resized or scrolled. */
function followLayout({ home, title }: SceneParts, onChange: () => void): () => void {
  const sizes = new ResizeObserver(onChange);
  for (const part of [home, title, document.documentElement]) sizes.observe(part);
  window.addEventListener('scroll', onChange, { passive: true });
  return () => {
    sizes.disconnect();
    window.removeEventListener('scroll', onChange);
  };
}

/** Plays home's water on one canvas and on the clip paths of the title's and the sunken page's type. */
export function startPourScene(parts: SceneParts): PourScene {
  const scene: Scene = {
    ...parts,
    stage: undefined,
    context: undefined,
    sea: undefined,
    level: DRY,
    stream: DRY,
    dropMs: Number.NEGATIVE_INFINITY,
    chosen: undefined,
    timeS: 0,
  };
  const leaving = new AbortController();
  let changedMs = performance.now();
  let stopLoop: (() => void) | undefined;

  const rest = () => {
    stopLoop?.();
    stopLoop = undefined;
  };
  const wake = () => {
    if (scene.isStill) {
      paintScene(scene);
      return;
    }
    const startS = scene.timeS;
    stopLoop ??= startFrameLoop((elapsedMs) => {
      scene.timeS = startS + elapsedMs / 1000;
      const isDone = paintScene(scene);
      const isCalm = !scene.chosen && performance.now() - changedMs > CALM_AFTER_MS;
      if (isDone || isCalm) rest();
    });
  };
  const prepare = putIntoTurn(() => prepareCanvas(scene), leaving.signal);
  const stopFollowing = followLayout(parts, () => {
    readScene(scene);
    prepare();
    if (!stopLoop) paintScene(scene);
  });
  const dropTimer = setInterval(() => {
    if (scene.isStill || scene.chosen || scene.level.to > 0 || document.hidden) return;
    changedMs = performance.now();
    scene.dropMs = changedMs;
    wake();
  }, IDLE_DROP_EVERY_MS);

  return {
    preview: (cups) => {
      if (scene.chosen) return;
      changedMs = performance.now();
      scene.level = redirectGlide(scene.level, cups / 10, changedMs);
      scene.stream = redirectGlide(scene.stream, calculateStreamPx(cups), changedMs);
      if (cups > 0 || !hasSettled(scene.level, changedMs)) wake();
    },
    pour: (cups, startMs) => {
      scene.level = redirectGlide(scene.level, cups / 10, startMs);
      scene.chosen = { cups, startMs, places: [] };
      readScene(scene);
      if (scene.sea && !scene.isStill) workInTurns(scene.sea.bake, leaving.signal);
      wake();
    },
    stop: () => {
      rest();
      leaving.abort();
      releaseSea(scene.sea?.pictures);
      clearInterval(dropTimer);
      stopFollowing();
    },
  };
}
