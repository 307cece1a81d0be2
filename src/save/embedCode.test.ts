import { describe, expect, it } from 'vitest';
import { calculateEmbedRoom } from '../model/embeds';
import { formatEmbedCode } from './embedCode';

const water = {
  base: 'https://example.org/threadprint/',
  language: 'de',
  name: 'water',
  title: 'Water "and" <more>',
} as const;

describe('formatEmbedCode(embedded, widthPx)', () => {
  it('is a frame as high as its content needs at that width, and on a phone', () => {
    expect(formatEmbedCode(water, 400)).toBe(
      `<iframe src="https://example.org/threadprint/de/charts/embed/water" title="Water &quot;and&quot; &lt;more>" width="400" height="${calculateEmbedRoom('water', 400)}" style="border:0;max-width:100%;min-height:max(1020px, 1503px - 100vw)" loading="lazy" allow="clipboard-write"></iframe>`,
    );
  });

  it('takes along what is set, and escapes what could end an attribute', () => {
    expect(formatEmbedCode({ ...water, name: 'where?grown="india' })).toContain(
      'src="https://example.org/threadprint/de/charts/embed/where?grown=&quot;india"',
    );
  });

  it('throws for what no page may frame', () => {
    expect(() => formatEmbedCode({ ...water, name: 'sources' })).toThrow(
      new RangeError('embeds: there is no "sources"'),
    );
  });
});
