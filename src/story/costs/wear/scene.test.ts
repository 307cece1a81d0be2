import { describe, expect, test } from 'vitest';
import { createFakePage, runFakeScene } from '../../../scene/fakes/fakePage';
import { wearScene } from './scene';

describe('wearScene', () => {
  test('draws one cup for each of a wear, and as many others when the wears change', () => {
    const page = createFakePage({ widthPx: 300, heightPx: 90 });
    const { canvas, update } = runFakeScene(wearScene, { cups: 394 }, { page });
    page.runFrames(2);
    const countCups = () => canvas.calls.filter((call) => call === 'closePath').length;
    expect(countCups()).toBe(394);
    update({ props: { cups: 99 } });
    page.runFrames();
    expect([countCups(), page.runFrames(3)]).toEqual([99, 0]);
  });
});
