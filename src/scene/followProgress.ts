import { frames } from './frames';
import { browser, type End } from './platform';
import { createRunningScene } from './runningScene';
import type { SceneRefs } from './scene';

/** Reports how far `root` is scrolled through as that changes, while it is near; raw, with motion or without. */
export function followProgress(
  { root }: SceneRefs,
  onProgress: (progress: number) => void,
  platform = browser,
  loop = frames,
): End {
  const state = { props: {}, isStill: false, isRunning: true };
  const follower = createRunningScene<object, object, undefined>(
    {
      clock: 'scroll',
      stops: [{ name: 'any', at: {} }],
      measure: () => ({}),
      place: (_refs, _layout, { progress }) => onProgress(progress),
    },
    state,
    platform,
    loop,
  );
  follower.refs.root = root;
  follower.update(state);
  return follower.stop;
}
