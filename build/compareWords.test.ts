import { describe, expect, it } from 'vitest';
import { compareWords, dateMessages, readBlame } from './compareWords';

const date = (source: string, changedS: number) => source.split('\n').map((text) => ({ text, changedS }));

describe('dateMessages', () => {
  it('dateMessages(lines) takes the latest change of a message’s lines, its closing bracket too, and no comment', () => {
    const lines = [
      ...date('// The words of a page.\nconst HALF = "half";', 90),
      ...date('export const title = "A";\nexport const text = (', 10),
      ...date('  <>One cup.</>', 30),
      ...date(');', 20),
      ...date('\n/** Above the tub. */', 99),
      ...date('export const lead = "B";', 40),
    ];
    expect([...dateMessages(lines)]).toEqual([
      ['const HALF', 90],
      ['title', 10],
      ['text', 30],
      ['lead', 40],
    ]);
  });

  it('dateMessages(lines) takes each entry of a record for itself, and a function’s body as one', () => {
    const lines = [
      ...date('export const CLAIMS = {', 90),
      ...date("  bath: {\n    note: 'Up to 800.',", 10),
      ...date('  },', 20),
      ...date("  'lake-share': {", 30),
      ...date('    note: "Half.",\n  },\n};', 40),
      ...date('export const cups = (count: number) => {\n  return count;\n};', 50),
    ];
    expect([...dateMessages(lines)]).toEqual([
      ['CLAIMS.bath', 20],
      ['CLAIMS.lake-share', 40],
      ['cups', 50],
    ]);
  });

  it('dateMessages([]) is empty, and so is a file without messages', () => {
    expect(dateMessages([]).size).toBe(0);
    expect(dateMessages(date("import { Claim } from '../claim';", 10)).size).toBe(0);
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
      ['a.tsx', words({ title: 1_764_547_200, text: 10, lead: 20, 'const HALF': 5 })],
      ['text/b.ts', words({ unit: 1, units: 1 })],
    ]);
    const theirs = new Map([['a.tsx', words({ title: 1_764_460_800, text: 10 })]]);
    expect(compareWords('es', english, theirs)).toEqual([
      'src/words/es/a.tsx: title is of 2025-11-30 00:00, its English of 2025-12-01 00:00 (UTC)',
      'src/words/es/a.tsx: lead is missing',
      'src/words/es/text/b.ts: missing, with 2 messages',
    ]);
  });

  it('compareWords(language, english, theirs) finds a record that stands on one line in one language only', () => {
    const english = new Map([['a.ts', words({ AXES: 2, 'VERBS.water': 2, 'VERBS.energy': 4 })]]);
    const theirs = new Map([['a.ts', words({ 'AXES.value': 2, 'AXES.category': 3, VERBS: 3 })]]);
    expect(compareWords('fr', english, theirs)).toEqual([
      'src/words/fr/a.ts: VERBS.energy is of 1970-01-01 00:00, its English of 1970-01-01 00:00 (UTC)',
    ]);
  });

  it('compareWords(language, english, theirs) has nothing to say of no words, and of a newer translation', () => {
    expect(compareWords('es', new Map(), new Map())).toEqual([]);
    expect(
      compareWords('es', new Map([['a.ts', words({ a: 1 })]]), new Map([['a.ts', words({ a: 2 })]])),
    ).toEqual([]);
  });
});
