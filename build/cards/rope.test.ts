import { describe, expect, it } from 'vitest';
import { composeRope } from './rope';

describe('composeRope', () => {
  it('composeRope(waypoints, stage) draws a rope with its needle at the last waypoint', () => {
    const rope = composeRope(
      [
        [0, 10],
        [120, 10],
      ],
      'weld',
    );
    expect(rope).toContain('stroke="#f6d977"');
    expect(rope).toContain('<g transform="translate(120 10) rotate(0) ');
  });

  it('composeRope(waypoints, stage) is nothing without a waypoint', () => {
    expect(composeRope([], 'raw')).toBe('');
  });
});
