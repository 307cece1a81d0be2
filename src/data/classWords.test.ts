import { expect, it } from 'vitest';
import { classWords, readWords, WORD_LANGUAGES, type WordLanguage } from './classWords';

it('classWords holds thirty words in seven languages, none twice in one of them', () => {
  expect(classWords).toHaveLength(30);
  const ids = Object.keys(WORD_LANGUAGES) as WordLanguage[];
  expect(ids).toHaveLength(7);
  for (const id of ids) expect([id, new Set(classWords.map((word) => word[id])).size]).toEqual([id, 30]);
  expect(classWords.map(({ en }) => en)).toEqual(
    expect.arrayContaining(['blue water', 'green water', 'gray water', 'virtual water']),
  );
});

it('classWords writes Arabic and Ukrainian in their own letters', () => {
  expect(classWords.filter(({ ar }) => !/^[\p{Script=Arabic}\p{Script=Inherited} ]+$/u.test(ar))).toEqual([]);
  expect(classWords.filter(({ uk }) => !/^[\p{Script=Cyrillic} ]+$/u.test(uk))).toEqual([]);
});

it('readWords(line) names a line that lacks a word', () => {
  expect(() => readWords('water | agua | eau | Wasser | su | ماء')).toThrow('water | agua');
  expect(() => readWords('water | agua | eau | Wasser | | ماء | вода')).toThrow(RangeError);
});
