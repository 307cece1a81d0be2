import { describe, expect, it } from 'vitest';
import { createFakePage, runFakeScene } from '../../../scene/fakes/fakePage';
import { patchScene, placePatch } from './scene';

describe('patchScene', () => {
  it('patchScene draws each cup of one wear: all of the shirt’s at the first', () => {
    const page = createFakePage({ widthPx: 600, heightPx: 400 });
    const { canvas, update } = runFakeScene(patchScene, { cups: 11_824 }, { page });
    // One closed path each, beside the shirt's own.
    const countCups = () => canvas.calls.filter((call) => call === 'closePath').length - 1;
    page.runFrames();
    expect(countCups()).toBe(11_824);
    update({ props: { cups: 296 } });
    page.runFrames();
    expect([countCups(), page.runFrames(3)]).toEqual([296, 0]);
  });

  it('placePatch(width, height) keeps the shirt inside its box', () => {
    for (const [widthPx, heightPx] of [
      [600, 400],
      [320, 140],
      [0, 0],
    ] as const) {
      const { sizePx, middlePx, topPx } = placePatch(widthPx, heightPx);
      expect(sizePx).toBeLessThanOrEqual(Math.min(widthPx, heightPx));
      expect([middlePx - sizePx / 2 >= 0, topPx >= 0]).toEqual([true, true]);
    }
  });
});
