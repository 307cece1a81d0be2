import { describe, expect, it } from 'vitest';
import { type Fabric, type FabricId, fabrics } from '../data/fabrics';
import { joinPhrases } from './phrases';
import { describeBreath, describeBurning, describeThirst, describeWinners, findMost } from './threeCounts';

function change(id: FabricId, changes: Partial<Fabric>): Fabric[] {
  return fabrics.map((fabric) => (fabric.id === id ? { ...fabric, ...changes } : fabric));
}

describe('the claims of the three counts', () => {
  it('describeThirst() says how many times the least the thirstiest drinks', () => {
    expect(joinPhrases(describeThirst())).toBe('Cotton drinks 74 times what polyester does.');
  });

  it('describeBurning() says what the one that takes the most energy drank', () => {
    expect(joinPhrases(describeBurning())).toBe('Polyamide takes the most energy. It drank 40 liters.');
  });

  it('describeBreath() names both ends of the CO2', () => {
    expect(describeBreath()).toBe('Wool gives off the most CO2. Cotton gives off the least.');
  });

  it('describeWinners() names the least of each', () => {
    expect(describeWinners()).toEqual({
      claim: 'Three measures, three winners.',
      winners: 'Least water: polyester. Least energy: hemp. Least CO2: cotton.',
      none: 'No fabric is least on all three.',
    });
  });

  it('findMost(measure) is the one with the most', () => {
    expect(findMost('co2').id).toBe('wool');
  });

  it('changed records are followed, or stop the build', () => {
    expect(describeBreath(change('hemp', { kgCo2PerKg: 1 }))).toBe(
      'Wool gives off the most CO2. Hemp gives off the least.',
    );
    expect(() => describeThirst(change('cotton', { waterLitersPerKg: 1000 }))).toThrow(
      'figures: water-ratio is 74.2',
    );
    expect(() => describeBurning(change('cotton', { energyKwhPerKg: 161 }))).toThrow(
      'Does the thirstiest fabric take the most energy?',
    );
    expect(() => describeBreath(change('wool', { kgCo2PerKg: 8.3 }))).toThrow('in co2');
    expect(() => describeWinners(change('hemp', { waterLitersPerKg: 20 }))).toThrow(
      'Three measures, three winners.',
    );
    expect(() => describeThirst([])).toThrow('in water');
  });
});
