import { describe, expect, it } from 'vitest';
import { ARITHMETIC, type ClaimText, type Evidence, readIn, THIRD_CHECK, type Verdict } from '../data/claim';
import { calculateVerdict, describeOverclaim, listUnconfirmed } from './verdict';

const words = { title: '', boundary: '', note: '', sourceIds: [], page: 'sources' } as const;
const read = (verdict: Verdict): ClaimText => ({ ...words, evidence: readIn('unep'), verdict });
const unread: ClaimText = {
  ...words,
  evidence: { grade: 'not found', document: 'unep' },
  verdict: 'unconfirmed',
};
const follows = (value: string, verdict: Verdict): ClaimText => ({
  ...words,
  evidence: ARITHMETIC,
  formula: { value, step: 1 },
  verdict,
});
const texts: Record<string, ClaimText> = {
  read: read('holds'),
  noted: read('holds with a note'),
  unread,
  half: follows('{unread} ÷ 2', 'unconfirmed'),
  quarter: follows('{half} ÷ 2 + {read}', 'unconfirmed'),
};
const find = (id: string) => texts[id];

describe('listUnconfirmed', () => {
  it('listUnconfirmed(text, findText) goes back through other arithmetic, and names each once', () => {
    expect(listUnconfirmed(follows('{quarter} + {half}', 'unconfirmed'), find)).toEqual(['unread']);
  });

  it('listUnconfirmed(text, findText) is empty without a formula, and for what is unknown', () => {
    expect([listUnconfirmed(unread, find), listUnconfirmed(follows('{nobody}', 'holds'), find)]).toEqual([
      [],
      [],
    ]);
  });
});

const readAs = { document: 'unep', place: 'page 1', readOn: THIRD_CHECK } as const;
const evidenceOf = (grade: Evidence['grade']): Evidence => {
  if (grade === 'arithmetic') return ARITHMETIC;
  if (grade === 'not found') return { grade, document: 'unep' };
  return { grade, ...readAs };
};

describe('calculateVerdict', () => {
  it.each<[grade: Evidence['grade'], hopes: Verdict, earns: Verdict]>([
    ['original', 'holds', 'holds'],
    ['original', 'holds with a note', 'holds with a note'],
    ['quotation with reference', 'holds', 'holds'],
    ['near value', 'holds', 'holds with a note'],
    ['measured sum', 'holds', 'holds with a note'],
    ['another value', 'holds with a note', 'unconfirmed'],
    ['only repeated', 'holds with a note', 'unconfirmed'],
    ['not found', 'holds', 'unconfirmed'],
    ['not found', 'off', 'off'],
    ['original', 'off', 'off'],
    ['arithmetic', 'holds', 'holds'],
  ])(
    'calculateVerdict(text, findText) gives "%s" that says "%s" the verdict "%s"',
    (grade, verdict, earns) => {
      expect(calculateVerdict({ ...words, evidence: evidenceOf(grade), verdict }, find)).toBe(earns);
    },
  );

  it('calculateVerdict(text, findText) stops at a sum that was held against a measured one', () => {
    const sum: ClaimText = {
      ...follows('{unread} + {half}', 'holds with a note'),
      evidence: evidenceOf('measured sum'),
    };
    expect(calculateVerdict(sum, find)).toBe('holds with a note');
    expect(listUnconfirmed(follows('{sum} ÷ 6', 'holds'), (id) => (id === 'sum' ? sum : find(id)))).toEqual(
      [],
    );
  });

  it('calculateVerdict(text, findText) is unconfirmed where a figure behind it is', () => {
    expect(calculateVerdict(follows('{read} + {quarter}', 'holds'), find)).toBe('unconfirmed');
    expect(calculateVerdict(unread, find)).toBe('unconfirmed');
  });

  it('calculateVerdict(text, findText) leaves a note to its own figure, and what is off is off', () => {
    expect(calculateVerdict(follows('{noted}', 'holds'), find)).toBe('holds');
    expect(calculateVerdict(follows('{unread}', 'off'), find)).toBe('off');
  });
});

describe('describeOverclaim', () => {
  it('describeOverclaim(id, text, findText) names the figure that decides', () => {
    expect(describeOverclaim('half', follows('{unread} ÷ 2', 'holds'), find)).toBe(
      'half may not say "holds": it rests on unread, which is unconfirmed',
    );
    expect(describeOverclaim('half', follows('{unread} ÷ 2', 'unconfirmed'), find)).toBeUndefined();
  });

  it('describeOverclaim(id, text, findText) names what says less than it may', () => {
    expect(describeOverclaim('lake', read('unconfirmed'), find)).toBe(
      'lake says "unconfirmed", but its evidence is "original"',
    );
  });
});
