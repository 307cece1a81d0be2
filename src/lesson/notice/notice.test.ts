import { describe, expect, it } from 'vitest';
import { asksToNotice, formatHidden } from './notice';

describe('asksToNotice', () => {
  it('asksToNotice(pathname, search) is for pages with a chart or the shirt', () => {
    expect(asksToNotice('/charts/fabrics', '?notice')).toBe(true);
    expect(asksToNotice('/a/charts/production/', '?view=plain&notice=1')).toBe(true);
    expect(asksToNotice('/charts/fabrics', '')).toBe(false);
    expect(asksToNotice('/sources', '?notice')).toBe(false);
  });
});

describe('formatHidden', () => {
  it('formatHidden(shown) lists what is still hidden', () => {
    expect([formatHidden([]), formatHidden(['values']), formatHidden(['names', 'values', 'story'])]).toEqual([
      'names values story',
      'names story',
      '',
    ]);
  });
});
