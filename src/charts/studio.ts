/** Makes the canvases and paths that pictures are drawn from. */
export interface Studio {
  /** A canvas of so many pixels to draw on and to copy from; it is never shown itself. */
  createCanvas: (width: number, height: number) => HTMLCanvasElement;
  /** A path from the `d` of an SVG path. */
  createPath: (d: string) => Path2D;
}

export const pageStudio: Studio = {
  createCanvas(width, height) {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    return canvas;
  },
  createPath: (d) => new Path2D(d),
};
