import { describe, expect, it } from 'vitest';
import { placeParts, placeRange, placeTicks } from './placeEstimates';

describe('placeParts', () => {
  it('placeParts(parts, end) sets the parts side by side from zero', () => {
    expect(
      placeParts(
        [
          { kind: 'irrigation', value: 50 },
          { kind: 'rain', value: 25 },
        ],
        100,
      ),
    ).toEqual([
      { kind: 'irrigation', x: 0, width: 500 },
      { kind: 'rain', x: 500, width: 250 },
    ]);
  });

  it('placeParts(parts, end) of no part, of zero and of an empty axis', () => {
    const nothing = [{ kind: 'rain', value: 0 }];
    expect([placeParts([], 100), placeParts(nothing, 100), placeParts(nothing, 0)]).toEqual([
      [],
      [{ kind: 'rain', x: 0, width: 0 }],
      [{ kind: 'rain', x: 0, width: 0 }],
    ]);
  });
});

describe('placeRange', () => {
  it('placeRange(low, high, end) spans from low to high, in either order', () => {
    expect([placeRange(20, 60, 100), placeRange(60, 20, 100)]).toEqual([
      { x: 200, width: 400 },
      { x: 200, width: 400 },
    ]);
  });

  it('placeRange(value, value, end) has no width', () => {
    expect(placeRange(50, 50, 100)).toEqual({ x: 500, width: 0 });
  });
});

describe('placeTicks', () => {
  it('placeTicks(step, end) begins at zero and ends within the axis', () => {
    expect(placeTicks(40, 100)).toEqual([
      { value: 0, x: 0 },
      { value: 40, x: 400 },
      { value: 80, x: 800 },
    ]);
  });

  it('placeTicks(step, end) is empty for a step of zero and for NaN', () => {
    expect([placeTicks(0, 100), placeTicks(Number.NaN, 100), placeTicks(10, Number.NaN)]).toEqual([
      [],
      [],
      [],
    ]);
  });
});
