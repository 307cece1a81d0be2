import { COUNTED_PARTS } from '../../../model/countedParts';
import { placeCallout } from '../../../scene/Callout';
import type { Caption, Scene, SceneRefs } from '../../../scene/scene';
import { smoothStep } from '../../../theme/easing';
import { NARROW_MAX_PX } from '../../../theme/tokens';
import { placeOverHeart } from '../shirtRows';
import { placeYours } from '../yours/placeYours';
import { placeShirt } from '../zoom/placeShirt';
import {
  bakeWaters,
  drawWaters,
  findLevelPx,
  findShirt,
  lookAt,
  type WatersLayout,
  type WatersSprites,
} from './draw';
import { calculateChange, type LitChange, mixLit } from './lit';
import {
  beginState,
  calculateCounting,
  calculateLabelled,
  calculateShifts,
  calculateUncounted,
  calculateWatersView,
  mapParts,
  placeCountedShirt,
  placeLabels,
  placeSwitches,
  STATES,
} from './placeWaters';
import { WATER_IDS } from './waters';

/** Where each state can be read best, as a share of its part of the scroll. */
const REST = 0.65;
const restOf = (state: (typeof STATES)[number]) => beginState(state) + REST / STATES.length;

const rests = STATES.map((name) => ({ name, at: { progress: restOf(name) }, from: beginState(name) }));

const CAPTIONS: Caption[] = STATES.map((name) => ({ name, from: beginState(name), rest: restOf(name) }));

/** The level is named once it has sunk below the tag of the visitor's cups. */
const LEVEL_FROM = 0.2;

interface WatersProps {
  cups: number;
  lit: LitChange;
}

const SWITCHES = COUNTED_PARTS.map((part) => `switch-${part}`);

/** How large each switch is, and where it stands from where lines begin. */
function readSwitches(refs: SceneRefs, widthPx: number): WatersLayout['switches'] {
  const whole = refs.liters as HTMLElement | undefined;
  const leftPx = (whole?.offsetLeft ?? 0) + ((whole?.offsetParent as HTMLElement | null)?.offsetLeft ?? 0);
  return mapParts((part) => {
    const {
      offsetLeft = 0,
      offsetWidth = 0,
      offsetHeight = 0,
    } = (refs[`switch-${part}`] ?? {}) as HTMLElement;
    const xPx = leftPx + offsetLeft;
    // The picture is turned over where lines run from the right.
    const isTurned = document.documentElement.dir === 'rtl';
    return { xPx: isTurned ? widthPx - xPx - offsetWidth : xPx, heightPx: offsetHeight };
  });
}

/** What is lit at that moment; without motion at once. */
const findLit = ({ lit }: WatersProps, { isStill }: WatersLayout, elapsedMs: number) => {
  const change = isStill ? 1 : calculateChange(lit, elapsedMs);
  return { change, lit: mixLit(lit, change) };
};

/**
 * The shirt of the zoom, dyed by its waters; each is lifted out in turn, the reader counts which they choose, and in the end
 * its cups are empty.
 */
export const watersScene: Scene<WatersProps, WatersLayout, WatersSprites> = {
  clock: 'scroll',
  rests: rests as [(typeof rests)[0], ...typeof rests],
  watches: ['words', 'said', ...SWITCHES],
  layoutKey: ({ cups }) => cups,
  measure(_, { widthPx, heightPx, pixelRatio, isStill }, { cups }, refs) {
    const { words, said } = refs;
    const captionPx = words ? heightPx - (words as HTMLElement).offsetTop : 0;
    const shirt = placeShirt(widthPx, heightPx, pixelRatio, captionPx);
    const switches = readSwitches(refs, widthPx);
    const saidPx = (said as HTMLElement | undefined)?.offsetTop ?? heightPx;
    const countedShirt = placeCountedShirt(shirt, { widthPx, heightPx }, saidPx, switches);
    if (!countedShirt) return undefined;
    return {
      widthPx,
      heightPx,
      pixelRatio,
      isStill,
      shirt,
      countedShirt,
      switches,
      yours: placeOverHeart(cups),
    };
  },
  prepare: bakeWaters,
  draw(context, layout, sprites, { progress, elapsedMs }, props) {
    const { change, lit } = findLit(props, layout, elapsedMs);
    drawWaters(context, layout, sprites, calculateWatersView(progress), lit);
    return change < 1;
  },
  place(refs, layout, { progress, elapsedMs }, props) {
    const { yours, widthPx, isStill } = layout;
    const view = calculateWatersView(progress);
    const shirt = findShirt(layout, view);
    const { lit } = findLit(props, layout, elapsedMs);
    const shifts = calculateShifts(view, shirt);
    refs.root?.toggleAttribute('data-begun', progress > 0);
    // From its end on the stage passes under the bar.
    refs.root?.toggleAttribute('data-bar-clear', progress < 1 && !isStill);
    placeCallout(refs, 'yours', {
      ...placeYours(lookAt(shirt, shifts.rain), yours, layout),
      // The switches take its place.
      opacity: calculateUncounted(view),
    });
    if (view.counted > 0 && widthPx > NARROW_MAX_PX) {
      const placed = placeSwitches(shirt, layout, layout.switches);
      for (const part of COUNTED_PARTS) {
        const element = refs[`switch-${part}`];
        if (element) element.style.transform = `translateY(${Math.round(placed[part].topPx)}px)`;
      }
    }
    const labels = placeLabels(shirt, widthPx);
    const set = (name: keyof typeof labels, opacity: number, shiftPx = 0) => {
      const { xPx, yPx } = labels[name];
      const { style } = refs[`label-${name}`] ?? {};
      if (!style) return;
      style.transform = `translate(${Math.round(xPx)}px, ${Math.round(yPx + shiftPx)}px) translate(${name === 'fiber' ? -50 : 0}%, -50%)`;
      style.opacity = String(opacity);
    };
    // The open seams tell which one is lifted out.
    const shown = calculateLabelled(view);
    for (const id of WATER_IDS) set(id, shown, shifts[id]);
    set('fiber', calculateCounting(view) * lit.fiber * (1 - lit.rest));
    const named = smoothStep(LEVEL_FROM, LEVEL_FROM + 0.02, view.emptied);
    set('level', named, findLevelPx(shirt, Math.min(0.9, view.emptied)));
  },
  captions: () => CAPTIONS,
};
