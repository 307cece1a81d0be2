import { describe, expect, test } from 'vitest';
import { createFakePage, runFakeScene } from '../../../scene/fakes/fakePage';
import { COLORS } from '../../../theme/tokens';
import { wearScene } from './scene';

function run(wears: number) {
  const page = createFakePage({ widthPx: 600, heightPx: 400 });
  const props = { wears };
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
    hasSeam: () => canvas.calls.includes(`strokeStyle = ${COLORS.madder}`),
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

  test('wearScene mends a seam at forty wears', () => {
    const { hasSeam, show } = run(39);
    const seams = [39, 40, 120].map((wears) => {
      show({ wears });
      return hasSeam();
    });
    expect(seams).toEqual([false, true, true]);
  });
});
