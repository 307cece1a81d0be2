import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSansFace, openSerifFace } from '../fontInstance';
import {
  fitLine,
  HEADING_CUT,
  measureLine,
  outlineLine,
  setFittedBlock,
  setLines,
  setText,
  setTextWithin,
} from './type';

describe('measureLine', () => {
  it('measureLine(font, text, sizePx) grows with the size and is 0 for an empty text', async () => {
    const font = await openSansFace(500);
    expect(measureLine(font, '', 20)).toBe(0);
    expect(measureLine(font, 'cups', 40) / measureLine(font, 'cups', 20)).toBeCloseTo(2, 6);
  });

  it('measureLine(font, text, sizePx, trackingEm) adds the tracking between letters only', async () => {
    const font = await openSansFace(500);
    const added = measureLine(font, 'cups', 100, 0.1) - measureLine(font, 'cups', 100);
    expect(added).toBeCloseTo(30, 6);
    expect(measureLine(font, 'c', 100, 0.1)).toBe(measureLine(font, 'c', 100));
  });
});

describe('outlineLine', () => {
  it('outlineLine(font, line) draws one closed outline for each ring of the letters', async () => {
    const line = { text: 'io', x: 0, y: 0, sizePx: 20, fill: '#000' };
    const path = outlineLine(await openSansFace(500), line);
    // The i has a stem and a dot, the o an outside and an inside.
    expect(path.match(/Z/g)).toHaveLength(4);
  });
});

describe('letters that change places', () => {
  it('outlineLine(font, line) draws a Bengali vowel before its consonant, whatever it has drawn before', async () => {
    const face = await openSansFace(500, 'bn');
    for (const text of 'দাবি পরখ করার ৬টি দাবি আর রিফু বিশ ভাগের'.split(' '))
      outlineLine(face, { text, x: 0, y: 0, sizePx: 20, fill: '#000' });
    const place = (text: string) => face.script.layout(text).glyphs.map(({ id }) => id);
    const consonant = place('\u09a1\u09bc');
    expect(place('\u09a1\u09bc\u09c7').slice(1)).toEqual(consonant);
  });
});

describe('accented letters', () => {
  it('outlineLine(font, line) draws ñ with its tilde, Ü with two dots, and a narrow space as a space', async () => {
    const draw = async (text: string) =>
      outlineLine(await openSerifFace(HEADING_CUT), { text, x: 0, y: 0, sizePx: 20, fill: '#000' });
    const countRings = async (text: string) => (await draw(text)).match(/Z/g)?.length;
    expect(await Promise.all(['n', 'ñ', 'U', 'Ü', '«'].map(countRings))).toEqual([2, 3, 1, 3, 2]);
    expect(await draw('a\u202f?')).toBe(await draw('a\u00a0?'));
  });
});

describe('setTextWithin', () => {
  it('setTextWithin(measurePx, line) shrinks what is too wide, and leaves the size of what fits', async () => {
    const line = { text: 'cups', x: 0, y: 0, sizePx: 20, fill: '#000' };
    const width = measureLine(await openSansFace(500), 'cups', 20);
    expect(await setTextWithin(width, line)).toBe(await setText(line));
    expect(await setTextWithin(width / 2, line)).toBe(await setText({ ...line, sizePx: 10 }));
  });
});

describe('setLines', () => {
  it('setLines(text, look, measurePx) sets each line below the other, and the one that is too wide smaller', async () => {
    const look = { x: 0, y: 5, sizePx: 100, fill: '#000' };
    const measurePx = measureLine(await openSansFace(500), 'cups', 50);
    const [first, second] = [
      await setText({ ...look, text: 'i' }),
      await setText({ ...look, text: 'cups', y: 138, sizePx: 50 }),
    ];
    expect(await setLines('i\ncups', look, measurePx)).toBe(`${first}${second}`);
  });
});

describe('fitLine', () => {
  it('fitLine(text, measurePx, sizePx) fills the measure, by the width axis alone where it reaches', async () => {
    const { face, sizePx } = await fitLine('Fashion', 440, 104);
    expect(measureLine(face, 'Fashion', sizePx, -0.012)).toBeCloseTo(440, 3);
    expect(sizePx / 104).toBeCloseTo(1, 1);
  });

  it('fitLine(text, measurePx, sizePx) grows the type where the axis ends', async () => {
    const { face, sizePx } = await fitLine('i', 440, 104);
    expect(measureLine(face, 'i', sizePx, -0.012)).toBeCloseTo(440, 3);
    expect(sizePx).toBeGreaterThan(400);
  });
});

describe('setFittedBlock', () => {
  it('setFittedBlock(block, look) draws each line of the text, in type of its own width', async () => {
    const look = { x: 0, y: 0, measurePx: 100, sizePx: 20, fill: '#000' };
    const drawn = await setFittedBlock('io\nFashion', look);
    expect(drawn.match(/<path/g)).toHaveLength(2);
    expect(drawn.startsWith(await setFittedBlock('io', look))).toBe(true);
  });
});

describe('other scripts', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  /** Draws a line as the build of a language does. */
  async function drawIn(language: string, text: string) {
    vi.resetModules();
    vi.stubEnv('VITE_LANGUAGE', language);
    const { setText: set } = await import('./type');
    const svg = await set({ text, x: 50, y: 0, sizePx: 20, fill: '#000' });
    return { svg, d: / d="([^"]+)"/.exec(svg)?.[1] ?? '' };
  }

  it('setText(line) sets Arabic from the right, turns it back, and leaves a number as it is', async () => {
    const [line, number, mirrored] = [
      await drawIn('ar', 'كوب 12'),
      await drawIn('ar', '12'),
      await drawIn('ar', '21'),
    ];
    expect(line.d.startsWith(number.d)).toBe(true);
    expect(line.d.startsWith(mirrored.d)).toBe(false);
    expect(line.svg).toContain('scale(-1 1)');
  });

  it('setText(line) sets Bengali in its own letters, from the left', async () => {
    const [line, word] = [await drawIn('bn', 'কাপ 12'), await drawIn('bn', 'কাপ')];
    expect(word.d).not.toBe('');
    expect(line.d.startsWith(word.d)).toBe(true);
    expect(line.svg).not.toContain('scale(-1 1)');
  });
});
