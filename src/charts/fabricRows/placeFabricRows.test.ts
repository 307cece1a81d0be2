import { expect, test } from 'vitest';
import { fabrics } from '../../data/fabrics';
import { DESK_ROOM, PHONE_ROOM } from './exampleRooms';
import { placeCosts } from './placeFabricRows';

test('placeCosts(room) gives each fabric a row, and each measure its axis within it', () => {
  const { rows, rowPx } = placeCosts(DESK_ROOM);
  expect(rows.map(({ fabric }) => fabric)).toEqual(fabrics);
  expect(rowPx * rows.length).toBe(DESK_ROOM.bottomPx - DESK_ROOM.topPx);
  for (const { water, energy, spring, co2 } of rows) {
    // The water's zero is beside the names.
    expect([water.zeroXPx, water.lengthPx]).toEqual([760, 345]);
    expect([energy.zeroXPx, energy.lengthPx]).toEqual([910, 410]);
    expect(spring.lengthPx).toBe(86);
    expect(co2.zeroXPx).toBeGreaterThan(spring.zeroXPx + spring.lengthPx);
    expect(spring.thicknessPx).toBeLessThanOrEqual(energy.thicknessPx);
  }
});

test('placeCosts(room) stacks the grains as deep as their row, and within their axis', () => {
  for (const [room, ranks] of [
    [DESK_ROOM, 5],
    [PHONE_ROOM, 6],
  ] as const) {
    const layout = placeCosts(room);
    expect(layout.ranks).toBe(ranks);
    expect(layout.grainPx * ranks).toBeLessThanOrEqual(layout.rowPx);
    expect(layout.grainPx * (170 / ranks)).toBeLessThanOrEqual(room.co2.toXPx - room.co2.fromXPx + 1e-9);
  }
});

test('placeCosts(room, []) is empty, and places one or seven records, too', () => {
  expect(placeCosts(DESK_ROOM, []).rows).toEqual([]);
  for (const count of [1, 7]) {
    const records = Array.from({ length: count }, (_, index) => fabrics[index % 6] ?? fabrics[0]);
    const { rows } = placeCosts(DESK_ROOM, records as typeof fabrics);
    expect(rows.at(-1)?.centerYPx).toBeLessThan(DESK_ROOM.bottomPx);
  }
});
