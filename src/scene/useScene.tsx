import { type CSSProperties, useEffect, useState } from 'react';
import { useReadingView, useReducedMotion } from '../motion/preferences';
import { createRunningScene } from './runningScene';
import type { Scene } from './scene';

interface SceneOptions<Layout> {
  /** Whether time passes: false before the press, and while paused. */
  isRunning?: boolean;
  /** The rest of a scene that time moves; its `sinceRestMs` begins anew with each change. */
  rest?: number;
  /** For what React renders by the layout, e.g. a label for each row. */
  onLayout?: (layout: Layout | undefined) => void;
  /** The name of each rest once it is drawn, e.g. for words that wait until the picture has shown what they say. */
  onRest?: (name: string) => void;
}

export type SceneHandle = Pick<
  ReturnType<typeof createRunningScene>,
  'ref' | 'refs' | 'readInstant' | 'refresh'
>;

/** Runs `scene`, which stays, with those props while the component stands. Its error boundary is told of what it throws. */
export function useScene<Props extends object, Layout, Assets>(
  scene: Scene<Props, Layout, Assets>,
  props: Props,
  { isRunning = true, rest, onLayout, onRest }: SceneOptions<Layout> = {},
): SceneHandle {
  const isReduced = useReducedMotion();
  const isStill = useReadingView() === 'plain' || isReduced;
  const [failure, setFailure] = useState<{ error: unknown }>();
  const onError = (error: unknown) => setFailure({ error });
  const state = { props, isStill, isRunning, rest, onLayout, onRest, onError };
  const [running] = useState(() => createRunningScene(scene, state));
  useEffect(() => running.update(state));
  useEffect(() => running.stop, [running]);
  if (failure) throw failure.error;
  return running;
}

/** The canvas of a scene, with what it shows in words; without a label it is decoration. */
export function SceneCanvas({
  scene,
  label,
  className,
  ...looks
}: {
  scene: SceneHandle;
  label?: string;
  className?: string;
  style?: CSSProperties | undefined;
}) {
  const words =
    label === undefined ? { 'aria-hidden': true } : ({ role: 'img', 'aria-label': label } as const);
  return (
    <canvas
      ref={scene.ref('canvas')}
      className={className ? `dyed ${className}` : 'dyed'}
      {...looks}
      {...words}
    />
  );
}
