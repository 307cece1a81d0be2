import { describe, expect, it } from 'vitest';
import { indexClaims } from '../claim/publishedClaims';
import { collectClaimsContent } from '../model/claimPublication';
import { describeScene, listSources } from './sceneCredits';

const texts = indexClaims(collectClaimsContent());

describe('describeScene', () => {
  it('describeScene(name, texts) names the sources behind it', () => {
    expect(describeScene('label', texts).source).toContain(
      'The impact of textile production and waste on the environment',
    );
  });

  it('describeScene(name, texts) throws for a scene that has no words', () => {
    expect(() => describeScene('nobody', texts)).toThrow('pictures: there is no scene "nobody"');
  });
});

describe('listSources', () => {
  it('listSources(claims, texts) names each source once, and none for none', () => {
    expect(listSources(['cotton-liters', 'cotton-liters'], texts)).toBe(
      listSources(['cotton-liters'], texts),
    );
    expect(listSources([], texts)).toBe('');
  });
});
