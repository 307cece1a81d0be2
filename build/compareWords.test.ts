import { describe, expect, it } from 'vitest';
import { compareWords, dateMessages, readBlame } from './compareWords';

const date = (source: string, changedS: number) => source.split('\n').map((text) => ({ text, changedS }));

describe('dateMessages', () => {
  it('dateMessages(lines) takes the time of each message’s line, and no note', () => {
    const lines = [
      ...date('{\n  "@": "The words of a page.",', 90),
      ...date('  "title": "A",', 10),
      ...date('  "@CLAIMS.bath.note": "Above the tub.",', 99),
      ...date('  "CLAIMS.bath.note": "Up to {$most}."\n}', 40),
    ];
    expect([...dateMessages(lines)]).toEqual([
      ['title', 10],
      ['CLAIMS.bath.note', 40],
    ]);
    expect(dateMessages([]).size).toBe(0);
  });
});

describe('readBlame', () => {
  it('readBlame(output) gives each line with its committer’s time', () => {
    const output = `4f1 1 1 1
author A
author-time 5
committer-time 100
summary feat: a
\texport const a = 'committer-time 7';
4f2 2 2 1
committer-time 200
\t
`;
    expect(readBlame(output)).toEqual([
      { text: "export const a = 'committer-time 7';", changedS: 100 },
      { text: '', changedS: 200 },
    ]);
    expect(readBlame('')).toEqual([]);
  });
});

describe('compareWords', () => {
  const words = (messages: Record<string, number>) => new Map(Object.entries(messages));

  it('compareWords(language, english, theirs) names missing files and messages, and what is older, with both dates', () => {
    const english = new Map([
      ['a.json', words({ title: 1_764_547_200, text: 10, lead: 20 })],
      ['text/b.json', words({ unit: 1, units: 1 })],
    ]);
    const theirs = new Map([['a.json', words({ title: 1_764_460_800, text: 10 })]]);
    expect(compareWords('es', english, theirs)).toEqual([
      'src/words/es/a.json: title is of 2025-11-30 00:00, its English of 2025-12-01 00:00 (UTC)',
      'src/words/es/a.json: lead is missing',
      'src/words/es/text/b.json: missing, with 2 messages',
    ]);
  });

  it('compareWords(language, english, theirs) has nothing to say of no words, and of a newer translation', () => {
    expect(compareWords('es', new Map(), new Map())).toEqual([]);
    expect(
      compareWords('es', new Map([['a.json', words({ a: 1 })]]), new Map([['a.json', words({ a: 2 })]])),
    ).toEqual([]);
  });
});
