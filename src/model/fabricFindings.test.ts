import { describe, expect, it } from 'vitest';
import { type Fabric, type FabricId, fabrics } from '../data/fabrics';
import { describeCard } from './fabricCards';
import {
  describeCo2,
  describeEnergy,
  describeMeasureFinding,
  describeNoWinner,
  describeWater,
  MEASURE_PARAGRAPHS,
} from './fabricFindings';
import { CHART_MEASURES } from './fabrics';
import { joinPhrases } from './phrases';

function change(id: FabricId, changes: Partial<Fabric>): Fabric[] {
  return fabrics.map((fabric) => (fabric.id === id ? { ...fabric, ...changes } : fabric));
}
const UNSUPPORTED = 'the records no longer support: ';

describe('the findings', () => {
  it('describeNoWinner() names the lowest of each count', () => {
    expect(describeNoWinner()).toBe(
      'No fabric is lowest on every count: polyester uses the least water, hemp the least energy, and cotton emits the least CO2.',
    );
  });

  it('describeMeasureFinding(measure) states the highest and the lowest', () => {
    expect(CHART_MEASURES.map((measure) => joinPhrases(describeMeasureFinding(measure)))).toEqual([
      'Cotton: 1,559 liters. Polyester: 21 liters.',
      'Polyamide: 160 kWh. Hemp: 22 kWh.',
      'Wool: 17 kg. Cotton: 2.2 kg.',
    ]);
  });

  it('MEASURE_PARAGRAPHS are the paragraphs of the three charts', () => {
    expect(CHART_MEASURES.map((measure) => joinPhrases(MEASURE_PARAGRAPHS[measure]()))).toEqual([
      'Growing cotton is especially thirsty: it takes nearly three times as much water as wool, which comes next.',
      'Synthetic fibers such as polyester and polyamide need more energy than cotton and hemp.',
      'Synthetic fibers rank above cotton and hemp. Wool leads: up to 75% of its CO2 comes from the sheep; its long transport adds to it, but little.',
    ]);
  });
});

describe('a changed record is followed, or stops the build', () => {
  const hemp60 = change('hemp', { energyKwhPerKg: 60 });

  it('hemp’s energy of 60: the sentence follows to cotton', () => {
    expect(describeNoWinner(hemp60)).toBe(
      'No fabric is lowest on every count: polyester uses the least water, cotton the least energy, and cotton emits the least CO2.',
    );
  });

  it('hemp’s energy of 60: the answer follows, hemp’s card stops the build and says why', () => {
    expect(joinPhrases(describeMeasureFinding('energy', hemp60))).toBe('Polyamide: 160 kWh. Cotton: 48 kWh.');
    expect(() => describeCard('hemp', hemp60)).toThrow(`${UNSUPPORTED}"Hemp: Takes the least energy.`);
  });

  it('describeNoWinner(records) stops the build when one fabric is lowest on every count, or two tie', () => {
    const winner = change('hemp', { waterLitersPerKg: 20, kgCo2PerKg: 2 });
    expect(() => describeNoWinner(winner)).toThrow(UNSUPPORTED);
    expect(() => describeNoWinner(change('cotton', { energyKwhPerKg: 22 }))).toThrow(UNSUPPORTED);
  });

  it('describeMeasureFinding(measure, records) stops the build when two tie at an end, and for none', () => {
    expect(() => describeMeasureFinding('co2', change('polyamide', { kgCo2PerKg: 17 }))).toThrow(
      'fabrics: one fabric must be highest and one lowest in co2',
    );
    expect(() => describeMeasureFinding('water', [])).toThrow(RangeError);
  });

  it('describeWater(records) stops the build when cotton is not far ahead', () => {
    expect(() => describeWater(change('cotton', { waterLitersPerKg: 1000 }))).toThrow(
      'water-ratio-next is 2.9',
    );
    expect(() => describeWater(change('hemp', { waterLitersPerKg: 530 }))).not.toThrow();
    expect(() => describeWater([])).toThrow('fabrics: two are needed');
  });

  it('describeEnergy(records) stops the build when a synthetic needs no more than hemp or cotton', () => {
    expect(() => describeEnergy(change('hemp', { energyKwhPerKg: 108 }))).toThrow(UNSUPPORTED);
    expect(() => describeEnergy(change('polyester', { energyKwhPerKg: 40 }))).toThrow(UNSUPPORTED);
  });

  it('describeCo2(records) stops the build when wool is not highest or hemp reaches polyester', () => {
    expect(() => describeCo2(change('wool', { kgCo2PerKg: 8 }))).toThrow(UNSUPPORTED);
    expect(() => describeCo2(change('hemp', { kgCo2PerKg: 3.3 }))).toThrow(UNSUPPORTED);
  });

  it.each([
    ['cotton', 'wool', { waterLitersPerKg: 1600 }],
    ['wool', 'polyamide', { kgCo2PerKg: 18 }],
    ['hemp', 'cotton', { energyKwhPerKg: 22 }],
    ['polyester', 'polyamide', { waterLitersPerKg: 20 }],
  ] as const)('describeCard("%s") stops the build when %s becomes %o', (card, id, changes) => {
    expect(() => describeCard(card, change(id, changes))).toThrow(UNSUPPORTED);
  });
});
