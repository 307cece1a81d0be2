import { bakeCosts, type CostsSprites, drawCosts } from '../../../charts/fabricRows/draw';
import { COSTS_SPANS, COSTS_START, TOLD_FROM } from '../../../charts/fabricRows/frame';
import { type CostsLayout, placeCosts, type Span } from '../../../charts/fabricRows/placeFabricRows';
import type { Caption, Scene } from '../../../scene/scene';

const [TORN_FROM, TORN] = COSTS_SPANS.smog;
const AT = { water: 0.32, energy: 0.56, co2: 0.89 };

/** What is said, in turn; then what is written round the bars, which comes and goes with them. */
const CAPTIONS: readonly Caption[] = [
  { name: 'drinks', from: TOLD_FROM.water, rest: AT.water, lane: 'claim' },
  { name: 'burns', from: TOLD_FROM.energy, to: TORN_FROM, rest: AT.energy, lane: 'claim' },
  { name: 'all', from: TOLD_FROM.co2, rest: AT.co2, lane: 'claim' },
  { name: 'water-title', rest: AT.water },
  { name: 'energy-title', to: TORN_FROM, rest: AT.energy },
  { name: 'strip-title', from: TORN, rest: AT.co2 },
  { name: 'co2-title', from: TORN, rest: AT.co2 },
  { name: 'water-bars', rest: AT.water },
  { name: 'energy-bars', from: COSTS_SPANS.heat[0], rest: AT.energy },
  { name: 'co2-bars', from: TORN, rest: AT.co2 },
  { name: 'water-values', from: TOLD_FROM.water, rest: AT.water },
  { name: 'energy-values', from: TOLD_FROM.energy, to: TORN_FROM, rest: AT.energy },
  { name: 'strip-values', from: TORN, rest: AT.co2 },
  { name: 'co2-values', from: TOLD_FROM.co2, rest: AT.co2 },
].map((caption) => ({ lane: caption.name, ...caption }));

/** Six fabrics: their water, then their energy and their CO2 beside it, as the scroll goes through the section. */
export const costsScene: Scene<object, CostsLayout, CostsSprites | undefined> = {
  clock: 'scroll',
  watches: ['picture', 'names'],
  rests: [
    { name: 'water', at: { progress: AT.water } },
    { name: 'energy', at: { progress: AT.energy }, from: 0.4 },
    { name: 'CO2', at: { progress: AT.co2 }, from: TORN_FROM },
  ],
  // Below 0 as long as it is still coming in.
  progress: (topPx, heightPx, viewportPx) =>
    Math.min(1, Math.max(COSTS_START, -topPx / Math.max(1, heightPx - viewportPx))),
  measure(root, { widthPx }, __, refs) {
    const { canvas, picture } = refs;
    // Words or names that are too long push out others: the page then shows the charts of the plain reading.
    const isFull = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    if (!canvas || !picture?.clientWidth || isFull(picture)) return undefined;
    const stage = canvas.getBoundingClientRect();
    // Where lines run from the right the page turns the canvas over, and this is read as it is drawn.
    const isTurned = getComputedStyle(root).direction === 'rtl';
    const read = (name: string): Span => {
      const { left = 0, right = 0 } = refs[name]?.getBoundingClientRect() ?? {};
      return isTurned
        ? { fromXPx: stage.right - right, toXPx: stage.right - left }
        : { fromXPx: left - stage.left, toXPx: right - stage.left };
    };
    const names = refs.names?.getBoundingClientRect();
    return placeCosts({
      widthPx,
      topPx: (names?.top ?? 0) - stage.top,
      bottomPx: (names?.bottom ?? 0) - stage.top,
      panelBottomPx: picture.getBoundingClientRect().bottom - stage.top,
      names: read('names'),
      water: read('water-bars'),
      energy: read('energy-bars'),
      strip: read('strip-values'),
      co2: read('co2-bars'),
    });
  },
  *prepare(layout, pool, { pixelRatio }) {
    return yield* bakeCosts(layout, pool, pixelRatio);
  },
  draw(context, layout, sprites, { progress }) {
    drawCosts(context, layout, sprites, progress);
    return false;
  },
  captions: () => CAPTIONS,
};
