import { describe, expect, it } from 'vitest';
import { placeTooltip } from './tooltip';

const tip = { width: 240, height: 80 };
const viewport = { width: 1000, height: 800 };

describe('placeTooltip', () => {
  it('placeTooltip(point, …) stands to the right of the bar where there is room', () => {
    expect(placeTooltip({ x: 100, y: 50 }, 20, tip, { left: 100, top: 100 }, viewport)).toEqual({
      left: 132,
      top: 54,
      side: 'right',
    });
  });

  it('placeTooltip(point, …) stands to the left near the right edge', () => {
    expect(placeTooltip({ x: 800, y: 50 }, 20, tip, { left: 100, top: 100 }, viewport)).toEqual({
      left: 528,
      top: 54,
      side: 'left',
    });
  });

  it('placeTooltip(point, …) stands over the bar where neither side has room, inside the viewport', () => {
    const placed = placeTooltip({ x: 150, y: 50 }, 20, tip, { left: 0, top: 0 }, { width: 320, height: 568 });
    expect(placed).toEqual({ left: 30, top: 54, side: 'over' });
  });

  it('placeTooltip(point, …) stays below the top and above the bottom of the viewport', () => {
    const top = (chartTop: number) =>
      placeTooltip({ x: 100, y: 50 }, 20, tip, { left: 100, top: chartTop }, viewport).top + chartTop;
    expect([top(-500), top(790)]).toEqual([8, 712]);
  });

  it('placeTooltip(point, …) shows the beginning of a tooltip that is larger than the viewport', () => {
    const placed = placeTooltip(
      { x: 50, y: 20 },
      5,
      { width: 400, height: 700 },
      { left: 0, top: 0 },
      { width: 320, height: 300 },
    );
    expect(placed).toMatchObject({ left: 8, top: 8 });
  });
});
