import { describe, expect, it } from 'vitest';
import { nameFile } from './nameFile';

describe('nameFile', () => {
  it('nameFile(title, format) joins the words of the title', () => {
    expect(nameFile('Fashion’s yearly water: 79 billion', 'png')).toBe(
      'threadprint-fashion-s-yearly-water-79-billion.png',
    );
  });

  it('nameFile(title, format) keeps the letters of every language', () => {
    expect(nameFile('Émissions de\u00a0CO2', 'svg')).toBe('threadprint-émissions-de-co2.svg');
    expect(nameFile('কাপড় অনুযায়ী পানির ব্যবহার', 'svg')).toBe('threadprint-কাপড়-অনুযায়ী-পানির-ব্যবহার.svg');
  });

  it('nameFile(title, format) names a picture without a title, too', () => {
    expect(nameFile('', 'svg')).toBe('threadprint-picture.svg');
  });
});
