// Draws what a page has recorded: so no picture ever holds the page up.
import { createReplay, type Recording } from './replay';

const replay = createReplay({
  adopt: (canvas: OffscreenCanvas) => canvas,
  createCanvas: (width: number, height: number) => new OffscreenCanvas(width, height),
  createPath: (d: string) => new Path2D(d),
});

addEventListener('message', ({ data }: MessageEvent<Recording>) => {
  replay(data);
  postMessage(null);
});
// Some browsers know such canvases but let no worker draw on them: this fails there, and the page draws by itself.
new OffscreenCanvas(1, 1).getContext('2d')?.save();
postMessage(null);
