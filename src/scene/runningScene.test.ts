import { describe, expect, test } from 'vitest';
import { createRandom } from '../theme/easing';
import { createFakePage, FakeElement, runFakeScene } from './fakes/fakePage';
import { copyCanvas } from './runningScene';
import { findRest, type Instant, type Scene } from './scene';

interface Props {
  cups: number;
}
interface Layout {
  widthPx: number;
  pixelRatio: number;
  cups: number;
}

/** Draws its instant as a rectangle: its numbers can be read from the calls. */
function createScene(changes: Partial<Scene<Props, Layout, HTMLCanvasElement>> = {}) {
  const drawn: Instant[] = [];
  const scene: Scene<Props, Layout, HTMLCanvasElement> = {
    clock: 'scroll',
    rests: [
      { name: 'begin', at: { progress: 0 } },
      { name: 'end', at: { progress: 1 } },
    ],
    measure: (_, { widthPx, pixelRatio }, { cups }) => ({ widthPx, pixelRatio, cups }),
    draw(context, layout, _, at) {
      drawn.push(at);
      context.fillRect(layout.widthPx, layout.cups, at.progress, 0);
      return false;
    },
    ...changes,
  };
  return { scene, drawn };
}

const rectangles = ({ calls }: { calls: string[] }) => calls.filter((call) => call.startsWith('fillRect'));

describe('createRunningScene', () => {
  test('draws once when nothing moves, and asks for no more frames', () => {
    const { scene } = createScene();
    const { page, canvas } = runFakeScene(scene, { cups: 3 });
    expect(page.runFrames(10)).toBe(1);
    expect([canvas.width, canvas.height, canvas.pictures]).toEqual([800, 600, 1]);
    expect(rectangles(canvas)).toEqual(['fillRect 800 3 0 0']);
  });

  test('follows the scroll through a tall root, from 0 to 1', () => {
    const { scene, drawn } = createScene();
    const { page, scrollTo } = runFakeScene(scene, { cups: 3 }, { rootHeightPx: 1600 });
    page.runFrames(2);
    for (const topPx of [-250, -1000, -1200]) {
      scrollTo(topPx);
      page.runFrames(2);
    }
    expect(drawn.map(({ progress, rest }) => [progress, rest])).toEqual([
      [0, 0],
      [0.25, 0],
      [1, 1],
    ]);
  });

  test('tells of each rest once it is drawn, and of none while no picture stands', () => {
    let isRoomy = false;
    const said: string[] = [];
    const { scene, drawn } = createScene({
      measure: (_, { widthPx, pixelRatio }, { cups }) =>
        isRoomy ? { widthPx, pixelRatio, cups } : undefined,
    });
    const onRest = (name: string) => said.push(`${name} of ${drawn.length}`);
    const { page, scrollTo } = runFakeScene(scene, { cups: 3 }, { onRest, rootHeightPx: 1600 });
    scrollTo(-1200);
    page.runFrames(2);
    expect(said).toEqual([]);
    isRoomy = true;
    page.tell('resize');
    page.runFrames(2);
    scrollTo(-10);
    page.runFrames(2);
    expect(said).toEqual(['end of 1', 'begin of 2']);
  });

  test('follows when what stands above it grows or goes, without a scroll', () => {
    const { scene } = createScene();
    const { page, root, canvas } = runFakeScene(scene, { cups: 3 }, { rootHeightPx: 1600 });
    page.runFrames(2);
    root.topPx = -250;
    page.tell('pageLength');
    page.runFrames(2);
    expect(rectangles(canvas)).toEqual(['fillRect 800 3 0.25 0']);
  });

  test('draws again when its canvas gets another size', () => {
    const { scene } = createScene();
    const { page, canvas } = runFakeScene(scene, { cups: 3 });
    page.runFrames(2);
    page.resize(canvas, 400, 500);
    page.runFrames(2);
    expect([canvas.width, canvas.height]).toEqual([400, 500]);
    expect(rectangles(canvas)).toEqual(['fillRect 400 3 0 0']);
  });

  test('says so on its section where it has no room, and stands again once a higher window gives it some', () => {
    let isRoomy = false;
    const { scene } = createScene({
      measure: (_, { widthPx, pixelRatio }, { cups }) =>
        isRoomy ? { widthPx, pixelRatio, cups } : undefined,
    });
    const { page, root, layouts } = runFakeScene(scene, { cups: 3 });
    page.runFrames(2);
    expect([[...root.attributes], layouts]).toEqual([['data-cramped'], []]);
    isRoomy = true;
    page.tell('resize');
    page.runFrames(2);
    expect([[...root.attributes], layouts.length]).toEqual([[], 1]);
  });

  test('draws again when the pixel ratio alone changes, with at most two bitmap pixels a CSS pixel', () => {
    const { scene } = createScene();
    const { page, canvas, layouts } = runFakeScene(scene, { cups: 3 });
    page.runFrames(2);
    page.pixelRatio = 3;
    page.tell('pixelRatio');
    page.runFrames(2);
    expect([canvas.width, canvas.height]).toEqual([1600, 1200]);
    expect(layouts.map((layout) => layout?.pixelRatio)).toEqual([1, 2]);
  });

  test('gives the canvas no more bitmap pixels than maxPixels', () => {
    const { scene } = createScene({ maxPixels: 120_000 });
    const { page, canvas } = runFakeScene(scene, { cups: 3 });
    page.runFrames();
    expect([canvas.width, canvas.height]).toEqual([400, 300]);
  });

  test('measures anew when fonts come late, and when the component says that props change the layout', () => {
    const { scene } = createScene();
    const { page, layouts, update } = runFakeScene(scene, { cups: 3 });
    page.runFrames(2);
    page.tell('fonts');
    page.runFrames(2);
    expect(layouts).toHaveLength(2);
    update({ props: { cups: 3 } });
    page.runFrames(2);
    expect(layouts).toHaveLength(2);
    update({ props: { cups: 4 } });
    page.runFrames(2);
    expect(layouts.map((layout) => layout?.cups)).toEqual([3, 3, 4]);
  });

  test('draws without measuring anew when layoutKey says that the layout does not depend on the props', () => {
    const { scene } = createScene({
      layoutKey: () => '',
      draw(context, _, __, ___, { cups }) {
        context.fillRect(cups, 0, 0, 0);
        return false;
      },
    });
    const { page, canvas, layouts, update } = runFakeScene(scene, { cups: 3 });
    page.runFrames(2);
    update({ props: { cups: 4 } });
    page.runFrames(2);
    expect(layouts).toHaveLength(1);
    expect(rectangles(canvas)).toEqual(['fillRect 4 0 0 0']);
  });

  test('cuts from rest to rest without motion', () => {
    const { scene, drawn } = createScene({
      rests: [
        { name: 'claim', at: { progress: 0.2 } },
        { name: 'check', at: { progress: 0.9 }, from: 0.3 },
      ],
    });
    const { page, scrollTo } = runFakeScene(scene, { cups: 3 }, { rootHeightPx: 1600, isStill: true });
    page.runFrames(2);
    for (const topPx of [-100, -290, -310, -900]) {
      scrollTo(topPx);
      page.runFrames(3);
    }
    expect(drawn).toEqual([
      { progress: 0.2, elapsedMs: 0, rest: 0, sinceRestMs: 0 },
      { progress: 0.9, elapsedMs: 0, rest: 1, sinceRestMs: 0 },
    ]);
  });

  test('releases its canvas where the page does not show it, as in the plain reading, and draws when it does again', () => {
    const { scene } = createScene();
    const { page, canvas, layouts } = runFakeScene(scene, { cups: 3 });
    page.runFrames(2);
    page.resize(canvas, 0, 0);
    page.runFrames(2);
    expect([canvas.width, canvas.height, layouts.at(-1)]).toEqual([0, 0, undefined]);
    page.resize(canvas, 800, 600);
    page.runFrames(2);
    expect(canvas.width).toBe(800);
  });

  test('tells anew how far a root is scrolled through that has grown', () => {
    const { scene, drawn } = createScene();
    const { page, root, scrollTo } = runFakeScene(scene, { cups: 3 }, { rootHeightPx: 1600 });
    scrollTo(-250);
    page.runFrames(2);
    page.resize(root, 800, 2600);
    page.runFrames(2);
    expect(drawn.map(({ progress }) => progress)).toEqual([0.25, 0.125]);
  });
});

describe('createRunningScene, with a scene that time moves', () => {
  function createMoving() {
    const drawn: Instant[] = [];
    const { scene } = createScene({
      clock: 'time',
      draw(_, __, ___, at) {
        drawn.push(at);
        return true;
      },
    });
    return { drawn, scene };
  }

  test('lets time pass frame by frame until draw wants no more', () => {
    const { scene, drawn } = createScene({
      clock: 'time',
      draw(_, __, ___, at) {
        drawn.push(at);
        return at.elapsedMs < 40;
      },
    });
    const { page } = runFakeScene(scene, { cups: 3 });
    page.runFrames(20);
    expect(drawn.map(({ elapsedMs }) => elapsedMs)).toEqual([0, 16, 32, 48]);
  });

  test('asks for no frame out of view, and goes on where it was', () => {
    const { scene, drawn } = createMoving();
    const { page, root } = runFakeScene(scene, { cups: 3 });
    page.runFrames(3);
    page.setInView(root, false);
    page.runFrames();
    expect(page.runFrames(50)).toBe(0);
    page.setInView(root, true);
    page.runFrames(2);
    expect(drawn.at(-1)?.elapsedMs).toBe(48);
  });

  test('lets no time pass in a hidden tab', () => {
    const { scene, drawn } = createMoving();
    const { page } = runFakeScene(scene, { cups: 3 });
    page.runFrames(3);
    page.isHidden = true;
    page.runFrames(1000);
    page.isHidden = false;
    page.runFrames();
    expect(drawn.at(-1)?.elapsedMs).toBe(48);
  });

  test('keeps up with the clock on a machine that drops frames', () => {
    const { scene, drawn } = createMoving();
    const { page } = runFakeScene(scene, { cups: 3 });
    page.runFrames(3);
    page.nowMs += 584;
    page.runFrames();
    expect(drawn.at(-1)?.elapsedMs).toBe(632);
  });

  test('stands while it is not running, and begins when it is', () => {
    const { scene, drawn } = createMoving();
    const { page, update } = runFakeScene(scene, { cups: 3 }, { isRunning: false });
    expect(page.runFrames(20)).toBe(1);
    update({ isRunning: true });
    page.runFrames(3);
    expect(drawn.map(({ elapsedMs }) => elapsedMs)).toEqual([0, 0, 16, 32]);
  });

  test('counts from each change of rest', () => {
    const { scene, drawn } = createMoving();
    const { page, update } = runFakeScene(scene, { cups: 3 }, { rest: 0 });
    page.runFrames(3);
    update({ rest: 1 });
    page.runFrames(2);
    expect(drawn.map(({ rest, sinceRestMs }) => [rest, sinceRestMs])).toEqual([
      [0, 0],
      [0, 16],
      [0, 32],
      [1, 0],
      [1, 16],
    ]);
  });

  test('shows its last rest without motion, once', () => {
    const { scene, drawn } = createMoving();
    scene.rests = [{ name: 'whole', at: { elapsedMs: 5000 } }];
    const { page } = runFakeScene(scene, { cups: 3 }, { isStill: true });
    expect(page.runFrames(20)).toBe(1);
    expect(drawn).toEqual([{ progress: 0, elapsedMs: 5000, rest: 0, sinceRestMs: 0 }]);
  });

  test('places what follows the time at its rest’s end where the browser gives no canvas to draw on', () => {
    const placed: number[] = [];
    const { scene } = createScene({
      clock: 'time',
      rests: [{ name: 'sewn', at: { sinceRestMs: 2400 } }],
      place: (_, __, { sinceRestMs }) => {
        placed.push(sinceRestMs);
      },
    });
    const { page, canvas } = runFakeScene(scene, { cups: 3 });
    canvas.getContext = () => null as unknown as CanvasRenderingContext2D;
    page.runFrames(3);
    expect(placed).toEqual([2400]);
  });

  test('moves without a canvas as long as place wants more', () => {
    const { scene } = createScene({ clock: 'time' });
    const placed: number[] = [];
    const { draw: _, ...words } = scene;
    const { page } = runFakeScene(
      {
        ...words,
        place: (__, ___, { elapsedMs }) => {
          placed.push(elapsedMs);
          return elapsedMs < 20;
        },
      },
      { cups: 3 },
    );
    page.runFrames(20);
    expect(placed).toEqual([0, 16, 32]);
  });
});

describe('createRunningScene, with sprites to prepare', () => {
  /** Each step takes 15 ms of the page's clock: two of them fill a frame that the reader waits for. */
  function createBaking(steps: number) {
    const page = createFakePage();
    const log: string[] = [];
    const { scene } = createScene({
      *prepare({ cups }, pool) {
        try {
          for (let i = 0; i < steps; i++) {
            pool.make(10, 10);
            page.nowMs += 15;
            yield;
          }
          log.push(`baked ${cups}`);
          return pool.make(20, 20);
        } finally {
          log.push(`left ${cups}`);
        }
      },
      draw(_, { cups }, assets) {
        log.push(`drew ${cups} ${assets ? `with ${assets.width}` : 'bare'}`);
        return false;
      },
    });
    return { page, log, scene };
  }

  test('draws without them first, bakes in slices of a frame, and draws with them at the end', () => {
    const { page, log, scene } = createBaking(4);
    runFakeScene(scene, { cups: 3 }, { page });
    expect(page.runFrames(20)).toBe(3);
    expect(log).toEqual(['drew 3 bare', 'baked 3', 'left 3', 'drew 3 with 20']);
  });

  test('bakes for a shorter while a frame where nobody looks at the empty picture, or another stands', () => {
    const { page, scene } = createBaking(4);
    const { root, update } = runFakeScene(scene, { cups: 3 }, { page });
    page.setInView(root, false, true);
    expect(page.runFrames(20)).toBe(5);
    page.setInView(root, true);
    update({ props: { cups: 4 } });
    expect(page.runFrames(20)).toBe(5);
  });

  test('keeps the picture before until the next one is ready, and then releases its canvases', () => {
    const { page, log, scene } = createBaking(4);
    const { canvas, update } = runFakeScene(scene, { cups: 3 }, { page });
    page.runFrames(20);
    const first = [...page.made];
    update({ props: { cups: 4 } });
    page.runFrames();
    expect(log.at(-1)).toBe('drew 3 with 20');
    expect(first.map(({ width }) => width)).toEqual([10, 10, 10, 10, 20]);
    page.runFrames(20);
    expect(log.slice(-3)).toEqual(['baked 4', 'left 4', 'drew 4 with 20']);
    expect(first.map(({ width }) => width)).toEqual([0, 0, 0, 0, 0]);
    expect(canvas.width).toBe(800);
  });

  test('aborts and begins anew when the stage changes meanwhile', () => {
    const { page, log, scene } = createBaking(6);
    const { canvas } = runFakeScene(scene, { cups: 3 }, { page });
    page.runFrames();
    const first = [...page.made];
    page.resize(canvas, 400, 600);
    page.runFrames(20);
    expect(log.filter((line) => line !== 'drew 3 bare')).toEqual([
      'left 3',
      'baked 3',
      'left 3',
      'drew 3 with 20',
    ]);
    expect(first.map(({ width }) => width)).toEqual([0, 0]);
  });

  test('shows what prepare yields so far', () => {
    const { scene } = createScene({
      *prepare(_, pool) {
        yield pool.make(5, 5);
        return pool.make(6, 6);
      },
      draw(context, __, assets) {
        if (assets) context.drawImage(assets, assets.width, 0);
        return false;
      },
    });
    const { page, canvas } = runFakeScene(scene, { cups: 3 });
    page.runFrames(20);
    expect(canvas.calls.filter((call) => call.startsWith('drawImage'))).toEqual(['drawImage canvas 6 0']);
  });

  test('tells that no layout is shown any more when the page hides a picture that is shown in part', () => {
    const page = createFakePage();
    const { scene } = createScene({
      *prepare(_, pool) {
        for (let i = 0; i < 20; i++) {
          page.nowMs += 9;
          yield pool.make(5, 5);
        }
        return pool.make(6, 6);
      },
    });
    const { canvas, layouts } = runFakeScene(scene, { cups: 3 }, { page });
    page.runFrames(3);
    page.resize(canvas, 0, 0);
    page.runFrames(3);
    expect([layouts.length, layouts.at(-1), page.runFrames(3)]).toEqual([2, undefined, 0]);
    expect(page.made.map(({ width }) => width)).toEqual([0, 0, 0]);
  });

  test('lets no time pass before they are ready', () => {
    const page = createFakePage();
    const elapsed: number[] = [];
    const { scene } = createScene({
      clock: 'time',
      *prepare(_, pool) {
        for (let i = 0; i < 4; i++) {
          page.nowMs += 25;
          yield;
        }
        return pool.make(1, 1);
      },
      draw(_, __, assets, { elapsedMs }) {
        if (assets) elapsed.push(elapsedMs);
        return elapsedMs < 20;
      },
    });
    runFakeScene(scene, { cups: 3 }, { page });
    page.runFrames(20);
    expect(elapsed).toEqual([0, 16, 32]);
  });

  test('releases all canvases when it is stopped, listens to nothing more and asks for no frame', () => {
    const { page, scene } = createBaking(2);
    const { canvas, running } = runFakeScene(scene, { cups: 3 }, { page });
    page.runFrames(20);
    running.stop();
    expect([canvas, ...page.made].map(({ width, height }) => width + height)).toEqual([0, 0, 0, 0]);
    expect(page.listenerCount()).toBe(0);
    expect(page.runFrames(20)).toBe(0);
  });

  test('releases all canvases when the page is left, and draws again when it comes back', () => {
    const { page, scene } = createBaking(2);
    const { canvas } = runFakeScene(scene, { cups: 3 }, { page });
    page.runFrames(20);
    page.tell('pagehide');
    expect([canvas, ...page.made].map(({ width }) => width)).toEqual([0, 0, 0, 0]);
    page.tell('pageshow');
    page.runFrames(20);
    expect(canvas.width).toBe(800);
  });

  test('releases the canvas that it drew on when React takes it out of the refs', () => {
    const { scene } = createScene();
    const { page, canvas, running } = runFakeScene(scene, { cups: 3 });
    page.runFrames(2);
    running.ref('canvas')(null);
    running.stop();
    expect(canvas.width).toBe(0);
  });
});

describe('createRunningScene, whatever comes in whatever order', () => {
  type Ran = ReturnType<typeof runFakeScene<Props, Layout, HTMLCanvasElement>>;
  /** What may happen to a page. Each tells what a browser tells of it, and no more. */
  const HAPPENINGS: Record<string, (ran: Ran, size: number) => void> = {
    scroll: ({ scrollTo }, size) => scrollTo(-size),
    grow({ root, page }, size) {
      root.topPx = -size;
      page.tell('pageLength');
    },
    leave: ({ page, root }) => page.setInView(root, false),
    come: ({ page, root }) => page.setInView(root, true),
    size: ({ page, canvas }, size) => page.resize(canvas, 300 + size, 500),
    window: ({ page }) => page.tell('resize'),
    fonts: ({ page }) => page.tell('fonts'),
    pagehide: ({ page }) => page.tell('pagehide'),
    pageshow: ({ page }) => page.tell('pageshow'),
    props: ({ update }, size) => update({ props: { cups: size } }),
    frame: ({ page }) => void page.runFrames(1),
    frames: ({ page }) => void page.runFrames(3),
  };
  const names = Object.keys(HAPPENINGS);

  test('asks for the frame that shows the moment in view, wherever it is near and the page is seen', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const random = createRandom(seed);
      const page = createFakePage();
      const { scene } = createScene({
        *prepare(_, pool) {
          for (let i = 0; i < 3; i++) {
            page.nowMs += 5;
            yield;
          }
          return pool.make(20, 20);
        },
        draw(context, { widthPx, cups }, assets, { progress }) {
          context.fillRect(widthPx, cups, progress, assets?.width ?? 0);
          return false;
        },
      });
      const ran = runFakeScene(scene, { cups: 3 }, { page, rootHeightPx: 1600 });
      let cups = 3;
      const happened = Array.from({ length: 14 }, () => {
        const name = names[Math.floor(random() * names.length)] ?? '';
        const size = Math.floor(random() * 1000);
        HAPPENINGS[name]?.(ran, size);
        if (name === 'props') cups = size;
        return name;
      });
      // Away from it nothing is drawn: it is looked at where the reader has come back.
      if (happened.lastIndexOf('leave') > happened.lastIndexOf('come')) page.setInView(ran.root, true);
      if (happened.lastIndexOf('pagehide') > happened.lastIndexOf('pageshow')) page.tell('pageshow');
      page.runFrames(30);
      const { clientWidth } = ran.canvas;
      expect(rectangles(ran.canvas), `${seed}: ${happened}`).toEqual([
        `fillRect ${clientWidth} ${cups} ${-ran.root.topPx / 1000} 20`,
      ]);
      expect(page.runFrames(5), `frames at rest, ${seed}`).toBe(0);
    }
  });
});

describe('createRunningScene, with captions', () => {
  const captions = [
    { name: 'first', rest: 0.2 },
    { name: 'last', from: 0.5, rest: 1 },
  ];
  const runCaptioned = (changes: Parameters<typeof createScene>[0]) => {
    const { scene } = createScene({ captions: () => captions, ...changes });
    const ran = runFakeScene(scene, { cups: 3 }, { rootHeightPx: 1600 });
    const [first, last] = [new FakeElement(9, 9), new FakeElement(9, 9)];
    Object.assign(ran.refs, { first, last });
    const readShown = () => [first, last].map((element) => element.hasAttribute('data-shown'));
    return { ...ran, readShown };
  };

  test('shows the caption of its progress, and leaves them to the page when it stops', () => {
    const { page, scrollTo, running, readShown } = runCaptioned({});
    page.runFrames(2);
    expect(readShown()).toEqual([true, false]);
    scrollTo(-700);
    page.runFrames(2);
    expect(readShown()).toEqual([false, true]);
    running.stop();
    expect([readShown(), page.listenerCount()]).toEqual([[false, false], 0]);
  });

  test('leaves them to the page and tells of the progress all the same where it has no room', () => {
    const followed: number[] = [];
    const { page, scrollTo, readShown } = runCaptioned({
      measure: () => undefined,
      follow: (_, progress) => followed.push(progress),
    });
    page.runFrames(2);
    scrollTo(-700);
    page.runFrames(2);
    expect([followed, readShown()]).toEqual([
      [0, 0.7],
      [false, false],
    ]);
  });
});

describe('createRunningScene, among others', () => {
  test('shares one request a frame between two scenes', () => {
    const page = createFakePage();
    const { scene } = createScene({ clock: 'time', draw: () => true });
    const [a, b] = [runFakeScene(scene, { cups: 1 }, { page }), runFakeScene(scene, { cups: 2 }, { page })];
    page.runFrames(4);
    expect(page.frameCalls).toHaveLength(1);
    expect([a.canvas.pictures, b.canvas.pictures]).toEqual([4, 4]);
  });

  test('begins one scene a frame where measuring fills a frame, so that a page with many does not stall', () => {
    const page = createFakePage();
    const log: string[] = [];
    const createSlow = (name: string) =>
      createScene({
        measure: (_, { widthPx, pixelRatio }, { cups }) => {
          page.nowMs += 9;
          log.push(name);
          return { widthPx, pixelRatio, cups };
        },
      }).scene;
    runFakeScene(createSlow('a'), { cups: 1 }, { page });
    runFakeScene(createSlow('b'), { cups: 2 }, { page });
    page.runFrames();
    expect(log).toEqual(['a']);
    expect(page.runFrames(9)).toBe(1);
    expect(log).toEqual(['a', 'b']);
  });

  test('reports what a scene throws and releases it; the other lives', () => {
    const page = createFakePage();
    const failure = new RangeError('no cup');
    const { scene } = createScene({ clock: 'time', draw: () => true });
    const broken = runFakeScene(
      {
        ...scene,
        draw(_, __, ___, { elapsedMs }) {
          if (elapsedMs > 20) throw failure;
          return true;
        },
      },
      { cups: 1 },
      { page },
    );
    const other = runFakeScene(scene, { cups: 2 }, { page });
    page.runFrames(10);
    expect(broken.errors).toEqual([failure]);
    expect(broken.canvas.width).toBe(0);
    expect(other.canvas.pictures).toBe(10);
  });

  test('stands without a canvas context, and its words still follow', () => {
    const { scene } = createScene();
    const words: number[] = [];
    const fake = runFakeScene({ ...scene, place: (_, { cups }) => words.push(cups) }, { cups: 3 });
    fake.canvas.getContext = () => null as never;
    fake.page.runFrames(2);
    expect([fake.errors, words]).toEqual([[], [3]]);
  });
});

describe('copyCanvas', () => {
  test('draws the moment in view on a fresh canvas of twice the size', () => {
    const { scene } = createScene();
    const { page, canvas, scrollTo } = runFakeScene(scene, { cups: 3 }, { rootHeightPx: 1600 });
    page.runFrames();
    scrollTo(-250);
    page.runFrames();
    const copy = copyCanvas(canvas as never) as unknown as typeof canvas;
    expect(copy).not.toBe(canvas);
    expect([copy.width, copy.height, canvas.width]).toEqual([1600, 1200, 800]);
    expect(rectangles(copy)).toEqual(['fillRect 800 3 0.25 0']);
  });
});

describe('findRest', () => {
  test('goes on to the next rest at its own progress, or from where the rest says', () => {
    const rests = [
      { name: 'a', at: { progress: 0.1 } },
      { name: 'b', at: { progress: 0.4 }, from: 0.2 },
      { name: 'c', at: { progress: 0.9 } },
    ];
    expect([0, 0.19, 0.2, 0.89, 0.9, 1].map((progress) => findRest(rests, progress))).toEqual([
      0, 0, 1, 1, 2, 2,
    ]);
  });
});
