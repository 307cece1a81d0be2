import { describe, expect, it } from 'vitest';
import { placeThreadTurns } from './threadTurns';

const count = (path: string) => path.match(/m/gi)?.length ?? 0;

describe('placeThreadTurns', () => {
  it('placeThreadTurns(turns, …) draws one curve for each turn begun: 130 for 1,300', () => {
    expect(count(placeThreadTurns(130, 3.2, 77, 2).turns)).toBe(130);
    expect(count(placeThreadTurns(20.8, 3.2, 77, 0).turns)).toBe(21);
  });

  it('placeThreadTurns(0, …) and placeThreadTurns(NaN, …) are empty', () => {
    expect([placeThreadTurns(0, 3, 40, 1), placeThreadTurns(Number.NaN, 3, 40, 1)]).toEqual([
      { turns: '', shine: '' },
      { turns: '', shine: '' },
    ]);
  });
});
