import { clamp, mix } from '../../theme/easing';
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
  const hidden = (offset: number) => ({ offset, opacity: 0, dropPx: DROP_PX });
  const shown = (offset: number) => ({ offset, opacity: 1, dropPx: 0 });
  const entry = start <= 0 ? [shown(0)] : [hidden(0), hidden(start), shown(start + FADE)];
  const exit = end >= 1 ? [shown(1)] : [shown(end - FADE), hidden(end), hidden(1)];
  return [...entry, ...exit];
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
    opacity: mix(from.opacity, to.opacity, share),
    dropPx: mix(from.dropPx, to.dropPx, share),
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
