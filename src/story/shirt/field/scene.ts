import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { fitCanvas } from '../../../charts/canvas';
import { pageStudio } from '../../../charts/studio';
import { useEnterProgress } from '../../../motion/enterProgress';
import { startFrameLoop } from '../../../motion/frameLoop';
import { useElementSize } from '../../../motion/useElementSize';
import { NARROW_MAX_PX } from '../../../theme/tokens';
import { bakeField, drawField, type FieldBake } from './draw';
import { type PlacedField, placeField } from './layout';

interface Setting {
  context: CanvasRenderingContext2D;
  placed: PlacedField;
  bake: FieldBake;
  pixelRatio: number;
}

type Place = { xPx: number; yPx: number };

function move(element: HTMLElement | null, { xPx, yPx }: Place): void {
  if (element) element.style.transform = `translate(${Math.round(xPx)}px, ${Math.round(yPx)}px)`;
}

/** Sets the labels beside what they name: outside the field, below or beside each block. */
function placeLabels(box: HTMLElement, placed: PlacedField, isNarrow: boolean): void {
  const label = (name: string) => box.querySelector<HTMLElement>(`[data-label="${name}"]`);
  const besidePx = placed.widthPx + 18;
  move(label('cotton'), isNarrow ? { xPx: 0, yPx: 2 } : { xPx: besidePx, yPx: placed.cottonHeightPx - 40 });
  move(label('key'), { xPx: isNarrow ? 0 : besidePx, yPx: placed.keyYPx });
  placed.blocks.forEach((block, index) => {
    move(
      box.querySelector<HTMLElement>(`[data-block="${index}"]`),
      isNarrow
        ? { xPx: 0, yPx: block.yPx + block.heightPx / 2 - 9 }
        : { xPx: block.xPx, yPx: block.yPx + block.heightPx + 8 },
    );
  });
}

/** Rings the visitor's cups and leads out of the field to their tag. */
function placeOverlay(box: HTMLElement, placed: PlacedField, isNarrow: boolean): void {
  const { yours } = placed;
  if (!yours) return;
  const set = (selector: string, values: Record<string, number>) => {
    const element = box.querySelector(selector);
    for (const [name, value] of Object.entries(values)) element?.setAttribute(name, String(value));
  };
  const { xPx: x, yPx: y, widthPx: width, heightPx: height } = yours;
  set('rect', { x, y, width, height, rx: height / 2 });
  const middleX = x + width / 2;
  const middleY = y + height / 2;
  const tag = box.querySelector<HTMLElement>('[data-tag]');
  if (isNarrow) {
    set('line', { x1: middleX, y1: y, x2: middleX, y2: 26 });
    move(tag, { xPx: box.clientWidth - (tag?.offsetWidth ?? 0), yPx: 0 });
  } else {
    set('line', { x1: x + width, y1: middleY, x2: placed.widthPx + 18, y2: middleY });
    move(tag, { xPx: placed.widthPx + 16, yPx: middleY - (tag?.offsetHeight ?? 0) / 2 });
  }
}

/** Draws the closing field: as many cups as the scroll has filled. */
export function useClosingField(
  boxRef: RefObject<HTMLDivElement | null>,
  yourCups: number,
  isStill: boolean,
) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const settingRef = useRef<Setting>(undefined);
  const progressRef = useRef(0);
  const drawnRef = useRef(-1);
  const stopBakingRef = useRef(() => {});

  const draw = useEffectEvent(() => {
    const setting = settingRef.current;
    if (!setting) return;
    const { placed, bake } = setting;
    const wanted = isStill ? placed.cups.length : Math.round(progressRef.current * placed.cups.length);
    const count = Math.min(wanted, bake.readCount());
    // Without motion it stands there whole, and does not fill.
    if (count === drawnRef.current || (isStill && count < wanted)) return;
    drawField(setting.context, placed, bake.image, setting.pixelRatio, count, drawnRef.current);
    drawnRef.current = count;
  });

  const set = () => {
    const [box, canvas] = [boxRef.current, canvasRef.current];
    const [widthPx, heightPx] = [canvas?.clientWidth ?? 0, canvas?.clientHeight ?? 0];
    if (!box || !canvas || widthPx === 0 || heightPx === 0) return;
    const fitted = fitCanvas(canvas, widthPx, heightPx);
    if (!fitted) return;
    const { context, pixelRatio } = fitted;
    const isNarrow = document.documentElement.clientWidth <= NARROW_MAX_PX;
    const placed = placeField(widthPx, heightPx, yourCups, isNarrow, pixelRatio);
    const bake = bakeField(placed, pixelRatio, { widthPx, heightPx }, pageStudio);
    settingRef.current = { context, placed, bake, pixelRatio };
    placeLabels(box, placed, isNarrow);
    placeOverlay(box, placed, isNarrow);
    drawnRef.current = -1;
    stopBakingRef.current();
    stopBakingRef.current = startFrameLoop(() => {
      if (!bake.bakeNext()) stopBakingRef.current();
      draw();
    });
  };

  useElementSize(boxRef, set, yourCups, isStill);
  useEnterProgress(boxRef, (progress) => {
    progressRef.current = progress;
    draw();
  });
  useEffect(() => () => stopBakingRef.current(), []);
  return canvasRef;
}
