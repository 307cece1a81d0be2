import { workInTurns } from '../../motion/scheduler';
import { drawFrayedRope } from './drawFrayedRope';
import { type FrayRoom, placeFray } from './placeFray';
import { placeInSteps } from './placeThread';
import { recordStrokes, type Stroke } from './strokes';

const SVG = 'http://www.w3.org/2000/svg';

/** The box of the words themselves, not of the block that they stand in. */
function measureWords(block: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(block);
  return range.getBoundingClientRect();
}

function measureRoom(host: HTMLElement, text: HTMLElement): FrayRoom {
  const box = host.getBoundingClientRect();
  const words = [...text.children].map(measureWords);
  const bar = document.querySelector('[data-bar]');
  return {
    widthPx: box.width,
    heightPx: box.height,
    topPx: bar?.clientHeight ?? 0,
    textTopPx: Math.min(...words.map(({ top }) => top)) - box.top,
    textRightPx: Math.max(...words.map(({ right }) => right)) - box.left,
  };
}

function createPath({ d, color, widthPx }: Stroke): SVGElement {
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', d);
  path.setAttribute('stroke', color);
  path.setAttribute('stroke-width', String(widthPx));
  return path;
}

/** Measures the room, and hangs what is laid and drawn in it, in steps. */
function* hangEnds(host: HTMLElement, text: HTMLElement): Generator<undefined> {
  const { ropes, ropePx } = placeFray(measureRoom(host, text));
  const drawing = document.createElementNS(SVG, 'svg');
  for (const [i, waypoints] of ropes.entries()) {
    yield;
    const points = yield* placeInSteps(waypoints, ropePx / 4);
    yield;
    const strokes = recordStrokes((context) => drawFrayedRope(context, points, ropePx, i * 5 + 3));
    drawing.append(...strokes.map(createPath));
  }
  yield;
  host.replaceChildren(drawing);
}

/**
 * Hangs the torn thread into `host`, around the text that it must not cross. It stands still: as a drawing it takes the
 * page far less than on a canvas, which the browser makes and copies.
 * @returns a function that stops following the size
 */
export function hangFray(host: HTMLElement, text: HTMLElement): () => void {
  let hanging = new AbortController();
  const hang = () => {
    hanging.abort();
    hanging = new AbortController();
    workInTurns(hangEnds(host, text), hanging.signal);
  };
  const sizes = new ResizeObserver(hang);
  sizes.observe(host);
  if (document.fonts?.status === 'loading') document.fonts.ready.then(hang);
  return () => {
    sizes.disconnect();
    hanging.abort();
  };
}
