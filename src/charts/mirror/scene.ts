import { setText } from '../../scene/refs';
import type { Scene, SceneRefs } from '../../scene/scene';
import { bakeMirror, drawMirror, type MirrorSprites } from './draw';
import { calculateMirrorFrame, formatGrowing, MIRROR_MS } from './frame';
import { getMirrorAxes, type MirrorBar, type MirrorKind, type MirrorOrder, placeMirrorRows } from './layout';
import { type MirrorGeometry, measureMirror } from './measure';
import { type MirrorSlide, placeSlide } from './slide';

export interface MirrorProps {
  kind: MirrorKind;
  order: MirrorOrder;
  slide: MirrorSlide | undefined;
  /** Whether it stands whole with flat bars, as in the plain reading. */
  isPlain: boolean;
  /** Told with each picture whether all bars have grown. */
  onGrown: (isGrown: boolean) => void;
}

export interface MirrorLayout extends MirrorGeometry {
  kind: MirrorKind;
  /** Whether the canvas shows the bars; else they stand flat. */
  isDrawn: boolean;
}

/** Sets a bar and its number: both are as long, and as much, as the growth says. */
function placeBar(
  refs: SceneRefs,
  name: string,
  { lengthPx, growth, unit, bar }: { lengthPx: number; growth: number; unit: string; bar: MirrorBar },
): void {
  const isGrown = growth >= 1;
  const backPx = bar.share * lengthPx * (1 - growth) * (bar.measure === 'water' ? 1 : -1);
  const text = `${formatGrowing(bar, growth)} ${unit}`;
  refs[`${name}-bar`]?.style.setProperty('transform', isGrown ? '' : `scaleX(${growth})`);
  refs[`${name}-tip`]?.style.setProperty('transform', isGrown ? '' : `translateX(${backPx}px)`);
  refs[`${name}-least`]?.style.setProperty('visibility', isGrown ? '' : 'hidden');
  setText(refs[`${name}-value`], text);
  setText(refs[`${name}-corner`], bar.isLeast && isGrown ? `${text} least` : text);
}

/** Since the press; 0 before it. */
const readGrowMs = ({ stop, sinceStopMs }: { stop: number; sinceStopMs: number }) =>
  stop === 1 ? sinceStopMs : 0;

function readAwayPx({ kind, rows }: MirrorLayout, { order, slide }: MirrorProps, elapsedMs: number) {
  const centersPx = rows.map(({ water }) => water.centerYPx);
  return placeSlide(kind, order, slide, centersPx, elapsedMs);
}

/** A mirrored chart: empty until pressed, then it grows, and the light in the water and the pulses go on. */
export const mirrorScene: Scene<MirrorProps, MirrorLayout, MirrorSprites | undefined> = {
  clock: 'time',
  stops: [
    { name: 'empty', at: {} },
    { name: 'whole', at: { sinceStopMs: Number.POSITIVE_INFINITY } },
  ],
  layoutKey: ({ kind, isPlain }) => `${kind} ${isPlain}`,
  measure(root, _, { kind, isPlain }) {
    const canvas = root.querySelector('canvas');
    if (!canvas?.parentElement) return undefined;
    const isDrawn = !isPlain && canvas.getContext('2d') !== null;
    return { ...measureMirror(canvas.parentElement), kind, isDrawn };
  },
  *prepare(layout, pool, { pixelRatio }) {
    return layout.isDrawn ? yield* bakeMirror(layout.kind, layout, { pool, pixelRatio }) : undefined;
  },
  draw(context, layout, sprites, at, props) {
    if (!sprites) return false;
    const awayPx = readAwayPx(layout, props, at.elapsedMs);
    const growMs = readGrowMs(at);
    const rows = placeMirrorRows(layout.kind, props.order);
    drawMirror(context, layout, sprites, layout.kind, rows, growMs, awayPx);
    return at.stop === 1 && growMs < Number.POSITIVE_INFINITY;
  },
  place(refs, layout, at, props) {
    const { kind } = layout;
    const axes = getMirrorAxes(kind);
    const awayPx = readAwayPx(layout, props, at.elapsedMs);
    const growMs = readGrowMs(at);
    for (const [index, { id, water, other }] of placeMirrorRows(kind, props.order).entries()) {
      const frame = calculateMirrorFrame(growMs, index, kind === 'energy');
      const boxes = layout.rows[index];
      const sides = [
        { side: 'water', bar: water, box: boxes?.water, unit: axes.water.unit, growth: frame.waterGrowth },
        { side: 'other', bar: other, box: boxes?.other, unit: axes.other.unit, growth: frame.otherGrowth },
      ];
      for (const { side, box, ...rest } of sides)
        placeBar(refs, `${id}-${side}`, { ...rest, lengthPx: box?.lengthPx ?? 0 });
      // Not the row itself: moved, it would take its name beneath the thread.
      const downPx = awayPx[index] ?? 0;
      for (const part of ['water', 'name', 'other'])
        refs[`${id}-${part}`]?.style.setProperty('transform', downPx ? `translateY(${downPx}px)` : '');
    }
    props.onGrown(growMs >= MIRROR_MS);
    return awayPx.length > 0;
  },
};
