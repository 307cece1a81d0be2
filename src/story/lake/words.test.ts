import { describe, expect, it } from 'vitest';
import { describeLake, describePicture, describeWarp } from './words';

describe('words', () => {
  it('describeLake("check") names the true share, the old claim and the second lake', () => {
    expect(describeLake('check')).toBe(
      'The outline of Lake Ontario, filled to 4.8% of its area. A dashed line marks the old claim of 50%. Beside it stands Lake Tahoe as a disc drawn by its volume, about half full.',
    );
  });

  it('describeWarp("cotton") accounts for all hundred yarns', () => {
    expect(describeWarp('cotton')).toBe(
      '100 hanging yarns, one for each percent. One estimate: 52.9 yarns of cotton, 2.8 blue for every other fiber, 44.3 undyed: everything else. Below, these 55.7 yarns, one estimate, are made the whole: 20 ropes, of which 19 ropes are cotton.',
    );
  });

  it('describePicture() tells what the scene shows, in order', () => {
    const text = describePicture();
    const order = ['50% of its area', '4.8% of its area', '55.7 yarns are blue', '52.9 yarns of cotton'].map(
      (words) => text.indexOf(words),
    );
    expect(order[0]).toBeGreaterThan(0);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });
});
