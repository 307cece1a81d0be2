import { describe, expect, it } from 'vitest';
import { fabrics } from '../data/fabrics';
import { collectRecordFigures, findFigure, type ShownFigureId } from './figure';
import { assertRatio, assertSupported, joinPhrases, phraseFigure } from './phrases';

describe('findFigure', () => {
  it('findFigure(id) finds figures, fabrics and phases', () => {
    expect((['cotton-cups', 'hemp-energy', 'use-phase-share'] as const).map(findFigure)).toEqual([
      { value: 11_421, unit: 'cups' },
      { value: 22, unit: 'kwhPerKg', isUnconfirmed: true },
      { value: 19, unit: 'percent' },
    ]);
  });

  it('findFigure(id) throws for an id that no record has', () => {
    expect(() => findFigure('silk-water' as ShownFigureId)).toThrow('figures: there is no "silk-water"');
  });

  it('collectRecordFigures(fabrics, phases) follows changed records, and is empty for none', () => {
    const changed = fabrics.map((fabric) => ({ ...fabric, energyKwhPerKg: 60 }));
    expect(collectRecordFigures(changed, []).get('hemp-energy')).toEqual({
      value: 60,
      unit: 'kwhPerKg',
      isUnconfirmed: true,
    });
    expect(collectRecordFigures([], []).size).toBe(0);
  });
});

describe('phrases', () => {
  it('phraseFigure(id, wording) puts the figure in place of #', () => {
    expect(phraseFigure('repairs-replace', '# of repairs')).toEqual({
      figure: 'repairs-replace',
      text: '82% of repairs',
    });
  });

  it('joinPhrases(phrases) writes plain text, and nothing for none', () => {
    expect([joinPhrases(['Not half. ', phraseFigure('lake-share'), '.']), joinPhrases([])]).toEqual([
      'Not half. 4.8%.',
      '',
    ]);
  });

  it('assertSupported(false, sentence) names the sentence; true passes', () => {
    expect(() => assertSupported(false, 'Cotton is blue.')).toThrow(
      new RangeError('the records no longer support: "Cotton is blue."'),
    );
    expect(() => assertSupported(true, 'Cotton is white.')).not.toThrow();
  });

  it('assertRatio(id, ratio) returns a ratio that rounds to the figure, and throws for another and NaN', () => {
    expect(assertRatio('water-ratio', 1559 / 21)).toBe(1559 / 21);
    expect(() => assertRatio('water-ratio', 8)).toThrow(
      'figures: water-ratio is 74.2, but the records give 8',
    );
    expect(() => assertRatio('water-ratio', Number.NaN)).toThrow(RangeError);
  });
});
