import { describe, expect, it } from 'vitest';
import { cutText, fitText, type MeasureText, measureBuilt, type TextStyle } from './fitText';

/** Letters half an em wide. */
const measure: MeasureText = (text, _, sizePx) => text.length * 0.5 * sizePx;
const STYLE: TextStyle = { cut: 'label', sizesPx: [20, 16], lineHeight: 1.25, measure };

describe('measureBuilt', () => {
  it('measureBuilt("Wool", "label", 14) adds up the advances of W, o, o and l', () => {
    expect(measureBuilt('Wool', 'label', 14)).toBeCloseTo((1.09 + 0.6 + 0.6 + 0.27) * 14 * 1.04, 9);
  });

  it('measureBuilt("1,559", "number", 20) has one width for all digits', () => {
    expect(measureBuilt('1111', 'number', 20)).toBe(measureBuilt('5098', 'number', 20));
    expect(measureBuilt('1,559', 'number', 20)).toBeGreaterThan(measureBuilt('1559', 'number', 20));
  });

  it('measureBuilt(text) knows accents and narrow spaces, and takes what it does not know for one em', () => {
    expect(measureBuilt('\u202f', 'label', 10)).toBe(measureBuilt(' ', 'label', 10));
    expect(measureBuilt('é', 'label', 10)).toBe(measureBuilt('e', 'label', 10));
    expect([measureBuilt('', 'label', 10), measureBuilt('→', 'label', 10)]).toEqual([0, 10.4]);
  });
});

describe('fitText', () => {
  it('fitText(text, style, box) sets one line in the largest size that fits', () => {
    expect(fitText('Cotton', STYLE, { widthPx: 60, heightPx: 25 })).toEqual({
      lines: ['Cotton'],
      sizePx: 20,
    });
    expect(fitText('Cotton', STYLE, { widthPx: 50, heightPx: 25 })).toEqual({
      lines: ['Cotton'],
      sizePx: 16,
    });
  });

  it('fitText(text, style, box) breaks between words, as few times as it can', () => {
    const box = { widthPx: 110, heightPx: 50 };
    expect(fitText('Raw cotton and yarn', STYLE, box)).toEqual({
      lines: ['Raw cotton', 'and yarn'],
      sizePx: 20,
    });
  });

  it('fitText(text, style, box) is undefined where a word is too long, lines too many or the box has no room', () => {
    expect(fitText('Cottonwool', STYLE, { widthPx: 70, heightPx: 500 })).toBeUndefined();
    expect(fitText('a b c d e', STYLE, { widthPx: 8, heightPx: 99 })).toBeUndefined();
    expect(fitText('a', STYLE, { widthPx: Number.NaN, heightPx: 99 })).toBeUndefined();
  });

  it('fitText("", style, box) is one empty line', () => {
    expect(fitText('', STYLE, { widthPx: 0, heightPx: 25 })).toEqual({ lines: [''], sizePx: 20 });
  });
});

describe('cutText', () => {
  it('cutText(text, style, widthPx) ends what has no room with dots, in the smallest size', () => {
    expect(cutText('Conventional cotton', STYLE, 80)).toEqual({ lines: ['Conventio…'], sizePx: 16 });
    expect(cutText('Raw cotton', STYLE, 40)).toEqual({ lines: ['Raw…'], sizePx: 16 });
  });

  it('cutText(text, style, widthPx) leaves a text whole that fits, and one letter where there is no room', () => {
    expect(cutText('Wool', STYLE, 80).lines).toEqual(['Wool']);
    expect(cutText('Wool', STYLE, 0).lines).toEqual(['W…']);
  });
});
