import { describe, expect, test } from 'vitest';
import { type Caption, isCaptionShown, listKeyframes, runCaptions, snapToCaption } from './captions';
import { createFakePage, FakeElement } from './fakes/fakePage';
import type { SceneRefs } from './scene';

const FADE = 0.1;
const CAPTIONS: Caption[] = [
  { name: 'first', from: -1, to: 0.3, rest: 0 },
  { name: 'middle', from: 0.3, to: 0.6, rest: 0.45 },
  { name: 'last', from: 0.6, to: 2, rest: 1 },
];

class FakeCaption extends FakeElement {
  animation = { currentTime: -1, pause: () => {}, cancel: () => {} };
  focus = (_: object) => {};
  isSeen = true;
  checkVisibility = () => this.isSeen;
  focused: { tabIndex: number } | null = null;
  querySelector = () => this.focused;
  animate = () => this.animation;
  toggleAttribute = (name: string, isOn: boolean) =>
    isOn ? this.attributes.add(name) : this.attributes.delete(name);
  addEventListener = (_: string, call: (event: object) => void) => {
    this.focus = call;
  };
}

function run(isStill: boolean, isFocusedUnseen = false) {
  const page = createFakePage();
  const root = new FakeElement(800, 1600);
  const [first, middle, last] = [0, 1, 2].map(() => new FakeCaption(100, 100)) as [
    FakeCaption,
    FakeCaption,
    FakeCaption,
  ];
  middle.focused = isFocusedUnseen ? { tabIndex: 0 } : null;
  middle.isSeen = !isFocusedUnseen;
  const end = runCaptions(
    { root, first, middle, last } as unknown as SceneRefs,
    CAPTIONS,
    FADE,
    isStill,
    page.platform,
    page.loop,
  );
  page.runFrames();
  const scrollTo = (topPx: number) => {
    root.topPx = topPx;
    page.tell('scroll');
    page.runFrames();
  };
  return { page, first, middle, last, end, scrollTo };
}

describe('listKeyframes', () => {
  test('lets a caption come, stay and go', () => {
    const frames = listKeyframes({ name: 'middle', from: 0.3, to: 0.6, rest: 0.45 }, FADE);
    expect(frames.map(({ offset, opacity }) => [offset, opacity])).toEqual([
      [0, 0],
      [0.3, 0],
      [0.4, 1],
      [0.5, 1],
      [0.6, 0],
      [1, 0],
    ]);
  });

  test('lets the first caption stand at the start and the last one stay', () => {
    const whole = listKeyframes({ name: 'whole', from: -1, to: 2, rest: 0 }, FADE);
    expect(whole.map(({ offset, opacity }) => [offset, opacity])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
});

describe('isCaptionShown', () => {
  test('is true while more than half of a caption is to be seen', () => {
    const shown = [0, 0.34, 0.36, 0.54, 0.56, 1].map((progress) =>
      CAPTIONS.map((caption) => isCaptionShown(caption, FADE, progress)).indexOf(true),
    );
    expect(shown).toEqual([0, -1, 1, 1, -1, 2]);
  });
});

describe('snapToCaption', () => {
  test('gives the rest of the caption that a progress belongs to', () => {
    expect([0.1, 0.3, 0.59, 0.7].map((progress) => snapToCaption(CAPTIONS, progress))).toEqual([
      0, 0.45, 0.45, 1,
    ]);
  });

  test('stays with a caption until the next one comes', () => {
    const apart: Caption[] = [
      { name: 'first', from: -1, to: 0.3, rest: 0.2 },
      { name: 'last', from: 0.6, to: 2, rest: 1 },
    ];
    expect([0.4, 0.6].map((progress) => snapToCaption(apart, progress))).toEqual([0.2, 1]);
  });
});

describe('runCaptions, without view timelines', () => {
  test('moves the animations with the scroll and marks the caption to be seen', () => {
    const { first, middle, last, scrollTo } = run(false);
    expect([first, middle, last].map(({ attributes }) => attributes.size)).toEqual([1, 0, 0]);
    scrollTo(-450);
    expect([first, middle, last].map(({ attributes }) => attributes.size)).toEqual([0, 1, 0]);
    expect([first, middle, last].map(({ animation }) => animation.currentTime)).toEqual([450, 450, 450]);
  });

  test('cuts from rest to rest without motion', () => {
    const { middle, scrollTo } = run(true);
    scrollTo(-320);
    expect(middle.animation.currentTime).toBe(450);
  });

  test('scrolls to a caption that the focus enters while it does not show', () => {
    const { page, last } = run(false);
    last.focus({ target: { tabIndex: 0 } });
    expect(page.scrolledPx).toBe(1000);
    last.focus({ target: { tabIndex: -1 } });
    expect(page.scrolledPx).toBe(1000);
  });

  test('scrolls to a caption that the focus enters while its scene hides itself', () => {
    const { page, middle, scrollTo } = run(false);
    scrollTo(-450);
    middle.focus({ target: { tabIndex: 0 } });
    expect(page.scrolledPx).toBe(0);
    middle.isSeen = false;
    scrollTo(-400);
    middle.focus({ target: { tabIndex: 0 } });
    expect(page.scrolledPx).toBe(50);
  });

  test('scrolls at its start to an unseen caption that has the focus already', () => {
    expect([run(false), run(false, true)].map(({ page }) => page.scrolledPx)).toEqual([0, 450]);
  });

  test('leaves the captions to the style sheet when it ends', () => {
    const { page, first, end } = run(false);
    end();
    expect([first.attributes.size, page.listenerCount()]).toEqual([0, 0]);
  });
});
