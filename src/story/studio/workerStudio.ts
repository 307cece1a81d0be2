import { isDrawnOn, type Studio } from '../../charts/studio';
import { trustScriptUrl } from '../../trustScriptUrl';
import workerUrl from './drawingWorker?worker&url';
import { createRecorder } from './recorder';

/** With more batches than this on their way, the picture would trail behind the scroll. */
const MOST_UNDER_WAY = 1;

/** Starts the worker, and waits until it can draw. */
function startWorker(): Promise<Worker> {
  return new Promise((resolve, reject) => {
    // What a worker of WebKit's draws never comes to the page, and some of it ends the page (WebKitGTK 2.50).
    if (navigator.vendor.startsWith('Apple')) throw new Error('pictures of workers do not arrive');
    const worker = new Worker(trustScriptUrl(workerUrl), { type: 'module' });
    worker.onmessage = () => resolve(worker);
    worker.onerror = reject;
  });
}

/** Lays a canvas of the same class over one that has, or had before it was cut down, its parent's whole box. */
function coverCanvas(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const cover = canvas.cloneNode() as HTMLCanvasElement;
  // What it shows is told by the one below.
  for (const name of ['role', 'aria-label', 'style']) cover.removeAttribute(name);
  cover.ariaHidden = 'true';
  canvas.after(cover);
  return cover;
}

/** The studio of a worker: it draws what the page tells it, a batch for each task of the page. */
function createWorkerStudio(worker: Worker): Studio {
  const adopted = new WeakMap<HTMLCanvasElement, HTMLCanvasElement>();
  let transferred: Transferable[] = [];
  let underWay = 0;
  let waiting: (() => void)[] = [];

  const send = () => {
    const recording = take();
    worker.postMessage(recording, [recording.numbers.buffer, ...transferred]);
    transferred = [];
    underWay++;
  };
  const { make, makeCanvas, take } = createRecorder(() => queueMicrotask(send));
  const wait = (call: () => void) => {
    if (!waiting.includes(call)) waiting.push(call);
  };
  worker.onmessage = () => {
    underWay--;
    const calls = waiting;
    waiting = [];
    for (const call of calls) call();
  };

  return {
    createCanvas: (width, height) => makeCanvas('createCanvas', [width, height], { width, height }),
    createPath: (d) => make('createPath', [d]) as Path2D,
    adopt(canvas) {
      const known = adopted.get(canvas);
      if (known) return known;
      const isDrawn = isDrawnOn(canvas);
      const offscreen = (isDrawn ? coverCanvas(canvas) : canvas).transferControlToOffscreen();
      transferred.push(offscreen);
      const remote = makeCanvas('adopt', [offscreen], { width: canvas.width, height: canvas.height });
      adopted.set(canvas, remote);
      // What was drawn here stays until the worker's picture stands.
      if (isDrawn)
        wait(() => {
          canvas.width = 0;
        });
      return remote;
    },
    isBehind(again) {
      const isLate = underWay > MOST_UNDER_WAY;
      if (isLate) wait(again);
      return isLate;
    },
  };
}

let studio: Promise<Studio> | undefined;

/** The worker's studio, one for all pages. It fails where browsers let no worker draw. */
export function openWorkerStudio(): Promise<Studio> {
  studio ??= startWorker().then(createWorkerStudio);
  return studio;
}
