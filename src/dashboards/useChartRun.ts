import { useState } from 'react';
import type { GrowthPhase } from '../charts/bar/materials/Growing';
import type { ChartSpec } from '../charts/chartSpec';
import { useReadingView, useReducedMotion } from '../motion/preferences';
import { useHydrated } from '../motion/useHydrated';

export interface ChartRun {
  phase: GrowthPhase;
  isPressed: boolean;
  /** Whether the button can be pressed. It can once: there is no way back on this visit of the page. */
  canStart: boolean;
  hasEnded: boolean;
  start: () => void;
  /** To be told that the bars have grown. */
  onGrown: () => void;
  /** To be told whether the effect is over. */
  onOver: (isOver: boolean) => void;
  /** Whether something goes on moving that the reader can stop. */
  canPause: boolean;
  isPaused: boolean;
  togglePause: () => void;
}

/**
 * When a chart moves. One flag: pressed or not. The bars grow to their final frame, then only the effect goes on,
 * on its canvas, while it is in view and not paused. Without motion and in the plain reading, which is
 * also the printed one, the final frame stands at once, with one still of the effect.
 */
export function useChartRun({ effect }: ChartSpec): ChartRun {
  const [isPressed, setIsPressed] = useState(false);
  const [isGrown, setIsGrown] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const [onGrown] = useState(() => () => setIsGrown(true));
  const isStill = useReducedMotion();
  const isPlain = useReadingView() === 'plain';
  const isHydrated = useHydrated();
  const hasEnded = isPressed && (isStill || isGrown);
  return {
    phase: !isHydrated || isPlain || hasEnded ? 'whole' : isPressed ? 'growing' : 'axes',
    isPressed,
    canStart: !isPressed,
    hasEnded: hasEnded || (isHydrated && isPlain),
    start: () => setIsPressed(true),
    onGrown,
    onOver: setIsOver,
    canPause: effect.name !== undefined && hasEnded && !isStill && !isOver,
    isPaused,
    togglePause: () => setIsPaused((was) => !was),
  };
}
