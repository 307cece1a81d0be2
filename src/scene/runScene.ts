import { calculateScrollProgress } from '../motion/scrollProgress';
import { type Frame, type FrameLoop, frames } from './frames';
import { browser, type End, type Platform } from './platform';
import type { Moment, Scene } from './scene';
import { createSceneClock, type Timing } from './sceneClock';
import { createScenePicture, type SceneHost } from './scenePicture';

/** What the component says. */
export interface SceneState<Props> extends Timing {
  props: Props;
}

export interface RunningScene<Props> {
  update: (state: SceneState<Props>) => void;
  /** Measures anew: what `measure` reads has changed without another size. */
  refresh: () => void;
  /** The element of that name has come or gone. */
  refreshRef: (name: string) => void;
  readMoment: () => Moment;
  /** Scrolls to where the scene stands at `progress`. */
  scrollTo: (progress: number) => void;
  stop: () => void;
}

/** So near to the viewport a scene is prepared, and follows the scroll. */
const NEAR = '50%';

/** Whether the two say the same, key by key: components write their props in place. */
function isSame(last: object, next: object): boolean {
  const entries = Object.entries(next);
  return (
    entries.length === Object.keys(last).length &&
    entries.every(([key, value]) => Object.is(value, Reflect.get(last, key)))
  );
}

/** Runs a scene on the elements in `host.refs` until stopped. */
export function runScene<Props extends object, Layout, Assets>(
  scene: Scene<Props, Layout, Assets>,
  host: SceneHost<Layout>,
  state: SceneState<Props>,
  platform: Platform = browser,
  loop: FrameLoop = frames,
): RunningScene<Props> {
  const root = host.refs.root as HTMLElement;
  const isScrolled = scene.clock === 'scroll';
  const clock = createSceneClock(scene);
  const readMoment = () => clock.read(state);
  const read = () => ({ at: readMoment(), props: state.props });
  const picture = createScenePicture(scene, host, read, platform, loop);
  const sized = new Map<string, { element: Element; end: End }>();
  const sizedNames = ['root', 'canvas', ...(scene.watches ?? [])];
  let isNear = false;
  let isInView = false;
  let isAway = false;
  let hasScrolled = isScrolled;
  let isStale = true;
  let isDirty = false;
  let wantsMore = false;
  let endFrames: End | undefined;

  // The height of a canvas that the layout sizes, and of what holds it, follows from the width.
  const readSize = ({ clientWidth, clientHeight }: Element) =>
    `${clientWidth} ${scene.size ? '' : clientHeight}`;

  /** Observes the sizes of the elements that are there now. */
  const observe = () => {
    for (const name of sizedNames) {
      const element = host.refs[name];
      const last = sized.get(name);
      if (last?.element === element) continue;
      last?.end();
      sized.delete(name);
      if (!element) continue;
      let size = readSize(element);
      const end = platform.onSize(element, () => {
        const wasSize = size;
        size = readSize(element);
        if (size !== wasSize) refresh();
      });
      sized.set(name, { element, end });
    }
  };

  const measure = () => {
    isStale = false;
    isDirty = true;
    observe();
    picture.setCanvas(host.refs.canvas as HTMLCanvasElement | undefined);
    picture.measure(root, state.isStill, state.props);
  };

  const canPass = () => isInView && !state.isStill && picture.isReady() && (isScrolled || state.isRunning);

  const guard =
    <Arguments extends unknown[]>(call: (...given: Arguments) => void) =>
    (...given: Arguments) => {
      try {
        call(...given);
      } catch (error) {
        stop();
        host.onError(error);
      }
    };

  const readPage = guard(() => {
    if (isStale) measure();
    if (!hasScrolled) return;
    hasScrolled = false;
    const { top, height } = root.getBoundingClientRect();
    clock.setTarget((scene.progress ?? calculateScrollProgress)(top, height, platform.readViewportPx()));
  });

  const draw = guard((frame: Frame) => {
    const isOther = clock.advance(frame.stepMs, state, canPass(), isInView);
    const isNew = picture.prepare(frame);
    if (isDirty || isOther || isNew || (canPass() && wantsMore)) {
      isDirty = false;
      wantsMore = picture.paint();
    }
    if (!picture.isPreparing() && !clock.isSettling() && !(canPass() && wantsMore)) rest();
  });

  const rest = () => {
    endFrames?.();
    endFrames = undefined;
  };
  const wake = () => {
    if (isNear && !isAway) endFrames ??= loop.onFrame(draw, readPage);
  };
  const follow = () => {
    hasScrolled = isScrolled;
    wake();
  };
  const refresh = () => {
    isStale = true;
    // A root of another height is scrolled through by another share.
    follow();
  };
  const leave = () => {
    isAway = true;
    rest();
    picture.release();
  };
  const comeBack = () => {
    if (!isAway) return;
    isAway = false;
    refresh();
  };

  // Listening begins at once, and a platform may answer at once.
  const ends: End[] = [];
  const stop = () => {
    for (const end of ends.splice(0)) end();
    for (const { end } of sized.values()) end();
    leave();
  };
  ends.push(
    platform.onView(root, NEAR, (isNow) => {
      isNear = isNow;
      follow();
    }),
    platform.onView(root, '0px', (isNow) => {
      isInView = isNow;
      follow();
    }),
    platform.onPixelRatio(refresh),
    platform.onFonts(refresh),
    platform.onWindow('pagehide', leave),
    // A page that comes back from the browser's memory draws again.
    platform.onWindow('pageshow', comeBack),
  );
  if (isScrolled) ends.push(platform.onWindow('scroll', follow), platform.onWindow('resize', follow));

  return {
    update(next) {
      const { props: lastProps, ...last } = state;
      const { props, ...timing } = next;
      if (isSame(last, timing) && isSame(lastProps, props)) return;
      const { layoutKey } = scene;
      const isSameLayout = layoutKey ? layoutKey(lastProps) === layoutKey(props) : isSame(lastProps, props);
      state = next;
      if (timing.isStill !== last.isStill || !isSameLayout) isStale = true;
      isDirty = true;
      wake();
    },
    refresh,
    refreshRef(name) {
      if (sizedNames.includes(name)) isStale = true;
      isDirty = true;
      wake();
    },
    readMoment,
    scrollTo(progress) {
      const { top, height } = root.getBoundingClientRect();
      platform.scrollBy(top + progress * Math.max(0, height - platform.readViewportPx()));
    },
    stop,
  };
}
