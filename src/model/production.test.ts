import { describe, expect, it } from 'vitest';
import { type ProductionPhase, productionPhases } from '../data/productionPhases';
import { joinPhrases } from './phrases';
import {
  calculateTotalEmissions,
  describeHalf,
  describePhase,
  describePhaseGuess,
  describeProduction,
  describeProductionFinding,
} from './production';

function change(id: string, changes: Partial<ProductionPhase>): ProductionPhase[] {
  return productionPhases.map((phase) => (phase.id === id ? { ...phase, ...changes } : phase));
}

describe('the production phases', () => {
  it('calculateTotalEmissions() is 2,600, and 0 of none', () => {
    expect([calculateTotalEmissions(), calculateTotalEmissions([])]).toEqual([2600, 0]);
  });

  it('describeProductionFinding() states the highest and what it is a part of', () => {
    expect(joinPhrases(describeProductionFinding())).toBe('Garment production: 1,300 grams of 2,600.');
  });

  it('describeProductionFinding(phases) throws when two tie, and for none', () => {
    expect(() => describeProductionFinding(change('yarn', { emissions: 1300 }))).toThrow(
      'one phase must be highest',
    );
    expect(() => describeProductionFinding([])).toThrow(RangeError);
  });

  it('describeProduction() is the paragraph', () => {
    expect(joinPhrases(describeProduction())).toBe(
      'Making the garment causes half of the CO2, yarn production and the user phase 19% each.',
    );
  });

  it.each([
    ['garment', { sharePercent: 49 }],
    ['garment', { emissions: 1200 }],
    ['use', { sharePercent: 20 }],
  ] as const)('describeProduction(phases) throws when %s becomes %o', (id, changes) => {
    expect(() => describeProduction(change(id, changes))).toThrow('the records no longer support: "Making');
  });

  it('describeHalf() answers which phase gives off the most, as long as the records support it', () => {
    expect(joinPhrases(describeHalf())).toBe('Making the garment gives off half.');
    expect(() => describeHalf(change('garment', { emissions: 1200 }))).toThrow('no longer support');
  });

  it('describePhaseGuess(phase) says its share, or that it was guessed', () => {
    expect(describePhaseGuess('yarn')).toBe('You guessed yarn production: 19%.');
    expect(describePhaseGuess('garment')).toBe('You guessed it.');
  });

  it('describePhase(phase) names a bar', () => {
    expect(productionPhases.map(describePhase)[2]).toBe('Garment production: 1,300 grams, 50% of all');
  });
});
