import { expect, it } from 'vitest';
import { type Fabric, type FabricId, fabrics } from '../data/fabrics';
import { describeMost, findMost } from './threeCounts';

function change(id: FabricId, changes: Partial<Fabric>): Fabric[] {
  return fabrics.map((fabric) => (fabric.id === id ? { ...fabric, ...changes } : fabric));
}

it('describeMost() names the one that has the most of each', () => {
  expect(describeMost()).toEqual({
    water: 'Cotton drinks the most.',
    energy: 'Polyamide burns the most energy.',
    all: 'Cotton drinks. Polyamide burns. Wool smokes.',
  });
});

it('findMost(measure) is the one with the most', () => {
  expect(findMost('co2').id).toBe('wool');
});

it('describeMost(records) follows changed records, or stops the build', () => {
  expect(describeMost(change('hemp', { kgCo2PerKg: 18 })).all).toBe(
    'Cotton drinks. Polyamide burns. Hemp smokes.',
  );
  expect(() => describeMost(change('cotton', { energyKwhPerKg: 161 }))).toThrow(
    'the records no longer support: "Cotton drinks. Cotton burns. Wool smokes."',
  );
  expect(() => describeMost(change('wool', { kgCo2PerKg: 8.3 }))).toThrow('in co2');
  expect(() => describeMost([])).toThrow('in water');
});
