import { describe, expect, it } from 'vitest';
import { traceLooseEnd, traceWarp, traceWeft } from './placeWeave';

const countMoves = (path: string) => path.match(/M/g)?.length ?? 0;
const readEnd = (path: string) => {
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return (numbers[1] ?? 0) + (numbers[7] ?? 0) + (numbers.at(-1) ?? 0);
};

describe('traceWarp', () => {
  it('traceWarp() has five upright threads', () => {
    expect(countMoves(traceWarp())).toBe(5);
  });
});

describe('traceWeft', () => {
  it('traceWeft(0) crosses every other thread in five rows', () => {
    expect(countMoves(traceWeft(0))).toBe(3 + 2 + 3 + 2 + 3);
  });

  it('traceWeft(pull) never grows, and nothing is left at 1', () => {
    const counts = [0, 0.2, 0.5, 0.8, 1].map((pull) => countMoves(traceWeft(pull)));
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(traceWeft(1)).toBe('');
  });

  it('traceWeft(pull) reads beyond its ends, and NaN, as an end', () => {
    expect([traceWeft(-1), traceWeft(2)]).toEqual([traceWeft(0), '']);
  });
});

describe('traceLooseEnd', () => {
  it('traceLooseEnd(pull) hangs lower the more is out', () => {
    const ends = [0, 0.5, 1].map((pull) => readEnd(traceLooseEnd(pull)));
    expect(ends).toEqual([...ends].sort((a, b) => a - b));
  });
});
