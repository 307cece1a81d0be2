import { describe, expect, it } from 'vitest';
import { holdGuess, parseGuesses } from './reader';

const NONE = { guess: undefined, lake: undefined };

describe('holdGuess', () => {
  it('holdGuess(name, value) keeps whole cups from 10 to 100,000, and tenths of percents from 0 to 100', () => {
    expect([6, 10, 600.4, 100_000, 1e9, Number.NaN].map((value) => holdGuess('guess', value))).toEqual([
      10, 10, 600, 100_000, 100_000, 10,
    ]);
    expect([-1, 0, 4.84, 30, 101, Number.NaN].map((value) => holdGuess('lake', value))).toEqual([
      0, 0, 4.8, 30, 100, 0,
    ]);
  });
});

describe('parseGuesses', () => {
  it('parseGuesses(state, search) reads both, the state before the address', () => {
    expect(parseGuesses(null, '?guess=600&lake=4.8')).toEqual({ guess: 600, lake: 4.8 });
    expect(parseGuesses({ userInput: 6, guess: 40 }, '?guess=600&lake=0')).toEqual({ guess: 40, lake: 0 });
    expect(parseGuesses({ guess: '40' }, '?guess=100000&guess=100000')).toEqual({ ...NONE, guess: 100_000 });
  });

  it.each([
    [undefined],
    [null],
    [600],
    ['600'],
    [[]],
    [{ guess: '600', lake: '30' }],
    [{ guess: 9, lake: -1 }],
    [{ guess: 100_001, lake: 100.5 }],
    [{ guess: 600.5, lake: 4.84 }],
    [{ guess: Number.NaN, lake: Number.POSITIVE_INFINITY }],
    [{ guess: 600n, lake: [30] }],
  ])('parseGuesses(%o, "") takes what is wrong for absent', (state) => {
    expect(parseGuesses(state, '')).toEqual(NONE);
  });

  it('parseGuesses(state, "") is empty, not an error, when reading a key throws', () => {
    const { proxy, revoke } = Proxy.revocable({ guess: 600 }, {});
    revoke();
    expect(parseGuesses(proxy, '')).toEqual(NONE);
  });

  it('parseGuesses(null, search) takes odd values for absent', () => {
    const odd =
      '0 9 6. 06 1e3 6e2 0x10 +600 600.0 600.5 100001 1,000 NaN Infinity six % %00 <b>600</b> ６００'
        .split(' ')
        .concat('', '%20600', '600%0A');
    expect(odd.filter((value) => parseGuesses(null, `?guess=${value}`).guess !== undefined)).toEqual([]);
    const oddShares = '-1 101 4.84 4,8 .5 5. 00 1e1 half %'.split(' ').concat('');
    expect(oddShares.filter((value) => parseGuesses(null, `?lake=${value}`).lake !== undefined)).toEqual([]);
    expect(parseGuesses(null, '?guess=600&guess=601&lake=30&lake=')).toEqual(NONE);
  });
});
