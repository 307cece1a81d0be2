import { describe, expect, it } from 'vitest';
import { createFabricBars, placeFabrics } from '../fabrics';
import { createProductionBars, placeProduction } from '../production';
import { findGuess, placeGuess } from './guess';

const upright = placeFabrics(createFabricBars('water'), { widthPx: 360, heightPx: 240 });
const lying = placeProduction(createProductionBars(), { widthPx: 354, heightPx: 408 });

describe('findGuess', () => {
  it('findGuess(chart, x, y) finds the bar under the point and the value at its height', () => {
    expect(findGuess(upright, 150, 25)).toEqual({ barIndex: 1, value: 1600 });
    expect(findGuess(upright, 150, 122.5)).toEqual({ barIndex: 1, value: 800 });
  });

  it('findGuess(chart, x, y) reads lying bars from left to right', () => {
    expect(findGuess(lying, 172, 65)).toEqual({ barIndex: 0, value: 700 });
  });

  it('findGuess(chart, x, y) holds points outside the chart at its edges', () => {
    expect(findGuess(upright, -500, 5000)).toEqual({ barIndex: 0, value: 0 });
    expect(findGuess(upright, 5000, -500)).toEqual({ barIndex: upright.bars.length - 1, value: 1600 });
  });
});

describe('placeGuess', () => {
  it('placeGuess(chart, guess) is where findGuess(chart, x, y) finds it again', () => {
    for (const chart of [upright, lying]) {
      const guess = { barIndex: 3, value: 900 };
      const { x, y } = placeGuess(chart, guess);
      expect(findGuess(chart, x, y)).toEqual(guess);
    }
  });
});
