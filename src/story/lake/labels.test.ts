import { describe, expect, it } from 'vitest';
import { measureBuilt } from '../../scene/fitText';
import { calculateLabelOpacity, LABELS, measureTags, placeLabels, placeTags } from './labels';
import { placeStage } from './placeLake';
import { CAPTIONS } from './timeline';

const shownAt = (p: number) =>
  LABELS.filter((label) => calculateLabelOpacity(label, p) === 1).map(({ id }) => id);

describe('calculateLabelOpacity', () => {
  it('calculateLabelOpacity(label, p) shows at each rest what belongs there', () => {
    expect(CAPTIONS.map(({ rest }) => shownAt(rest))).toEqual([
      ['lake'],
      ['lake', 'you', 'half'],
      ['textile', 'whole'],
      ['cotton', 'whole'],
    ]);
  });

  it('calculateLabelOpacity(label, p) shows while the picture moves two tags, and then the running count', () => {
    expect(shownAt(0.2)).toEqual(['lake', 'you', 'half']);
    expect(shownAt(0.55)).toEqual(['lake', 'hung']);
  });

  it('calculateLabelOpacity(label, p) tells nothing of what was said before its water runs in', () => {
    const half = LABELS.find(({ id }) => id === 'half');
    for (const p of [0, 0.05, 0.09]) expect(half && calculateLabelOpacity(half, p)).toBe(0);
  });
});

describe('placeTags', () => {
  const room = { leftPx: 100, widthPx: 800 };

  it('placeTags(lines, widths, room) hangs each under the middle of its line', () => {
    expect(placeTags([300, 600], [80, 100], room)).toEqual([260, 550]);
  });

  it('placeTags(lines, widths, room) turns near ones away from each other, on whichever side they are', () => {
    for (const lines of [
      [590, 600],
      [600, 600],
      [610, 600],
    ] as const) {
      const [first, second] = placeTags(lines, [80, 100], room);
      expect(first + 80 < second || second + 100 < first).toBe(true);
    }
  });

  it('placeTags(lines, widths, room) keeps both in the room', () => {
    expect(placeTags([100, 900], [80, 100], room)).toEqual([100, 800]);
  });
});

describe('placeLabels', () => {
  it('placeLabels(stage, tags, lake, percent) sets brackets over the yarns they name, and tags below the lake', () => {
    const room = { leftPx: 448, topPx: 76, widthPx: 944, heightPx: 700 };
    const stage = placeStage({ lakeRoom: room, warpRoom: room, pixelRatio: 1 });
    const tags = measureTags(16, measureBuilt);
    const { cotton, textile, whole, you, half } = placeLabels(stage, tags, stage.lake, 30);
    expect(cotton.widthPx).toBeCloseTo(52.9 * stage.warp.pitchPx - 2, 6);
    expect(textile.widthPx).toBeCloseTo(55.7 * stage.warp.pitchPx - 2, 6);
    expect(whole.yPx).toBe(stage.warp.bottomPx);
    expect(you.xPx + tags.you).toBeLessThan(half.xPx);
    expect(half).toMatchObject(placeLabels(stage, tags, stage.lake, undefined).half);
  });
});
