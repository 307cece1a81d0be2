import { describe, expect, it } from 'vitest';
import { calculateReadingGrade, convertEase } from './readingGrade';

describe('calculateReadingGrade', () => {
  it('calculateReadingGrade(blocks) is low for short words in short sentences', () => {
    expect(calculateReadingGrade(['The cat sat. The dog ran.'])).toBeLessThan(1);
  });

  it('calculateReadingGrade(blocks) is high for long words in one long sentence', () => {
    expect(
      calculateReadingGrade([
        'International environmental assessments characteristically overestimate agricultural irrigation requirements',
      ]),
    ).toBeGreaterThan(20);
  });

  it('calculateReadingGrade(blocks) ends a sentence with each block, and counts a numeral as one syllable', () => {
    expect(calculateReadingGrade(['The cat sat', '11 cups'])).toBe(
      calculateReadingGrade(['The cat sat. Ten cups.']),
    );
  });

  it('calculateReadingGrade([]) of no words is NaN', () => {
    expect([calculateReadingGrade([]), calculateReadingGrade(['…'])]).toEqual([Number.NaN, Number.NaN]);
  });

  it.each(['es', 'fr', 'de'] as const)('calculateReadingGrade([], "%s") of no words is NaN', (language) => {
    expect(calculateReadingGrade([], language)).toBe(Number.NaN);
  });

  it('calculateReadingGrade(blocks, language) tells a pupil’s sentence from an office’s, in each language', () => {
    const easy = {
      es: 'El hilo es de lana. La lana se lava con agua.',
      fr: 'Le fil est en laine. On lave la laine à l’eau.',
      de: 'Der Faden ist aus Wolle. Man wäscht die Wolle mit Wasser.',
    };
    const hard = {
      es: 'Las evaluaciones medioambientales internacionales sobreestiman característicamente las necesidades agrícolas de irrigación',
      fr: 'Les évaluations environnementales internationales surestiment systématiquement les nécessités agricoles d’irrigation',
      de: 'Internationale Umweltverträglichkeitsprüfungen überschätzen erfahrungsgemäß landwirtschaftliche Bewässerungserfordernisse',
    };
    for (const language of ['es', 'fr', 'de'] as const) {
      expect(calculateReadingGrade([easy[language]], language)).toBeLessThan(6);
      expect(calculateReadingGrade([hard[language]], language)).toBeGreaterThan(16);
    }
  });

  it('calculateReadingGrade(blocks, "de") follows the formula: 9 words, 2 sentences, 13 syllables', () => {
    // 180 − 58.5 × 13/9 − 9/2 = 91: a little easier than grade 5 (90).
    expect(calculateReadingGrade(['Das Wasser ist kalt. Die Fäden hängen im Garten.'], 'de')).toBeCloseTo(
      4.9,
      6,
    );
  });
});

describe('convertEase', () => {
  it('convertEase(ease) gives the upper end of Flesch’s bands, and goes on beyond them', () => {
    expect([90, 80, 70, 65, 60, 50, 30].map(convertEase)).toEqual([5, 6, 7, 8, 9, 12, 16]);
    expect(convertEase(100)).toBe(4);
    expect(convertEase(0)).toBe(22);
    expect(convertEase(Number.NaN)).toBe(Number.NaN);
  });
});
