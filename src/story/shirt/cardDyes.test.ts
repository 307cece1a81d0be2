import { describe, expect, it } from 'vitest';
import { findCardDye } from './cardDyes';

const HEIGHT_PX = 800;
const DYES = [
  ['bleaching', 'raw', 'white'],
  ['dyeing', 'white', 'indigo'],
  ['printing', 'indigo', 'print'],
  ['finishing', 'print', 'weld'],
] as const;
/** Four steps of 800 px, from 1000 px on; each card stays with its middle 200 px below the viewport's top. */
const cards = DYES.map(([id, entering, leaving], i) => ({
  id,
  topPx: 1000 + i * HEIGHT_PX,
  heightPx: HEIGHT_PX,
  firstMiddlePx: 800 + i * HEIGHT_PX,
  lastMiddlePx: 1700 + i * HEIGHT_PX,
  stuckMiddlePx: 200,
  entering,
  leaving,
}));

describe('findCardDye', () => {
  it('findCardDye(cards, scrolled) changes the dye at the middle of the card that counts', () => {
    const dye = findCardDye(cards, 1800, HEIGHT_PX);
    expect([1999, 2000].map((yPx) => dye?.(yPx))).toEqual(['white', 'indigo']);
  });

  it('findCardDye(cards, scrolled) passes to the next card when that one counts', () => {
    expect(findCardDye(cards, 2190, HEIGHT_PX)?.(5000)).toBe('indigo');
    expect(findCardDye(cards, 2210, HEIGHT_PX)?.(5000)).toBe('print');
  });

  it('findCardDye(cards, scrolled) leaves the last card where its section ends', () => {
    expect(findCardDye(cards, 4150, HEIGHT_PX)?.(4099)).toBe('print');
    expect(findCardDye(cards, 4150, HEIGHT_PX)?.(4100)).toBe('weld');
  });

  it('findCardDye(cards, scrolled) is undefined where no step counts', () => {
    expect(findCardDye(cards, 100, HEIGHT_PX)).toBeUndefined();
    expect(findCardDye([], 1800, HEIGHT_PX)).toBeUndefined();
  });
});
