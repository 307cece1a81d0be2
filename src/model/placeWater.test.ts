import { describe, expect, it } from 'vitest';
import {
  calculateToldDays,
  describeOrders,
  findGrower,
  findGrown,
  findRank,
  growerWaters,
  MOST_CUPS,
  sortPlaces,
} from './placeWater';

describe('placeWater', () => {
  it('growerWaters are the cups of fifteen places, as places.md works them out', () => {
    expect(growerWaters.map(({ id, river, rain }) => [id, river, rain])).toEqual([
      ['mexico', 5023, 1913],
      ['usa', 2159, 5056],
      ['brazil', 43, 5281],
      ['argentina', 229, 13_739],
      ['benin', 0, 11_368],
      ['greece', 2836, 1277],
      ['egypt', 9101, 368],
      ['turkiye', 5573, 1138],
      ['turkmenistan', 11_414, 2389],
      ['uzbekistan', 7991, 839],
      ['pakistan', 5156, 2348],
      ['india', 4463, 15_523],
      ['xinjiang', 2277, 2341],
      ['china', 590, 3444],
      ['australia', 4370, 2002],
    ]);
    expect(MOST_CUPS).toBe(19_986);
  });

  it('findGrown(said) takes one place, and anything else for absent', () => {
    expect([undefined, '', 'uzbekistan', 'indi', '__proto__'].map(findGrown)).toEqual([
      undefined,
      undefined,
      'uzbekistan',
      undefined,
      undefined,
    ]);
  });

  it('findGrower(said) takes one of the fifteen, and not their average', () => {
    expect(['india', 'world', 'indi', undefined].map(findGrower)).toEqual([
      'india',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('sortPlaces(by) turns the order over: the last three by river follow the first by rain', () => {
    const first = (by: 'river' | 'rain' | 'both') => sortPlaces(by).map(({ id }) => id);
    expect(first('river').slice(0, 3)).toEqual(['turkmenistan', 'egypt', 'uzbekistan']);
    expect(first('river').slice(-3)).toEqual(['argentina', 'brazil', 'benin']);
    expect(first('rain').slice(0, 4)).toEqual(['india', 'argentina', 'benin', 'brazil']);
    expect([first('both')[0], first('both').at(-1)]).toEqual(['india', 'china']);
    expect(sortPlaces('rain', [])).toEqual([]);
    expect(findRank('india', 'river')).toBe(7);
    expect(describeOrders()).toMatchObject({ most: { id: 'turkmenistan' }, allByRiver: 7 });
  });

  it('calculateToldDays(cups, cupsPerDay) tells whole days, and tenths below ten', () => {
    expect([7991, 43].map((cups) => calculateToldDays(cups, 6))).toEqual([1332, 7.2]);
  });
});
