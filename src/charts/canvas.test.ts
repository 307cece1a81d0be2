import { describe, expect, it } from 'vitest';
import { roundOut } from './canvas';

describe('roundOut', () => {
  it('roundOut(box) is the smallest box around it with edges on multiples of four pixels', () => {
    expect(roundOut({ leftPx: 363.2, topPx: 31.9, widthPx: 1075, heightPx: 540.1 })).toEqual({
      leftPx: 360,
      topPx: 28,
      widthPx: 1080,
      heightPx: 544,
    });
  });

  it('roundOut(box) keeps a box whose edges lie there', () => {
    const box = { leftPx: -40, topPx: 0, widthPx: 80, heightPx: 4 };
    expect(roundOut(box)).toEqual(box);
  });
});
