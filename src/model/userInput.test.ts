import { describe, expect, it } from 'vitest';
import { parseUserInput } from './userInput';

describe('parseUserInput', () => {
  it('parseUserInput({ userInput }) returns each integer from 1 to 10', () => {
    const parsed = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((userInput) => parseUserInput({ userInput }));
    expect(parsed).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it.each([
    ['a string', '6'],
    ['zero', 0],
    ['eleven', 11],
    ['a fraction', 2.5],
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
    ['a negative number', -1],
    ['null', null],
    ['an object', { cups: 6 }],
    ['an array', [6]],
    ['a bigint', 6n],
    ['nothing', undefined],
  ])('parseUserInput({ userInput }) rejects %s', (_name, userInput) => {
    expect(parseUserInput({ userInput })).toBe(undefined);
  });

  it.each([[undefined], [null], [6], ['6'], [[]], [{}], [() => 6]])(
    'parseUserInput(state) rejects the state %s',
    (state) => {
      expect(parseUserInput(state)).toBe(undefined);
    },
  );

  it('parseUserInput(state) is undefined, not an error, when reading the key throws', () => {
    const getter = {
      get userInput(): number {
        throw new Error('no');
      },
    };
    const { proxy, revoke } = Proxy.revocable({ userInput: 6 }, {});
    revoke();
    expect([parseUserInput(getter), parseUserInput(proxy)]).toEqual([undefined, undefined]);
  });
});
