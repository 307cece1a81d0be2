import { placeCallout } from '../../../scene/Callout';
import type { Caption, Scene } from '../../../scene/scene';
import { smoothStep } from '../../../theme/easing';
import { placeOverHeart } from '../shirtRows';
import { placeYours } from '../yours/placeYours';
import { placeShirt } from '../zoom/placeShirt';
import { bakeWaters, drawWaters, findLevelPx, lookAt, type WatersLayout, type WatersSprites } from './draw';
import { beginState, calculateShifts, calculateWatersView, placeLabels, STATES } from './placeWaters';
import { WATER_IDS } from './waters';

/** Where each state can be read best, as a share of its part of the scroll. */
const REST = 0.65;
const restOf = (state: (typeof STATES)[number]) => beginState(state) + REST / STATES.length;

const stops = STATES.map((name) => ({ name, at: { progress: restOf(name) }, from: beginState(name) }));

const CAPTIONS: Caption[] = STATES.map((name) => ({ name, from: beginState(name), rest: restOf(name) }));

/** The level is named once it has sunk below the tag of the visitor's cups. */
const LEVEL_FROM = 0.2;

/** The shirt of the zoom, dyed by its waters; each is lifted out in turn, and in the end its cups are empty. */
export const watersScene: Scene<{ cups: number }, WatersLayout, WatersSprites> = {
  clock: 'scroll',
  stops: stops as [(typeof stops)[0], ...typeof stops],
  watches: ['words'],
  measure(_, { widthPx, heightPx, pixelRatio, isStill }, { cups }, { words }) {
    const captionPx = words ? heightPx - (words as HTMLElement).offsetTop : 0;
    return {
      widthPx,
      heightPx,
      pixelRatio,
      isStill,
      shirt: placeShirt(widthPx, heightPx, pixelRatio, captionPx),
      yours: placeOverHeart(cups),
    };
  },
  prepare: bakeWaters,
  draw(context, layout, sprites, { progress }) {
    if (sprites) drawWaters(context, layout, sprites, calculateWatersView(progress));
    return false;
  },
  place(refs, layout, { progress }) {
    const { shirt, yours, widthPx, isStill } = layout;
    const view = calculateWatersView(progress);
    const shifts = calculateShifts(view, shirt);
    refs.root?.toggleAttribute('data-begun', progress > 0);
    // From its end on the stage passes under the bar.
    refs.root?.toggleAttribute('data-bar-clear', progress < 1 && !isStill);
    placeCallout(refs, 'yours', placeYours(lookAt(shirt, shifts.rain), yours, layout));
    const labels = placeLabels(shirt, widthPx);
    const set = (name: keyof typeof labels, opacity: number, shiftPx = 0) => {
      const { xPx, yPx } = labels[name];
      const { style } = refs[`label-${name}`] ?? {};
      if (!style) return;
      style.transform = `translate(${Math.round(xPx)}px, ${Math.round(yPx + shiftPx)}px) translate(${name === 'fiber' ? -50 : 0}%, -50%)`;
      style.opacity = String(opacity);
    };
    // Each can be read while another is lifted out: the open seams tell which one that is.
    // They are gone before the level passes them.
    for (const id of WATER_IDS) set(id, view.dyed * (1 - smoothStep(0, 0.02, view.emptied)), shifts[id]);
    set('fiber', view.stitched);
    const named = smoothStep(LEVEL_FROM, LEVEL_FROM + 0.02, view.emptied);
    set('level', named, findLevelPx(shirt, Math.min(0.9, view.emptied)));
  },
  captions: () => CAPTIONS,
};
