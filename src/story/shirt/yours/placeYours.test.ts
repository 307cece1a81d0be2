import { describe, expect, it } from 'vitest';
import { placeYours } from './placeYours';

const VIEW = { cellPx: 5, rowPx: 6, originXPx: 900, originYPx: 100 };
const YOURS = { row: 40, first: 10, last: 15 };

describe('placeYours', () => {
  it('placeYours(view, yours, stage) rings six cups, and sets their enlargement below the bar, clear of the thread', () => {
    const { ring, line, tag } = placeYours(VIEW, YOURS, { widthPx: 1440, heightPx: 900 });
    expect(ring).toEqual({ xPx: 942.5, yPx: 332.5, widthPx: 40, heightPx: 15 });
    expect([line.x1, line.y1]).toEqual([982.5, 332.5]);
    expect(tag).toEqual({ xPx: 1391.04, yPx: 80, anchor: [1, 0] });
  });

  it('placeYours(view, yours, stage) keeps closer on a narrow stage', () => {
    expect(placeYours(VIEW, YOURS, { widthPx: 390, heightPx: 844 }).tag).toEqual({
      xPx: 372,
      yPx: 66,
      anchor: [1, 0],
    });
  });
});
