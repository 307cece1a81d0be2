import { describe, expect, test } from 'vitest';
import { createFakePage, runFakeScene } from '../../../scene/fakes/fakePage';
import { wearScene } from './scene';

function run(wears: number) {
  const page = createFakePage({ widthPx: 600, heightPx: 400 });
  const props = { wears, pull: 0, isMended: false };
  const { canvas, update } = runFakeScene(wearScene, props, { page });
  for (let frame = 0; frame < 40; frame++) page.runFrames();
  return {
    canvas,
    show: (changes: Partial<typeof props>) => {
      update({ props: { ...props, ...changes } });
      page.runFrames();
    },
    /** One closed path each, beside the outline of cloth and rim. */
    countCups: () => canvas.calls.filter((call) => call === 'closePath').length - 2,
    countCuts: () =>
      canvas.calls.filter((call) => call === 'globalCompositeOperation = destination-out').length,
    moreFrames: () => page.runFrames(3),
  };
}

describe('wearScene', () => {
  test('wearScene piles up the cups of one wear, and as many others when the wears change', () => {
    const { countCups, show, moreFrames } = run(30);
    expect(countCups()).toBe(394);
    show({ wears: 39 });
    expect([countCups(), moreFrames()]).toEqual([303, 0]);
  });

  test('wearScene opens a seam at forty wears, closes it as the thread is pulled, and keeps it mended', () => {
    const { countCuts, show } = run(39);
    const cuts = [
      {},
      { wears: 40 },
      { wears: 90 },
      { wears: 40, pull: 1 },
      { wears: 40, isMended: true },
      { wears: 120, isMended: true },
    ].map((changes) => {
      show(changes);
      return countCuts();
    });
    expect(cuts).toEqual([0, 1, 1, 0, 0, 0]);
  });
});
