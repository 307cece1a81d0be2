import { describe, expect, it } from 'vitest';
import { COTTON_CUPS } from '../../data/shirt';
import { countCups, eachCupOfRow, findRowY, knitShirt, placeOverHeart } from './shirtRows';

describe('knitShirt', () => {
  it('knitShirt() holds exactly one cup for each of the 11,421 that the cotton took', () => {
    expect(countCups(knitShirt())).toBe(11_421);
    expect(COTTON_CUPS).toBe(11_421);
  });

  it('knitShirt() is symmetric, and every second row is set off by half a cell', () => {
    knitShirt().forEach(({ runs }, row) => {
      expect(runs.map(({ first }) => first)).toEqual(runs.map(({ last }) => -last).reverse());
      for (const { first } of runs) expect(Math.abs(first % 1)).toBe(row % 2 ? 0.5 : 0);
    });
  });
});

describe('eachCupOfRow', () => {
  it('eachCupOfRow(row, visit) visits every cup of the row once', () => {
    const seen = new Set<string>();
    for (const [row, shirtRow] of knitShirt().entries()) {
      eachCupOfRow(shirtRow, (cell) => seen.add(`${cell} ${row}`));
    }
    expect(seen.size).toBe(11_421);
  });

  it('eachCupOfRow({ runs: [] }, visit) visits nothing', () => {
    let visits = 0;
    eachCupOfRow({ runs: [] }, () => visits++);
    expect(visits).toBe(0);
  });
});

describe('placeOverHeart', () => {
  it('placeOverHeart(cups) is a run of that many cups inside the cloth, for 1 to 10', () => {
    const rows = knitShirt();
    for (let cups = 1; cups <= 10; cups++) {
      const { row, first, last } = placeOverHeart(cups);
      expect(last - first + 1).toBe(cups);
      const isInside = rows[row]?.runs.some(
        (run) => run.first <= first && last <= run.last && Number.isInteger(first - run.first),
      );
      expect(isInside).toBe(true);
    }
  });

  it('placeOverHeart(6) stands a third down', () => {
    expect(findRowY(placeOverHeart(6).row)).toBeCloseTo(0.345, 2);
  });
});
