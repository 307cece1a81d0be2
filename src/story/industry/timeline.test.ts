import { describe, expect, it } from 'vitest';
import { isCaptionShown } from '../../scene/captions';
import { CAPTION_FADE, CAPTIONS, calculateSpan, SPANS } from './timeline';

describe('calculateSpan', () => {
  it('calculateSpan(name, p) is 0 at its start, a half in the middle and 1 at its end', () => {
    const [start, end] = SPANS.cotton;
    expect([start, end].map((p) => calculateSpan('cotton', p))).toEqual([0, 1]);
    expect(calculateSpan('cotton', (start + end) / 2)).toBeCloseTo(0.5, 9);
  });

  it('calculateSpan(name, NaN) is 0', () => {
    expect(calculateSpan('check', Number.NaN)).toBe(0);
  });
});

describe('CAPTIONS', () => {
  it('CAPTIONS never lets two texts meet', () => {
    const shownAt = (p: number) =>
      CAPTIONS.filter((caption) => isCaptionShown(caption, CAPTION_FADE, p)).map(({ name }) => name);
    expect([0, 0.201, 0.21, 0.34, 0.42, 0.5, 0.7, 1].map(shownAt)).toEqual([
      ['claim'],
      [],
      ['check'],
      ['check'],
      ['yarns'],
      ['yarns'],
      ['textile'],
      ['cotton'],
    ]);
    for (const [i, { from }] of CAPTIONS.entries()) {
      expect(from).toBeGreaterThanOrEqual(CAPTIONS[i - 1]?.to ?? -1);
    }
  });
});
