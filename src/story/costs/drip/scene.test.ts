import { describe, expect, test } from 'vitest';
import { createFakePage, FakeElement, runFakeScene } from '../../../scene/fakes/fakePage';
import { placeDripShirt } from './layout';
import { dripScene } from './scene';

describe('dripScene', () => {
  test('draws all 11,421 cups twice, then shows a part of the full ones with each count', () => {
    const page = createFakePage({ widthPx: 500, heightPx: 640 });
    const { canvas, refs, update } = runFakeScene(dripScene, { cups: 0 }, { page });
    const labels = new FakeElement(0, 0);
    refs.labels = labels;
    page.runFrames(200);
    const countCups = page.made.map(
      ({ calls }) => calls.filter((call) => call.startsWith('drawImage')).length,
    );
    expect(countCups.filter((count) => count > 0)).toEqual([11_421, 11_421]);
    expect(canvas.calls.filter((call) => call.startsWith('drawImage'))).toHaveLength(2);
    const emptyTop = labels.style.translate;
    update({ props: { cups: 11_421 } });
    page.runFrames();
    const { hemXPx, cups } = placeDripShirt(500, 640);
    expect(emptyTop).toBe(`${hemXPx}px 640px`);
    expect(labels.style.translate).toBe(`${hemXPx}px ${cups.at(-1)?.yPx}px`);
    expect([page.made.length, page.runFrames(3)]).toEqual([22, 0]);
  });
});
