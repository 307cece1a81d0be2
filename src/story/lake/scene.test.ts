import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakePage, FakeElement, runFakeScene } from '../../scene/fakes/fakePage';
import { lakeScene } from './scene';

beforeEach(() => vi.stubGlobal('Path2D', class {}));
afterEach(() => vi.unstubAllGlobals());

class FakeLabel {
  styles: Record<string, string> = {};
  style = { setProperty: (name: string, value: string) => Object.assign(this.styles, { [name]: value }) };
}

const SCREENS = 5.4;

/** Runs the scene on a window of 1440 × 900, its words on the left. */
function run({ isStill = false, percent }: { isStill?: boolean; percent?: number } = {}) {
  const [half, you] = [new FakeLabel(), new FakeLabel()];
  const page = createFakePage({ widthPx: 1440, heightPx: 900 });
  const scene = runFakeScene(lakeScene, { percent }, { page, rootHeightPx: SCREENS * 900, isStill });
  const place = (topPx: number, widthPx: number, heightPx: number) =>
    Object.assign(new FakeElement(widthPx, heightPx), { topPx, leftPx: 48 });
  Object.assign(scene.refs, {
    claim: place(300, 1344, 600),
    strip: place(776, 1344, 124),
    check: place(520, 368, 300),
    textile: place(500, 368, 320),
    cotton: place(560, 368, 260),
    'label-half': half,
    'label-you': you,
  });
  page.runFrames(60);
  const goTo = (progress: number) => {
    scene.scrollTo(-progress * (SCREENS - 1) * 900);
    page.runFrames(60);
    return scene.canvas.calls.join('\n');
  };
  return { ...scene, half, you, goTo };
}

describe('lakeScene', () => {
  it('lakeScene draws nothing before the captions stand', () => {
    const { page, canvas, layouts } = runFakeScene(lakeScene, {});
    page.runFrames(9);
    expect([canvas.calls, layouts]).toEqual([[], []]);
  });

  it('lakeScene draws the same picture at the same progress, forward and backward', () => {
    const { goTo } = run({ percent: 30 });
    const ways = [0, 0.13, 0.2, 0.27, 0.36, 0.5, 0.56, 0.66, 0.85];
    const forward = ways.map(goTo);
    expect(new Set(forward).size).toBe(ways.length);
    expect(ways.toReversed().map(goTo)).toEqual(forward.toReversed());
  });

  it('lakeScene wants no frame while the page stands still', () => {
    const { goTo, page } = run();
    goTo(0.6);
    expect(page.runFrames(5)).toBe(0);
  });

  it('lakeScene hatches the reader’s part of the lake, and nothing without a guess', () => {
    const dashes = (calls: string) =>
      calls.split('\n').filter((call) => call.startsWith('setLineDash 9')).length;
    expect([dashes(run({ percent: 30 }).goTo(0)), dashes(run().goTo(0))]).toEqual([1, 0]);
  });

  it('lakeScene without motion cuts between four stills, one for each caption', () => {
    const { goTo, running } = run({ isStill: true });
    const rests = [0, 0.3, 0.34, 0.6, 0.7, 0.85, 0.9, 1].map((progress) => {
      goTo(progress);
      return running.readInstant().progress;
    });
    expect(rests).toEqual([0, 0, 0.42, 0.42, 0.75, 0.75, 1, 1]);
  });

  it('lakeScene writes its labels where they belong, and hides those whose time it is not', () => {
    const { goTo, half, you } = run({ percent: 30 });
    goTo(0);
    expect(half.styles).toMatchObject({ opacity: '0.000', visibility: 'hidden' });
    goTo(0.42);
    for (const { styles } of [half, you]) {
      expect(styles).toMatchObject({ opacity: '1.000', visibility: 'visible' });
      expect(styles.transform).toMatch(/^translate\([\d.]+px, [\d.]+px\)$/);
    }
    goTo(0.5);
    expect(half.styles).toMatchObject({ opacity: '0.000', visibility: 'hidden' });
  });

  it('lakeScene stands beside narrow words and above wide ones, and has no room where they are as high as the window', () => {
    const layOut = (widthPx: number, wordsPx: number, topPx: number) => {
      const page = createFakePage({ widthPx, heightPx: 390 });
      const { refs, layouts } = runFakeScene(lakeScene, {}, { page, rootHeightPx: 2106 });
      const place = (top: number, ownPx: number) =>
        Object.assign(new FakeElement(ownPx, 390 - top), { topPx: top, leftPx: 28 });
      const words = place(topPx, wordsPx);
      Object.assign(refs, {
        claim: place(topPx, widthPx - 56),
        strip: place(298, widthPx - 56),
        check: words,
        textile: words,
        cotton: words,
      });
      page.runFrames(60);
      return layouts.map((layout) => layout?.stage.lakeRoom);
    };
    expect(layOut(844, 368, 80)[0]).toMatchObject({ leftPx: 428, widthPx: 388 });
    expect(layOut(844, 788, 200)[0]).toMatchObject({ leftPx: 28, widthPx: 788 });
    expect(layOut(844, 368, 20)).toEqual([]);
    expect(layOut(844, 788, 100)).toEqual([]);
  });
});
