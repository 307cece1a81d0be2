import { describe, expect, it } from 'vitest';
import { countFlashes, GENERAL_FLASH, RED_FLASH } from './flashes.ts';

/** Ten places beside each other, each as large as the area that WCAG looks at would have in 40. */
const CELL_PX = 34.1;
const COLUMNS = 10;
const ROWS = 7.5 * 2;

/** A second of 20 frames: the first `lit` of the area's columns follow `wave`, the others stay. */
const film = (wave: (frame: number) => number, lit = COLUMNS, seconds = 1) =>
  Array.from({ length: 20 * seconds }, (_, frame) => ({
    timeMs: frame * 50,
    values: Array.from({ length: COLUMNS * ROWS }, (_, place) => (place % COLUMNS < lit ? wave(frame) : 0.5)),
  }));

const count = (frames: ReturnType<typeof film>, rule = GENERAL_FLASH) =>
  countFlashes(frames, COLUMNS, CELL_PX, rule);

/** Dark for two frames, light for two: five times a second. */
const blink = (dark: number, light: number) => (frame: number) => (frame % 4 < 2 ? dark : light);

describe('countFlashes', () => {
  it('countFlashes(frames) counts a blink as the pair of its changes', () => {
    // Up at 100, down at 200 … 900 ms: nine changes.
    expect(count(film(blink(0.2, 0.8)))).toBe(4);
    expect(count(film((frame) => (frame < 10 ? 0.2 : 0.8)))).toBe(0);
    expect(count(film((frame) => (frame > 5 && frame < 10 ? 0.8 : 0.2)))).toBe(1);
  });

  it('countFlashes(frames) takes the worst second of a longer film', () => {
    expect(count(film((frame) => (frame < 40 ? 0.2 : blink(0.2, 0.8)(frame)), COLUMNS, 3))).toBe(4);
  });

  it('countFlashes(frames) adds up changes of many small steps, and forgets those below a tenth', () => {
    const swell = (most: number) => (frame: number) => 0.3 + most * Math.abs(((frame % 10) - 5) / 5);
    expect(count(film(swell(0.12)))).toBe(1);
    expect(count(film(swell(0.09)))).toBe(0);
  });

  it('countFlashes(frames) leaves out what stays brighter than 0.8', () => {
    expect(count(film(blink(0.79, 1)))).toBe(4);
    expect(count(film(blink(0.81, 1)))).toBe(0);
  });

  it('countFlashes(frames) leaves out less than a quarter of an area', () => {
    expect(count(film(blink(0.2, 0.8), 3))).toBe(4);
    expect(count(film(blink(0.2, 0.8), 2))).toBe(0);
  });

  it('countFlashes(frames, …, RED_FLASH) counts smaller changes of red', () => {
    expect(count(film(blink(0, 0.07)), RED_FLASH)).toBe(4);
    expect(count(film(blink(0, 0.05)), RED_FLASH)).toBe(0);
  });

  it('countFlashes([]) is 0, as is a single frame', () => {
    expect(count([])).toBe(0);
    expect(count(film(blink(0, 1)).slice(0, 1))).toBe(0);
  });
});
