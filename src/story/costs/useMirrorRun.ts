import { useRef, useState } from 'react';
import { calculateKwhPerTurn } from '../../charts/mirror/drawFilament';
import { getMirrorAxes, type MirrorKind, type MirrorOrder } from '../../charts/mirror/layout';
import { type MirrorLayout, mirrorScene } from '../../charts/mirror/scene';
import type { MirrorSlide } from '../../charts/mirror/slide';
import { useReadingView, useReducedMotion } from '../../motion/preferences';
import { useHydrated } from '../../motion/useHydrated';
import { useScene } from '../../scene/useScene';
import { bringIntoView } from './bringIntoView';

interface Sorting {
  order: MirrorOrder;
  slide: MirrorSlide | undefined;
}

export type MirrorRun = ReturnType<typeof useMirrorRun>;

/**
 * When a mirrored chart moves: empty until pressed, then brought into view and played once; after that only the
 * light in the water and the pulses go on, while they are in view and not paused. In the plain reading, and as
 * prerendered, it stands whole.
 */
export function useMirrorRun(kind: MirrorKind) {
  const [{ order, slide }, setSorting] = useState<Sorting>({ order: 'listed', slide: undefined });
  const [isPressed, setIsPressed] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const [isGrown, setIsGrown] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const [layout, setLayout] = useState<MirrorLayout>();
  const stageRef = useRef<HTMLDivElement>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  const groupRef = useRef<HTMLDivElement>(null);
  const isReduced = useReducedMotion();
  const isPlain = useReadingView() === 'plain';
  const isWhole = !useHydrated() || isPlain;
  const isStill = isReduced || isPlain;
  const hasEnded = isRunning && (isStill || isGrown);
  const scene = useScene(
    mirrorScene,
    { kind, order, slide: isStill ? undefined : slide, isPlain, onGrown: setIsGrown },
    { isRunning: !isPaused, stop: isRunning || isPlain ? 1 : 0, onLayout: setLayout },
  );
  const isDrawn = layout?.isDrawn === true;

  function sort(next: MirrorOrder) {
    const startMs = scene.readMoment()?.elapsedMs ?? 0;
    // While all is paused the rows stand in their new places at once.
    setSorting({ order: next, slide: isPaused ? undefined : { from: order, startMs } });
  }

  async function press() {
    setIsPressed(true);
    // The button can be pressed once: the focus goes on to what it started.
    groupRef.current?.focus({ preventScroll: true });
    if (stageRef.current) await bringIntoView(stageRef.current, isReduced);
    setIsRunning(true);
  }

  return {
    order,
    sort,
    isPressed,
    /** Whether it plays or has played: the press first brings the chart into view. */
    isRunning,
    isStarted: isWhole || isRunning,
    isTold: isWhole || hasEnded,
    press,
    canPause: hasEnded && !isStill && !isWhole,
    isPaused,
    togglePause: () => setIsPaused((was) => !was),
    /** How many kilowatt-hours one turn of a filament stands for at this size. */
    kwhPerTurn: isDrawn
      ? calculateKwhPerTurn(getMirrorAxes(kind).other.end, layout.rows[0]?.other.lengthPx ?? 0)
      : 1,
    isDrawn,
    setRef: scene.ref,
    groupRef,
    boxRef,
    stageRef,
  };
}
