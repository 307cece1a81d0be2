import { describe, expect, it } from 'vitest';
import { findRest } from '../../../scene/scene';
import { costsScene } from './scene';

describe('costsScene', () => {
  it('costsScene.progress() is below 0 as long as the scene is coming in', () => {
    const read = (topPx: number) => costsScene.progress?.(topPx, 4680, 900);
    expect([900, 189, 0, -1890, -3780, -5000].map(read)).toEqual([-0.08, -0.05, -0, 0.5, 1, 1]);
  });

  it('costsScene.rests are cut to where each part begins', () => {
    const names = [-0.08, 0.39, 0.4, 0.62, 1].map(
      (progress) => costsScene.rests[findRest(costsScene.rests, progress)]?.name,
    );
    expect(names).toEqual(['water', 'water', 'energy', 'CO2', 'CO2']);
  });
});
