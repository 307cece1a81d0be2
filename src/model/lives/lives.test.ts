import { describe, expect, it } from 'vitest';
import { findClaim } from '../claimList';
import { formatLives, parseLife, parseLives } from './address';
import { listHangs, spanOf } from './hangs';
import {
  addParts,
  calculateParts,
  calculateUsePercent,
  findStart,
  type Life,
  OPENING,
  type Parts,
  POWER_IDS,
  STARTS,
} from './life';
import { MOVE_IDS, makeMoves } from './moves';
import { judge } from './verdict';
import { BANDS, countWorlds, findLighter, halton, sortWorlds, WORLDS } from './worlds';

const tenth = (value: number) => Math.round(value * 10) / 10;
const grams = ({ making, washing, drying, ironing }: Parts) => [making, washing, drying, ironing].map(tenth);

describe('calculateParts', () => {
  it('calculateParts(life) gives the worked cases of the ledger, gram by gram', () => {
    expect(grams(calculateParts(STARTS.rule))).toEqual([106.2, 11.6, 6.3, 10.8]);
    expect(grams(calculateParts(STARTS.lower))).toEqual([106.2, 11.6, 3.2, 10.8]);
    expect(grams(calculateParts(STARTS.higher))).toEqual([106.2, 22.7, 41.2, 52.9]);
    expect(tenth(addParts(calculateParts(OPENING.a)))).toBe(128.7);
    expect(tenth(addParts(calculateParts(OPENING.b)))).toBe(81.9);
  });

  it('calculateParts(life) spreads the care by the wears between washes, and halves nothing else', () => {
    const life = { ...STARTS.rule, wears: 90, wearsAWash: 2, driedPercent: 0, ironedPercent: 0 };
    expect(grams(calculateParts(life))).toEqual([53.1, 5.8, 0, 0]);
  });

  it('calculateParts(life) takes 39% off the making of a second-hand shirt', () => {
    const { making } = calculateParts({ ...STARTS.rule, isSecondHand: true });
    expect(Math.round(100 * (1 - making / calculateParts(STARTS.rule).making))).toBe(39);
  });

  it('calculateUsePercent(parts) is what the ledger says of the three starts, and 6% in Switzerland', () => {
    const shares = [STARTS.rule, STARTS.lower, STARTS.higher].map((life) =>
      tenth(calculateUsePercent(calculateParts(life))),
    );
    expect(shares).toEqual([21.3, 19.4, 52.4]);
    expect(['rule-use-share', 'lower-use-share', 'higher-use-share'].map((id) => findClaim(id).text)).toEqual(
      ['21.3%', '19.4%', '52.4%'],
    );
    expect(Math.round(calculateUsePercent(calculateParts({ ...STARTS.rule, power: 'ch' })))).toBe(6);
  });
});

// Every value of the formula once more, straight from the claims as they are published.
describe('24 settings', () => {
  const value = (id: string) => {
    const { figure } = findClaim(id);
    return 'value' in figure ? figure.value : figure.high;
  };
  const settings: Life[] = POWER_IDS.flatMap((power, n) => [
    {
      wears: 10 + 16 * n,
      wearsAWash: 1 + (n % 5),
      driedPercent: (n * 35) % 105,
      ironedPercent: (n * 20) % 120,
      power,
      isSecondHand: false,
    },
    {
      wears: 200 - 15 * n,
      wearsAWash: 1 + ((n + 2) % 5),
      driedPercent: 100 - n,
      ironedPercent: n,
      power,
      isSecondHand: true,
    },
  ]);

  it.each(settings)('calculateParts(%o) adds up to the formula of the ledger', (life) => {
    const making = value('making-co2') / life.wears / (life.isSecondHand ? 1.65 : 1);
    const cloth =
      (value('light-shirt') / 1000) *
      (value('washing-energy') + (life.driedPercent / 100) * value('drying-energy'));
    const iron = (life.ironedPercent / 100) * value('ironing-time') * value('iron-power');
    const kg = making + (value(`power-${life.power}`) * (cloth + iron)) / life.wearsAWash;
    expect(addParts(calculateParts(life))).toBeCloseTo(1000 * kg, 9);
  });
});

describe('the 200 worlds', () => {
  it('halton(index, base) mirrors the digits of the index at the point', () => {
    expect([halton(0, 2), halton(1, 2), halton(6, 2), halton(2, 3)]).toEqual([0, 1 / 2, 3 / 8, 2 / 3]);
  });

  it('WORLDS stay within their bands, and begin where the ledger says', () => {
    expect(WORLDS).toHaveLength(200);
    for (const world of WORLDS)
      for (const [key, [from, to]] of Object.entries(BANDS)) {
        const drawn = world[key as keyof typeof world];
        expect(drawn).toBeGreaterThanOrEqual(from);
        expect(drawn).toBeLessThan(to);
      }
    expect(WORLDS[0]?.makingKg).toBeCloseTo(2 * 9 ** (5 / 32), 12);
    expect(WORLDS[159]?.makingKg).toBeCloseTo(11.6, 1);
  });

  it('countWorlds(opening) finds B lighter in 183, A in 16, and one even', () => {
    const { bLighter, aLighter, even } = countWorlds(OPENING);
    expect([bLighter, aLighter, even]).toEqual([183, 16, 1]);
  });

  it('countWorlds(pair) with B always in the dryer falls to 118, a toss-up', () => {
    const verdict = judge({ ...OPENING, b: { ...OPENING.b, driedPercent: 100 } });
    expect(verdict).toEqual({ winner: 'B', worlds: 118, kind: 'toss-up' });
  });

  it('sortWorlds(pair) has first those of the life that is lighter in more, then those that are even', () => {
    const swapped = { a: OPENING.b, b: OPENING.a };
    const runs = [OPENING, swapped].map((pair) => {
      const { differences } = countWorlds(pair);
      const sides = sortWorlds(pair).map((world) => findLighter(differences[world] ?? 0));
      return sides.filter((side, place) => side !== sides[place - 1]);
    });
    expect(runs).toEqual([
      ['b', 'even', 'a'],
      ['a', 'even', 'b'],
    ]);
    expect(new Set(sortWorlds(OPENING)).size).toBe(200);
  });
});

describe('judge', () => {
  it('judge(opening) is B in 183', () => {
    expect(judge(OPENING)).toEqual({ winner: 'B', worlds: 183, kind: 'most' });
  });

  it('judge(pair) says the same of A where the lives change places', () => {
    const verdict = judge({ a: OPENING.b, b: OPENING.a });
    expect(verdict.winner).toBe('A');
    expect(verdict.kind).toBe('most');
  });

  it('judge(pair) finds an order that every world keeps, and calls equal settings the same life', () => {
    const long = { ...OPENING.a, wears: 200 };
    expect(judge({ a: { ...long, wears: 10 }, b: long }).kind).toBe('all');
    expect(judge({ a: long, b: { ...long } }).kind).toBe('same');
  });
});

describe('listHangs', () => {
  it('listHangs(opening) begins with making, and what is alike for both moves nothing', () => {
    const hangs = listHangs(OPENING);
    expect(hangs.map(({ assumption }) => assumption)).toEqual([
      'makingKg',
      'lastingA',
      'lastingB',
      'dryerKwhPerKg',
      'shirtKg',
      'ironingHours',
      'replaced',
    ]);
    expect(hangs.slice(-2).map((hang) => tenth(spanOf(hang)))).toEqual([0, 0]);
  });
});

describe('makeMoves', () => {
  it('makeMoves(made) goes from 19 to 29, 36 and 52', () => {
    const shares = [0, 1, 2, 3].map((count) => makeMoves(MOVE_IDS.slice(0, count)).percent);
    expect(shares).toEqual([19, 29, 36, 52]);
    expect(makeMoves(MOVE_IDS).steps.map(({ added }) => added)).toEqual([10, 7, 16]);
    expect(findClaim('use-phase-share').text).toBe('19%');
    expect(findClaim('published-use-share').text).toBe('52%');
  });

  it('makeMoves(made) comes to the same share whatever order they were pressed in', () => {
    expect(makeMoves(['power', 'drying'])).toEqual(makeMoves(['drying', 'power']));
  });
});

describe('the address', () => {
  // Every pair of values of two settings comes once at least: 12 powers times the others, shifted.
  const values = {
    wears: [10, 45, 90, 199, 200],
    wearsAWash: [1, 2, 3, 4, 5],
    driedPercent: [0, 1, 15, 30, 100],
    ironedPercent: [0, 7, 40, 99, 100],
  };
  const pairwise: Life[] = POWER_IDS.flatMap((power, p) =>
    [0, 1, 2, 3, 4].flatMap((i) =>
      [0, 1, 2, 3, 4].map((j) => ({
        wears: values.wears[i] ?? 0,
        wearsAWash: values.wearsAWash[j] ?? 0,
        driedPercent: values.driedPercent[(i + j) % 5] ?? 0,
        ironedPercent: values.ironedPercent[(i + 2 * j) % 5] ?? 0,
        power,
        isSecondHand: (i + j + p) % 2 === 0,
      })),
    ),
  );

  it('parseLives(formatLives(pair)) is the pair, for every state of a pairwise set', () => {
    for (const [n, a] of pairwise.entries()) {
      const pair = { a, b: pairwise[(n * 7 + 3) % pairwise.length] ?? a };
      expect(parseLives(formatLives(pair))).toEqual({ pair });
    }
  });

  it('formatLives(opening) is the address of the issue', () => {
    expect(formatLives(OPENING)).toBe('#v=1&a=w45-c1-d0-i40-eu-n&b=w90-c1-d30-i40-eu-n');
  });

  it.each([
    '',
    '#',
    '#tips',
    '#v=2&a=w10-c1-d0-i40-eu-n',
    '#a=w10-c1-d0-i40-eu-n',
    '#v=1&a=w10-c1-d0-i40-eu-n&a=w20-c1-d0-i40-eu-n',
    '#v=1&a=w9-c1-d0-i40-eu-n&b=w201-c1-d0-i40-eu-n',
    '#v=1&a=w45-c0-d0-i40-eu-n&b=w45-c6-d0-i40-eu-n',
    '#v=1&a=w45-c1-d101-i40-eu-n&b=w45-c1-d0-i-1-eu-n',
    '#v=1&a=w45-c1-d0-i40-xx-n&b=w45-c1-d0-i40-eu-x',
    '#v=1&a=w4.5-c1-d0-i40-eu-n&b=w45-c1-d00-i40-eu-n',
    '#v=1&a=%',
  ])('parseLives(%s) is the opening pair', (hash) => {
    expect(parseLives(hash)).toEqual({ pair: OPENING, unread: 'both' });
  });

  it('parseLives(hash) keeps the life that is right where the other is wrong', () => {
    expect(parseLives('#v=1&a=nonsense&b=w100-c2-d5-i0-pl-s')).toEqual({
      pair: { a: OPENING.a, b: parseLife('w100-c2-d5-i0-pl-s') },
      unread: 'a',
    });
  });

  it('findStart(life) names the starts, and none for a life of the reader’s own', () => {
    expect([STARTS.rule, STARTS.lower, STARTS.higher, OPENING.a].map(findStart)).toEqual([
      'rule',
      'lower',
      'higher',
      undefined,
    ]);
  });
});
