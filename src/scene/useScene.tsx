import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReadingView, useReducedMotion } from '../motion/preferences';
import { createRefs, type SetRef } from './refs';
import { type RunningScene, runScene } from './runScene';
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
}

/** Runs `scene`, which stays, with those props while the component stands. Its error boundary is told of what it throws. */
export function useScene<Props extends object, Layout, Assets>(
  scene: Scene<Props, Layout, Assets>,
  props: Props,
  { isRunning = true, stop, onLayout }: SceneOptions<Layout> = {},
): SceneHandle {
  const isReduced = useReducedMotion();
  const isStill = useReadingView() === 'plain' || isReduced;
  const [failure, setFailure] = useState<{ error: unknown }>();
  const running = useRef<RunningScene<Props>>(undefined);
  const [{ refs, ref }] = useState(() => createRefs((name) => running.current?.refreshRef(name)));
  const [handle] = useState<SceneHandle>(() => ({
    ref,
    refresh: () => running.current?.refresh(),
    readMoment: () => running.current?.readMoment(),
  }));
  const state = { props, isStill, isRunning, stop };
  const tellLayout = useEffectEvent((layout: Layout | undefined) => onLayout?.(layout));
  const start = useEffectEvent(() => {
    const onError = (error: unknown) => setFailure({ error });
    return runScene(scene, { refs, onLayout: (layout) => tellLayout(layout), onError }, state);
  });
  useEffect(() => {
    running.current = start();
    return () => {
      running.current?.stop();
      running.current = undefined;
    };
  }, []);
  useEffect(() => running.current?.update(state));
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
  const words =
    label === undefined ? { 'aria-hidden': true } : ({ role: 'img', 'aria-label': label } as const);
  return <canvas ref={scene.ref('canvas')} className={className} {...words} />;
}
