import { describe, expect, it } from 'vitest';
import type { DailyCups } from '../../model/userInput';
import { FakeElement, runFakeScene } from '../../scene/fakes/fakePage';
import type { PourLayout } from './measurePour';
import { POUR_MS } from './pourTimes';
import { type PourProps, pourScene } from './scene';

const layout: PourLayout = {
  widthPx: 800,
  heightPx: 600,
  isStill: false,
  title: { leftPx: 40, topPx: 60, widthPx: 720, heightPx: 380 },
  vessel: { topPx: 80, bottomPx: 420 },
  stream: { xPx: 500, topPx: 68, landPx: 90 },
  barBottomPx: 68,
  homeTopPx: 0,
  cups: [{ xPx: 200, yPx: 500, widthPx: 40 }],
};
const DRY: PourProps = {
  cups: { from: 0, to: 0, startMs: 0 },
  chosen: undefined,
  isOver: false,
  dropAtMs: Number.NEGATIVE_INFINITY,
};
const toSix = (startMs: number): PourProps['cups'] => ({ from: 0, to: 6, startMs });
const CHOSEN = { props: { ...DRY, cups: toSix(0), chosen: 6 as DailyCups }, rest: 1 };

function run(given: Partial<Parameters<typeof runFakeScene>[2]> & { props?: PourProps } = {}) {
  const { props = DRY, ...state } = given;
  const isStill = state.isStill ?? false;
  // The nets of light are no part of what is tested here.
  const { prepare, ...bare } = pourScene;
  const scene = runFakeScene({ ...bare, measure: () => ({ ...layout, isStill }) }, props, state);
  const [front, sunken, sunkenPage] = [720, 800, 800].map((widthPx) => new FakeElement(widthPx, 600)) as [
    FakeElement,
    FakeElement,
    FakeElement,
  ];
  Object.assign(sunken, { toggleAttribute: () => true });
  Object.assign(scene.refs, { front, sunken, sunkenPage });
  const waitUntilReady = () => scene.page.runFrames(40);
  return { ...scene, front, sunken, sunkenPage, waitUntilReady };
}

describe('pourScene', () => {
  it('pourScene hides its canvas and asks for no frame while the letters are dry', () => {
    const { page, canvas, errors, waitUntilReady } = run();
    waitUntilReady();
    expect(errors).toEqual([]);
    expect(canvas.style.visibility).toBe('');
    expect(page.runFrames(5)).toBe(0);
  });

  it('pourScene fills the letters to the cups that are tried, and rests when nobody stirs for 4 s', () => {
    const { page, canvas, front, running, update, waitUntilReady } = run();
    waitUntilReady();
    update({ props: { ...DRY, cups: toSix(running.readInstant().elapsedMs) } });
    page.runFrames(60);
    expect(canvas.style.visibility).toBe('visible');
    expect(front.style.clipPath).toMatch(/^polygon\(/);
    expect(page.runFrames(60)).toBe(60);
    page.runFrames(250);
    expect(page.runFrames(5)).toBe(0);
  });

  it('pourScene lets a lone drop fall on dry letters for 1.45 s', () => {
    const { page, canvas, running, update, waitUntilReady } = run();
    waitUntilReady();
    update({ props: { ...DRY, dropAtMs: running.readInstant().elapsedMs } });
    page.runFrames(80);
    expect(canvas.style.visibility).toBe('visible');
    page.runFrames(20);
    expect(canvas.style.visibility).toBe('');
    expect(page.runFrames(5)).toBe(0);
  });

  it('pourScene lets the page sink, under a sea that rises over the bar, and not before it rises', () => {
    const { page, canvas, sunken, update, waitUntilReady } = run();
    waitUntilReady();
    update(CHOSEN);
    page.runFrames(60);
    expect(canvas.style.zIndex).toBe('');
    page.runFrames(Math.ceil(POUR_MS / 16) - 60);
    expect(canvas.style.zIndex).toBe('61');
    expect(sunken.style.clipPath).toMatch(/^polygon\(/);
    update({ props: DRY, rest: 0 });
    page.runFrames(1);
    expect(canvas.style.zIndex).toBe('');
  });

  it('pourScene ends with its last frame, however few frames a busy machine has drawn', () => {
    const { page, sunkenPage, update, waitUntilReady } = run();
    waitUntilReady();
    update(CHOSEN);
    page.runFrames(2);
    expect(sunkenPage.style.opacity).toBe('1');
    update({ ...CHOSEN, props: { ...CHOSEN.props, isOver: true } });
    page.runFrames(1);
    expect(sunkenPage.style.opacity).toBe('0');
  });

  it('pourScene shows all of the sea at once without motion', () => {
    const { page, canvas, waitUntilReady } = run({ ...CHOSEN, isStill: true });
    waitUntilReady();
    expect(canvas.style.zIndex).toBe('61');
    expect(canvas.style.visibility).toBe('visible');
    expect(page.runFrames(5)).toBe(0);
  });
});
