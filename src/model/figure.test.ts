import { describe, expect, it } from 'vitest';
import { fabrics } from '../data/fabrics';
import { productionPhases } from '../data/productionPhases';
import { CHART_MEASURES } from './fabrics';
import { collectRecordFigures, findFigure, isShownFigure, type ShownFigureId } from './figure';
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

describe('isShownFigure', () => {
  it('isShownFigure(id) knows figures and records, and nothing else', () => {
    expect(['cotton-cups', 'hemp-energy', 'garment-phase', 'hemp-smell', ''].map(isShownFigure)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('isShownFigure(id) knows what stands behind each bar of each chart', () => {
    const ids = [
      ...productionPhases.map(({ id }) => `${id}-phase`),
      ...CHART_MEASURES.flatMap((measure) => fabrics.map(({ id }) => `${id}-${measure}`)),
    ];
    expect(ids.filter((id) => !isShownFigure(id))).toEqual([]);
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
    expect(assertRatio('co2-ratio', 17 / 2.2)).toBe(17 / 2.2);
    expect(() => assertRatio('co2-ratio', 8)).toThrow('figures: co2-ratio is 7.7, but the records give 8');
    expect(() => assertRatio('co2-ratio', Number.NaN)).toThrow(RangeError);
  });
});
