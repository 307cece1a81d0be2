import { describe, expect, it } from 'vitest';
import { countSyllables, type GradedLanguage } from './syllables';

/** Counted by hand. */
const COUNTED: Record<Exclude<GradedLanguage, 'en'>, Record<string, number>> = {
  es: {
    agua: 2,
    industria: 3,
    camiseta: 4,
    algodón: 3,
    país: 2,
    río: 2,
    ciudad: 2,
    que: 1,
    guerra: 2,
    pingüino: 3,
    muy: 1,
    hay: 1,
    leer: 2,
    océano: 4,
    teñido: 3,
    y: 1,
  },
  fr: {
    eau: 1,
    tasse: 1,
    que: 1,
    les: 1,
    coton: 2,
    teinture: 2,
    industrie: 3,
    océan: 3,
    réel: 2,
    maïs: 2,
    pollution: 3,
    première: 2,
    vêtement: 3,
    feuille: 1,
    tuyau: 2,
    qualité: 3,
  },
  de: {
    Wasser: 2,
    Baumwolle: 3,
    Fäden: 2,
    Industrie: 3,
    Bäume: 2,
    Quelle: 2,
    Region: 3,
    Ozean: 3,
    neu: 1,
    Kleidung: 2,
    See: 1,
    Asien: 3,
    Wien: 1,
    Färberei: 3,
    Jahre: 2,
    Baumwollfaden: 4,
  },
};

describe('countSyllables', () => {
  it.each(['es', 'fr', 'de'] as const)('countSyllables(word, "%s") counts as a reader does', (language) => {
    const words = Object.keys(COUNTED[language]);
    expect(Object.fromEntries(words.map((word) => [word, countSyllables(word, language)]))).toEqual(
      COUNTED[language],
    );
  });

  it('countSyllables(word, language) is one for a numeral and for a word without vowels', () => {
    expect([countSyllables('2700', 'en'), countSyllables('2.700', 'de'), countSyllables('km', 'es')]).toEqual(
      [1, 1, 1],
    );
  });
});
