import { fitCanvas } from '../../charts/canvas';
import { drawFray } from './drawFray';
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
  const paint = () => {
    const box = canvas.getBoundingClientRect();
    const context = fitCanvas(canvas, box.width, box.height)?.context;
    if (!context) return;
    const words = [...text.children].map(measureWords);
    const bar = document.querySelector('[data-bar]');
    const room = {
      widthPx: box.width,
      heightPx: box.height,
      topPx: bar?.clientHeight ?? 0,
      textTopPx: Math.min(...words.map(({ top }) => top)) - box.top,
      textRightPx: Math.max(...words.map(({ right }) => right)) - box.left,
    };
    drawFray(context, placeFray(room));
  };
  paint();
  const sizes = new ResizeObserver(paint);
  sizes.observe(canvas);
  document.fonts.ready.then(paint);
  return () => sizes.disconnect();
}
