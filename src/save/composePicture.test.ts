import { describe, expect, it } from 'vitest';
import { breakLines, composeCard, composePicture, type PictureParts } from './composePicture';

const PARTS: PictureParts = {
  title: 'Water & energy',
  source: 'A study, 2019',
  address: 'example.org/charts',
  drawing: '<circle r="1"/>',
  widthPx: 600,
  heightPx: 400,
  ground: '#fff',
  ink: '#000',
  faces: [
    { family: 'Thread Serif', data: 'data:font/woff2;base64,AA==', descriptors: 'font-weight:400 900' },
    { family: 'Thread Sans', data: 'data:font/woff2;base64,BB==', descriptors: '' },
  ],
};

describe('breakLines', () => {
  it('breakLines(text, most) fills each line with whole words', () => {
    expect(breakLines('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  });

  it('breakLines(text, most) lets a longer word stand alone', () => {
    expect(breakLines('a incomprehensible b', 4)).toEqual(['a', 'incomprehensible', 'b']);
  });

  it('breakLines(text, most) does not break at a no-break space', () => {
    expect(breakLines('moins de 4,8\u00a0% du lac', 13)).toEqual(['moins de', '4,8\u00a0% du lac']);
  });

  it('breakLines("", most) has no lines', () => {
    expect([breakLines('', 9), breakLines('  ', 9)]).toEqual([[], []]);
  });
});

describe('composeCard', () => {
  it('composeCard(parts) is of one size, and says the address alone', () => {
    const svg = composeCard(PARTS);
    expect(svg).toContain('viewBox="0 0 1200 630"');
    expect(svg).toContain('viewBox="0 0 600 400"><circle r="1"/>');
    expect([...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)).toEqual([
      'example.org/charts',
    ]);
  });
});

describe('composePicture', () => {
  it('composePicture(parts) sets title, source, license and address into the file, escaped', () => {
    const { svg } = composePicture(PARTS);
    const texts = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
    expect(texts).toEqual([
      'Water &amp; energy',
      'Source: A study, 2019',
      'Picture: Threadprint, CC BY 4.0. example.org/charts',
    ]);
    expect(svg).toContain('<title>Water &amp; energy</title>');
  });

  it('composePicture(parts) sets the checks of wrong claims above the source', () => {
    const { svg } = composePicture({ ...PARTS, checks: ['half of it (checked: 4.8%)'] });
    expect(svg.indexOf('half of it (checked: 4.8%)')).toBeGreaterThan(0);
    expect(svg.indexOf('half of it (checked: 4.8%)')).toBeLessThan(svg.lastIndexOf('>Source:'));
  });

  it('composePicture({ sentence }) sets it between title and drawing', () => {
    const { svg, heightPx } = composePicture({ ...PARTS, sentence: 'Half of it is cotton.' });
    expect(svg.indexOf('Half of it')).toBeGreaterThan(svg.lastIndexOf('>Water &amp; energy'));
    expect(svg).toContain('<svg x="0" y="91"');
    expect(heightPx).toBe(566);
  });

  it('composePicture(parts) embeds both faces and asks for nothing else', () => {
    const { svg } = composePicture(PARTS);
    expect(svg.match(/@font-face/g)).toHaveLength(2);
    expect(svg.match(/url\((?!data:)/g)).toBeNull();
  });

  it('composePicture(parts) leaves room above and below the drawing, and is at least 320 wide', () => {
    const { svg, widthPx, heightPx } = composePicture(PARTS);
    expect([widthPx, heightPx]).toEqual([600, 545]);
    expect(svg).toContain('<svg x="0" y="70" width="600" height="400"><circle r="1"/></svg>');
    expect(composePicture({ ...PARTS, widthPx: 200 }).widthPx).toBe(320);
  });
});
