import { clamp, easeStitch } from '../../theme/easing';
import { type MirrorKind, type MirrorOrder, placeMirrorRows } from './layout';

const SLIDE_MS = 600;

/** Rows that have been sorted: how they stood, and when, by the scene's time. */
export interface MirrorSlide {
  from: MirrorOrder;
  startMs: number;
}

/** How far below its place each row of `order` still stands, from the top; nothing once all have come. */
export function placeSlide(
  kind: MirrorKind,
  order: MirrorOrder,
  slide: MirrorSlide | undefined,
  centersPx: readonly number[],
  elapsedMs: number,
): readonly number[] {
  const rest = slide ? 1 - easeStitch(clamp((elapsedMs - slide.startMs) / SLIDE_MS)) : 0;
  if (!slide || rest === 0) return [];
  const stood = placeMirrorRows(kind, slide.from).map(({ id }) => id);
  return placeMirrorRows(kind, order).map(
    ({ id }, index) => ((centersPx[stood.indexOf(id)] ?? 0) - (centersPx[index] ?? 0)) * rest,
  );
}
