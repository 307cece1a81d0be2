import { describe, expect, it } from 'vitest';
import { drawFrayedRope } from './drawFrayedRope';
import type { Waypoint } from './placeThread';
import { recordStrokes } from './strokes';

const points: Waypoint[] = [0, 6, 12, 18].map((xPx) => ({ xPx, yPx: 40, stage: 'print' }));

describe('recordStrokes', () => {
  it('recordStrokes(draw) notes the path, color and width of each stroke, in order', () => {
    const strokes = recordStrokes((context) => {
      context.beginPath();
      context.moveTo(1, 2.25);
      context.bezierCurveTo(3, 4, 5, 6, -7, 8.04);
      context.strokeStyle = '#123456';
      context.lineWidth = 3;
      context.stroke();
      context.lineWidth = 2;
      context.stroke();
      context.beginPath();
      context.lineTo(9, 9);
      context.lineTo(10, 11);
      context.stroke();
    });
    expect(strokes).toEqual([
      { d: 'M1 2.3C3 4 5 6 -7 8', color: '#123456', widthPx: 3, cap: 'round' },
      { d: 'M1 2.3C3 4 5 6 -7 8', color: '#123456', widthPx: 2, cap: 'round' },
      { d: 'M9 9L10 11', color: '#123456', widthPx: 2, cap: 'round' },
    ]);
  });

  it('recordStrokes(draw) is empty for a drawing without a stroke', () => {
    expect(recordStrokes(() => {})).toEqual([]);
  });

  it('recordStrokes(drawFrayedRope) has the loose fibers below the rope', () => {
    const strokes = recordStrokes((context) => drawFrayedRope(context, points, 24, 3));
    expect(strokes).toHaveLength(26 + 3);
    expect(strokes.slice(0, 26).every(({ d }) => /^M[^ML]+C[^ML]+$/.test(d))).toBe(true);
    expect(strokes.slice(26).map(({ widthPx }) => Math.round(widthPx * 10) / 10)).toEqual([26, 24, 4.8]);
    expect(strokes[26]?.d).toBe('M0 40L6 40L12 40L18 40');
    expect(strokes.some(({ d }) => d.includes('NaN'))).toBe(false);
  });

  it('recordStrokes(drawFrayedRope) is empty without a point', () => {
    expect(recordStrokes((context) => drawFrayedRope(context, [], 24, 3))).toEqual([]);
  });
});
