import { type RefObject, useRef } from 'react';
import { fitCanvas } from '../../../charts/canvas';
import { useEnterProgress } from '../../../motion/enterProgress';
import { useElementSize } from '../../../motion/useElementSize';
import { NARROW_MAX_PX } from '../../../theme/tokens';
import { bakeStitches, drawStitches } from './draw';
import { type PlacedStitches, placeStitches } from './layout';

interface Setting {
  context: CanvasRenderingContext2D;
  placed: PlacedStitches;
  image: HTMLCanvasElement;
  pixelRatio: number;
}

/** Where the page's thread hangs beside the years, as a share of the window: Closing's knots say it too. */
const THREAD_X = 0.983;

/** How far the page's thread hangs from the right edge of `box`. */
function measureReach(box: HTMLElement): number {
  return Math.max(0, document.documentElement.clientWidth * THREAD_X - box.getBoundingClientRect().right);
}

/** Sews the visitor's days with the scroll; reports the rows so that each year can be labelled. */
export function useStitches(
  boxRef: RefObject<HTMLDivElement | null>,
  days: number,
  isStill: boolean,
  onPlaced: (placed: PlacedStitches) => void,
) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const settingRef = useRef<Setting>(undefined);
  const progressRef = useRef(0);
  const sizeRef = useRef('');

  const draw = () => {
    const setting = settingRef.current;
    if (!setting) return;
    const count = isStill ? days : Math.round(progressRef.current * days);
    drawStitches(setting.context, setting.placed, setting.image, setting.pixelRatio, count);
  };

  const set = () => {
    const [box, canvas] = [boxRef.current, canvasRef.current];
    const widthPx = box?.clientWidth ?? 0;
    if (!box || !canvas || widthPx === 0) return;
    const isNarrow = document.documentElement.clientWidth <= NARROW_MAX_PX;
    const placed = placeStitches(days, widthPx, isNarrow);
    // Setting the height reports a new size: only a new width or number is worth drawing again.
    const size = `${widthPx} ${days} ${window.devicePixelRatio}`;
    if (size !== sizeRef.current) {
      sizeRef.current = size;
      box.style.height = `${placed.heightPx}px`;
      const fullPx = widthPx + measureReach(box);
      canvas.style.width = `${fullPx}px`;
      onPlaced(placed);
      const fitted = fitCanvas(canvas, fullPx, placed.heightPx);
      if (!fitted) return;
      const image = bakeStitches(placed, fullPx, fitted.pixelRatio);
      settingRef.current = { context: fitted.context, placed, image, pixelRatio: fitted.pixelRatio };
    }
    draw();
  };

  useElementSize(boxRef, set, days, isStill);
  useEnterProgress(boxRef, (progress) => {
    progressRef.current = progress;
    draw();
  });
  return canvasRef;
}
