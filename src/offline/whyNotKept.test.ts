import { describe, expect, it } from 'vitest';
import { findWhyNot } from './whyNotKept.ts';

describe('findWhyNot(error)', () => {
  it('tells a full disk, a browser that refuses, and a network that was lost apart', () => {
    expect(findWhyNot(new DOMException('', 'QuotaExceededError'))).toBe('noRoom');
    expect(findWhyNot(new DOMException('', 'SecurityError'))).toBe('refused');
    expect(findWhyNot(new TypeError('Failed to fetch'))).toBe('notWhole');
  });
  it('gives no reason that it does not know', () => {
    expect(findWhyNot(new DOMException('', 'UnknownError'))).toBe('failed');
    expect(findWhyNot(new Error('x'))).toBe('failed');
    expect(findWhyNot(undefined)).toBe('failed');
    expect(findWhyNot('QuotaExceededError')).toBe('failed');
  });
});
