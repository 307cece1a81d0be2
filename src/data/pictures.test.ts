import { describe, expect, it } from 'vitest';
import { listPictureSources, PICTURES } from './pictures';

describe('listPictureSources', () => {
  it('listPictureSources(picture, format, basePath) names one file for each width', () => {
    expect(listPictureSources({ ...PICTURES.hemp, widths: [320, 800] }, 'avif', '/threadprint/')).toBe(
      '/threadprint/img/hemp-320.avif 320w, /threadprint/img/hemp-800.avif 800w',
    );
  });

  it('listPictureSources(picture, format, basePath) is empty for no widths', () => {
    expect(listPictureSources({ ...PICTURES.hemp, widths: [] }, 'webp', '/')).toBe('');
  });
});

describe('PICTURES', () => {
  it('PICTURES gives every picture its own id as key, ascending widths up to its own and an alt text', () => {
    for (const [key, picture] of Object.entries(PICTURES)) {
      expect(picture.id).toBe(key);
      expect(picture.widths.at(-1)).toBe(picture.width);
      expect([...picture.widths].sort((a, b) => a - b)).toEqual(picture.widths);
      expect(picture.alt).toMatch(/^An? .{30,}\.$/);
    }
  });
});
