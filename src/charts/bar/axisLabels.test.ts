import { describe, expect, it } from 'vitest';
import * as de from '../../words/de/plain/fabrics';
import * as en from '../../words/en/plain/fabrics';
import * as es from '../../words/es/plain/fabrics';
import * as fr from '../../words/fr/plain/fabrics';
import { placeAxisLabels, wrapText } from './axisLabels';
import { estimateTextWidth } from './textWidth';

const phases = ['Cotton production', 'Yarn production', 'Distribution & retailing', 'User phase'];

describe('wrapText', () => {
  it('wrapText(text, widthPx, fontSizePx) breaks between words, as few times as it can', () => {
    expect(wrapText('Distribution & retailing', 120, 15)).toEqual(['Distribution &', 'retailing']);
    expect(wrapText('Distribution & retailing', 400, 15)).toEqual(['Distribution & retailing']);
  });

  it('wrapText(text, 0, fontSizePx) never breaks a word', () => {
    expect(wrapText('User phase', 0, 15)).toEqual(['User', 'phase']);
    expect(wrapText('', 0, 15)).toEqual(['']);
  });
});

const LANGUAGES = { en, es, fr, de };
const listNames = ({ FABRICS }: (typeof LANGUAGES)['en' | 'es' | 'fr' | 'de']) =>
  Object.values(FABRICS).map(({ name }) => name);
const listSteps = (slotPx: number) => {
  const { labels, fontPx } = placeAxisLabels(listNames(en), slotPx, [16, 15, 14]);
  return [labels.map(({ step }) => step).join(''), fontPx];
};

describe('placeAxisLabels', () => {
  it('placeAxisLabels(labels, slotPx, fontsPx) sets them flat, then wraps them', () => {
    const place = (slotPx: number) => placeAxisLabels(phases, slotPx, [15]);
    expect([220, 143].map((slotPx) => place(slotPx).rows)).toEqual([1, 2]);
    expect(place(143).labels[2]).toEqual({
      lines: ['Distribution &', 'retailing'],
      step: 0,
      centerPx: 357.5,
    });
  });

  it('placeAxisLabels(labels, slotPx, fontsPx) sets them on two steps at 1,440 px, on three from 960 px, at 14 px at least', () => {
    expect([1440, 1279, 960].map((windowPx) => listSteps((windowPx / 4 - 80) / 6))).toEqual([
      ['010101', 16],
      ['012012', 16],
      ['012012', 14],
    ]);
  });

  it.each(
    [960, 1024, 1280, 1366, 1440].flatMap((windowPx) =>
      (['en', 'es', 'fr', 'de'] as const).map((language) => [windowPx, language] as const),
    ),
  )(
    'placeAxisLabels(labels, slotPx, fontsPx) lets no label touch another or a stem in a window of %i px, in %s',
    (windowPx, language) => {
      const slotPx = (windowPx / 4 - 80) / 6;
      const { labels, fontPx, rows } = placeAxisLabels(listNames(LANGUAGES[language]), slotPx, [16, 15, 14]);
      expect(rows).toBeLessThanOrEqual(3);
      for (const [index, { centerPx, step, lines }] of labels.entries()) {
        const half = estimateTextWidth(lines.join(), fontPx) / 2;
        for (const [other, { centerPx: at, step: otherStep, lines: otherLines }] of labels.entries()) {
          if (other === index) continue;
          const clear = half + (otherStep === step ? estimateTextWidth(otherLines.join(), fontPx) / 2 : 0);
          if (otherStep === step) expect(Math.abs(at - centerPx)).toBeGreaterThan(clear);
          if (otherStep > step) expect(Math.abs(slotPx * (other + 0.5) - centerPx)).toBeGreaterThan(clear);
        }
      }
    },
  );

  it('placeAxisLabels(labels, 5, fontsPx) goes down to the middle and up again where nothing else is left', () => {
    expect(listSteps(5)).toEqual(['012210', 14]);
  });

  it('placeAxisLabels(labels, slotPx, fontsPx) shows every fifteenth of 2,000 in 5 px each, clear of the next', () => {
    const texts = Array.from({ length: 2000 }, (_, index) => `Fabric ${index % 10}`);
    const { labels, rows } = placeAxisLabels(texts, 5, [16]);
    const shown = labels.filter(({ lines }) => lines.length > 0);
    expect([rows, shown.length, shown[1]?.centerPx]).toEqual([1, 134, 77.5]);
    expect(shown[1]?.lines).toEqual(['Fabric 5']);
    expect(estimateTextWidth('Fabric 5', 16)).toBeLessThan(15 * 5);
  });

  it('placeAxisLabels([], slotPx, fontsPx) is flat and empty', () => {
    expect(placeAxisLabels([], 100, [16])).toEqual({ fontPx: 16, labels: [], rows: 1 });
  });
});
