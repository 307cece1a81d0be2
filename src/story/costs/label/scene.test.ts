import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakePage, FakeElement, runFakeScene } from '../../../scene/fakes/fakePage';
import { AGAIN_MS, describeSewing, LABEL_RESTS, labelScene, SEW_MS, UNPICK_MS } from './scene';

describe('describeSewing', () => {
  it('describeSewing(entry, ms) begins with nothing and is whole after its time', () => {
    expect(describeSewing(LABEL_RESTS.entry, 0)).toEqual({ cupsLeft: 0, sewn: 0, tail: 0, isWhole: false });
    expect(describeSewing(LABEL_RESTS.entry, SEW_MS - 1).isWhole).toBe(false);
    expect(describeSewing(LABEL_RESTS.entry, SEW_MS)).toEqual({
      cupsLeft: 0,
      sewn: 1,
      tail: 1,
      isWhole: true,
    });
  });

  it('describeSewing(picked, ms) unpicks the cups first, and is whole after its time', () => {
    expect(describeSewing(LABEL_RESTS.picked, 0)).toEqual({ cupsLeft: 1, sewn: 0, tail: 0, isWhole: false });
    expect(describeSewing(LABEL_RESTS.picked, UNPICK_MS / 2)).toMatchObject({ cupsLeft: 0.5, sewn: 0 });
    expect(describeSewing(LABEL_RESTS.picked, AGAIN_MS)).toEqual({
      cupsLeft: 0,
      sewn: 1,
      tail: 1,
      isWhole: true,
    });
  });

  it('the moments at which the scene rests are whole', () => {
    for (const [rest, { at }] of labelScene.rests.entries()) {
      expect(describeSewing(rest, at.sinceRestMs ?? 0).isWhole).toBe(true);
    }
  });
});

describe('labelScene', () => {
  beforeEach(() => vi.stubGlobal('Path2D', class {}));
  afterEach(() => vi.unstubAllGlobals());

  const run = (cups: 6 | undefined, isStill = false) => {
    const page = createFakePage({ widthPx: 500, heightPx: 560 });
    const scene = runFakeScene(
      labelScene,
      { cups, wasPicked: false },
      { page, rest: LABEL_RESTS.entry, isStill },
    );
    const [label, count] = [new FakeElement(0, 0), new FakeElement(0, 0)];
    const marks = new Set<string>();
    const toggleAttribute = (name: string, isOn: boolean) => (isOn ? marks.add(name) : marks.delete(name));
    const setAttribute = (_: string, value: string) => {
      count.textContent = value;
    };
    Object.assign(scene.refs, {
      label: Object.assign(label, { toggleAttribute }),
      count: Object.assign(count, { setAttribute }),
    });
    const isDrawn = () => scene.canvas.calls.some((call) => call.startsWith('drawImage'));
    return { ...scene, count, marks, isDrawn };
  };

  it('labelScene counts from 0 to the days while it sews, and then leaves the number to the page', () => {
    const { page, count, marks, isDrawn } = run(6);
    page.runFrames(12);
    const early = Number(count.textContent.replace(',', ''));
    expect(early).toBeGreaterThan(0);
    expect(early).toBeLessThan(1971);
    expect([...marks]).toEqual(['data-sewing']);
    page.runFrames(200);
    expect([count.textContent, ...marks]).toEqual(['']);
    expect(isDrawn()).toBe(true);
    expect(page.runFrames(3)).toBe(0);
  });

  it('labelScene is complete at once without motion', () => {
    const { page, count, marks, isDrawn } = run(undefined, true);
    page.runFrames(80);
    expect([count.textContent, ...marks]).toEqual(['']);
    expect(isDrawn()).toBe(true);
  });

  it('labelScene bakes one stitch for each day', () => {
    const { page } = run(6);
    page.runFrames(80);
    const baked = page.made[0]?.calls ?? [];
    // Each stitch has its shadow, its thread and its light.
    expect(baked.filter((call) => call.startsWith('moveTo'))).toHaveLength(3 * 1971);
  });
});
