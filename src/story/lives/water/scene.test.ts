import { describe, expect, test } from 'vitest';
import { OPENING } from '../../../model/lives/life';
import { calculateWearWater } from '../../../model/lives/water';
import { createFakePage, runFakeScene } from '../../../scene/fakes/fakePage';
import { placeCupGrid } from '../../cups/placeCupGrid';
import { countCups, fillCups, waterScene } from './scene';

describe('fillCups', () => {
  test('fillCups(cups) fills whole cups and a part of the last, and draws next to nothing not at all', () => {
    expect([fillCups(2.25), fillCups(2), fillCups(2.01), fillCups(0)]).toEqual([
      [1, 1, 0.25],
      [1, 1],
      [1, 1],
      [],
    ]);
  });
});

describe('waterScene', () => {
  test('draws every cup of one wear, and as many others when the life changes', () => {
    const page = createFakePage({ widthPx: 600, heightPx: 400 });
    const most = 263 + 11;
    const { canvas, update } = runFakeScene(
      waterScene,
      { portions: calculateWearWater(OPENING.a), most },
      { page },
    );
    page.runFrames(2);
    const countCups = () => canvas.calls.filter((call) => call === 'closePath').length;
    expect(countCups()).toBe(263 + 11);
    update({ props: { portions: calculateWearWater(OPENING.b), most } });
    page.runFrames();
    expect(countCups()).toBe(132 + 11);
    update({ props: { portions: calculateWearWater(OPENING.a, { river: 90, rain: 45 }), most } });
    page.runFrames();
    expect(countCups()).toBe(2 + 1 + 9 + 11);
  });

  test('two lives stand at one scale: that of the one with more cups', () => {
    const stage = { widthPx: 300, heightPx: 200, pixelRatio: 1, isStill: false };
    const [a, b] = [calculateWearWater(OPENING.a), calculateWearWater(OPENING.b)];
    const most = Math.max(countCups(a), countCups(b));
    const measureCup = (portions: typeof a) =>
      waterScene.measure({} as never, stage, { portions, most }, {})?.cupPx;
    expect(measureCup(a)).toBe(measureCup(b));
    expect(measureCup(b)).toBeLessThan(placeCupGrid(countCups(b), 300, 200).cupPx);
  });
});
