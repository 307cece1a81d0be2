import { describe, expect, it } from 'vitest';
import { joinPhrases } from './phrases';
import { calculateCupsPerWear, describeDaysOfCups, describeWears, tips } from './tips';

describe('calculateCupsPerWear', () => {
  it('calculateCupsPerWear(wears) spreads 11,824 cups', () => {
    expect([1, 2, 30, 60, 11_824].map(calculateCupsPerWear)).toEqual([11_824, 5912, 394, 197, 1]);
  });

  it('calculateCupsPerWear(wears) is the whole shirt for no wear, and for NaN', () => {
    expect([0, -3, Number.NaN].map(calculateCupsPerWear)).toEqual([11_824, 11_824, 11_824]);
  });

  it('describeWears(wears) is in the singular for one wear and for one cup', () => {
    expect([1, 30, 60, 11_824].map(describeWears)).toEqual([
      '1 wear: about 11,824 cups each.',
      '30 wears: about 394 cups each.',
      '60 wears: about 197 cups each.',
      '11,824 wears: about 1 cup each.',
    ]);
  });
});

describe('tips', () => {
  it('tips are four, each led by its one figure', () => {
    expect(tips.map(({ title, lead }) => [title, joinPhrases(lead)])).toEqual([
      ['Wear it again', '30 wears: about 394 cups each. 60 wears: about 197 cups each.'],
      ['Mend, or buy second-hand', '82% of repairs replaced a new purchase in UK surveys.'],
      ['Wash cooler, line-dry', '38% less energy goes into a wash at 30 °C than at 40 °C, in Which? tests.'],
      ['Know what a label promises', '95% organic fiber or more is in clothes that GOTS calls “organic”.'],
    ]);
  });

  it('tips go on with what else is true', () => {
    expect(tips.map(({ rest }) => joinPhrases(rest))).toEqual([
      'Worn twice as often, clothes cost the climate about 49% less for each wear.',
      'So did 65% of second-hand buys. It helps only where nothing new is bought.',
      'The air dries clothes for nothing.',
      'The label “made with organic” starts at 70%. Neither tells how many liters or kilograms it took.',
    ]);
  });
});

it('describeDaysOfCups(wears, daily) says whole days of the visitor’s drinking, and of which wears', () => {
  expect(describeDaysOfCups(30, 6)).toBe('30 wears: each is about 66 days of your 6 cups.');
  expect(describeDaysOfCups(80, 6)).toBe('80 wears: each is about 25 days of your 6 cups.');
  expect(describeDaysOfCups(11_824, 1)).toBe('11,824 wears: each is about 1 day of your 1 cup.');
});
