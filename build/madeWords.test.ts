import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { composeWords, findTitleWidths, pickLast, pickLongest } from './madeWords';

const compose = (en: object, de: object, pick = pickLongest) =>
  composeWords(
    'text/count.ts',
    new Map(Object.entries({ en, de }) as [string, Record<string, unknown>][]),
    '.build/words/long',
    pick,
  )
    .split('\n')
    .filter((line) => line.startsWith('export'));

describe('composeWords', () => {
  it('composeWords(file, languages, folder, pick) imports each language from where it stands', () => {
    const languages = new Map([['en', { cups: 'cups' }]]);
    expect(composeWords('text/count.ts', languages, '.build/words/long', pickLongest)).toBe(
      "import * as en from '../../../../src/words/en/text/count';\nexport const cups = en.cups;\n",
    );
  });

  it('pickLongest(twins) takes the longest text, element or function', () => {
    const element = (text: string) => createElement('b', null, ['of ', createElement('i', null, text)]);
    const english = {
      stop: 'Stop',
      rain: element('rain, and more'),
      days: (count: number) => `${count} days`,
    };
    const german = {
      stop: 'Anhalten',
      rain: element('Regen'),
      days: (count: number) => `${count} ganze Tage`,
    };
    expect(compose(english, german)).toEqual([
      'export const stop = de.stop;',
      'export const rain = en.rain;',
      'export const days = de.days;',
    ]);
  });

  it('composeWords(…) picks records and lists part by part, a list of another length and the title’s lines whole', () => {
    const english = {
      NAMES: { a: 'rain', b: 'irrigation' },
      AIMS: ['One', 'Two and more'],
      ODD: ['One'],
      titleLines: { a: 'The' },
    };
    const german = {
      NAMES: { a: 'Regen', b: 'Guss' },
      AIMS: ['Eins', 'Zwei'],
      ODD: ['Eins', 'Zwei'],
      titleLines: { a: 'Die' },
    };
    expect(compose(english, german)).toEqual([
      'export const NAMES = { "a": de.NAMES["a"], "b": en.NAMES["b"] };',
      'export const AIMS = [de.AIMS["0"], en.AIMS["1"]];',
      'export const ODD = de.ODD;',
      'export const titleLines = en.titleLines;',
    ]);
  });

  it('pickLast(twins) takes English for what a language does not have yet, and says so where there is markup', () => {
    const english = {
      stop: 'Stop',
      goOn: 'Go on',
      NAMES: { a: 'rain', b: 'irrigation' },
      none: {},
      days: (count: number) => `${count} days`,
    };
    const german = { goOn: 'Weiter', NAMES: { b: 'Guss' } };
    expect(compose(english, german, pickLast)).toEqual([
      'export const stop = en.stop;',
      'export const goOn = de.goOn;',
      'export const NAMES = { "a": en.NAMES["a"], "b": de.NAMES["b"] };',
      'export const none = {  };',
      'export const days = inEnglish(en.days);',
    ]);
  });
});

describe('findTitleWidths', () => {
  const english = { language: 'en', value: { the: 'The' } };

  it.each([
    ['a language that has them', 'de', { the: 'Die' }, 'de'],
    ['a growing language, whose title nobody has measured', 'it', { the: 'La' }, 'en'],
    ['a language without a title', 'de', undefined, 'en'],
  ])('findTitleWidths(titles, pickLast) for %s', (_what, language, value, expected) => {
    expect(findTitleWidths([english, { language, value }], pickLast)).toBe(
      `src/words/${expected}/titleWidths.css`,
    );
  });
});
