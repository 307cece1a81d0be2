import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlacedChart } from '../../charts/bar/layout';
import type { ChartSpec } from '../../charts/chartSpec';
import type { GrowthPhase } from '../../charts/materials/Growing';
import { startFrameLoop } from '../../motion/frameLoop';
import { useReadingView, useReducedMotion } from '../../motion/preferences';
import { useHydrated } from '../../motion/useHydrated';
import { type Clock, createClock } from './clock';

export interface ChartRun {
  phase: GrowthPhase;
  /** Time since the press. It runs apart from React's state, so that only the drawing follows it. */
  clock: Clock;
  /** Whether the button can be pressed. It can once: there is no way back on this visit of the page. */
  canStart: boolean;
  hasEnded: boolean;
  start: () => void;
  /** Whether something goes on moving that the reader can stop. */
  canPause: boolean;
  isPaused: boolean;
  togglePause: () => void;
  canvasRef: RefObject<HTMLCanvasElement | null>;
}

/**
 * When a chart moves. One flag: pressed or not. The bars grow to their final frame, then only the effect goes on,
 * on its canvas, while it is in view and not paused. Without motion and in the plain reading, which is
 * also the printed one, the final frame stands at once, with one still of the effect.
 */
export function useChartRun(spec: ChartSpec, chart: PlacedChart | undefined, isInView: boolean): ChartRun {
  const { effect, timing, data } = spec;
  const [isPressed, setIsPressed] = useState(false);
  const [isGrown, setIsGrown] = useState(false);
  const [clock] = useState(createClock);
  const [isPaused, setIsPaused] = useState(false);
  const [hasEffectEnded, setHasEffectEnded] = useState(false);
  const isStill = useReducedMotion();
  const isPlain = useReadingView() === 'plain';
  const isHydrated = useHydrated();
  const canvasRef = useRef<HTMLCanvasElement>(null);

  const isShownWhole = !isHydrated || isPlain;
  const hasEnded = isPressed && (isStill || isGrown);
  const isGrowing = isPressed && !hasEnded;
  const isLooping = hasEnded && !isStill && !isPaused && !hasEffectEnded && isInView && !isShownWhole;

  const paint = useEffectEvent((elapsedMs: number) => {
    if (canvasRef.current && chart) effect.paint(canvasRef.current, chart, data, elapsedMs);
  });
  const onFrame = useEffectEvent((elapsedMs: number) => {
    clock.set(elapsedMs);
    if (elapsedMs >= timing.growMs) setIsGrown(true);
    paint(elapsedMs);
    if (elapsedMs >= Math.max(effect.endsMs, timing.growMs)) setHasEffectEnded(true);
  });

  useEffect(() => {
    if (!isGrowing && !isLooping) return;
    const beforeMs = clock.read();
    return startFrameLoop((elapsedMs) => onFrame(beforeMs + elapsedMs));
  }, [isGrowing, isLooping, clock]);

  // A loop that stands still is painted again when the chart is laid out anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new layout needs a new picture
  useEffect(() => {
    if (hasEnded && !isLooping) paint(isStill ? effect.stillMs : clock.read());
  }, [hasEnded, isLooping, isStill, chart]);

  return {
    phase: isShownWhole || hasEnded ? 'whole' : isPressed ? 'growing' : 'axes',
    clock,
    canStart: !isPressed,
    hasEnded: hasEnded || (isHydrated && isPlain),
    start: () => setIsPressed(true),
    canPause: effect.name !== undefined && hasEnded && !isStill && !hasEffectEnded,
    isPaused,
    togglePause: () => setIsPaused((was) => !was),
    canvasRef,
  };
}
