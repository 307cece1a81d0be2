import { readPixelRatio } from '../../charts/canvas';
import { waitForFrame, waitForTurn } from '../turns';
import { drawFrayedRope } from './drawFrayedRope';
import { fitToBand } from './pageView';
import { boundEnd, type FrayRoom, placeFray } from './placeFray';
import { placeThread } from './placeThread';

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

/**
 * Hangs the torn thread into `host`, around the text that it must not cross: each end on a canvas of its own, no larger
 * than it must be, since the browser copies every pixel to show it.
 * @returns a function that stops following the size
 */
export function hangFray(host: HTMLElement, text: HTMLElement): () => void {
  let painting = new AbortController();
  // What is measured, laid and drawn has a turn each, and an end is shown before the next is drawn: no frame has to.
  const paint = async () => {
    painting.abort();
    painting = new AbortController();
    const { signal } = painting;
    await waitForTurn();
    const room = measureRoom(host, text);
    const { ropes, ropePx } = placeFray(room);
    await waitForTurn();
    const ends = ropes.map((waypoints) => placeThread(waypoints, ropePx / 4));
    if (signal.aborted) return;
    const canvases = [...host.querySelectorAll('canvas')];
    for (const canvas of canvases.splice(ends.length)) canvas.remove();
    for (const [i, points] of ends.entries()) {
      await waitForFrame();
      await waitForTurn();
      if (signal.aborted) return;
      const band = { ...boundEnd(points, ropePx, room), pixelRatio: readPixelRatio() };
      const canvas = canvases[i] ?? host.appendChild(document.createElement('canvas'));
      const context = fitToBand(canvas, band);
      if (context) drawFrayedRope(context, points, ropePx, i * 5 + 3);
    }
  };
  const sizes = new ResizeObserver(paint);
  sizes.observe(host);
  if (document.fonts?.status === 'loading') document.fonts.ready.then(paint);
  return () => {
    sizes.disconnect();
    painting.abort();
  };
}
