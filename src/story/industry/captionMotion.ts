import { clamp } from '../../theme/easing';
import { CAPTION_SPANS, type CaptionId } from './timeline';

/** How a caption stands at one point of the story's progress. */
export interface CaptionPose {
  /** The story's progress, 0 to 1. */
  offset: number;
  opacity: number;
  /** How far below its place it is. */
  dropPx: number;
}

const FADE = 0.022;
const DROP_PX = 20;

/** The poses that a caption passes: gone, shown, gone. Scroll timelines and our own script play the same list. */
export function placeCaption(id: CaptionId): CaptionPose[] {
  const [start, end] = CAPTION_SPANS[id];
  const hidden = { opacity: 0, dropPx: DROP_PX };
  const shown = { opacity: 1, dropPx: 0 };
  const before = start <= 0 ? [{ offset: 0, ...shown }] : [{ offset: 0, ...hidden }];
  const entry =
    start <= 0
      ? []
      : [
          { offset: start, ...hidden },
          { offset: start + FADE, ...shown },
        ];
  const exit =
    end >= 1
      ? []
      : [
          { offset: end - FADE, ...shown },
          { offset: end, ...hidden },
        ];
  const after = end >= 1 ? [{ offset: 1, ...shown }] : [{ offset: 1, ...hidden }];
  return [...before, ...entry, ...exit, ...after];
}

/** The caption's pose at progress `p`, straight between two poses as keyframes are. */
export function findCaptionPose(
  poses: readonly CaptionPose[],
  p: number,
): { opacity: number; dropPx: number } {
  const next = poses.findIndex(({ offset }) => offset >= p);
  const to = poses[next] ?? poses.at(-1);
  const from = poses[next - 1] ?? to;
  if (!from || !to) return { opacity: 0, dropPx: DROP_PX };
  const share = to === from ? 1 : clamp((p - from.offset) / (to.offset - from.offset));
  return {
    opacity: from.opacity + (to.opacity - from.opacity) * share,
    dropPx: from.dropPx + (to.dropPx - from.dropPx) * share,
  };
}

/** The poses as keyframes for an animation that a scroll timeline drives. */
export function formatKeyframes(poses: readonly CaptionPose[]): Keyframe[] {
  return poses.map(({ offset, opacity, dropPx }) => ({
    offset,
    opacity,
    transform: `translateY(${dropPx}px)`,
  }));
}
