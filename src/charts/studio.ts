/** Where pictures are drawn: in the page itself, or by a worker beside it. */
export interface Studio {
  /** A canvas of so many pixels to draw on and to copy from; it is never shown itself. */
  createCanvas: (width: number, height: number) => HTMLCanvasElement;
  /** A path from the `d` of an SVG path. */
  createPath: (d: string) => Path2D;
  /** What to draw on for it to be seen in the place of `canvas`. */
  adopt: (canvas: HTMLCanvasElement) => HTMLCanvasElement;
  /** Whether pictures are still on their way: then `again` is called once they have arrived. */
  isBehind: (again: () => void) => boolean;
}

const drawnOn = new WeakSet<HTMLCanvasElement>();

/** Whether the page has drawn on a canvas: then it can't be given to a worker any more. */
export const isDrawnOn = (canvas: HTMLCanvasElement) => drawnOn.has(canvas);

/** The page itself: all that it draws holds it up. */
export const pageStudio: Studio = {
  createCanvas(width, height) {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    return canvas;
  },
  createPath: (d) => new Path2D(d),
  adopt(canvas) {
    drawnOn.add(canvas);
    return canvas;
  },
  isBehind: () => false,
};
