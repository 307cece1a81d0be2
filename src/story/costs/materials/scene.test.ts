import { describe, expect, it } from 'vitest';
import { BESIDE_ROOM } from '../../../charts/fabricRows/exampleRooms';
import { placeCosts } from '../../../charts/fabricRows/placeFabricRows';
import { findRest, type Instant } from '../../../scene/scene';
import { placePlies } from './plies';
import { costsScene, REPLAY_MS, readProgress } from './scene';

const INSTANT: Instant = { progress: 0.8, elapsedMs: 0, rest: 0, sinceRestMs: 0 };
const props = (replayFromMs: number | undefined) => ({ replayFromMs, onReplayed: () => {} });

describe('readProgress', () => {
  it('readProgress(moment) is the scroll’s', () => {
    expect(readProgress(INSTANT, props(undefined))).toBe(0.8);
  });

  it('readProgress(moment, { replayFromMs }) begins before the water and ends where the scroll is', () => {
    const at = (elapsedMs: number) => readProgress({ ...INSTANT, elapsedMs }, props(1000));
    expect(at(1000)).toBe(-0.08);
    expect(at(1000 + REPLAY_MS / 2)).toBeCloseTo(0.46);
    expect(at(1000 + REPLAY_MS)).toBe(0.8);
  });
});

describe('costsScene', () => {
  it('costsScene.progress() is below 0 as long as the scene is coming in', () => {
    const read = (topPx: number) => costsScene.progress?.(topPx, 4680, 900);
    expect([900, 189, 0, -1890, -3780, -5000].map(read)).toEqual([-0.08, -0.05, -0, 0.5, 1, 1]);
  });

  it('costsScene.rests are cut to where each part begins', () => {
    const names = [-0.08, 0.39, 0.4, 0.62, 0.9].map(
      (progress) => costsScene.rests[findRest(costsScene.rests, progress)]?.name,
    );
    expect(names).toEqual(['water', 'water', 'energy', 'CO2', 'winners']);
  });
});

describe('placePlies', () => {
  it('placePlies(layout) parts the thread round the names and joins it again', () => {
    const plies = placePlies(placeCosts(BESIDE_ROOM));
    const [start, end] = [plies?.water.points[0], plies?.water.points.at(-1)];
    expect(start?.xPx).toBeCloseTo(720, 0);
    expect(Math.abs((end?.xPx ?? 0) - 720)).toBeLessThan(8);
    expect(Math.min(...(plies?.water.points.map(({ xPx }) => xPx) ?? []))).toBeLessThan(720 - 80);
    expect(Math.max(...(plies?.other.points.map(({ xPx }) => xPx) ?? []))).toBeGreaterThan(720 + 80);
  });

  it('placePlies(layout) has no thread where the measures lie in stripes', () => {
    expect(placePlies(placeCosts({ ...BESIDE_ROOM, widthPx: 390, isStriped: true }))).toBeUndefined();
  });
});
