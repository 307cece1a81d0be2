import { describe, expect, it } from 'vitest';
import { readSearch } from '../../../model/reader';
import { FIRST_CHOICE, formatChoice, parseChoice } from './choice';

describe('formatChoice(choice)', () => {
  it.each([
    [FIRST_CHOICE, ''],
    [{ parts: ['irrigation'], isOlder: true }, '?parts=irrigation-older'],
    [{ parts: ['rain', 'factory'], isOlder: false }, '?parts=rain-factory'],
    [{ parts: [], isOlder: false }, '?parts='],
  ] as const)('writes %j as "%s", which parseChoice(said) reads', (choice, search) => {
    expect(formatChoice(choice)).toBe(search);
    expect(parseChoice(readSearch(search).parts)).toEqual(choice);
  });
});

describe('parseChoice(said)', () => {
  it('passes over what it does not know, and what cannot be counted the older way', () => {
    expect(parseChoice('tea-rain-older')).toEqual({ parts: ['rain'], isOlder: false });
  });
});
