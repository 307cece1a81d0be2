import { useLayoutEffect, useRef } from 'react';
import { useReducedMotion } from '../../motion/preferences';
import { easeSoak, mix } from '../../theme/easing';
import { EASINGS } from '../../theme/tokens';

const MOVE = { duration: 1300, easing: `cubic-bezier(${EASINGS.soak})` };

/** Where a row stands, and how far down its thread runs. */
interface Stand {
  left: number;
  top: number;
  down: number;
}

/** A thread on its way: `at` is its rank by river, where it begins. */
interface ThreadMove {
  thread: Element;
  at: string | undefined;
  from: number;
  to: number;
}

/**
 * Threads move by their transform, frame by frame: a layer of their own would be a blurred picture of them.
 * @returns a function that ends the move where it leads
 */
function moveThreads(moves: readonly ThreadMove[]): () => void {
  const startMs = performance.now();
  let frame = 0;
  const draw = (nowMs: number) => {
    const share = easeSoak((nowMs - startMs) / MOVE.duration);
    for (const { thread, at, from, to } of moves)
      thread.setAttribute('transform', `translate(0 ${at}) scale(1 ${mix(from, to, share)})`);
    if (share < 1) frame = requestAnimationFrame(draw);
  };
  draw(startMs);
  return () => {
    cancelAnimationFrame(frame);
    draw(Number.POSITIVE_INFINITY);
  };
}

/** Moves each row, and its thread with it, from where it stood before its order changed. */
export function useMovingRows(order: string) {
  const root = useRef<HTMLDivElement>(null);
  const stands = useRef(new Map<string, Stand>());
  const isStill = useReducedMotion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what moves them
  useLayoutEffect(() => {
    const moves: ThreadMove[] = [];
    for (const row of root.current?.querySelectorAll<HTMLElement>('[data-place]') ?? []) {
      const { place = '' } = row.dataset;
      const thread = root.current?.querySelector<SVGElement>(`[data-thread="${place}"]`);
      const now: Stand = {
        left: row.offsetLeft,
        top: row.offsetTop,
        down: Number(thread?.dataset.down ?? 0),
      };
      const before = stands.current.get(place);
      stands.current.set(place, now);
      if (!before || isStill) continue;
      const [x, y] = [before.left - now.left, before.top - now.top];
      if (x || y) row.animate?.([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], MOVE);
      if (thread && before.down !== now.down)
        moves.push({ thread, at: thread.dataset.at, from: before.down, to: now.down });
    }
    return moves.length > 0 ? moveThreads(moves) : undefined;
  }, [order]);
  return root;
}
