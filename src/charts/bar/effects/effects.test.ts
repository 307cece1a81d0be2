import { describe, expect, it, vi } from 'vitest';
import { FakeCanvas } from '../../../scene/fakes/fakePage';
import { STREAM_MS, SWELL_MS, THIN_OUT_MS } from '../../stream';
import type { PlacedChart } from '../placeBars';
import { calculateStreamWidth } from './drawPour';
import { calculatePulse, drawPulses, PULSE_EVERY_MS, PULSE_FROM_MS } from './drawPulses';
import { createSmogEffect, pourEffect, pulseEffect } from './effects';

describe('calculateStreamWidth', () => {
  it('calculateStreamWidth(value, …) is linear in the liters: cotton’s stream is 1,559 / 530 of wool’s', () => {
    const at = (value: number) => calculateStreamWidth(value, 1559, 40, STREAM_MS / 2);
    expect(at(1559)).toBe(32);
    expect(at(1559) / at(530)).toBeCloseTo(1559 / 530, 9);
  });

  it('calculateStreamWidth(value, …) pours for its time, swelling and thinning out', () => {
    const at = (elapsedMs: number) => calculateStreamWidth(1559, 1559, 40, elapsedMs);
    expect([at(-1), at(0), at(STREAM_MS), at(9 * STREAM_MS), at(Number.NaN)]).toEqual([0, 0, 0, 0, 0]);
    expect([at(SWELL_MS / 2), at(STREAM_MS - THIN_OUT_MS / 2)]).toEqual([16, 16]);
  });

  it('calculateStreamWidth(0, …) is 0', () => {
    expect(calculateStreamWidth(0, 1559, 40, STREAM_MS / 2)).toBe(0);
  });
});

describe('calculatePulse', () => {
  it('calculatePulse(elapsedMs) begins with the bars whole and comes again and again', () => {
    const moments = [-1, 0, PULSE_EVERY_MS / 2, PULSE_EVERY_MS].map((ms) => PULSE_FROM_MS + ms);
    expect(moments.map(calculatePulse)).toEqual([undefined, 0, 0.5, 0]);
    expect(calculatePulse(Number.NaN)).toBe(undefined);
  });
});

describe('drawPulses', () => {
  it('drawPulses(…) lights nothing beyond the end of a bar, which is its value', () => {
    vi.stubGlobal('Path2D', class {});
    for (const lengthPx of [20, 250])
      for (const share of [0.1, 0.5, 0.9]) {
        const bar = { lengthPx, thicknessPx: 20, originX: 0, originY: 0, rotation: 0 };
        const chart = { axisEnd: 160, trackPx: 300, bars: [bar] } as unknown as PlacedChart;
        const canvas = new FakeCanvas();
        drawPulses(canvas.getContext(), chart, [], PULSE_FROM_MS + share * PULSE_EVERY_MS, undefined);
        const names = canvas.calls.map((call) => call.split(' ')[0]);
        expect(names.indexOf('clip')).toBeLessThan(names.indexOf('fillRect'));
        const clips = canvas.calls.filter((call) => call.startsWith('rect '));
        // It rises from 0: x, y, width, height.
        expect(clips.map((call) => call.split(' ').map(Number).slice(2))).toEqual([
          [-lengthPx, expect.any(Number), lengthPx],
        ]);
      }
    vi.unstubAllGlobals();
  });
});

describe('effects', () => {
  it('an effect that goes on has a name for its pause control, one that is soon over has none', () => {
    expect([createSmogEffect(1, 1).name, pulseEffect.name, pourEffect.name]).toEqual([
      'the smog',
      'the pulse',
      undefined,
    ]);
  });
});
