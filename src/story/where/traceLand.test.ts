import { describe, expect, it } from 'vitest';
import { traceLand } from './traceLand';

describe('traceLand', () => {
  it('traceLand(land) makes level runs of stitches, every second row set off, and none for the sea', () => {
    expect(traceLand({ rows: '2.3-2-|-.', stitch: 5 } as never)).toBe('M10 2h14.2M25 2h9.2M2.5 7h4.2');
    expect(traceLand({ rows: '9.', stitch: 5 } as never)).toBe('');
  });
});
