import { describe, expect, it } from 'vitest';
import * as ar from './rules/ar';
import * as bn from './rules/bn';
import * as de from './rules/de';
import * as en from './rules/en';
import * as es from './rules/es';
import * as fr from './rules/fr';

const GRAMMARS = [
  ['en', en],
  ['es', es],
  ['fr', fr],
  ['de', de],
  ['bn', bn],
  ['ar', ar],
] as const;

describe('the grammar of a language', () => {
  it.each(GRAMMARS)(
    'isOne(count) of %s is as CLDR has it for 0 to 100, 1.5 and a million',
    (language, { isOne }) => {
      const rules = new Intl.PluralRules(language);
      const counts = [...Array(101).keys(), 1.5, 1e6];
      expect(counts.map(isOne)).toEqual(counts.map((count) => rules.select(count) === 'one'));
    },
  );

  it.each(GRAMMARS)(
    'numberWord(value) of %s has a word of its own for each number under 100',
    (_, { numberWord }) => {
      const words = [...Array(100).keys()].map(numberWord);
      expect(new Set(words).size).toBe(100);
      expect(
        words.filter(
          (word) =>
            !/^[\p{Ll}\p{Lo}\p{M}]+(?:[ -][\p{Ll}\p{Lo}\p{M}]+)*$/u.test(word) || word.includes('undefined'),
        ),
      ).toEqual([]);
    },
  );

  it.each(GRAMMARS)(
    'listLast(others, last) of %s joins as Intl.ListFormat does',
    (language, { listLast }) => {
      const list = new Intl.ListFormat(language);
      for (const last of ['cotton', 'hilo', 'hierba', 'iris', 'yute', 'uva'])
        expect(listLast('wool', last)).toBe(list.format(['wool', last]));
    },
  );
});

describe('Spanish', () => {
  it('numberWord(value) is one word to veintinueve and has its accents', () => {
    expect([0, 1, 16, 21, 22, 30, 31, 45, 99].map(es.numberWord)).toEqual([
      'cero',
      'uno',
      'dieciséis',
      'veintiuno',
      'veintidós',
      'treinta',
      'treinta y uno',
      'cuarenta y cinco',
      'noventa y nueve',
    ]);
  });

  it('times are told with veces', () => {
    expect([
      es.nearly(es.timesInWords(8, false)),
      es.over(es.timesInWords(2, false)),
      es.timesInWords(12, true),
      es.timesInFigures('74'),
      es.ordinal(2),
    ]).toEqual(['casi ocho veces', 'más de dos veces', 'doce veces y media', '74 veces', '2.º']);
  });
});

describe('French', () => {
  it('numberWord(value) counts by twenties from seventy on', () => {
    expect([0, 1, 17, 21, 22, 60, 61, 70, 71, 77, 80, 81, 90, 91, 99].map(fr.numberWord)).toEqual([
      'zéro',
      'un',
      'dix-sept',
      'vingt et un',
      'vingt-deux',
      'soixante',
      'soixante et un',
      'soixante-dix',
      'soixante et onze',
      'soixante-dix-sept',
      'quatre-vingts',
      'quatre-vingt-un',
      'quatre-vingt-dix',
      'quatre-vingt-onze',
      'quatre-vingt-dix-neuf',
    ]);
  });

  it('times are told with fois', () => {
    expect([
      fr.nearly(fr.timesInWords(8, false)),
      fr.over(fr.timesInWords(2, false)),
      fr.timesInWords(12, true),
      fr.timesInFigures('74'),
      fr.ordinal(1),
      fr.ordinal(2),
    ]).toEqual(['près de huit fois', 'plus de deux fois', 'douze fois et demie', '74 fois', '1re', '2e']);
  });
});

describe('German', () => {
  it('numberWord(value) says the ones before the tens', () => {
    expect([0, 1, 12, 17, 20, 21, 32, 70, 99].map(de.numberWord)).toEqual([
      'null',
      'eins',
      'zwölf',
      'siebzehn',
      'zwanzig',
      'einundzwanzig',
      'zweiunddreißig',
      'siebzig',
      'neunundneunzig',
    ]);
  });

  it('times are one word, before "so viel wie"', () => {
    expect([
      de.nearly(de.timesInWords(8, false)),
      de.over(de.timesInWords(2, false)),
      de.timesInWords(12, true),
      de.timesInFigures('74'),
      de.ordinal(2),
    ]).toEqual(['fast achtmal', 'mehr als doppelt', 'zwölfeinhalbmal', '74\u00a0Mal', '2.']);
  });
});

describe('Bengali', () => {
  it('times are told with গুণ, halves by words of their own', () => {
    expect([
      bn.nearly(bn.timesInWords(8, false)),
      bn.over(bn.timesInWords(7, false)),
      bn.timesInWords(2, false),
      bn.timesInWords(1, true),
      bn.timesInWords(2, true),
      bn.timesInWords(12, true),
      bn.ordinal(2),
      bn.ordinal(11),
    ]).toEqual(['প্রায় আট গুণ', 'সাত গুণের বেশি', 'দ্বিগুণ', 'দেড় গুণ', 'আড়াই গুণ', 'সাড়ে বারো গুণ', '২য়', '১১তম']);
  });
});
