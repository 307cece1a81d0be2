import { describe, expect, it } from 'vitest';
import { COTTON_CUPS } from '../../data/shirt';
import { ROW_COUNT } from '../../story/shirt/shirtRows';
import { findDay, listCupsFromHem, placeStripes } from './stripes';

describe('listCupsFromHem', () => {
  it('listCupsFromHem() has each of the 11,421 cups once, from the hem to the collar', () => {
    const cups = listCupsFromHem();
    expect(new Set(cups.map(({ row, cell }) => `${row} ${cell}`)).size).toBe(11_421);
    expect([cups[0]?.row, cups.at(-1)?.row]).toEqual([ROW_COUNT - 1, 0]);
  });
});

describe('findDay', () => {
  it('findDay(cup, cupsPerDay) makes 88 stripes of 130 cups, the last one cut', () => {
    expect([findDay(0, 130), findDay(129, 130), findDay(130, 130)]).toEqual([0, 0, 1]);
    expect(findDay(COTTON_CUPS - 1, 130)).toBe(87);
    expect(COTTON_CUPS - 87 * 130).toBe(111);
  });

  it('findDay(cup, 0) is no day', () => {
    expect(findDay(0, 0)).toBe(-1);
  });
});

describe('placeStripes', () => {
  it('placeStripes(…) keeps the shirt on its stage, in whole bitmap pixels where a cell has three', () => {
    for (const [widthPx, heightPx] of [
      [620, 780],
      [230, 400],
      [340, 300],
    ] as const) {
      for (const ratio of [1, 2]) {
        const { cellPx, rowPx, middlePx, firstRowPx } = placeStripes(widthPx, heightPx, ratio);
        expect(firstRowPx - rowPx / 2).toBeGreaterThanOrEqual(-1);
        expect(middlePx * 2).toBeGreaterThanOrEqual(widthPx - 1);
        if (cellPx * ratio >= 3) expect([cellPx * ratio, rowPx * ratio].every(Number.isInteger)).toBe(true);
      }
    }
  });
});
