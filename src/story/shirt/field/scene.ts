import { steps } from '../../../model/steps';
import { calculateEnterProgress } from '../../../motion/enterProgress';
import { type PlacedCallout, placeCallout } from '../../../scene/Callout';
import type { Scene, SceneRefs } from '../../../scene/scene';
import { NARROW_MAX_PX } from '../../../theme/tokens';
import { bakeField, drawField } from './draw';
import { type PlacedField, placeField } from './placeField';

interface FieldLayout {
  placed: PlacedField;
  widthPx: number;
  heightPx: number;
  pixelRatio: number;
  isNarrow: boolean;
}

/** How far right of the field its labels stand. */
const BESIDE_PX = 18;

function move(element: HTMLElement | SVGElement | undefined, xPx: number, yPx: number): void {
  if (element) element.style.transform = `translate(${Math.round(xPx)}px, ${Math.round(yPx)}px)`;
}

/** Sets the labels beside what they name: outside the field, below or beside each block. */
function placeLabels(refs: SceneRefs, { placed, isNarrow }: FieldLayout): void {
  const besidePx = isNarrow ? 0 : placed.widthPx + BESIDE_PX;
  move(refs.cotton, besidePx, isNarrow ? 2 : placed.cottonHeightPx - 40);
  move(refs.key, besidePx, placed.keyYPx);
  placed.blocks.forEach(({ xPx, yPx, heightPx }, index) => {
    const label = refs[`block-${index}`];
    if (isNarrow) move(label, 0, yPx + heightPx / 2 - 9);
    else move(label, xPx, yPx + heightPx + 8);
  });
}

/** Rings the visitor's cups and leads out of the field to their tag. */
function placeYours({ placed, widthPx, isNarrow }: FieldLayout): PlacedCallout | undefined {
  if (!placed.yours) return undefined;
  const ring = placed.yours;
  const [endX, middleX] = [ring.xPx + ring.widthPx, ring.xPx + ring.widthPx / 2];
  const middleY = Math.round(ring.yPx + ring.heightPx / 2);
  return {
    ring,
    radiusPx: ring.heightPx / 2,
    ...(isNarrow
      ? {
          line: { x1: middleX, y1: ring.yPx, x2: middleX, y2: 26 },
          tag: { xPx: widthPx, yPx: 0, anchor: [1, 0] },
        }
      : {
          line: { x1: endX, y1: middleY, x2: placed.widthPx + BESIDE_PX, y2: middleY },
          tag: { xPx: Math.round(placed.widthPx) + 16, yPx: middleY, anchor: [0, 0.5] },
        }),
  };
}

/** The closing field: as many cups as the scroll has filled. */
export const fieldScene: Scene<{ yourCups: number }, FieldLayout, HTMLCanvasElement> = {
  clock: 'scroll',
  rests: [{ name: 'full', at: { progress: 1 } }],
  // The blocks come last: they stand before the whole field is in view.
  progress: (topPx, heightPx, viewportPx) => calculateEnterProgress(topPx, heightPx, viewportPx, -0.1),
  // Its words grow with the reader's font size.
  watches: ['key'],
  measure(_, { widthPx, heightPx, pixelRatio }, { yourCups }, refs) {
    const isNarrow = document.documentElement.clientWidth <= NARROW_MAX_PX;
    const labelWidthsPx = steps.map((_, index) => refs[`block-${index}`]?.clientWidth ?? 0);
    const besidePx = Math.max(refs.cotton?.clientWidth ?? 0, refs.key?.clientWidth ?? 0);
    const placed = placeField(widthPx, heightPx, yourCups, isNarrow, pixelRatio, labelWidthsPx, besidePx);
    return { placed, widthPx, heightPx, pixelRatio, isNarrow };
  },
  prepare: ({ placed, widthPx, heightPx, pixelRatio }, pool) =>
    bakeField(placed, pixelRatio, { widthPx, heightPx }, pool),
  draw(context, { placed, pixelRatio }, image, { progress }) {
    drawField(context, placed, image, pixelRatio, Math.round(progress * placed.cups.length));
    return false;
  },
  place(refs, layout) {
    placeLabels(refs, layout);
    const yours = placeYours(layout);
    if (yours) placeCallout(refs, 'yours', yours);
  },
};
