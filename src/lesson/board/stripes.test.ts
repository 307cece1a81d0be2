import { describe, expect, it } from 'vitest';
import { COTTON_CUPS } from '../../data/shirt';
import { ROW_COUNT } from '../../story/shirt/shirtRows';
import { findDay, listCupsFromHem } from './stripes';

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
