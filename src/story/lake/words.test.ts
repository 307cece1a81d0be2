import { describe, expect, it } from 'vitest';
import { describeLake, describePicture, describeWarp } from './words';

describe('words', () => {
  it('describeLake("check") names the true share and the old claim', () => {
    expect(describeLake('check')).toBe(
      'The outline of Lake Ontario, filled to 4.8% of its area. A dotted line marks the old claim of 50%.',
    );
  });

  it('describeWarp("cotton") tells the yarns that are dyed', () => {
    expect(describeWarp('cotton')).toBe(
      '100 hanging yarns, one for each percent. One estimate: 52.9 yarns of cotton, 2.8 blue for every other fiber.',
    );
  });

  it('describePicture(isAnswered) tells nothing of the answer before it has come, and then all in order', () => {
    expect(describePicture(false)).not.toMatch(/\d|half/);
    const text = describePicture(true);
    const order = ['4.8% of its area', '55.7 yarns are blue', '52.9 yarns of cotton'].map((words) =>
      text.indexOf(words),
    );
    expect(order[0]).toBeGreaterThan(0);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });
});
