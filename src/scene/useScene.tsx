import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReadingView, useReducedMotion } from '../motion/preferences';
import { useHydrated } from '../motion/useHydrated';
import { createRefs, type SetRef } from './refs';
import { type RunningScene, runScene, type SceneState } from './runScene';
import type { Moment, Scene } from './scene';

interface SceneOptions<Layout> {
  /** Whether time passes: false before the press, and while paused. */
  isRunning?: boolean;
  /** The stop of a scene that time moves; its `sinceStopMs` begins anew with each change. */
  stop?: number;
  /** For what React renders by the layout, e.g. a label for each row. */
  onLayout?: (layout: Layout | undefined) => void;
}

export interface SceneHandle {
  /** Names an element for `place`: `ref={scene.ref('tag')}`. "root" must be named, and stay. */
  ref: (name: string) => SetRef;
  refresh: () => void;
  readMoment: () => Moment | undefined;
  scrollTo: (progress: number) => void;
}

/** Runs `scene` with those props while the component stands. What it throws is thrown at the component's error boundary. */
export function useScene<Props extends object, Layout, Assets>(
  scene: Scene<Props, Layout, Assets>,
  props: Props,
  options: SceneOptions<Layout> = {},
): SceneHandle {
  const isReduced = useReducedMotion();
  const isPlain = useReadingView() === 'plain';
  // Before, the reading isn't known.
  const isHydrated = useHydrated();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const running = useRef<RunningScene<Props>>(undefined);
  const [{ refs, ref }] = useState(() => createRefs((name) => running.current?.refreshRef(name)));
  const state: SceneState<Props> = {
    props,
    isStill: isReduced || isPlain,
    isRunning: options.isRunning ?? true,
    stop: options.stop,
  };
  const start = useEffectEvent(() =>
    runScene(
      scene,
      { refs, onLayout: (layout) => onLayout(layout), onError: (error) => setFailure({ error }) },
      state,
    ),
  );
  const onLayout = useEffectEvent((layout: Layout | undefined) => options.onLayout?.(layout));
  const update = useEffectEvent(() => running.current?.update(state));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another scene begins anew
  useEffect(() => {
    if (!isHydrated) return;
    running.current = start();
    return () => {
      running.current?.stop();
      running.current = undefined;
    };
  }, [scene, isHydrated]);
  useEffect(() => update());

  const [handle] = useState<SceneHandle>(() => ({
    ref,
    refresh: () => running.current?.refresh(),
    readMoment: () => running.current?.readMoment(),
    scrollTo: (progress) => running.current?.scrollTo(progress),
  }));
  if (failure) throw failure.error;
  return handle;
}

/** The canvas of a scene, with what it shows in words; without a label it is decoration. */
export function SceneCanvas({
  scene,
  label,
  className,
}: {
  scene: SceneHandle;
  label?: string;
  className?: string;
}) {
  return label === undefined ? (
    <canvas ref={scene.ref('canvas')} className={className} aria-hidden="true" />
  ) : (
    <canvas ref={scene.ref('canvas')} className={className} role="img" aria-label={label} />
  );
}
