import { describe, expect, it } from 'vitest';
import { chartSources } from '../data/chartSources';
import { sources } from '../data/sources';
import { describeChartSource } from './chartSource';

describe('describeChartSource', () => {
  it('describeChartSource(chart) names the work, its publisher and its year', () => {
    expect(describeChartSource('production')).toBe(
      'The environmental price of fast fashion, Nature Reviews Earth & Environment, volume 1, 2020; as an unsigned web page quotes it',
    );
    expect(describeChartSource('co2')).toBe(
      'Environmental impact of textile fibers: Fiber Bible part 2, RISE, Mistra Future Fashion, 2019; records of about 2018, most unconfirmed, for fiber, without rain',
    );
  });

  it('chartSources say the same as the list of sources', () => {
    for (const [id, source] of [
      ['niinimaki-2020', chartSources.production],
      ['fiber-bible', chartSources.fabrics],
    ] as const) {
      const { caution, ...work } = source;
      expect(sources.get(id)).toMatchObject(work);
    }
  });
});
