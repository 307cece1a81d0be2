import { describe, expect, it } from 'vitest';
import { eachCupOfRow, placeOverHeart, SHIRT_ROWS } from '../shirtRows';
import { FIRST_CUPS, findWater, type ShirtCup, WATER_IDS } from './waters';

const cups = SHIRT_ROWS.flatMap((shirtRow, row) => {
  const ofRow: ShirtCup[] = [];
  eachCupOfRow(shirtRow, (cell) => ofRow.push({ row, cell }));
  return ofRow;
});

describe('findWater', () => {
  it('findWater(cup) dyes all 11,421 cups: 4,683 rain, 5,139 irrigation, 1,599 dilution', () => {
    const counts = WATER_IDS.map((id) => cups.filter((cup) => findWater(cup) === id).length);
    expect(Object.fromEntries(WATER_IDS.map((id, index) => [id, counts[index]]))).toEqual({
      rain: 4683,
      irrigation: 5139,
      dilution: 1599,
    });
  });

  it('findWater(cup) gives the ten cups over the heart to the rain', () => {
    const { row, first, last } = placeOverHeart(10);
    expect([findWater({ row, cell: first }), findWater({ row, cell: last })]).toEqual(['rain', 'rain']);
  });
});

describe('the rain', () => {
  it('ends with the sleeves, in the upper half of the shirt', () => {
    const rows = cups.filter((cup) => findWater(cup) === 'rain').map(({ row }) => row);
    expect(Math.max(...rows)).toBeGreaterThan(FIRST_CUPS.irrigation.row);
    expect(Math.max(...rows)).toBeLessThan(SHIRT_ROWS.length / 2 - 1);
  });
});
