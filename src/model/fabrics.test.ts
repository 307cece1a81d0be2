import { describe, expect, it } from 'vitest';
import { fabrics } from '../data/fabrics';
import { CHART_MEASURES, describeBar, findFabric, sortFabrics } from './fabrics';

/** As many as tell ranks, ties among them. */
const six = fabrics.slice(0, 6);

describe('the fabrics', () => {
  it('describeBar(fabric, measure) is the accessible name', () => {
    const cotton = findFabric('cotton');
    expect(CHART_MEASURES.map((measure) => describeBar(cotton, measure))).toEqual([
      'Cotton: 1,559 liters per kg',
      'Cotton: 48 kWh per kg',
      'Cotton: 2.2 kg of CO2e per kg',
    ]);
  });

  it('sortFabrics(measure) sorts highest first and keeps the order of ties', () => {
    expect(sortFabrics('co2', six).map(({ id }) => id)).toEqual([
      'wool',
      'polyamide',
      'cellulosics',
      'polyester',
      'hemp',
      'cotton',
    ]);
  });

  it('sortFabrics(measure, []) is empty', () => {
    expect(sortFabrics('water', [])).toEqual([]);
  });

  it('findFabric(id, records) names the fabric that is missing', () => {
    expect(() => findFabric('hemp', [])).toThrow('fabrics: "hemp" is missing');
  });
});
