import { describe, expect, it } from 'vitest';
import { placeDarkBricks } from './Chimney';
import { calculateValuePerTurn, placeCoil } from './coil';
import { placeVessel } from './Glass';
import { placeThreadTurns } from './threadTurns';

const count = (path: string) => path.match(/m/gi)?.length ?? 0;

describe('placeThreadTurns', () => {
  it('placeThreadTurns(turns, …) draws one curve for each turn begun: 130 for 1,300', () => {
    expect(count(placeThreadTurns(130, 3.2, 77, 2).turns)).toBe(130);
    expect(count(placeThreadTurns(20.8, 3.2, 77, 0).turns)).toBe(21);
  });

  it('placeThreadTurns(turns, …, seed) winds the same way for the same seed', () => {
    expect(placeThreadTurns(5, 3, 40, 1)).toEqual(placeThreadTurns(5, 3, 40, 1));
    expect(placeThreadTurns(5, 3, 40, 1)).not.toEqual(placeThreadTurns(5, 3, 40, 2));
  });

  it('placeThreadTurns(turns, turnPx, …) winds the last of many turns as high as it must be', () => {
    const steps = placeThreadTurns(130, 3.214_29, 77, 2).turns.match(/-?[\d.]+(?=[mq]|$)/g) ?? [];
    // Each command ends with how far it has gone up or down: it sets out, then crosses 130 times.
    const endPx = steps.reduce((sum, step) => sum + Number(step), 0);
    expect(endPx).toBeCloseTo(-(129.5 + 0.16) * 3.214_29, 0);
  });

  it('placeThreadTurns(0, …) and placeThreadTurns(NaN, …) are empty', () => {
    expect([placeThreadTurns(0, 3, 40, 1), placeThreadTurns(Number.NaN, 3, 40, 1)]).toEqual([
      { turns: '', shine: '' },
      { turns: '', shine: '' },
    ]);
  });
});

describe('coil', () => {
  it('calculateValuePerTurn(axisEnd, trackPx) winds four to a turn on a short axis', () => {
    expect([calculateValuePerTurn(160, 555), calculateValuePerTurn(160, 215)]).toEqual([1, 4]);
  });

  it('placeCoil(turns, turnPx, thicknessPx) leans each strand by half a turn', () => {
    expect(placeCoil(2, 4, 20)).toBe('M-10 -1L10 -3M-10 -5L10 -7');
    expect(placeCoil(0, 4, 20)).toBe('');
  });
});

describe('placeDarkBricks', () => {
  it('placeDarkBricks(courses, …) picks the same bricks for the same seed, and none without courses', () => {
    expect(placeDarkBricks(10, 6, 30, 1)).toBe(placeDarkBricks(10, 6, 30, 1));
    expect(placeDarkBricks(0, 6, 30, 1)).toBe('');
  });
});

describe('placeVessel', () => {
  it('placeVessel(widthPx, heightPx, radiusPx) rounds the lower corners', () => {
    expect(placeVessel(20, 100, 5)).toBe('M-10 -100V-5q0 5 5 5h10q5 0 5 -5V-100');
  });

  it('placeVessel(widthPx, 2, radiusPx) rounds shallow water no deeper than it is', () => {
    expect(placeVessel(20, 2, 5)).toBe('M-10 -2V-2q0 2 2 2h16q2 0 2 -2V-2');
  });
});
