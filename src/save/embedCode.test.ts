import { describe, expect, it } from 'vitest';
import { calculateEmbedRoom } from '../model/embeds';
import { formatEmbedCode, formatFrameCode } from './embedCode';

const water = {
  base: 'https://example.org/threadprint/',
  language: 'de',
  name: 'water',
  title: 'Water "and" <more>',
} as const;

describe('formatEmbedCode(embedded)', () => {
  it('is the element in its language, with a picture and a link in it, and its script', () => {
    const code = formatEmbedCode(water);
    expect(code).toMatch(/^<threadprint-chart name="water" lang="de" style="display:block;min-height:max\(/);
    expect(code).toContain('<a href="https://example.org/threadprint/de/charts/fabrics">');
    expect(code).toContain('src="https://example.org/threadprint/de/cards/fabrics.jpg"');
    expect(code).toContain('<script async src="https://example.org/threadprint/v1/chart.js"></script>');
    expect(code).not.toContain('\n');
  });

  it('takes along what is set, and escapes what could end an attribute', () => {
    const code = formatEmbedCode({ ...water, name: 'where?grown="india' });
    expect(code).toContain('name="where?grown=&quot;india"');
    expect(code).toContain('/de/thirsty_fashion/where?grown=&quot;india"');
    expect(code).toContain('alt="Water &quot;and&quot; &lt;more>"');
  });

  it('throws for what no page may frame', () => {
    expect(() => formatEmbedCode({ ...water, name: 'sources' })).toThrow(
      new RangeError('embeds: there is no "sources"'),
    );
  });
});

describe('formatFrameCode(embedded, widthPx)', () => {
  it('is a frame as high as its content needs at that width', () => {
    expect(formatFrameCode({ ...water, language: 'en' }, 400)).toBe(
      `<iframe src="https://example.org/threadprint/charts/embed/water" title="Water &quot;and&quot; &lt;more>" width="400" height="${calculateEmbedRoom('water', 400)}" style="border:0;max-width:100%" loading="lazy"></iframe>`,
    );
  });
});
