import { describe, expect, it } from 'vitest';
import { ROW_COUNT } from '../shirtRows';
import { placeShirt } from '../zoom/placeShirt';
import {
  calculateShifts,
  calculateWatersView,
  findRowPx,
  placeCountedShirt,
  placeDripCup,
  placeLabels,
  placeLeaders,
  placeSwitches,
  STATES,
  traceFiber,
} from './placeWaters';

const SHIRT = placeShirt(1440, 900, 1, 0);
/** The middle of each state's part of the scroll. */
const middleOf = (state: (typeof STATES)[number]) => (STATES.indexOf(state) + 0.5) / STATES.length;

describe('calculateWatersView', () => {
  it('calculateWatersView(0) is the pale shirt of the zoom, whole; at 1 it is dyed, closed and empty', () => {
    const closed = { lifted: { rain: 0, irrigation: 0, dilution: 0 }, counted: 0 };
    expect(calculateWatersView(0)).toEqual({ ...closed, dyed: 0, emptied: 0 });
    expect(calculateWatersView(1)).toEqual({ ...closed, dyed: 1, emptied: 1 });
  });

  it('calculateWatersView(p) lifts out one water at a time, and then stitches around the raw cotton’s', () => {
    for (const state of ['irrigation', 'rain', 'dilution', 'liters'] as const) {
      const { lifted, counted } = calculateWatersView(middleOf(state));
      expect({ ...lifted, liters: counted }).toEqual({
        irrigation: 0,
        rain: 0,
        dilution: 0,
        liters: 0,
        [state]: 1,
      });
    }
  });

  it('calculateWatersView(NaN) is the pale shirt', () => {
    expect(calculateWatersView(Number.NaN)).toMatchObject({ dyed: 0, emptied: 0 });
  });
});

describe('calculateShifts', () => {
  it('calculateShifts(view, shirt) opens both seams of what is lifted from the middle', () => {
    const { rain, irrigation, dilution } = calculateShifts(
      calculateWatersView(middleOf('irrigation')),
      SHIRT,
    );
    expect([rain < -5, irrigation, dilution > 5]).toEqual([true, 0, true]);
  });
});

describe('traceFiber', () => {
  it('traceFiber(shirt) runs once around 19 rows and parts of two, within the body', () => {
    const points = traceFiber(SHIRT);
    expect(points).toHaveLength(8);
    expect(((points[4]?.yPx ?? 0) - (points[0]?.yPx ?? 0)) / SHIRT.rowPx).toBe(20);
    const [left, right] = [0.3, -0.3].map((share) => SHIRT.centerXPx - share * 738);
    expect(points.every(({ xPx }) => xPx > (left ?? 0) && xPx < (right ?? 0))).toBe(true);
  });
});

describe('placeLabels', () => {
  it('placeLabels(shirt, width) sets each label beside what it names, in the order of the parts', () => {
    const { rain, irrigation, dilution } = placeLabels(SHIRT, 1440);
    expect(rain.yPx < irrigation.yPx && irrigation.yPx < dilution.yPx).toBe(true);
    expect(irrigation.xPx).toBeGreaterThan(SHIRT.centerXPx + 221);
  });

  it('placeLabels(shirt, width) sets all of them at the left where the window is narrow', () => {
    const shirt = placeShirt(390, 844, 2, 0);
    expect(placeLabels(shirt, 390).rain.xPx).toBe(6);
  });
});

describe('placeLeaders', () => {
  it('placeLeaders(shirt, width) leads each part to its label, the rain’s from the sleeve’s end', () => {
    const leaders = placeLeaders(SHIRT, 1440);
    const labels = placeLabels(SHIRT, 1440);
    expect(leaders.map(({ id }) => id)).toEqual(['rain', 'irrigation', 'dilution']);
    for (const { id, from, to } of leaders) {
      expect([from.yPx, to.yPx]).toEqual([labels[id].yPx, labels[id].yPx]);
      expect(from.xPx).toBeLessThan(to.xPx);
      expect(to.xPx).toBeLessThan(labels[id].xPx);
    }
  });

  it('placeLeaders(shirt, width) comes down from the sleeve to the rain’s label where the window is narrow', () => {
    const shirt = placeShirt(390, 844, 2, 0);
    const [rain, ...rest] = placeLeaders(shirt, 390);
    expect(rest).toEqual([]);
    expect(rain?.from.xPx).toBe(rain?.to.xPx);
    expect(rain?.to.yPx).toBeLessThan(placeLabels(shirt, 390).rain.yPx);
  });
});

/** Four switches of that height, from there on. */
const switchesAt = (xPx: number, heightPx: number) => {
  const box = { xPx, heightPx };
  return { rain: box, irrigation: box, dilution: box, factory: box };
};

describe('placeCountedShirt', () => {
  it.each([
    [1440, 900, 1164, 64],
    [1024, 768, 828, 64],
    [844, 390, 672, 48],
  ])(
    'placeCountedShirt(…) keeps the factory’s cups and all switches on a stage of %d × %d',
    (widthPx, heightPx, xPx, switchPx) => {
      const stage = { widthPx, heightPx };
      const switches = switchesAt(xPx, switchPx);
      const shirt = placeCountedShirt(placeShirt(widthPx, heightPx, 1, 0), stage, 0, switches);
      if (!shirt) throw new Error('there is room');
      const last = placeDripCup(402);
      expect(findRowPx(shirt, last.row) + shirt.cellPx / 2).toBeLessThan(heightPx);
      const { rain, irrigation, dilution, factory } = placeSwitches(shirt, stage, switches);
      const tops = [rain, irrigation, dilution, factory].map(({ topPx }) => topPx);
      for (const [index, topPx] of tops.entries())
        expect((tops[index + 1] ?? heightPx) - topPx).toBeGreaterThanOrEqual(switchPx);
      expect(irrigation.from.xPx).toBeLessThan(xPx);
    },
  );

  it('placeCountedShirt(…) stands between the bar and the words on a narrow stage, and nowhere without room', () => {
    const stage = { widthPx: 390, heightPx: 844 };
    const place = (topPx: number) =>
      placeCountedShirt(placeShirt(390, 844, 2, 0), stage, topPx, switchesAt(0, 48));
    const shirt = place(400);
    expect(shirt && findRowPx(shirt, placeDripCup(402).row)).toBeLessThan(400);
    expect(place(150)).toBeUndefined();
  });
});

describe('placeDripCup', () => {
  it('placeDripCup(index) gives each of 403 cups a place of its own, below the hem and no wider', () => {
    const cups = Array.from({ length: 403 }, (_, index) => placeDripCup(index));
    expect(new Set(cups.map(({ cell, row }) => `${cell} ${row}`)).size).toBe(403);
    expect(Math.min(...cups.map(({ row }) => row))).toBeGreaterThan(ROW_COUNT);
    expect(Math.max(...cups.map(({ cell }) => Math.abs(cell)))).toBeLessThan(44);
  });
});
