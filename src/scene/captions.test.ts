import { describe, expect, test } from 'vitest';
import { calculateCaptionOpacity, createCaptions } from './captions';
import { createFakePage, FakeElement } from './fakes/fakePage';
import type { Caption, SceneRefs } from './scene';

const CAPTIONS: Caption[] = [
  { name: 'first', to: 0.2, rest: 0 },
  { name: 'middle', from: 0.3, rest: 0.45 },
  { name: 'last', from: 0.6, rest: 1 },
];
const NAMES = ['first', 'middle', 'last'] as const;

const readOpacities = (captions: readonly Caption[], progress: number) =>
  captions.map((_, index) => Number(calculateCaptionOpacity(captions, index, progress).toFixed(3)));

class FakeCaption extends FakeElement {
  link = { tabIndex: 0 };
  isHiddenByScene = false;
  checkVisibility = () => !this.isHiddenByScene && this.style.opacity !== '0.000';
  override contains = (element: unknown) => element === this.link;
}

/** A root of 1600 px in a window of 600, and its three captions; the first is sent as shown. */
function create(focused?: (typeof NAMES)[number]) {
  const page = createFakePage();
  const elements = {
    first: new FakeCaption(9, 9),
    middle: new FakeCaption(9, 9),
    last: new FakeCaption(9, 9),
  };
  elements.first.setAttribute('data-shown');
  page.focused = focused ? elements[focused].link : null;
  const refs = { root: new FakeElement(800, 1600), ...elements } as unknown as SceneRefs;
  const captions = createCaptions(refs, page.platform);
  const readShown = () => NAMES.filter((name) => elements[name].hasAttribute('data-shown'));
  return { page, ...elements, captions, readShown };
}

describe('calculateCaptionOpacity', () => {
  test('lets a caption come, stay and go, the first from the start and the last to the end', () => {
    expect([0, 0.195, 0.25, 0.305, 0.31, 0.595, 0.61, 1].map((at) => readOpacities(CAPTIONS, at))).toEqual([
      [1, 0, 0],
      [0.5, 0, 0],
      [0, 0, 0],
      [0, 0.5, 0],
      [0, 1, 0],
      [0, 0.5, 0],
      [0, 0, 1],
      [0, 0, 1],
    ]);
  });

  test('has a caption gone before the next one comes, whatever it says itself', () => {
    const late: Caption[] = [
      { name: 'stays', to: 0.9, rest: 0 },
      { name: 'comes', from: 0.5, rest: 1 },
    ];
    expect([0.48, 0.495, 0.5, 0.505, 0.52].map((at) => readOpacities(late, at))).toEqual([
      [1, 0],
      [0.5, 0],
      [0, 0],
      [0, 0.5],
      [0, 1],
    ]);
  });

  test('lets captions of two lanes stand side by side', () => {
    const lanes: Caption[] = [
      { name: 'left', lane: 'left', rest: 0 },
      { name: 'right', lane: 'right', from: 0.5, rest: 1 },
    ];
    expect(readOpacities(lanes, 0.7)).toEqual([1, 1]);
  });

  test('shows the first caption at a progress of NaN', () => {
    expect(readOpacities(CAPTIONS, Number.NaN)).toEqual([1, 0, 0]);
  });
});

describe('createCaptions', () => {
  test('showAt(captions, progress) writes their opacities and marks the one to be seen', () => {
    const { first, middle, last, captions, readShown } = create();
    captions.showAt(CAPTIONS, 0.45);
    expect([first, middle, last].map(({ style }) => style.opacity)).toEqual(['0.000', '1.000', '0.000']);
    expect(readShown()).toEqual(['middle']);
    captions.showAt(CAPTIONS, 0.25);
    expect(readShown()).toEqual([]);
  });

  test('scrolls to a caption that the focus enters while it does not show', () => {
    const { page, middle, last, captions } = create();
    captions.showAt(CAPTIONS, 0.45);
    page.focus(middle.link);
    page.focus({ tabIndex: 0 });
    expect(page.scrolledPx).toBe(0);
    page.focus(last.link);
    expect(page.scrolledPx).toBe(1000);
    last.link.tabIndex = -1;
    page.focus(last.link);
    expect(page.scrolledPx).toBe(1000);
  });

  test('scrolls to a caption that the focus enters while its scene hides itself', () => {
    const { page, middle, captions } = create();
    captions.showAt(CAPTIONS, 0.4);
    middle.isHiddenByScene = true;
    page.focus(middle.link);
    expect(page.scrolledPx).toBe(450);
  });

  test('scrolls at its start to an unseen caption that has the focus already', () => {
    for (const [focused, scrolledPx] of [
      ['first', 0],
      ['middle', 450],
    ] as const) {
      const { page, captions } = create(focused);
      captions.showAt(CAPTIONS, 0);
      expect(page.scrolledPx).toBe(scrolledPx);
    }
  });

  test('leaves captions as they were sent when it ends, and those that are no longer its', () => {
    const { page, first, middle, captions, readShown } = create();
    captions.showAt(CAPTIONS, 0.45);
    captions.showAt([], 0.45);
    expect([first.style, middle.style, readShown()]).toEqual([{}, {}, ['first']]);
    captions.showAt(CAPTIONS, 0.45);
    captions.end();
    expect([first.style, middle.style, readShown()]).toEqual([{}, {}, ['first']]);
    expect(page.listenerCount()).toBe(0);
  });
});
