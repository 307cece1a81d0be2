import { fitCanvas } from '../../charts/canvas';
import { cancelFrame, queueFrame } from '../../motion/frameQueue';
import { drawFrayedRope } from './drawFrayedRope';
import { placeFray } from './placeFray';

/** The box of the words themselves, not of the block that they stand in. */
function measureWords(block: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(block);
  return range.getBoundingClientRect();
}

/**
 * Hangs the torn thread into `canvas`, around the text that it must not cross.
 * @returns a function that stops following the size
 */
export function hangFray(canvas: HTMLCanvasElement, text: HTMLElement): () => void {
  const fitToBox = (box: DOMRect) => fitCanvas(canvas, box.width, box.height)?.context;
  let due: (() => void)[] = [];
  // The place of the torn thread, and each of its ends, in a frame of its own: all would hold it up.
  const drawNext = () => {
    due.shift()?.();
    if (due.length > 0) queueFrame(drawNext);
  };
  const paint = () => {
    const box = canvas.getBoundingClientRect();
    const words = [...text.children].map(measureWords);
    const bar = document.querySelector('[data-bar]');
    const room = {
      widthPx: box.width,
      heightPx: box.height,
      topPx: bar?.clientHeight ?? 0,
      textTopPx: Math.min(...words.map(({ top }) => top)) - box.top,
      textRightPx: Math.max(...words.map(({ right }) => right)) - box.left,
    };
    const { ropes, ropePx } = placeFray(room);
    let context: CanvasRenderingContext2D | undefined;
    const drawEnd = (i: number) => {
      const waypoints = ropes[i];
      if (context && waypoints) drawFrayedRope(context, waypoints, ropePx, i * 5 + 3);
    };
    due = [
      () => {
        // Not before there is something to draw: it must not stand empty meanwhile.
        context = fitToBox(box);
        drawEnd(0);
      },
      () => drawEnd(1),
    ];
    queueFrame(drawNext);
  };
  // To make its bitmap takes as long as to draw on it: that comes in another frame.
  fitToBox(canvas.getBoundingClientRect());
  const paintSoon = () => queueFrame(paint);
  const sizes = new ResizeObserver(paintSoon);
  sizes.observe(canvas);
  document.fonts.ready.then(paintSoon);
  return () => {
    sizes.disconnect();
    cancelFrame(paint);
    cancelFrame(drawNext);
  };
}
