import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Waypoint } from './placeThread';
import { cutRope } from './rope';
import { showRopes } from './showRopes';

/** An element of a drawing that counts what is written to it. */
class FakeElement {
  children: FakeElement[] = [];
  attributes: Record<string, string> = {};
  writes = 0;
  get childElementCount() {
    return this.children.length;
  }
  append(child: FakeElement) {
    this.children.push(child);
  }
  getAttribute(name: string) {
    return this.attributes[name] ?? null;
  }
  setAttribute(name: string, value: string) {
    this.attributes[name] = value;
    this.writes++;
  }
}

const all = (element: FakeElement): FakeElement[] => [element, ...element.children.flatMap(all)];
const countWrites = (svg: FakeElement) => all(svg).reduce((sum, { writes }) => sum + writes, 0);
const points = Array.from({ length: 70 }, (_, i): Waypoint => ({ xPx: 0, yPx: i * 3, stage: 'raw' }));
const rope = cutRope(points, 9);
const needle = { xPx: 0, yPx: 117, headingRadians: Math.PI / 2, lengthPx: 46, stage: 'raw' } as const;

function show(...ropes: Parameters<typeof showRopes>[1]) {
  const svg = new FakeElement();
  const showAgain = (...next: typeof ropes) => showRopes(svg as unknown as Element, next);
  showAgain(...ropes);
  return { svg, showAgain };
}
/** The layers of the first rope: rims, bodies, twists, and the needle. */
const layersOf = (svg: FakeElement) => svg.children[0]?.children ?? [];
const ways = (layer: FakeElement | undefined) => layer?.children.map(({ attributes }) => attributes.d);

beforeEach(() => {
  vi.stubGlobal('document', { createElementNS: () => new FakeElement() });
});
afterEach(() => vi.unstubAllGlobals());

describe('showRopes', () => {
  it('showRopes(svg, …) shows the pieces up to the end, and cuts the one that holds it', () => {
    const [, bodies] = layersOf(show({ rope, end: 40, needle }).svg);
    const [first, second, third] = ways(bodies) ?? [];
    expect(first).toMatch(/^M0 0L.*L0 96$/);
    expect(second).toMatch(/^M0 96L.*L0 117$/);
    expect(third).toBe('');
  });

  it('showRopes(svg, …) writes nothing when nothing has changed, and to few elements when the end has moved', () => {
    const { svg, showAgain } = show({ rope, end: 40, needle });
    const before = countWrites(svg);
    showAgain({ rope, end: 40, needle });
    expect(countWrites(svg)).toBe(before);
    showAgain({ rope, end: 42, needle: { ...needle, yPx: 123 } });
    // Three ways, and the needle's place.
    expect(countWrites(svg)).toBe(before + 4);
  });

  it('showRopes(svg, …) places the needle, and hides it where there is none', () => {
    const { svg, showAgain } = show({ rope, end: 40, needle });
    const place = layersOf(svg)[3];
    expect(place?.attributes).toEqual({
      visibility: 'visible',
      transform: 'translate(0.00 117.00) rotate(90.00) scale(46)',
    });
    showAgain({ rope, end: 70, needle: undefined });
    expect(place?.attributes.visibility).toBe('hidden');
  });
});
