import type { CanvasPool } from './canvas';

/** Where a scene stands: the box of its canvas, or of its root where it has none. */
export interface Stage {
  widthPx: number;
  heightPx: number;
  /** Bitmap pixels per CSS pixel, at most 2. */
  pixelRatio: number;
  /** No motion: the system's setting, `?motion=off`, the plain reading, or paper. */
  isStill: boolean;
}

/** What a picture depends on beside its props, and nothing else. */
export interface Instant {
  /** How far the root is scrolled through, 0 to 1; 0 for a scene that time moves. */
  progress: number;
  /** How long the scene has run in view. */
  elapsedMs: number;
  /** Which rest it is at: by the progress, or as its component says. */
  rest: number;
  sinceRestMs: number;
}

/** A named resting place. What `at` leaves out is 0. */
export interface Rest {
  name: string;
  at: Partial<Instant>;
  /** From which progress on the scene is at this rest; from that of `at`, unless said. */
  from?: number;
}

/** The elements that the component named with `ref(name)`. */
export type SceneRefs = Partial<Record<string, HTMLElement | SVGElement>> & {
  root?: HTMLElement;
  canvas?: HTMLCanvasElement;
};

/** Words that come and go with their scene's progress, one after another; they are listed in that order. */
export interface Caption {
  /** Of its element among the scene's refs. */
  name: string;
  /** When it comes, as progress; at 0 it stands from the start. */
  from?: number;
  /** By when it is gone; unless said, it stays until the next one of its lane comes. */
  to?: number;
  /** Where it can be read best: there the story goes when the focus enters it. */
  rest: number;
  /** Captions of one lane take each other's place; those of several stand side by side. */
  lane?: string;
}

/** A scene is a value: where things stand, with what they are drawn, and what they look like at an instant. */
export interface Scene<Props, Layout, Assets = undefined> {
  /** What moves it: the scroll through its root, or time, which passes while it is in view. */
  clock: 'scroll' | 'time';
  /** Where it rests. Without motion it cuts from one to the next; a scene that time moves shows the last, or the one asked for. */
  rests: readonly [Rest, ...Rest[]];
  /** Another way to tell the progress, e.g. `calculateEnterProgress`, from the root's top and height and the viewport's height. */
  progress?: (topPx: number, heightPx: number, viewportPx: number) => number;
  /** Refs whose size the layout depends on, beside the root's and the canvas's. */
  watches?: readonly string[];
  /** At most so many bitmap pixels: water needs no finer picture. */
  maxPixels?: number;
  /**
   * What of the props the layout depends on: all of them, unless said. A count that changes ten times a second must not
   * have everything prepared anew; `draw` and `place` are given all props.
   */
  layoutKey?: (props: Props) => string | number;
  /**
   * The one place that reads the document. Undefined where the scene has no room: its section then says `data-cramped`,
   * for CSS to show what the plain reading does, and is measured again when a size changes.
   */
  measure: (root: HTMLElement, stage: Stage, props: Props, refs: SceneRefs) => Layout | undefined;
  /**
   * Draws sprites, in slices between its `yield`s; aborted when the stage changes. It may yield what is ready so far.
   * Until the end of it the picture before stays, on its old layout.
   */
  prepare?: (layout: Layout, pool: CanvasPool, stage: Stage) => Generator<Assets | undefined, Assets>;
  /**
   * Draws on a cleared canvas in CSS pixels. Pure: the same moment, the same picture. Before the first assets are ready
   * there are none. Returns whether another frame is wanted. A scene without it has no canvas.
   */
  draw?: (
    context: CanvasRenderingContext2D,
    layout: Layout,
    assets: Assets | undefined,
    at: Instant,
    props: Props,
  ) => boolean;
  /**
   * Writes words and labels that follow the picture, after each drawing; never reads the document. True where it wants
   * another frame, too.
   */
  place?: (refs: SceneRefs, layout: Layout, at: Instant, props: Props) => unknown;
  /** Words that come and go with the progress. Where the page shows no scene they stand in the text. */
  captions?: (layout: Layout) => readonly Caption[];
  /** Told of each new progress while the root is near: raw, with a picture or without. */
  follow?: (refs: SceneRefs, progress: number) => void;
}

/** The rest that `progress` belongs to, as its index. */
export const findRest = (rests: readonly Rest[], progress: number): number =>
  Math.max(
    0,
    rests.findLastIndex(({ at, from = at.progress ?? 0 }) => progress >= from),
  );
