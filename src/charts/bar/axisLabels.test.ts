import { describe, expect, it } from 'vitest';
import * as de from '../../../.build/words/de/text/fabrics';
import * as en from '../../../.build/words/en/text/fabrics';
import * as es from '../../../.build/words/es/text/fabrics';
import * as fr from '../../../.build/words/fr/text/fabrics';
import { measureBuilt } from '../../scene/fitText';
import { LABEL_ROW_EM, placeAxisLabels } from './axisLabels';

const phases = ['Cotton production', 'Yarn production', 'Distribution & retailing', 'User phase'];

const place = (texts: readonly string[], slotPx: number, sizesPx: number[]) =>
  placeAxisLabels(
    texts,
    slotPx,
    { cut: 'label', sizesPx, lineHeight: LABEL_ROW_EM, measure: measureBuilt },
    80,
  );
const LANGUAGES = { en, es, fr, de };
const listNames = ({ FABRICS }: (typeof LANGUAGES)['en' | 'es' | 'fr' | 'de']) =>
  Object.values(FABRICS)
    .slice(0, 6)
    .map(({ name }) => name);
const listSteps = (slotPx: number) => {
  const placed = place(listNames(en), slotPx, [16, 15, 14]);
  return [placed?.labels.map(({ step }) => step).join(''), placed?.fontPx];
};

describe('placeAxisLabels', () => {
  it('placeAxisLabels(labels, slotPx, style) sets them flat, then wraps them', () => {
    expect([220, 143].map((slotPx) => place(phases, slotPx, [15])?.rows)).toEqual([1, 2]);
    expect(place(phases, 143, [15])?.labels[2]).toEqual({
      lines: ['Distribution &', 'retailing'],
      step: 0,
      centerPx: 357.5,
    });
  });

  it('placeAxisLabels(labels, slotPx, style) sets them on two steps at 1,440 px, on three from 960 px, at 14 px at least', () => {
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
    'placeAxisLabels(labels, slotPx, style) lets no label touch another or a stem in a window of %i px, in %s',
    (windowPx, language) => {
      const slotPx = (windowPx / 4 - 80) / 6;
      const placed = place(listNames(LANGUAGES[language]), slotPx, [16, 15, 14]);
      if (!placed) throw new Error('no room');
      const { labels, fontPx } = placed;
      for (const [index, { centerPx, step, lines }] of labels.entries()) {
        const half = measureBuilt(lines.join(), 'label', fontPx) / 2;
        for (const [other, { centerPx: at, step: otherStep, lines: otherLines }] of labels.entries()) {
          if (other === index) continue;
          const clear =
            half + (otherStep === step ? measureBuilt(otherLines.join(), 'label', fontPx) / 2 : 0);
          if (otherStep === step) expect(Math.abs(at - centerPx)).toBeGreaterThan(clear);
          if (otherStep > step) expect(Math.abs(slotPx * (other + 0.5) - centerPx)).toBeGreaterThan(clear);
        }
      }
    },
  );

  it('placeAxisLabels(labels, 5, style) goes down to the middle and up again where nothing else is left', () => {
    expect(listSteps(5)).toEqual(['012210', 14]);
  });

  it('placeAxisLabels(labels, slotPx, style, beyondPx) keeps the first and the last within reach', () => {
    const long = ['Conventional', 'a', 'b', 'Conventional'];
    expect(place(long, 60, [16])?.labels[0]?.centerPx).toBeGreaterThan(30 - 40);
    expect(
      placeAxisLabels(long, 25, { cut: 'label', sizesPx: [16], lineHeight: 1, measure: measureBuilt }, 5),
    ).toBeUndefined();
  });

  it('placeAxisLabels(labels, slotPx, style) shows every fifteenth of 2,000 in 5 px each, clear of the next', () => {
    const texts = Array.from({ length: 2000 }, (_, index) => `Fabric ${index % 10}`);
    const placed = place(texts, 5, [16]);
    const shown = placed?.labels.filter(({ lines }) => lines.length > 0) ?? [];
    expect([placed?.rows, shown.length, shown[1]?.centerPx]).toEqual([1, 134, 77.5]);
    expect(shown[1]?.lines).toEqual(['Fabric 5']);
    expect(measureBuilt('Fabric 5', 'label', 16)).toBeLessThan(15 * 5);
  });

  it('placeAxisLabels([], slotPx, style) is flat and empty', () => {
    expect(place([], 100, [16])).toEqual({ fontPx: 16, labels: [], rows: 1 });
  });
});
