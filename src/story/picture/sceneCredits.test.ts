import { describe, expect, it } from 'vitest';
import { describeScene, listSources } from './sceneCredits';

describe('describeScene', () => {
  it('describeScene(name) takes its numbers from the claims', () => {
    expect(['shirt', 'steps', 'closing', 'lake', 'drip'].map((name) => describeScene(name).title)).toEqual([
      '11,421 cups of water to grow the cotton of one T-shirt',
      '86–403 cups to bleach, dye, print and finish one T-shirt',
      'Up to 11,824 cups of water for one T-shirt',
      'Fashion’s yearly water: 79 billion cubic meters',
      '11,421 cups, poured one by one',
    ]);
  });

  it('describeScene(name) names the sources behind it', () => {
    expect(describeScene('drip').source).toContain(
      'The impact of textile production and waste on the environment',
    );
  });

  it('describeScene(name) throws for a scene that has no words', () => {
    expect(() => describeScene('nobody')).toThrow('pictures: there is no scene "nobody"');
  });
});

describe('listSources', () => {
  it('listSources(claims) names each source once, and none for none', () => {
    expect(listSources(['cotton-liters', 'cotton-liters'])).toBe(listSources(['cotton-liters']));
    expect(listSources([])).toBe('');
  });
});
