import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PUBLISHED } from '../src/words/languages.ts';
import { findBareNumbers, findBareNumbersOfReading, findTypedCounts } from './bareNumbers.ts';

describe('findBareNumbers', () => {
  it('findBareNumbers(text) finds the sentence whose number counts nothing', () => {
    expect(findBareNumbers('One turn of thread on a bobbin: 10. It is 10 grams.')).toEqual([
      'One turn of thread on a bobbin: 10.',
    ]);
    expect(findBareNumbers('User phase: 494, 19% of all')).toEqual(['User phase: 494, 19% of all']);
    expect(findBareNumbers('at least 11,507')).toEqual(['at least 11,507']);
  });

  it('findBareNumbers(text) leaves years, places in a row and names alone', () => {
    expect(findBareNumbers('Wet process 1 of 4, CO2 in 2018, Fiber Bible part 2, 3rd least.')).toEqual([]);
  });

  it('findBareNumbers(text) takes the unit of a calculation from its result', () => {
    expect(findBareNumbers('100 × 79 ÷ 1,640 = 4.81707, rounded to the nearest 0.1: 4.8%')).toEqual([]);
    expect(findBareNumbers('100 × 1.1 ÷ (1.1 + 0.05) = 95.6522, rounded to the nearest 1: 96')).toHaveLength(
      1,
    );
    expect(findBareNumbers('1,300 ÷ 104 = 12.5')).toHaveLength(1);
  });

  it('findBareNumbers("") is empty', () => {
    expect(findBareNumbers('')).toEqual([]);
  });
});

describe('findBareNumbersOfReading', () => {
  it('findBareNumbersOfReading(reading) joins the pieces of a sentence, and reads a cell with its column', () => {
    const reading = `main:
  Cotton drinks the most,
  link: 1,559
  liters.
  table: Water
    row:
      columnheader:
        button: Liters per kg
    row:
      cell:
        link: 1,559`;
    expect(findBareNumbersOfReading(reading)).toEqual([]);
    expect(findBareNumbersOfReading(reading.replaceAll(/liters|Liters per kg/g, ''))).toEqual([
      'Cotton drinks the most, 1,559 .',
      '1,559',
    ]);
  });
});

describe('findTypedCounts', () => {
  it('findTypedCounts(source, language) finds counts in words and digits, and none that is counted', () => {
    const source = "// Of six fabrics.\nconst a = 'Six fabrics, 3 bar charts, two numbers, `';";
    expect(findTypedCounts(source, 'en')).toEqual(['Six fabrics', '3 bar charts']);
    expect(findTypedCounts(`\`\${fabricCount} fabrics\``, 'en')).toEqual([]);
    expect(findTypedCounts("'die sechs Stoffe'", 'de')).toEqual(['sechs Stoffe']);
    expect(findTypedCounts("'Two places of fifteen places'", 'en')).toEqual(['fifteen places']);
  });

  it.each(PUBLISHED)('the words of %s count their records', (language) => {
    const words = new URL(`../.build/words/${language}/`, import.meta.url);
    const files = readdirSync(words, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.tsx?$/.test(name),
    );
    const typed = files.flatMap((file) =>
      findTypedCounts(readFileSync(new URL(file, words), 'utf8'), language).map((text) => `${file}: ${text}`),
    );
    expect(typed).toEqual([]);
  });
});
