import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BAR_HEIGHT_PX, COLORS, EASINGS, findBarPx, NARROW_MAX_PX } from './tokens';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const properties = new Map(
  [...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value] as const),
);

describe('tokens.css and tokens.ts', () => {
  it('give every color the same value', () => {
    const fromCss = [...properties].filter(([, value]) => value?.startsWith('#'));
    expect(Object.fromEntries(fromCss)).toEqual(COLORS);
  });

  it('give every easing the same control points', () => {
    for (const [name, points] of Object.entries(EASINGS)) {
      expect(properties.get(name)).toBe(`cubic-bezier(${points.join(', ')})`);
    }
  });

  it('agree on the breakpoint and on the heights of the bar', () => {
    expect(NARROW_MAX_PX).toBe(43.99 * 16);
    expect([...css.matchAll(/--bar: (?:max\()?(\d+)px/g)].map((match) => Number(match[1]))).toEqual([
      BAR_HEIGHT_PX.wide,
      BAR_HEIGHT_PX.narrow,
      BAR_HEIGHT_PX.short,
    ]);
    expect([findBarPx(1440, 900), findBarPx(390, 844), findBarPx(844, 390), findBarPx(390, 300)]).toEqual([
      68, 60, 44, 60,
    ]);
  });
});
