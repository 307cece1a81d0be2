import { describe, expect, it } from 'vitest';
import { COUNTED_PARTS, type CountedPart } from './countedParts';
import { countNamed, countPart, countWater, NAMED_COUNTS } from './countedWater';

const PARTS: Record<string, CountedPart> = { R: 'rain', I: 'irrigation', D: 'dilution', F: 'factory' };
const count = (letters: string, isOlder = false) =>
  countWater(
    [...letters].map((letter) => PARTS[letter] as CountedPart),
    isOlder,
  );

describe('countWater', () => {
  it.each([
    ['I', false, 'fiber', 390, 1648],
    ['I', true, 'cloth', 1215, 5139],
    ['IR', false, 'usedUp', 2322, 9822],
    ['IRD', false, 'quoted', 2700, 11_421],
    ['IRDF', false, 'whole', 2797, 11_824],
    ['R', false, 'rain', 1107, 4683],
    ['D', false, 'dilution', 378, 1599],
    ['F', false, 'factory', 97, 403],
    ['', false, 'none', 0, 0],
    ['IF', false, 'sum', 1312, 5542],
    ['DR', true, 'sum', 1485, 6282],
  ] as const)('countWater(%s, isOlder %s) is "%s": %d liters, %d cups', (on, isOlder, name, liters, cups) => {
    const counted = count(on, isOlder);
    expect([counted.name, counted.liters, counted.cups]).toEqual([name, liters, cups]);
    expect(counted.isMost).toBe(on.includes('F'));
    expect(counted.claims === undefined).toBe(name === 'none' || name === 'sum');
  });

  it('countWater(parts) is the same in any order', () => {
    expect(count('DRI')).toEqual(count('IRD'));
  });
});

describe('countPart', () => {
  it('countPart(part, count) adds up to what is counted, by the newer data and by the older', () => {
    expect(countPart('irrigation', count('I'))).toBe(390);
    const whole = count('RIDF');
    expect(COUNTED_PARTS.map((part) => countPart(part, whole))).toEqual([1107, 1215, 378, 97]);
  });
});

describe('countNamed', () => {
  it('countNamed(name) has that name', () => {
    expect(NAMED_COUNTS.map((name) => countNamed(name).name)).toEqual(NAMED_COUNTS);
  });
});
