import { describe, expect, it } from 'vitest';
import { DAILY_CUPS, parseCups, parseUserInput } from '../src/model/userInput';
import { ODD_QUERIES, ODD_STATES } from './oddNumbers';

const isDailyCups = (value: unknown) => DAILY_CUPS.some((cups) => cups === value);

describe('parseUserInput(state)', () => {
  it('reads the number of each of 1,000 odd states that has one, and none from all others', () => {
    expect(ODD_STATES).toHaveLength(1000);
    const wrong = ODD_STATES.filter((state) => {
      const given = Object(state).userInput;
      return parseUserInput(state) !== (isDailyCups(given) ? given : undefined);
    });
    expect(wrong).toEqual([]);
    const good = ODD_STATES.filter((state) => parseUserInput(state) !== undefined);
    expect(good.length).toBeGreaterThan(50);
    expect(good.length).toBeLessThan(300);
  });
});

describe('parseCups(search)', () => {
  it('reads a number from 1 to 10 or none from 200 odd values', () => {
    const parsed = ODD_QUERIES.map((value) => parseCups(`?cups=${value}`));
    expect(parsed).toHaveLength(200);
    expect(parsed.filter((cups) => cups !== undefined && !isDailyCups(cups))).toEqual([]);
    const good = ODD_QUERIES.filter((value) => /^([1-9]|10)$/.test(value));
    expect(parsed.filter((cups) => cups !== undefined).length).toBeGreaterThanOrEqual(good.length);
    expect(good.length).toBeGreaterThan(20);
  });
});
