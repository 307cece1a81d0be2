import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { fitCanvas, readPixelRatio } from '../../../charts/canvas';
import { formatNumber } from '../../../model/format';
import { useScrollProgress } from '../../../motion/scrollProgress';
import { useElementSize } from '../../../motion/useElementSize';
import { smoothStep } from '../../../theme/easing';
import { NARROW_MAX_PX } from '../../../theme/tokens';
import { CELL, placeOverHeart, SHIRT_ROWS, type YourPlace } from '../shirtRows';
import { createShirtPainter, type ShirtPainter } from './draw';
import { type PlacedShirt, placeShirt } from './layout';
import { placeRing } from './ring';
import { calculateZoomView, countInView, type Stage, type ZoomView } from './view';

interface ZoomSceneOptions {
  sectionRef: RefObject<HTMLElement | null>;
  /** The cups that are shown alone: the visitor's, or one. */
  cups: number;
  isStill: boolean;
}

interface Setting {
  context: CanvasRenderingContext2D;
  stage: Stage;
  shirt: PlacedShirt;
  yours: YourPlace;
  painter: ShirtPainter;
}

/** Nothing passes under the bar before the zoom begins and after it has ended. */
const BAR_CLEAR = { until: 0.06, from: 0.8 };

/** While nothing else happens the scene bakes ahead, so that the first scroll does not wait. */
const BAKE_AHEAD_AFTER_MS = 600;
const BAKE_EVERY_MS = 20;

/** What the label takes at the right edge, its margin included. */
const LABEL_ROOM_PX = 218;

/** Half the width of the shirt's body, as a share of the shirt's. */
const BODY_HALF = 0.3;

/** Lets a caption come and go with the scroll. */
function showCaption(caption: HTMLElement, progress: number): void {
  const { from, to } = caption.dataset;
  const [start, end] = [Number(from), Number(to)];
  const shown = Math.min(
    smoothStep(start, start + 0.07, progress),
    1 - smoothStep(end - 0.07, end, progress),
  );
  caption.style.setProperty('--shown', String(shown));
  caption.toggleAttribute('data-gone', shown < 0.5);
}

/** What the caption of the whole shirt takes from the stage's bottom, where it lies over the stage; else 0. */
function measureCaption(section: HTMLElement | null): number {
  const caption = section?.querySelector<HTMLElement>('[data-part="result"]');
  const words = caption?.firstElementChild;
  if (!caption || !(words instanceof HTMLElement) || words.offsetParent !== caption) return 0;
  return caption.offsetHeight - words.offsetTop;
}

/** The keyboard may reach a caption that does not show: then the story scrolls to where it does. */
function showAgain({ dataset: { from, to } }: HTMLElement, track: HTMLElement): void {
  const { top, height } = track.getBoundingClientRect();
  const distancePx = height - document.documentElement.clientHeight;
  const rest = Number(from) < 0 ? 0 : (Number(from) + Math.min(1, Number(to))) / 2;
  if (distancePx > 0) window.scrollTo({ top: window.scrollY + top + rest * distancePx });
}

function placeOverlay(
  overlay: SVGSVGElement,
  tag: HTMLElement,
  setting: Setting,
  view: ZoomView,
  shown: number,
) {
  const { ring, line, tag: place } = placeRing(view, setting.yours, setting.stage);
  overlay.style.opacity = String(shown);
  tag.style.opacity = String(shown);
  if (shown === 0) return;
  tag.style.transform = `translate(${place.xPx}px, ${place.yPx}px) translateY(-50%)`;
  for (const element of overlay.querySelectorAll('line')) {
    for (const [name, value] of Object.entries(line)) element.setAttribute(name, String(value));
  }
  const ellipse = overlay.querySelector('ellipse');
  for (const [name, value] of Object.entries(ring)) ellipse?.setAttribute(name, String(value));
}

/** Draws the scene: only when its progress, its size or the visitor's number has changed. */
export function useZoomScene({ sectionRef, cups, isStill }: ZoomSceneOptions) {
  const trackRef = useRef<HTMLDivElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const overlayRef = useRef<SVGSVGElement>(null);
  const tagRef = useRef<HTMLParagraphElement>(null);
  const inViewRef = useRef<HTMLParagraphElement>(null);
  const settingRef = useRef<Setting>(undefined);
  const progressRef = useRef(0);
  const isSharpRef = useRef(true);
  const bakingRef = useRef<ReturnType<typeof setTimeout>>(undefined);

  const bakeAfter = (ms: number) => {
    clearTimeout(bakingRef.current);
    bakingRef.current = setTimeout(() => {
      const setting = settingRef.current;
      if (!setting) return;
      const baked = setting.painter.bakeNext();
      if (baked === 'nothing') return;
      if (baked === 'bitmap' && !isSharpRef.current) draw();
      bakeAfter(isSharpRef.current ? BAKE_EVERY_MS : 0);
    }, ms);
  };

  const readView = ({ stage, shirt, yours }: Setting) =>
    calculateZoomView(stage, shirt, yours, isStill ? 1 : progressRef.current);

  const drawCups = () => {
    const setting = settingRef.current;
    if (!setting) return;
    isSharpRef.current = setting.painter.draw(setting.context, readView(setting));
    if (!isSharpRef.current) bakeAfter(0);
  };

  const placeWords = () => {
    const setting = settingRef.current;
    const section = sectionRef.current;
    if (!setting || !section) return;
    const progress = isStill ? 1 : progressRef.current;
    const view = readView(setting);
    if (overlayRef.current && tagRef.current) {
      placeOverlay(overlayRef.current, tagRef.current, setting, view, smoothStep(0.66, 0.82, progress));
    }
    const label = inViewRef.current;
    if (label?.firstElementChild) {
      const count = countInView(SHIRT_ROWS, view, setting.stage, setting.yours);
      label.firstElementChild.textContent = formatNumber(count);
      // Where the shirt comes to stand behind the label, the label makes way: the caption says the number.
      const { stage, shirt } = setting;
      const bodyEndPx = shirt.centerXPx + (BODY_HALF / CELL) * shirt.cellPx;
      const isInTheWay = stage.widthPx <= NARROW_MAX_PX || bodyEndPx > stage.widthPx - LABEL_ROOM_PX;
      const isCovered = isInTheWay ? smoothStep(0.66, 0.72, progress) : 0;
      label.style.opacity = String(smoothStep(0.06, 0.09, progress) - isCovered);
    }
    for (const caption of section.querySelectorAll<HTMLElement>('[data-from]'))
      showCaption(caption, progress);
    const isClear = progress <= BAR_CLEAR.until || (progress >= BAR_CLEAR.from && progress < 1);
    section.toggleAttribute('data-bar-clear', isClear && !isStill);
  };

  const draw = () => {
    drawCups();
    placeWords();
  };

  const set = useEffectEvent(() => {
    const canvas = canvasRef.current;
    const { clientWidth: widthPx = 0, clientHeight: heightPx = 0 } = stageRef.current ?? {};
    if (!canvas || widthPx === 0 || heightPx === 0) return;
    const pixelRatio = readPixelRatio();
    const stage = { widthPx, heightPx };
    const context = fitCanvas(canvas, widthPx, heightPx)?.context;
    if (!context) return;
    const shirt = placeShirt(widthPx, heightPx, pixelRatio, measureCaption(sectionRef.current));
    const yours = placeOverHeart(cups);
    const last = settingRef.current;
    const painter = createShirtPainter(stage, shirt, yours, pixelRatio, last?.painter.findSmallest());
    settingRef.current = { context, stage, shirt, yours, painter };
    bakeAfter(BAKE_AHEAD_AFTER_MS);
    draw();
  });

  useElementSize(stageRef, set, cups, isStill);
  useScrollProgress(trackRef, (progress) => {
    // As it was set: there the scroll begins.
    if (progress === progressRef.current) return;
    progressRef.current = progress;
    draw();
  });
  useEffect(
    () => () => {
      clearTimeout(bakingRef.current);
      settingRef.current?.painter.release();
      settingRef.current = undefined;
    },
    [],
  );

  useEffect(() => {
    const section = sectionRef.current;
    const onFocus = (event: FocusEvent) => {
      const target = event.target as HTMLElement;
      // A new page's heading takes the focus by script: after Back the reader stands elsewhere, and stays there.
      if (target.tabIndex < 0) return;
      const caption = target.closest<HTMLElement>('[data-gone]');
      if (caption && trackRef.current) showAgain(caption, trackRef.current);
    };
    section?.addEventListener('focusin', onFocus);
    return () => section?.removeEventListener('focusin', onFocus);
  }, [sectionRef]);

  return { trackRef, stageRef, canvasRef, overlayRef, tagRef, inViewRef };
}
