import { describe, expect, it } from 'vitest';
import { isAsPainted } from './canvasNoise';

const BANDS = [
  [242, 200, 75, 255],
  [11, 34, 60, 255],
  [255, 255, 255, 255],
  [148, 32, 21, 255],
];
/** 16 × 16 pixels in four bands of four rows, as they were painted. */
const painted = BANDS.flatMap((color) => Array.from({ length: 64 }, () => color).flat());

describe(isAsPainted, () => {
  it('takes what was painted', () => {
    expect(isAsPainted(painted)).toBe(true);
  });

  it('takes a change of the last bits, which nobody sees', () => {
    expect(isAsPainted(painted.map((value, index) => value + (index % 7 === 0 ? 2 : 0)))).toBe(true);
  });

  it('tells one color for the whole canvas, and stripes over a part of it', () => {
    expect(isAsPainted(painted.map(() => 255))).toBe(false);
    expect(isAsPainted(painted.map((value, index) => (index > 900 ? (value + 90) % 256 : value)))).toBe(
      false,
    );
  });

  it('tells noise, and a picture of no pixels', () => {
    expect(isAsPainted(painted.map((_, index) => (index * 37) % 256))).toBe(false);
    expect(isAsPainted([])).toBe(false);
  });
});
