import { describe, expect, it } from 'vitest';
import { type PlacedSeam, placeWay } from './way';

const PAGE = { widthPx: 1000, heightPx: 3000, isNarrow: false, isFromRight: false };
const seam = (change: Partial<PlacedSeam>): PlacedSeam => ({
  side: 'end',
  dye: 'raw',
  topPx: 0,
  heightPx: 1000,
  behindXPx: 300,
  ...change,
});
const lay = (seams: PlacedSeam[], page: Partial<Parameters<typeof placeWay>[1]> = {}) =>
  placeWay(seams, { ...PAGE, ...page }).corners.map(({ xPx, yPx, stage }) => `${xPx} ${yPx} ${stage}`);

describe('placeWay', () => {
  it('placeWay([], page) has no corners', () => {
    expect(lay([])).toEqual([]);
  });

  it('placeWay(seams, page) hangs in the margin from above the page to below it', () => {
    expect(lay([seam({}), seam({ topPx: 1000 })])).toEqual(['986 -20 raw', '986 3020 raw']);
  });

  it('placeWay(seams, page) goes to the other side in the seam, in the new dye', () => {
    expect(lay([seam({}), seam({ side: 'start', dye: 'print', topPx: 1000 })])).toEqual([
      '986 -20 raw',
      '986 1034 print',
      '14 1034 print',
      '14 3020 print',
    ]);
  });

  it('placeWay(seams, page) is dipped behind a card, and takes the dye there', () => {
    expect(lay([seam({}), seam({ side: 'behind', dye: 'indigo', topPx: 1000 })])).toEqual([
      '986 -20 raw',
      '986 1034 raw',
      '300 1034 raw',
      '300 1400 indigo',
      '300 3020 indigo',
    ]);
  });

  it('placeWay(seams, page) goes behind what changes no dye, and is dipped where it is told next', () => {
    const seams = [seam({}), seam({ side: 'behind', topPx: 1000, heightPx: 1900 })];
    const dipped = seam({ side: 'behind', dye: 'white', topPx: 1200, heightPx: 500 });
    expect(lay([...seams, dipped]).slice(2)).toEqual(['300 1034 raw', '300 1400 white', '300 3020 white']);
  });

  it('placeWay(seams, page) takes the dye in its margin where nothing hides it', () => {
    const seams = [seam({}), seam({ side: 'behind', dye: 'indigo', topPx: 1000 })];
    expect(lay(seams, { isNarrow: true })).toEqual(['993 -20 raw', '993 1400 indigo', '993 3020 indigo']);
    expect(lay(seams.map((one) => ({ ...one, behindXPx: undefined })))).toContain('986 1400 indigo');
  });

  it('placeWay(seams, page) hangs at the left where a page is read from the right', () => {
    expect(lay([seam({})], { isFromRight: true })[0]).toBe('14 -20 raw');
  });

  it('placeWay(seams, page) ends at the nearer upper corner of what it is sewn to', () => {
    const border = { leftPx: 100, rightPx: 900, topPx: 2000 };
    expect(lay([seam({})], { border }).slice(1)).toEqual(['986 2000 raw', '900 2000 raw']);
    expect(lay([seam({ side: 'start' })], { border }).at(-1)).toBe('100 2000 raw');
    expect(placeWay([seam({})], { ...PAGE, border }).isSewnOn).toBe(true);
  });
});
