import { describe, expect, it } from 'vitest';
import { corrections } from '../../model/corrections';
import { CLOTH_SIZE, PATCHES, tracePatchStitches } from './placeCloth';

describe('PATCHES', () => {
  it('PATCHES has a place for each correction, inside the cloth and clear of the others', () => {
    expect(PATCHES).toHaveLength(corrections.length);
    for (const [index, { x, y, width, height }] of PATCHES.entries()) {
      const reach = Math.hypot(width, height) / 2;
      expect(Math.min(x - width / 2, y - height / 2)).toBeGreaterThan(0);
      expect([x + width / 2 < CLOTH_SIZE.width, y + height / 2 < CLOTH_SIZE.height]).toEqual([true, true]);
      for (const other of PATCHES.slice(index + 1)) {
        expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(reach);
      }
    }
  });
});

describe('tracePatchStitches', () => {
  it('tracePatchStitches(patch) runs around it once and three times across', () => {
    expect(tracePatchStitches({ width: 50, height: 40 })).toBe(
      'M-20 -15H20V15H-20ZM-20 -9.9H20M-20 0H20M-20 9.9H20',
    );
  });
});
