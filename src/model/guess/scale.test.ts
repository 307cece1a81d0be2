import { describe, expect, it } from 'vitest';
import { CUPS_SCALE } from './reader';
import { countSteps, findStep, hold, moveByKey, placeOnLine, readStep, type Scale } from './scale';

const CUPS = CUPS_SCALE;
const LAKE: Scale = { min: 0, max: 100, decimals: 1, knots: [0, 25, 50, 75, 100] };
const WEARS: Scale = { min: 1, max: 200, decimals: 0, isLog: true, knots: [1, 10, 30, 100, 200] };

describe('readStep', () => {
  it('readStep(scale, step) has a hundred steps a tenfold, round to two figures', () => {
    expect([0, 5, 100, 178, 200, 300, 400].map((step) => readStep(CUPS, step))).toEqual([
      10, 11, 100, 600, 1000, 10_000, 100_000,
    ]);
  });

  it('readStep(scale, step) has a step for each whole number of a line whose parts are alike', () => {
    expect([0, 30, 100].map((step) => readStep(LAKE, step))).toEqual([0, 30, 100]);
  });

  it.each([CUPS, LAKE, WEARS])('findStep(scale, value) leads back to it: line %#', (scale) => {
    expect([0, countSteps(scale)].map((step) => readStep(scale, step))).toEqual([scale.min, scale.max]);
    for (const knot of scale.knots) expect(readStep(scale, findStep(scale, knot))).toBe(knot);
  });
});

describe('placeOnLine', () => {
  it('placeOnLine(scale, knot) is as far from knot to knot where tenfolds are alike', () => {
    expect(CUPS.knots.map((knot) => placeOnLine(CUPS, knot))).toEqual(['0%', '25%', '50%', '75%', '100%']);
    expect(LAKE.knots.map((knot) => placeOnLine(LAKE, knot))).toEqual(['0%', '25%', '50%', '75%', '100%']);
  });
});

describe('hold', () => {
  it('hold(scale, value) bounds and rounds what is typed', () => {
    expect([6, 600.4, 1e9, Number.NaN].map((value) => hold(CUPS, value))).toEqual([10, 600, 100_000, 10]);
    expect([-1, 4.84, 101].map((value) => hold(LAKE, value))).toEqual([0, 4.8, 100]);
  });
});

describe('moveByKey', () => {
  it('moveByKey(scale, undefined, key) begins at the start of the line', () => {
    expect(['Home', 'ArrowLeft', 'End', 'ArrowRight'].map((key) => moveByKey(CUPS, undefined, key))).toEqual([
      10, 10, 100_000, 11,
    ]);
  });

  it.each([CUPS, LAKE, WEARS])(
    'moveByKey(scale, value, key) changes the value with each press: line %#',
    (scale) => {
      for (const [key, from, end] of [
        ['ArrowRight', scale.min, scale.max],
        ['ArrowLeft', scale.max, scale.min],
      ] as const) {
        let value: number = from;
        for (let presses = 0; value !== end && presses < 500; presses++) {
          const next = moveByKey(scale, value, key);
          expect(next).not.toBe(value);
          value = next ?? value;
        }
        expect(value).toBe(end);
        expect(moveByKey(scale, end, key)).toBe(end);
      }
    },
  );

  it('moveByKey(scale, value, page key) goes 2.5 times as far, or a tenth of the line', () => {
    expect(['PageUp', 'PageDown'].map((key) => moveByKey(CUPS, 400, key))).toEqual([1000, 160]);
    expect(['PageUp', 'PageDown'].map((key) => moveByKey(LAKE, 30, key))).toEqual([40, 20]);
    expect(moveByKey(CUPS, 90_000, 'PageUp')).toBe(100_000);
    expect(moveByKey(LAKE, 4, 'PageDown')).toBe(0);
  });

  it('moveByKey(scale, value, key) goes on from a typed value that no step has', () => {
    expect(['ArrowUp', 'ArrowDown'].map((key) => moveByKey(LAKE, 4.8, key))).toEqual([5, 4]);
    expect(['ArrowUp', 'ArrowDown'].map((key) => moveByKey(CUPS, 605, key))).toEqual([620, 600]);
  });

  it('moveByKey(scale, value, other key) is no move', () => {
    expect(['Tab', 'Enter', 'a'].map((key) => moveByKey(CUPS, 600, key))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
