import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakePage, FakeElement, runFakeScene } from '../../scene/fakes/fakePage';
import { lakeScene } from './scene';

beforeEach(() => vi.stubGlobal('Path2D', class {}));
afterEach(() => vi.unstubAllGlobals());

class FakeLabel {
  styles: Record<string, string> = {};
  style = { setProperty: (name: string, value: string) => Object.assign(this.styles, { [name]: value }) };
  isHidden = false;
  toggleAttribute = (_: string, isOn: boolean) => {
    this.isHidden = isOn;
  };
}

/** Runs the scene on a window of 1440 × 900; the story is 640 % as high. */
function run(isStill = false) {
  const [half, drip] = [new FakeLabel(), new FakeLabel()];
  const lakeCaptions = new FakeElement(1440, 300);
  const warpCaptions = new FakeElement(1440, 260);
  lakeCaptions.topPx = 580;
  warpCaptions.topPx = 620;
  const page = createFakePage({ widthPx: 1440, heightPx: 900 });
  const scene = runFakeScene(lakeScene, {}, { page, rootHeightPx: 5760, isStill });
  Object.assign(scene.refs, { lakeCaptions, warpCaptions, 'label-half': half, drip });
  page.runFrames(60);
  const goTo = (progress: number) => {
    scene.scrollTo(-progress * (5760 - 900));
    page.runFrames(60);
    return scene.canvas.calls.join('\n');
  };
  return { ...scene, half, drip, goTo };
}

describe('lakeScene', () => {
  it('lakeScene draws nothing before the captions stand', () => {
    const { page, canvas, layouts } = runFakeScene(lakeScene, {});
    page.runFrames(9);
    expect([canvas.calls, layouts]).toEqual([[], []]);
  });

  it('lakeScene draws the same picture at the same progress, forward and backward', () => {
    const { goTo } = run();
    const ways = [0.1, 0.25, 0.36, 0.43, 0.61, 0.85];
    const forward = ways.map(goTo);
    expect(new Set(forward).size).toBe(ways.length);
    expect(ways.toReversed().map(goTo)).toEqual(forward.toReversed());
  });

  it('lakeScene wants no frame while the page stands still', () => {
    const { goTo, page } = run();
    goTo(0.6);
    expect(page.runFrames(5)).toBe(0);
  });

  it('lakeScene is at the scroll with the next frame', () => {
    const { goTo, canvas, page, scrollTo } = run();
    const there = goTo(0.6);
    goTo(0);
    scrollTo(-0.6 * (5760 - 900));
    page.runFrames(1);
    expect(canvas.calls.join('\n')).toBe(there);
  });

  it('lakeScene without motion cuts between five stills, one for each caption', () => {
    const { goTo, running } = run(true);
    const rests = [0, 0.19, 0.33, 0.45, 0.5, 0.66, 0.9, 1].map((progress) => {
      goTo(progress);
      return running.readInstant().progress;
    });
    expect(rests).toEqual([0.17, 0.17, 0.33, 0.54, 0.54, 0.7, 1, 1]);
  });

  it('lakeScene writes its labels where they belong, and strikes the claim through', () => {
    const { goTo, half } = run();
    goTo(0.17);
    expect(half.styles).toMatchObject({ opacity: '1.000', '--struck': '0.000' });
    goTo(0.33);
    expect(half.styles).toMatchObject({ opacity: '1.000', '--struck': '1.000' });
    goTo(0.5);
    expect(half.styles).toMatchObject({ opacity: '0.000' });
    expect(half.styles.transform).toMatch(/^translate\([\d.]+px, [\d.]+px\)$/);
  });

  it('lakeScene hangs the drip beneath the weft, as long as it is', () => {
    const { goTo, drip } = run();
    expect(drip.isHidden).toBe(true);
    goTo(0.25);
    expect([drip.isHidden, drip.styles['--rope'], drip.styles.translate]).toEqual([
      false,
      '306px',
      '0 869px',
    ]);
  });

  it('lakeScene stands beside captions of half its width, and has no room where they are higher than the window', () => {
    const layOut = (captionPx: number) => {
      const page = createFakePage({ widthPx: 844, heightPx: 390 });
      const { refs, layouts } = runFakeScene(lakeScene, {}, { page, rootHeightPx: 2496 });
      const captions = new FakeElement(330, captionPx);
      captions.topPx = 60;
      Object.assign(refs, { lakeCaptions: captions, warpCaptions: captions });
      page.runFrames(60);
      return layouts.map((layout) => layout?.stage.leftPx);
    };
    expect([layOut(240), layOut(280)]).toEqual([[354], []]);
  });
});
