import { describe, expect, it } from 'vitest';
import { FIRST_CHOICE, formatChoice, parseChoice } from './choice';

describe('formatChoice(choice)', () => {
  it.each([
    [FIRST_CHOICE, ''],
    [{ parts: ['irrigation'], isOlder: true }, '?parts=irrigation-older'],
    [{ parts: ['rain', 'factory'], isOlder: false }, '?parts=rain-factory'],
    [{ parts: [], isOlder: false }, '?parts='],
  ] as const)('writes %j as "%s", which parseChoice(search) reads', (choice, search) => {
    expect(formatChoice(choice)).toBe(search);
    expect(parseChoice(search)).toEqual(choice);
  });
});

describe('parseChoice(search)', () => {
  it('passes over what it does not know, and what cannot be counted the older way', () => {
    expect(parseChoice('?parts=tea-rain-older')).toEqual({ parts: ['rain'], isOlder: false });
  });
});
