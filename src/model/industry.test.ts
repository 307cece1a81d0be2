import { describe, expect, it } from 'vitest';
import { describeCaliforniaTenths, YARNS } from './industry';

describe('the industry', () => {
  it('YARNS add up to 100, and the textile yarns to cotton and other fibers within a tenth', () => {
    expect(YARNS.textile + YARNS.everythingElse).toBe(100);
    expect(YARNS.cotton + YARNS.otherFibers).toBeCloseTo(YARNS.textile, 10);
  });

  it('describeCaliforniaTenths(percents) says tenths, and throws where they are others', () => {
    expect(describeCaliforniaTenths()).toBe('nine tenths');
    expect(() => describeCaliforniaTenths([85, 96])).toThrow('the records no longer support: "nine tenths"');
    expect(() => describeCaliforniaTenths([Number.NaN])).toThrow('the records no longer support');
  });
});
