import { describe, expect, it } from 'vitest';
import { joinPhrases } from './phrases';
import { calculateCupsPerWear, describeWears, tips } from './tips';

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

it('tips are four, each in one line', () => {
  expect(tips.map(({ title, text }) => [title, joinPhrases(text)])).toEqual([
    ['Wear it again', 'How often do you wear a shirt?'],
    ['Mend it, or buy second-hand', 'The best shirt is already sewn.'],
    ['Wash cooler, line-dry', '30 °C takes 38% less energy than 40 °C.'],
    ['Know what a label promises', 'GOTS “organic” means 95% organic fiber or more.'],
  ]);
});
