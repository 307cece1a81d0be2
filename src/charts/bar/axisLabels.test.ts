import { describe, expect, it } from 'vitest';
import { placeAxisLabels, wrapText } from './axisLabels';

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

describe('placeAxisLabels', () => {
  it('placeAxisLabels(labels, slotPx, fontSizePx) sets them flat, wraps them, then turns them', () => {
    const modes = [220, 143, 60].map((slotPx) => placeAxisLabels(phases, slotPx, 15).mode);
    expect(modes).toEqual(['flat', 'wrapped', 'turned']);
  });

  it('placeAxisLabels(labels, slotPx, fontSizePx) says how deep they reach', () => {
    expect(placeAxisLabels(phases, 220, 16).depthPx).toBe(20);
    expect(placeAxisLabels(phases, 143, 16).depthPx).toBe(40);
    expect(placeAxisLabels(phases, 60, 16).depthPx).toBeGreaterThan(100);
  });

  it('placeAxisLabels([], slotPx, fontSizePx) is flat and empty', () => {
    expect(placeAxisLabels([], 100, 16)).toEqual({ mode: 'flat', lines: [], depthPx: 20 });
  });
});
