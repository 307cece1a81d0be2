import { describe, expect, it } from 'vitest';
import { BESIDE_ROOM, STRIPED_ROOM } from './exampleRooms';
import { fitsLabels } from './fits';
import type { PlacedLabel } from './labels';
import { type CostsRoom, placeCosts } from './placeFabricRows';

/** Letters of that width, in lines of that height; a title of its own length. */
const fits = (room: CostsRoom, letterPx: number, heightPx: number) =>
  fitsLabels(placeCosts(room), ({ name, text }: PlacedLabel) => {
    const letters = text?.length ?? (name.startsWith('title') ? 16 : name.startsWith('tick') ? 4 : 10);
    return { widthPx: letters * letterPx, heightPx };
  });

describe('fitsLabels', () => {
  it('fitsLabels(layout, readSize) holds for letters as they are set, beside and in stripes', () => {
    expect(fits(BESIDE_ROOM, 8, 20)).toBe(true);
    expect(fits(STRIPED_ROOM, 8, 20)).toBe(true);
  });

  it('fitsLabels(layout, readSize) does not hold where a number leaves the stage', () => {
    expect(fits({ ...STRIPED_ROOM, gutterPx: 6 }, 8, 20)).toBe(true);
    expect(fits({ ...STRIPED_ROOM, gutterPx: 6 }, 13, 20)).toBe(false);
  });

  it('fitsLabels(layout, readSize) does not hold where lines are higher than the rows', () => {
    expect(fits(BESIDE_ROOM, 8, 40)).toBe(true);
    expect(fits(BESIDE_ROOM, 8, 160)).toBe(false);
    expect(fits(STRIPED_ROOM, 8, 60)).toBe(false);
  });

  it('fitsLabels(layout, readSize) does not hold where the words leave the rows no height', () => {
    expect(fits({ ...BESIDE_ROOM, footTopPx: 300 }, 8, 20)).toBe(false);
    expect(fits({ ...BESIDE_ROOM, footTopPx: 100 }, 8, 20)).toBe(false);
  });
});
