import { describe, expect, it } from 'vitest';
import { ARITHMETIC, type ClaimText, readIn, type Verdict } from '../data/claim';
import { calculateVerdict, describeOverclaim, listUnread } from './verdict';

const words = { title: '', boundary: '', note: '', sourceIds: [], page: 'sources' } as const;
const read = (verdict: Verdict): ClaimText => ({ ...words, evidence: readIn('unep'), verdict });
const unread: ClaimText = { ...words, evidence: { grade: 'recalled' }, verdict: 'unconfirmed' };
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

describe('listUnread', () => {
  it('listUnread(text, findText) goes back through other arithmetic, and names each once', () => {
    expect(listUnread(follows('{quarter} + {half}', 'unconfirmed'), find)).toEqual(['unread']);
  });

  it('listUnread(text, findText) is empty without a formula, and for what is unknown', () => {
    expect([listUnread(unread, find), listUnread(follows('{nobody}', 'holds'), find)]).toEqual([[], []]);
  });
});

describe('calculateVerdict', () => {
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
      'half may not say "holds": it rests on unread, which nobody has read',
    );
    expect(describeOverclaim('half', follows('{unread} ÷ 2', 'unconfirmed'), find)).toBeUndefined();
  });

  it('describeOverclaim(id, text, findText) names what says less than it may', () => {
    expect(describeOverclaim('lake', read('unconfirmed'), find)).toBe(
      'lake says "unconfirmed", but its evidence is "primary read"',
    );
  });
});
