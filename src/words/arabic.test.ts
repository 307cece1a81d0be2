import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cups } from '../../.build/words/ar/text/count';
import { percent, UNIT_WORDS } from '../../.build/words/ar/text/units';
import * as ar from './rules/ar';

describe('the words of Arabic', () => {
  it('a counted noun takes the form of the last two digits', () => {
    expect([1, 2, 3, 10, 11, 99, 100, 102, 103, 244, 0, 2.5].map((count) => cups(count, '#'))).toEqual([
      'كوب واحد',
      'كوبين',
      '# أكواب',
      '# أكواب',
      '# كوبًا',
      '# كوبًا',
      '# كوب',
      '# كوب',
      '# أكواب',
      '# كوبًا',
      '# كوب',
      '# كوب',
    ]);
  });

  it('feminine(word) counts a feminine noun, oblique(word) stands after a preposition', () => {
    expect([3, 5, 8, 15].map((count) => ar.feminine(ar.numberWord(count)))).toEqual([
      'ثلاث',
      'خمس',
      'ثماني',
      'خمس عشرة',
    ]);
    expect([2, 12, 20, 35].map((count) => ar.oblique(ar.numberWord(count)))).toEqual([
      'اثنين',
      'اثني عشر',
      'عشرين',
      'خمسة وثلاثين',
    ]);
  });

  it('numberWord(value) has a word of its own for each number under 100', () => {
    expect(new Set([...Array(100).keys()].map(ar.numberWord)).size).toBe(100);
  });

  it('isOne and listLast are as CLDR has them', () => {
    const rules = new Intl.PluralRules('ar');
    const counts = [...Array(101).keys(), 1.5, 1e6];
    expect(counts.map(ar.isOne)).toEqual(counts.map((count) => rules.select(count) === 'one'));
    expect(ar.listLast('القطن, الصوف', 'القنّب')).toBe(
      new Intl.ListFormat('ar').format(['القطن', 'الصوف', 'القنّب']),
    );
  });

  it('percent(number) has the marks that CLDR puts around the sign, as each typed percentage has', () => {
    const format = new Intl.NumberFormat('ar-u-nu-latn', { style: 'percent', maximumFractionDigits: 1 });
    expect([percent('4.8'), `4.8${UNIT_WORDS.percent}`]).toEqual([
      format.format(0.048),
      format.format(0.048),
    ]);
    const folder = join(import.meta.dirname, 'ar');
    const unmarked = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .flatMap(
        (file) => readFileSync(join(folder, file), 'utf8').match(/^(?! *(?:\/\/|\/?\*)).*[\d}]%.*$/gm) ?? [],
      );
    expect(unmarked).toEqual([]);
  });

  it('pickForm(count) picks the form of a unit after each number', () => {
    const [one, many, , few] = UNIT_WORDS.cups.split('|');
    expect(
      [1, 3, 10, 11, 99, 100, 103, 106, 11_421, 4.23].map(
        (count) => ({ one, many, few })[ar.pickForm(count)],
      ),
    ).toEqual(['كوب', 'أكواب', 'أكواب', 'كوبًا', 'كوبًا', 'كوب', 'أكواب', 'أكواب', 'كوبًا', 'كوب']);
  });

  it('times are told with أضعاف, before what they multiply', () => {
    expect([
      ar.nearly(ar.timesInWords(8, false)),
      ar.timesInWords(2, false),
      ar.timesInWords(12, true),
      ar.timesInFigures('74'),
    ]).toEqual(['قرابة ثمانية أضعاف', 'ضعف', 'اثني عشر ضعفًا ونصف ضعف', '74 ضعف']);
  });
});
