import type { Caption, Scene } from '../../../scene/scene';
import { placeOverHeart } from '../shirtRows';
import { placeShirt } from '../zoom/placeShirt';
import { bakeWaters, drawWaters, type WatersLayout, type WatersSprites } from './draw';
import { calculateDyed, DYE_MS, placeBeside, placeLabels } from './placeWaters';
import { WATER_IDS } from './waters';

const CAPTIONS: Caption[] = [{ name: 'all', from: 0.02, rest: 0.5 }];

/** Between a label and the thread at the window's edge. */
const EDGE_PX = 28;

const DYED_MS = DYE_MS * WATER_IDS.length;

/** The shirt of the zoom, dyed by its waters from the collar to the hem; each part's label comes with its dye. */
export const watersScene: Scene<{ cups: number }, WatersLayout, WatersSprites> = {
  clock: 'scroll',
  rests: [
    { name: 'pale', at: {} },
    { name: 'all', at: { progress: 0.5, sinceRestMs: DYED_MS }, from: 0.02 },
  ],
  watches: ['words'],
  measure(_, { widthPx, heightPx, pixelRatio, isStill }, { cups }, { words }) {
    const captionPx = words ? heightPx - (words as HTMLElement).offsetTop : 0;
    const shirt = placeShirt(widthPx, heightPx, pixelRatio, captionPx);
    return {
      widthPx,
      heightPx,
      pixelRatio,
      isStill,
      shirt,
      beside: placeBeside(shirt, widthPx),
      yours: placeOverHeart(cups),
    };
  },
  prepare: bakeWaters,
  draw(context, layout, sprites, { rest, sinceRestMs }) {
    drawWaters(context, layout, sprites, calculateDyed(rest > 0 ? sinceRestMs : 0));
    return rest > 0 && sinceRestMs < DYED_MS;
  },
  place(refs, layout, { progress, rest, sinceRestMs }) {
    const dyed = calculateDyed(rest > 0 ? sinceRestMs : 0);
    const labels = placeLabels(layout.beside);
    refs.root?.toggleAttribute('data-begun', progress > 0);
    // From its end on the stage passes under the bar.
    refs.root?.toggleAttribute('data-bar-clear', progress < 1 && !layout.isStill);
    for (const id of WATER_IDS) {
      const { style } = refs[`label-${id}`] ?? {};
      if (!style) continue;
      const { xPx, yPx } = labels[id].at;
      style.transform = `translate(${Math.round(xPx)}px, ${Math.round(yPx)}px) translateY(-50%)`;
      style.maxWidth = `${Math.round(layout.widthPx - xPx - EDGE_PX)}px`;
      style.opacity = String(dyed[id]);
      style.pointerEvents = dyed[id] > 0 ? 'auto' : 'none';
    }
  },
  captions: () => CAPTIONS,
};
