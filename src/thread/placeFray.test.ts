import { describe, expect, it } from 'vitest';
import { placeFray } from './placeFray';

const desktop = { widthPx: 1440, heightPx: 900, topPx: 68, textTopPx: 440, textRightPx: 1010 };

describe('placeFray', () => {
  it('placeFray(room) hangs one end above the text and the other beside it', () => {
    const { ropes, ropePx } = placeFray(desktop);
    expect(ropePx).toBe(24);
    expect(ropes).toHaveLength(2);
    expect(Math.max(...(ropes[0] ?? []).map(({ yPx }) => yPx))).toBeLessThan(440 - 12);
    const right = ropes[1] ?? [];
    expect(Math.min(...right.map(({ xPx }) => xPx))).toBeGreaterThan(1010 + 12);
    expect(right.at(-1)?.yPx).toBe(612);
  });

  it('placeFray(room) keeps both ends above text that takes the whole width', () => {
    const { ropes, ropePx } = placeFray({
      widthPx: 390,
      heightPx: 844,
      topPx: 60,
      textTopPx: 500,
      textRightPx: 280,
    });
    expect(ropePx).toBe(13);
    for (const rope of ropes) expect(Math.max(...rope.map(({ yPx }) => yPx))).toBeLessThan(500 - 13);
  });

  it('placeFray(room) hangs only what has room, and nothing in an empty room', () => {
    expect(placeFray({ ...desktop, textTopPx: 120 }).ropes).toHaveLength(1);
    expect(placeFray({ ...desktop, textTopPx: 120, textRightPx: 1400 }).ropes).toEqual([]);
    expect(placeFray({ widthPx: 0, heightPx: 0, topPx: 0, textTopPx: 0, textRightPx: 0 }).ropes).toEqual([]);
  });
});
