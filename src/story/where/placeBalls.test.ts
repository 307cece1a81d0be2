import { describe, expect, it } from 'vitest';
import { growers } from '../../data/places';
import { findDyeLevel, placeBalls, traceDye, traceLand, traceThread } from './placeBalls';

describe('placeBalls', () => {
  const balls = placeBalls(growers);

  it('placeBalls(growers) keeps the balls apart, and near their fields', () => {
    balls.forEach((a, index) => {
      for (const b of balls.slice(index + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.radius + b.radius);
      }
    });
  });

  it('placeBalls(growers) draws a harvest by area: China’s ball has four times the area of Uzbekistan’s', () => {
    const radiusOf = (id: string) => balls.find((ball) => ball.id === id)?.radius ?? 0;
    expect((radiusOf('china') / radiusOf('uzbekistan')) ** 2).toBeCloseTo(12.716 / 3.019, 1);
  });

  it('findDyeLevel(share) covers that share of a ball’s area', () => {
    expect([0, 0.5, 1].map((share) => Math.round(findDyeLevel(share) * 100))).toEqual([0, 50, 100]);
    expect(traceDye({ id: 'usa', x: 10, y: 10, radius: 5 }, 0.5)).toBe('M5.0 10.0A5 5 0 0 0 15.0 10.0Z');
  });

  it('traceThread(balls) runs through each ball, and traceThread([]) only comes in', () => {
    const path = traceThread(balls);
    for (const { x, y } of balls) expect(path).toContain(`${x.toFixed(1)} ${y.toFixed(1)}`);
    expect(traceThread([])).toBe('M-30.0 168.0C-25.0 168.7 -5.0 171.3 0.0 172.0');
  });

  it('traceLand(land) makes level runs of stitches for each mark, every second row set off', () => {
    const paths = traceLand({ rows: '2.3-u|-', stitch: 5 } as never);
    expect([...paths]).toEqual([
      ['-', 'M10 2h14.2M2.5 7h4.2'],
      ['u', 'M25 2h4.2'],
    ]);
  });
});
