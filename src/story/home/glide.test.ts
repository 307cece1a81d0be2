import { describe, expect, it } from 'vitest';
import { hasSettled, readGlide, redirectGlide } from './glide';

const glide = { from: 2, to: 6, startMs: 1000 };

describe('readGlide', () => {
  it('readGlide(glide, now) starts at `from`, moves fast at first and ends at `to`', () => {
    expect(readGlide(glide, 1000)).toBe(2);
    expect(readGlide(glide, 1200)).toBeGreaterThan(4);
    expect(readGlide(glide, 1900)).toBe(6);
    expect(readGlide(glide, 90_000)).toBe(6);
  });
});

describe('redirectGlide', () => {
  it('redirectGlide(glide, to, now) turns from the value of the moment', () => {
    expect(redirectGlide(glide, 0, 1900)).toEqual({ from: 6, to: 0, startMs: 1900 });
  });

  it('redirectGlide(glide, to, now) lets a glide to the same value go on', () => {
    expect(redirectGlide(glide, 6, 1200)).toBe(glide);
  });
});

describe('hasSettled', () => {
  it('hasSettled(glide, now) is true 900 ms after the start', () => {
    expect(hasSettled(glide, 1899)).toBe(false);
    expect(hasSettled(glide, 1900)).toBe(true);
  });
});
