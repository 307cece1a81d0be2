import { describe, expect, it } from 'vitest';
import { parseCups, parseUserInput } from './userInput';

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

describe('parseCups', () => {
  it('parseCups(search) reads each whole number from 1 to 10, wherever it stands in the query', () => {
    const parsed = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((cups) => parseCups(`?cups=${cups}`));
    expect(parsed).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(['?view=plain&cups=6', '?cups=6&motion=off', 'cups=6', '?cups=%36'].map(parseCups)).toEqual([
      6, 6, 6, 6,
    ]);
  });

  it('parseCups(search) takes a number that is said twice for one', () => {
    expect(['?cups=6&cups=6', '?cups=6&view=plain&cups=6&cups=6'].map(parseCups)).toEqual([6, 6]);
  });

  it('parseCups(search) reads what a messenger or a hand has changed around the number', () => {
    const changed =
      'cups=6. Cups=6 cups=6) cups=+6 cups=6%20 cups=%0A6 cups=6%E2%80%8B cups=6&fbclid=x'.split(' ');
    expect(changed.map((said) => parseCups(`?${said}`))).toEqual(changed.map(() => 6));
  });

  it('parseCups(search) takes a missing value, or two of them, for none', () => {
    const searches = ['', '?', '?cups', '?cups=', '?view=plain', '?cup=6', '?cups[]=6', '#cups=6'];
    const doubled = ['?cups=6&cups=7', '?cups=6&cups=', '?cups&cups=6', '?cups=6&view=plain&cups=1'];
    expect([...searches, ...doubled].map(parseCups).filter((cups) => cups !== undefined)).toEqual([]);
  });

  it('parseCups(search) takes 200 odd values for none, and never throws', () => {
    const numbers =
      '0 -1 11 12 100 1e0 1e1 6.0 .6 06 0x6 0b1 6n -0 6,0 6;7 6/2 1_0 ６ ٦ Ⅵ 六 NaN Infinity'.split(' ');
    const words = 'six true false null undefined [] {} {"userInput":6} constructor __proto__ toString'.split(
      ' ',
    );
    const encoded = '% %% %E0%A4%A %00 %006 %20 %F0%9F%A5%9B %25 %2B6'.split(' ');
    const hostile = '<script>6</script> "6" \'6\' 6=6 6?7 javascript:6 ../6 6%26cups%3D7'.split(' ');
    const made = Array.from({ length: 150 }, (_, index) => String(11 + index * 7919));
    const odd = [...numbers, ...words, ...encoded, ...hostile, ...made];
    expect(odd.length).toBeGreaterThanOrEqual(200);
    expect(odd.filter((value) => parseCups(`?cups=${value}`) !== undefined)).toEqual([]);
  });
});
